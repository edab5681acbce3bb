<nnp_winograd_f6x6_3x3_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0xff
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x2c1>
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x23f>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [rdi+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x10],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm12,ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm9,ymm13
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm14,ymm6
	vmovups YMMWORD PTR [r11],ymm5
	vsubps ymm14,ymm14,ymm6
	vmovups YMMWORD PTR [r11+0x20],ymm14
	vmovaps ymm14,ymm7
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm5
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm14
	vmovaps ymm14,ymm7
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm5
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm14
	vsubps ymm9,ymm10,ymm9
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm9
	vsubps ymm8,ymm11,ymm7
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x2a2>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x6c>
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x541>
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x4c4>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vaddps ymm7,ymm14,ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm11,ymm15
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm3,ymm7,ymm4
	vmovups YMMWORD PTR [r11],ymm3
	vsubps ymm7,ymm7,ymm4
	vmovups YMMWORD PTR [r11+0x20],ymm7
	vmovaps ymm7,ymm5
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm11
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm3
	vfmadd231ps ymm7,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm7
	vmovaps ymm7,ymm5
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm11
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm3
	vfmadd231ps ymm7,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm7
	vsubps ymm11,ymm12,ymm11
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vsubps ymm10,ymm13,ymm5
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x527>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x2c9>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x100]
	vmovups ymm10,YMMWORD PTR [r8+0x200]
	vmovups ymm11,YMMWORD PTR [r8+0x300]
	vmovups ymm12,YMMWORD PTR [r8+0x400]
	vmovups ymm13,YMMWORD PTR [r8+0x500]
	vmovups ymm14,YMMWORD PTR [r8+0x600]
	vmovups ymm15,YMMWORD PTR [r8+0x700]
	vaddps ymm7,ymm10,ymm14
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm9,ymm13
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm7,ymm6
	vmovups YMMWORD PTR [r11],ymm5
	vsubps ymm7,ymm7,ymm6
	vmovups YMMWORD PTR [r11+rax*1],ymm7
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm7
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm7
	vsubps ymm9,ymm15,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vsubps ymm8,ymm8,ymm14
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm8
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx2+0x562>
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f6x6_3x3_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x12
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f6x6_3x3_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm12
	vmovups YMMWORD PTR [rsi+0x20],ymm11
	vmovups YMMWORD PTR [rsi+0x40],ymm14
	vmovups YMMWORD PTR [rsi+0x60],ymm13
	vmovups YMMWORD PTR [rsi+0x80],ymm7
	vmovups YMMWORD PTR [rsi+0xa0],ymm15
	vmovups YMMWORD PTR [rsi+0xc0],ymm10
	vmovups YMMWORD PTR [rsi+0xe0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vmovups ymm9,YMMWORD PTR [rax+0x80]
	vmovups ymm10,YMMWORD PTR [rax+0xa0]
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x100],ymm12
	vmovups YMMWORD PTR [rsi+0x120],ymm11
	vmovups YMMWORD PTR [rsi+0x140],ymm14
	vmovups YMMWORD PTR [rsi+0x160],ymm13
	vmovups YMMWORD PTR [rsi+0x180],ymm7
	vmovups YMMWORD PTR [rsi+0x1a0],ymm15
	vmovups YMMWORD PTR [rsi+0x1c0],ymm10
	vmovups YMMWORD PTR [rsi+0x1e0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0xc0]
	vmovups ymm9,YMMWORD PTR [rax+0xe0]
	vmovups ymm10,YMMWORD PTR [rax+0x100]
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x200],ymm12
	vmovups YMMWORD PTR [rsi+0x220],ymm11
	vmovups YMMWORD PTR [rsi+0x240],ymm14
	vmovups YMMWORD PTR [rsi+0x260],ymm13
	vmovups YMMWORD PTR [rsi+0x280],ymm7
	vmovups YMMWORD PTR [rsi+0x2a0],ymm15
	vmovups YMMWORD PTR [rsi+0x2c0],ymm10
	vmovups YMMWORD PTR [rsi+0x2e0],ymm8
	mov    rdi,rsi
	mov    ebx,0x8
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x100]
	vmovups ymm10,YMMWORD PTR [rdi+0x200]
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovups YMMWORD PTR [r9+r10*2],ymm14
	vmovups YMMWORD PTR [r9+r11*1],ymm13
	vmovups YMMWORD PTR [r8],ymm7
	vmovups YMMWORD PTR [r8+r10*1],ymm15
	vmovups YMMWORD PTR [r8+r10*2],ymm10
	vmovups YMMWORD PTR [r8+r11*1],ymm8
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f6x6_3x3_kernel__x86_64_avx2+0x329>
	mov    rdi,rcx
	shl    rdi,0x3
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x120
	dec    edx
	jne    <nnp_winograd_f6x6_3x3_kernel__x86_64_avx2+0xbc>
	sfence
	vzeroupper
	pop    rbx
	ret
	int3

<nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups YMMWORD PTR [rbx+0x200],ymm6
	vmovups YMMWORD PTR [rbx+0x300],ymm5
	vmovups YMMWORD PTR [rbx+0x400],ymm7
	vmovups YMMWORD PTR [rbx+0x500],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x3f
	jne    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx2+0x331>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx2+0x311>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm10,ymm13,ymm15
	vunpcklps ymm11,ymm6,ymm5
	vunpckhps ymm12,ymm6,ymm5
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [rcx],xmm13
	vextractf128 XMMWORD PTR [rdi],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm10
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm10,0x1
	vunpcklps ymm9,ymm7,ymm8
	vunpckhps ymm8,ymm7,ymm8
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm9
	vmovlps QWORD PTR [rdi+0x10],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x10],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x10],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x10],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x10],xmm9
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx2+0x18e>
	jmp    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx2+0x500>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx2+0x4e5>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm10
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm7,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vunpcklps ymm11,ymm15,ymm6
	vunpckhps ymm12,ymm15,ymm6
	vunpcklps ymm13,ymm4,ymm3
	vunpckhps ymm14,ymm4,ymm3
	vunpcklpd ymm15,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vextractf128 xmm14,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm14
	vextractf128 xmm14,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm14
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm5,ymm10
	vunpckhps ymm10,ymm5,ymm10
	vextractf128 xmm12,ymm11,0x1
	vunpckhpd xmm13,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm13
	vunpckhpd xmm11,xmm12,xmm12
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vunpckhpd xmm12,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm12
	vunpckhpd xmm10,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx2+0x337>
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
	int3
	int3
	int3
	int3

<nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups YMMWORD PTR [rbx+0x200],ymm6
	vmovups YMMWORD PTR [rbx+0x300],ymm5
	vmovups YMMWORD PTR [rbx+0x400],ymm7
	vmovups YMMWORD PTR [rbx+0x500],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x3f
	jne    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx2+0x353>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx2+0x333>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm11,ymm9,ymm15
	vmaxps ymm12,ymm9,ymm6
	vmaxps ymm13,ymm9,ymm5
	vmaxps ymm14,ymm9,ymm7
	vmaxps ymm8,ymm9,ymm8
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [rcx],xmm13
	vextractf128 XMMWORD PTR [rdi],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm10
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm10,0x1
	vunpcklps ymm9,ymm14,ymm8
	vunpckhps ymm8,ymm14,ymm8
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm9
	vmovlps QWORD PTR [rdi+0x10],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x10],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x10],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x10],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x10],xmm9
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx2+0x18e>
	jmp    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx2+0x545>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx2+0x52a>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm10
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm7,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm12,ymm11,ymm15
	vmaxps ymm13,ymm11,ymm6
	vmaxps ymm14,ymm11,ymm4
	vmaxps ymm15,ymm11,ymm3
	vmaxps ymm7,ymm11,ymm5
	vmaxps ymm10,ymm11,ymm10
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vextractf128 xmm14,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm14
	vextractf128 xmm14,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm14
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm7,ymm10
	vunpckhps ymm10,ymm7,ymm10
	vextractf128 xmm12,ymm11,0x1
	vunpckhpd xmm13,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm13
	vunpckhpd xmm11,xmm12,xmm12
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vunpckhpd xmm12,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm12
	vunpckhpd xmm10,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx2+0x359>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x4_5x5_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x32
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f4x4_5x5_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovups ymm11,YMMWORD PTR [rax+0x60]
	vmovups ymm12,YMMWORD PTR [rax+0x80]
	vaddps ymm13,ymm8,ymm10
	vaddps ymm13,ymm13,ymm12
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm14
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm15
	vmovups YMMWORD PTR [rsi+0x20],ymm13
	vmovups YMMWORD PTR [rsi+0x40],ymm6
	vmovups YMMWORD PTR [rsi+0x60],ymm14
	vmovups YMMWORD PTR [rsi+0x80],ymm11
	vmovups YMMWORD PTR [rsi+0xa0],ymm10
	vmovups YMMWORD PTR [rsi+0xc0],ymm12
	vmovups YMMWORD PTR [rsi+0xe0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0xa0]
	vmovups ymm9,YMMWORD PTR [rax+0xc0]
	vmovups ymm10,YMMWORD PTR [rax+0xe0]
	vmovups ymm11,YMMWORD PTR [rax+0x100]
	vmovups ymm12,YMMWORD PTR [rax+0x120]
	vaddps ymm13,ymm8,ymm10
	vaddps ymm13,ymm13,ymm12
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm14
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x100],ymm15
	vmovups YMMWORD PTR [rsi+0x120],ymm13
	vmovups YMMWORD PTR [rsi+0x140],ymm6
	vmovups YMMWORD PTR [rsi+0x160],ymm14
	vmovups YMMWORD PTR [rsi+0x180],ymm11
	vmovups YMMWORD PTR [rsi+0x1a0],ymm10
	vmovups YMMWORD PTR [rsi+0x1c0],ymm12
	vmovups YMMWORD PTR [rsi+0x1e0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x140]
	vmovups ymm9,YMMWORD PTR [rax+0x160]
	vmovups ymm10,YMMWORD PTR [rax+0x180]
	vmovups ymm11,YMMWORD PTR [rax+0x1a0]
	vmovups ymm12,YMMWORD PTR [rax+0x1c0]
	vaddps ymm13,ymm8,ymm10
	vaddps ymm13,ymm13,ymm12
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm14
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x200],ymm15
	vmovups YMMWORD PTR [rsi+0x220],ymm13
	vmovups YMMWORD PTR [rsi+0x240],ymm6
	vmovups YMMWORD PTR [rsi+0x260],ymm14
	vmovups YMMWORD PTR [rsi+0x280],ymm11
	vmovups YMMWORD PTR [rsi+0x2a0],ymm10
	vmovups YMMWORD PTR [rsi+0x2c0],ymm12
	vmovups YMMWORD PTR [rsi+0x2e0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x1e0]
	vmovups ymm9,YMMWORD PTR [rax+0x200]
	vmovups ymm10,YMMWORD PTR [rax+0x220]
	vmovups ymm11,YMMWORD PTR [rax+0x240]
	vmovups ymm12,YMMWORD PTR [rax+0x260]
	vaddps ymm13,ymm8,ymm10
	vaddps ymm13,ymm13,ymm12
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm14
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x300],ymm15
	vmovups YMMWORD PTR [rsi+0x320],ymm13
	vmovups YMMWORD PTR [rsi+0x340],ymm6
	vmovups YMMWORD PTR [rsi+0x360],ymm14
	vmovups YMMWORD PTR [rsi+0x380],ymm11
	vmovups YMMWORD PTR [rsi+0x3a0],ymm10
	vmovups YMMWORD PTR [rsi+0x3c0],ymm12
	vmovups YMMWORD PTR [rsi+0x3e0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x280]
	vmovups ymm9,YMMWORD PTR [rax+0x2a0]
	vmovups ymm10,YMMWORD PTR [rax+0x2c0]
	vmovups ymm11,YMMWORD PTR [rax+0x2e0]
	vmovups ymm12,YMMWORD PTR [rax+0x300]
	vaddps ymm13,ymm8,ymm10
	vaddps ymm13,ymm13,ymm12
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm14
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x400],ymm15
	vmovups YMMWORD PTR [rsi+0x420],ymm13
	vmovups YMMWORD PTR [rsi+0x440],ymm6
	vmovups YMMWORD PTR [rsi+0x460],ymm14
	vmovups YMMWORD PTR [rsi+0x480],ymm11
	vmovups YMMWORD PTR [rsi+0x4a0],ymm10
	vmovups YMMWORD PTR [rsi+0x4c0],ymm12
	vmovups YMMWORD PTR [rsi+0x4e0],ymm8
	mov    rdi,rsi
	mov    ebx,0x8
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x100]
	vmovups ymm10,YMMWORD PTR [rdi+0x200]
	vmovups ymm11,YMMWORD PTR [rdi+0x300]
	vmovups ymm12,YMMWORD PTR [rdi+0x400]
	vaddps ymm13,ymm8,ymm10
	vaddps ymm13,ymm13,ymm12
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm14
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm15
	vmovups YMMWORD PTR [r9+r10*1],ymm13
	vmovups YMMWORD PTR [r9+r10*2],ymm6
	vmovups YMMWORD PTR [r9+r11*1],ymm14
	vmovups YMMWORD PTR [r8],ymm11
	vmovups YMMWORD PTR [r8+r10*1],ymm10
	vmovups YMMWORD PTR [r8+r10*2],ymm12
	vmovups YMMWORD PTR [r8+r11*1],ymm8
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f4x4_5x5_kernel__x86_64_avx2+0x604>
	mov    rdi,rcx
	shl    rdi,0x3
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x320
	dec    edx
	jne    <nnp_winograd_f4x4_5x5_kernel__x86_64_avx2+0xbc>
	sfence
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

<nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups YMMWORD PTR [rbx+0x200],ymm7
	vmovups YMMWORD PTR [rbx+0x300],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx2+0x269>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx2+0x249>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm10,ymm13,ymm15
	vunpcklps ymm11,ymm7,ymm8
	vunpckhps ymm8,ymm7,ymm8
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx],xmm12
	vextractf128 XMMWORD PTR [rdi],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx2+0x138>
	jmp    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx2+0x3ae>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx2+0x393>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [r9+0xe0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm6
	vaddps ymm6,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm6
	vaddps ymm14,ymm14,ymm10
	vaddps ymm14,ymm14,ymm12
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm9,ymm15,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vunpcklps ymm10,ymm14,ymm7
	vunpckhps ymm11,ymm14,ymm7
	vunpcklps ymm12,ymm6,ymm9
	vunpckhps ymm9,ymm6,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx2+0x26f>
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups YMMWORD PTR [rbx+0x200],ymm7
	vmovups YMMWORD PTR [rbx+0x300],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx2+0x281>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx2+0x261>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm11,ymm9,ymm15
	vmaxps ymm12,ymm9,ymm7
	vmaxps ymm8,ymm9,ymm8
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx],xmm12
	vextractf128 XMMWORD PTR [rdi],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx2+0x138>
	jmp    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx2+0x3df>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx2+0x3c4>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [r9+0xe0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm6
	vaddps ymm6,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm6
	vaddps ymm14,ymm14,ymm10
	vaddps ymm14,ymm14,ymm12
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm9,ymm15,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm11,ymm10,ymm14
	vmaxps ymm12,ymm10,ymm7
	vmaxps ymm13,ymm10,ymm6
	vmaxps ymm9,ymm10,ymm9
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm9
	vunpckhps ymm9,ymm13,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx2+0x287>
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
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x5_4x4_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x20
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f5x5_4x4_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovups ymm11,YMMWORD PTR [rax+0x60]
	vaddps ymm12,ymm8,ymm10
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm13,ymm9,ymm11
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm14
	vmovups YMMWORD PTR [rsi+0x20],ymm12
	vmovups YMMWORD PTR [rsi+0x40],ymm7
	vmovups YMMWORD PTR [rsi+0x60],ymm13
	vmovups YMMWORD PTR [rsi+0x80],ymm15
	vmovups YMMWORD PTR [rsi+0xa0],ymm10
	vmovups YMMWORD PTR [rsi+0xc0],ymm11
	vmovups YMMWORD PTR [rsi+0xe0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x80]
	vmovups ymm9,YMMWORD PTR [rax+0xa0]
	vmovups ymm10,YMMWORD PTR [rax+0xc0]
	vmovups ymm11,YMMWORD PTR [rax+0xe0]
	vaddps ymm12,ymm8,ymm10
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm13,ymm9,ymm11
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x100],ymm14
	vmovups YMMWORD PTR [rsi+0x120],ymm12
	vmovups YMMWORD PTR [rsi+0x140],ymm7
	vmovups YMMWORD PTR [rsi+0x160],ymm13
	vmovups YMMWORD PTR [rsi+0x180],ymm15
	vmovups YMMWORD PTR [rsi+0x1a0],ymm10
	vmovups YMMWORD PTR [rsi+0x1c0],ymm11
	vmovups YMMWORD PTR [rsi+0x1e0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x100]
	vmovups ymm9,YMMWORD PTR [rax+0x120]
	vmovups ymm10,YMMWORD PTR [rax+0x140]
	vmovups ymm11,YMMWORD PTR [rax+0x160]
	vaddps ymm12,ymm8,ymm10
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm13,ymm9,ymm11
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x200],ymm14
	vmovups YMMWORD PTR [rsi+0x220],ymm12
	vmovups YMMWORD PTR [rsi+0x240],ymm7
	vmovups YMMWORD PTR [rsi+0x260],ymm13
	vmovups YMMWORD PTR [rsi+0x280],ymm15
	vmovups YMMWORD PTR [rsi+0x2a0],ymm10
	vmovups YMMWORD PTR [rsi+0x2c0],ymm11
	vmovups YMMWORD PTR [rsi+0x2e0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x180]
	vmovups ymm9,YMMWORD PTR [rax+0x1a0]
	vmovups ymm10,YMMWORD PTR [rax+0x1c0]
	vmovups ymm11,YMMWORD PTR [rax+0x1e0]
	vaddps ymm12,ymm8,ymm10
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm13,ymm9,ymm11
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x300],ymm14
	vmovups YMMWORD PTR [rsi+0x320],ymm12
	vmovups YMMWORD PTR [rsi+0x340],ymm7
	vmovups YMMWORD PTR [rsi+0x360],ymm13
	vmovups YMMWORD PTR [rsi+0x380],ymm15
	vmovups YMMWORD PTR [rsi+0x3a0],ymm10
	vmovups YMMWORD PTR [rsi+0x3c0],ymm11
	vmovups YMMWORD PTR [rsi+0x3e0],ymm8
	mov    rdi,rsi
	mov    ebx,0x8
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x100]
	vmovups ymm10,YMMWORD PTR [rdi+0x200]
	vmovups ymm11,YMMWORD PTR [rdi+0x300]
	vaddps ymm12,ymm8,ymm10
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm13,ymm9,ymm11
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm14
	vmovups YMMWORD PTR [r9+r10*1],ymm12
	vmovups YMMWORD PTR [r9+r10*2],ymm7
	vmovups YMMWORD PTR [r9+r11*1],ymm13
	vmovups YMMWORD PTR [r8],ymm15
	vmovups YMMWORD PTR [r8+r10*1],ymm10
	vmovups YMMWORD PTR [r8+r10*2],ymm11
	vmovups YMMWORD PTR [r8+r11*1],ymm8
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f5x5_4x4_kernel__x86_64_avx2+0x47a>
	mov    rdi,rcx
	shl    rdi,0x3
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x200
	dec    edx
	jne    <nnp_winograd_f5x5_4x4_kernel__x86_64_avx2+0xbc>
	sfence
	vzeroupper
	pop    rbx
	ret
	int3

<nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups YMMWORD PTR [rbx+0x200],ymm6
	vmovups YMMWORD PTR [rbx+0x300],ymm8
	vmovups YMMWORD PTR [rbx+0x400],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx2+0x313>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx2+0x2f3>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm11,ymm13,ymm15
	vunpcklps ymm12,ymm6,ymm8
	vunpckhps ymm13,ymm6,ymm8
	vunpcklpd ymm14,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups XMMWORD PTR [rcx],xmm14
	vextractf128 XMMWORD PTR [rdi],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm9,ymm15,ymm6
	vunpckhps ymm11,ymm15,ymm6
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx2+0x16f>
	jmp    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx2+0x4e3>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx2+0x4c8>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm5
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vunpcklps ymm11,ymm15,ymm6
	vunpckhps ymm13,ymm15,ymm6
	vunpcklps ymm14,ymm4,ymm10
	vunpckhps ymm10,ymm4,ymm10
	vunpcklpd ymm15,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vunpcklpd ymm14,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm10,ymm12,ymm12
	vunpckhps ymm11,ymm12,ymm12
	vunpcklps ymm13,ymm12,ymm12
	vunpckhps ymm12,ymm12,ymm12
	vunpcklpd ymm14,ymm10,ymm13
	vunpckhpd ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm11,ymm12
	vunpckhpd ymm11,ymm11,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx2+0x319>
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
	int3

<nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups YMMWORD PTR [rbx+0x200],ymm6
	vmovups YMMWORD PTR [rbx+0x300],ymm8
	vmovups YMMWORD PTR [rbx+0x400],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx2+0x332>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx2+0x312>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm11,ymm9,ymm13
	vmaxps ymm12,ymm9,ymm15
	vmaxps ymm13,ymm9,ymm6
	vmaxps ymm8,ymm9,ymm8
	vmaxps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm14,ymm13,ymm8
	vunpckhps ymm15,ymm13,ymm8
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vunpcklpd ymm14,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm10,ymm12,ymm13
	vunpckhps ymm11,ymm12,ymm13
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklpd ymm9,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx2+0x16f>
	jmp    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx2+0x520>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx2+0x505>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm5
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm13,ymm11,ymm15
	vmaxps ymm14,ymm11,ymm6
	vmaxps ymm15,ymm11,ymm4
	vmaxps ymm10,ymm11,ymm10
	vmaxps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklps ymm14,ymm15,ymm10
	vunpckhps ymm10,ymm15,ymm10
	vunpcklpd ymm15,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm12
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm12,ymm11,ymm11
	vunpcklps ymm13,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm14,ymm10,ymm13
	vunpckhpd ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx2+0x338>
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
	int3
	int3
	int3
	int3

<nnp_winograd_f7x7_2x2_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x8
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f7x7_2x2_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm10
	vmovups YMMWORD PTR [rsi+0x40],ymm13
	vmovups YMMWORD PTR [rsi+0x60],ymm12
	vmovups YMMWORD PTR [rsi+0x80],ymm15
	vmovups YMMWORD PTR [rsi+0xa0],ymm14
	vmovups YMMWORD PTR [rsi+0xc0],ymm9
	vmovups YMMWORD PTR [rsi+0xe0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x40]
	vmovups ymm9,YMMWORD PTR [rax+0x60]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x100],ymm11
	vmovups YMMWORD PTR [rsi+0x120],ymm10
	vmovups YMMWORD PTR [rsi+0x140],ymm13
	vmovups YMMWORD PTR [rsi+0x160],ymm12
	vmovups YMMWORD PTR [rsi+0x180],ymm15
	vmovups YMMWORD PTR [rsi+0x1a0],ymm14
	vmovups YMMWORD PTR [rsi+0x1c0],ymm9
	vmovups YMMWORD PTR [rsi+0x1e0],ymm8
	mov    rdi,rsi
	mov    ebx,0x8
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x100]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vmovups YMMWORD PTR [r9+r10*1],ymm10
	vmovups YMMWORD PTR [r9+r10*2],ymm13
	vmovups YMMWORD PTR [r9+r11*1],ymm12
	vmovups YMMWORD PTR [r8],ymm15
	vmovups YMMWORD PTR [r8+r10*1],ymm14
	vmovups YMMWORD PTR [r8+r10*2],ymm9
	vmovups YMMWORD PTR [r8+r11*1],ymm8
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f7x7_2x2_kernel__x86_64_avx2+0x204>
	mov    rdi,rcx
	shl    rdi,0x3
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x80
	dec    edx
	jne    <nnp_winograd_f7x7_2x2_kernel__x86_64_avx2+0xbc>
	sfence
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
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups YMMWORD PTR [rbx+0x200],ymm6
	vmovups YMMWORD PTR [rbx+0x300],ymm5
	vmovups YMMWORD PTR [rbx+0x400],ymm4
	vmovups YMMWORD PTR [rbx+0x500],ymm8
	vmovups YMMWORD PTR [rbx+0x600],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7f
	jne    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx2+0x379>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx2+0x359>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm11,ymm13,ymm15
	vunpcklps ymm12,ymm6,ymm5
	vunpckhps ymm13,ymm6,ymm5
	vunpcklpd ymm14,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups XMMWORD PTR [rcx],xmm14
	vextractf128 XMMWORD PTR [rdi],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm9,ymm5,ymm4
	vunpckhps ymm11,ymm5,ymm4
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0xc],xmm10
	vextractf128 XMMWORD PTR [rdi+0xc],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0xc],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0xc],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0xc],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0xc],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0xc],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0xc],ymm8,0x1
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx2+0x1ab>
	jmp    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx2+0x573>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx2+0x558>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm10
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm5
	vfmadd231ps ymm2,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm5
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vunpcklps ymm11,ymm15,ymm6
	vunpckhps ymm13,ymm15,ymm6
	vunpcklps ymm14,ymm4,ymm3
	vunpckhps ymm15,ymm4,ymm3
	vunpcklpd ymm7,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vunpcklpd ymm14,ymm13,ymm15
	vunpckhpd ymm13,ymm13,ymm15
	vextractf128 xmm15,ymm7,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm7
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm15
	vextractf128 xmm15,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm15
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm2,ymm10
	vunpckhps ymm10,ymm2,ymm10
	vunpcklps ymm13,ymm12,ymm12
	vunpckhps ymm12,ymm12,ymm12
	vunpcklpd ymm14,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm11
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx2+0x37f>
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
	int3

<nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups YMMWORD PTR [rbx+0x200],ymm6
	vmovups YMMWORD PTR [rbx+0x300],ymm5
	vmovups YMMWORD PTR [rbx+0x400],ymm4
	vmovups YMMWORD PTR [rbx+0x500],ymm8
	vmovups YMMWORD PTR [rbx+0x600],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7f
	jne    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx2+0x3a2>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx2+0x382>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm11,ymm9,ymm13
	vmaxps ymm12,ymm9,ymm15
	vmaxps ymm13,ymm9,ymm6
	vmaxps ymm14,ymm9,ymm5
	vmaxps ymm15,ymm9,ymm4
	vmaxps ymm8,ymm9,ymm8
	vmaxps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklpd ymm7,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm10,ymm14,ymm15
	vunpckhps ymm11,ymm14,ymm15
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklpd ymm9,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0xc],xmm9
	vextractf128 XMMWORD PTR [rdi+0xc],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0xc],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1+0xc],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0xc],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0xc],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0xc],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0xc],ymm8,0x1
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx2+0x1ab>
	jmp    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx2+0x5c2>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx2+0x5a7>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm10
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm5
	vfmadd231ps ymm2,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm5
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm13,ymm11,ymm15
	vmaxps ymm14,ymm11,ymm6
	vmaxps ymm15,ymm11,ymm4
	vmaxps ymm7,ymm11,ymm3
	vmaxps ymm6,ymm11,ymm2
	vmaxps ymm10,ymm11,ymm10
	vmaxps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm13,ymm15
	vunpckhpd ymm13,ymm13,ymm15
	vextractf128 xmm15,ymm7,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm7
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm15
	vextractf128 xmm15,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm15
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm12
	vextractf128 xmm12,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm12
	vunpcklps ymm12,ymm6,ymm10
	vunpckhps ymm10,ymm6,ymm10
	vunpcklps ymm13,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm14,ymm12,ymm13
	vunpckhpd ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm11
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx2+0x3a8>
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
	int3
	int3

<nnp_winograd_f5x5_3x3_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7f
	jne    <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x298>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x224>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [rdi+0xc]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0xc],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm15,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vmovaps ymm14,ymm15
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm14,ymm7
	vmovups YMMWORD PTR [r11],ymm6
	vsubps ymm14,ymm14,ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm14
	vmovaps ymm14,ymm15
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm14,ymm7
	vmovups YMMWORD PTR [r11+0x40],ymm6
	vsubps ymm14,ymm14,ymm7
	vmovups YMMWORD PTR [r11+0x60],ymm14
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm15
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm9
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm15
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	jmp    <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x279>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x4f2>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x483>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovaps ymm12,ymm15
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm12,ymm7
	vmovups YMMWORD PTR [r11],ymm4
	vsubps ymm12,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm15
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm6
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0x40],ymm4
	vsubps ymm12,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm13
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm15
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm11
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm15
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm5
	jmp    <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x4d8>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x2a0>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x7
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xe0]
	vmovups ymm10,YMMWORD PTR [r8+0x1c0]
	vmovups ymm11,YMMWORD PTR [r8+0x2a0]
	vmovups ymm12,YMMWORD PTR [r8+0x380]
	vmovups ymm13,YMMWORD PTR [r8+0x460]
	vmovups ymm14,YMMWORD PTR [r8+0x540]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm15,ymm7
	vmovups YMMWORD PTR [r11],ymm6
	vsubps ymm15,ymm15,ymm7
	vmovups YMMWORD PTR [r11+rax*1],ymm15
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm12
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm15,ymm7
	vmovups YMMWORD PTR [r11+rax*2],ymm6
	vsubps ymm15,ymm15,ymm7
	vmovups YMMWORD PTR [r11+r10*1],ymm15
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm13
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm14
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f5x5_3x3_input__x86_64_avx2+0x510>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x5_3x3_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x12
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f5x5_3x3_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x7
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmulps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm8,ymm10
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm13
	vmovups YMMWORD PTR [rsi+0x20],ymm11
	vmovups YMMWORD PTR [rsi+0x40],ymm15
	vmovups YMMWORD PTR [rsi+0x60],ymm12
	vmovups YMMWORD PTR [rsi+0x80],ymm14
	vmovups YMMWORD PTR [rsi+0xa0],ymm10
	vmovups YMMWORD PTR [rsi+0xc0],ymm9
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vmovups ymm9,YMMWORD PTR [rax+0x80]
	vmovups ymm10,YMMWORD PTR [rax+0xa0]
	vmulps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm8,ymm10
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0xe0],ymm13
	vmovups YMMWORD PTR [rsi+0x100],ymm11
	vmovups YMMWORD PTR [rsi+0x120],ymm15
	vmovups YMMWORD PTR [rsi+0x140],ymm12
	vmovups YMMWORD PTR [rsi+0x160],ymm14
	vmovups YMMWORD PTR [rsi+0x180],ymm10
	vmovups YMMWORD PTR [rsi+0x1a0],ymm9
	vmovups ymm8,YMMWORD PTR [rax+0xc0]
	vmovups ymm9,YMMWORD PTR [rax+0xe0]
	vmovups ymm10,YMMWORD PTR [rax+0x100]
	vmulps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm8,ymm10
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x1c0],ymm13
	vmovups YMMWORD PTR [rsi+0x1e0],ymm11
	vmovups YMMWORD PTR [rsi+0x200],ymm15
	vmovups YMMWORD PTR [rsi+0x220],ymm12
	vmovups YMMWORD PTR [rsi+0x240],ymm14
	vmovups YMMWORD PTR [rsi+0x260],ymm10
	vmovups YMMWORD PTR [rsi+0x280],ymm9
	mov    rdi,rsi
	mov    ebx,0x7
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0xe0]
	vmovups ymm10,YMMWORD PTR [rdi+0x1c0]
	vmulps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm8,ymm10
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm13
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovups YMMWORD PTR [r9+r10*2],ymm15
	vmovups YMMWORD PTR [r9+r11*1],ymm12
	vmovups YMMWORD PTR [r8],ymm14
	vmovups YMMWORD PTR [r8+r10*1],ymm10
	vmovups YMMWORD PTR [r8+r10*2],ymm9
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f5x5_3x3_kernel__x86_64_avx2+0x302>
	imul   rdi,rcx,0x7
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x120
	dec    edx
	jne    <nnp_winograd_f5x5_3x3_kernel__x86_64_avx2+0xb9>
	sfence
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vaddps ymm14,ymm15,ymm9
	vaddps ymm14,ymm14,ymm11
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm13,ymm9
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm14
	vmovups YMMWORD PTR [rbx+0xe0],ymm7
	vmovups YMMWORD PTR [rbx+0x1c0],ymm6
	vmovups YMMWORD PTR [rbx+0x2a0],ymm10
	vmovups YMMWORD PTR [rbx+0x380],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx2+0x2f8>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx2+0x2d8>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vaddps ymm14,ymm15,ymm9
	vaddps ymm14,ymm14,ymm11
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm13,ymm9
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm14,ymm7
	vunpckhps ymm11,ymm14,ymm7
	vunpcklps ymm12,ymm6,ymm10
	vunpckhps ymm13,ymm6,ymm10
	vunpcklpd ymm14,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups XMMWORD PTR [rcx],xmm14
	vextractf128 XMMWORD PTR [rdi],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm9,ymm7,ymm6
	vunpckhps ymm11,ymm7,ymm6
	vunpcklps ymm12,ymm10,ymm8
	vunpckhps ymm8,ymm10,ymm8
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx2+0x162>
	jmp    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx2+0x4ba>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx2+0x49f>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm12,ymm12,ymm6
	vaddps ymm6,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm7
	vsubps ymm14,ymm14,ymm7
	vaddps ymm7,ymm6,ymm11
	vaddps ymm7,ymm7,ymm13
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm11
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm15,ymm11
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vunpcklps ymm11,ymm7,ymm5
	vunpckhps ymm13,ymm7,ymm5
	vunpcklps ymm14,ymm4,ymm12
	vunpckhps ymm12,ymm4,ymm12
	vunpcklpd ymm15,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vunpcklpd ymm14,ymm13,ymm12
	vunpckhpd ymm12,ymm13,ymm12
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm10,ymm10
	vunpckhps ymm12,ymm10,ymm10
	vunpcklps ymm13,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm14,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm11
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx2+0x2fe>
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vaddps ymm14,ymm15,ymm9
	vaddps ymm14,ymm14,ymm11
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm13,ymm9
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm14
	vmovups YMMWORD PTR [rbx+0xe0],ymm7
	vmovups YMMWORD PTR [rbx+0x1c0],ymm6
	vmovups YMMWORD PTR [rbx+0x2a0],ymm10
	vmovups YMMWORD PTR [rbx+0x380],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx2+0x318>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx2+0x2f8>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vaddps ymm14,ymm15,ymm9
	vaddps ymm14,ymm14,ymm11
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm13,ymm9
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm11,ymm9,ymm14
	vmaxps ymm12,ymm9,ymm7
	vmaxps ymm13,ymm9,ymm6
	vmaxps ymm10,ymm9,ymm10
	vmaxps ymm8,ymm9,ymm8
	vunpcklps ymm9,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm14,ymm13,ymm10
	vunpckhps ymm15,ymm13,ymm10
	vunpcklpd ymm7,ymm9,ymm14
	vunpckhpd ymm9,ymm9,ymm14
	vunpcklpd ymm14,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm9,ymm12,ymm13
	vunpckhps ymm11,ymm12,ymm13
	vunpcklps ymm12,ymm10,ymm8
	vunpckhps ymm8,ymm10,ymm8
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx2+0x162>
	jmp    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx2+0x4f7>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx2+0x4dc>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm12,ymm12,ymm6
	vaddps ymm6,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm7
	vsubps ymm14,ymm14,ymm7
	vaddps ymm7,ymm6,ymm11
	vaddps ymm7,ymm7,ymm13
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm11
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm15,ymm11
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm13,ymm11,ymm7
	vmaxps ymm14,ymm11,ymm5
	vmaxps ymm15,ymm11,ymm4
	vmaxps ymm12,ymm11,ymm12
	vmaxps ymm10,ymm11,ymm10
	vunpcklps ymm11,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklps ymm14,ymm15,ymm12
	vunpckhps ymm12,ymm15,ymm12
	vunpcklpd ymm15,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vunpcklpd ymm14,ymm13,ymm12
	vunpckhpd ymm12,ymm13,ymm12
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm10,ymm10
	vunpckhps ymm12,ymm10,ymm10
	vunpcklps ymm13,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm14,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm11
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx2+0x31e>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_winograd_f4x4_3x3_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x3f
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x256>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x1f0>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm11,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm12,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm13,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm11,ymm11,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vunpcklps ymm6,ymm11,ymm14
	vunpckhps ymm11,ymm11,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm6,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm6
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm6
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm14
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm7
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x237>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xc0
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x458>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x3f7>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovaps ymm12,ymm6
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm5
	vfmadd231ps ymm12,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm6
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm5
	vfmadd231ps ymm12,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm15
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm6
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x43e>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xc0
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x25e>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x6
	mov    r8,r8
	mov    edx,0x6
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xc0]
	vmovups ymm10,YMMWORD PTR [r8+0x180]
	vmovups ymm11,YMMWORD PTR [r8+0x240]
	vmovups ymm12,YMMWORD PTR [r8+0x300]
	vmovups ymm13,YMMWORD PTR [r8+0x3c0]
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm14
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm14
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm13
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm12
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx2+0x476>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3

<nnp_winograd_f4x4_3x3_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x12
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f4x4_3x3_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x6
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm12
	vmovups YMMWORD PTR [rsi+0x20],ymm11
	vmovups YMMWORD PTR [rsi+0x40],ymm14
	vmovups YMMWORD PTR [rsi+0x60],ymm13
	vmovups YMMWORD PTR [rsi+0x80],ymm10
	vmovups YMMWORD PTR [rsi+0xa0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vmovups ymm9,YMMWORD PTR [rax+0x80]
	vmovups ymm10,YMMWORD PTR [rax+0xa0]
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0xc0],ymm12
	vmovups YMMWORD PTR [rsi+0xe0],ymm11
	vmovups YMMWORD PTR [rsi+0x100],ymm14
	vmovups YMMWORD PTR [rsi+0x120],ymm13
	vmovups YMMWORD PTR [rsi+0x140],ymm10
	vmovups YMMWORD PTR [rsi+0x160],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0xc0]
	vmovups ymm9,YMMWORD PTR [rax+0xe0]
	vmovups ymm10,YMMWORD PTR [rax+0x100]
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x180],ymm12
	vmovups YMMWORD PTR [rsi+0x1a0],ymm11
	vmovups YMMWORD PTR [rsi+0x1c0],ymm14
	vmovups YMMWORD PTR [rsi+0x1e0],ymm13
	vmovups YMMWORD PTR [rsi+0x200],ymm10
	vmovups YMMWORD PTR [rsi+0x220],ymm8
	mov    rdi,rsi
	mov    ebx,0x6
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0xc0]
	vmovups ymm10,YMMWORD PTR [rdi+0x180]
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovups YMMWORD PTR [r9+r10*2],ymm14
	vmovups YMMWORD PTR [r9+r11*1],ymm13
	vmovups YMMWORD PTR [r8],ymm10
	vmovups YMMWORD PTR [r8+r10*1],ymm8
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f4x4_3x3_kernel__x86_64_avx2+0x2a5>
	imul   rdi,rcx,0x6
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x120
	dec    edx
	jne    <nnp_winograd_f4x4_3x3_kernel__x86_64_avx2+0xb9>
	sfence
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xc0],ymm13
	vmovups YMMWORD PTR [rbx+0x180],ymm14
	vmovups YMMWORD PTR [rbx+0x240],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx2+0x225>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx2+0x205>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdx]
	vaddps ymm9,ymm11,ymm8
	vaddps ymm10,ymm13,ymm8
	vaddps ymm11,ymm14,ymm8
	vaddps ymm8,ymm12,ymm8
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vmovups XMMWORD PTR [rcx],xmm11
	vextractf128 XMMWORD PTR [rdi],ymm11,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx2+0x110>
	jmp    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx2+0x351>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx2+0x336>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vaddps ymm15,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm14,ymm15
	vaddps ymm12,ymm12,ymm10
	vmulps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm12,ymm9
	vaddps ymm11,ymm14,ymm9
	vaddps ymm12,ymm15,ymm9
	vaddps ymm9,ymm13,ymm9
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm13,ymm11
	vunpckhpd ymm11,ymm13,ymm11
	vunpcklpd ymm13,ymm10,ymm9
	vunpckhpd ymm9,ymm10,ymm9
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx2+0x22b>
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
	int3
	int3
	int3

<nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xc0],ymm13
	vmovups YMMWORD PTR [rbx+0x180],ymm14
	vmovups YMMWORD PTR [rbx+0x240],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx2+0x23e>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx2+0x21e>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdx]
	vaddps ymm9,ymm11,ymm8
	vaddps ymm10,ymm13,ymm8
	vaddps ymm11,ymm14,ymm8
	vaddps ymm8,ymm12,ymm8
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm9,ymm12,ymm9
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm11,ymm12,ymm11
	vmaxps ymm8,ymm12,ymm8
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vmovups XMMWORD PTR [rcx],xmm11
	vextractf128 XMMWORD PTR [rdi],ymm11,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx2+0x110>
	jmp    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx2+0x383>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx2+0x368>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vaddps ymm15,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm14,ymm15
	vaddps ymm12,ymm12,ymm10
	vmulps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm12,ymm9
	vaddps ymm11,ymm14,ymm9
	vaddps ymm12,ymm15,ymm9
	vaddps ymm9,ymm13,ymm9
	vxorps xmm13,xmm13,xmm13
	vmaxps ymm10,ymm13,ymm10
	vmaxps ymm11,ymm13,ymm11
	vmaxps ymm12,ymm13,ymm12
	vmaxps ymm9,ymm13,ymm9
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm13,ymm11
	vunpckhpd ymm11,ymm13,ymm11
	vunpcklpd ymm13,ymm10,ymm9
	vunpckhpd ymm9,ymm10,ymm9
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx2+0x244>
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
	int3

<nnp_winograd_f5x5_2x2_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x8
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f5x5_2x2_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x6
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm10
	vmovups YMMWORD PTR [rsi+0x40],ymm13
	vmovups YMMWORD PTR [rsi+0x60],ymm12
	vmovups YMMWORD PTR [rsi+0x80],ymm9
	vmovups YMMWORD PTR [rsi+0xa0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x40]
	vmovups ymm9,YMMWORD PTR [rax+0x60]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0xc0],ymm11
	vmovups YMMWORD PTR [rsi+0xe0],ymm10
	vmovups YMMWORD PTR [rsi+0x100],ymm13
	vmovups YMMWORD PTR [rsi+0x120],ymm12
	vmovups YMMWORD PTR [rsi+0x140],ymm9
	vmovups YMMWORD PTR [rsi+0x160],ymm8
	mov    rdi,rsi
	mov    ebx,0x6
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0xc0]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vmovups YMMWORD PTR [r9+r10*1],ymm10
	vmovups YMMWORD PTR [r9+r10*2],ymm13
	vmovups YMMWORD PTR [r9+r11*1],ymm12
	vmovups YMMWORD PTR [r8],ymm9
	vmovups YMMWORD PTR [r8+r10*1],ymm8
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f5x5_2x2_kernel__x86_64_avx2+0x1b3>
	imul   rdi,rcx,0x6
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x80
	dec    edx
	jne    <nnp_winograd_f5x5_2x2_kernel__x86_64_avx2+0xb9>
	sfence
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xc0],ymm13
	vmovups YMMWORD PTR [rbx+0x180],ymm15
	vmovups YMMWORD PTR [rbx+0x240],ymm8
	vmovups YMMWORD PTR [rbx+0x300],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx2+0x2ce>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx2+0x2ae>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm11,ymm9
	vaddps ymm11,ymm13,ymm9
	vaddps ymm13,ymm15,ymm9
	vaddps ymm8,ymm8,ymm9
	vaddps ymm9,ymm12,ymm9
	vunpcklps ymm12,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm14,ymm13,ymm8
	vunpckhps ymm15,ymm13,ymm8
	vunpcklpd ymm7,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm10,ymm15
	vunpckhpd ymm10,ymm10,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm10
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm10,0x1
	vunpcklps ymm10,ymm11,ymm13
	vunpckhps ymm11,ymm11,ymm13
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklpd ymm9,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx2+0x143>
	jmp    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx2+0x485>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx2+0x46a>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vaddps ymm7,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm11
	vmulps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [rdx]
	vaddps ymm12,ymm13,ymm11
	vaddps ymm13,ymm15,ymm11
	vaddps ymm15,ymm6,ymm11
	vaddps ymm10,ymm10,ymm11
	vaddps ymm11,ymm14,ymm11
	vunpcklps ymm14,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm15,ymm10
	vunpckhps ymm10,ymm15,ymm10
	vunpcklpd ymm15,ymm14,ymm13
	vunpckhpd ymm13,ymm14,ymm13
	vunpcklpd ymm14,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vextractf128 xmm12,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm12
	vextractf128 xmm12,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm12
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm12,ymm11,ymm11
	vunpcklps ymm13,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm14,ymm10,ymm13
	vunpckhpd ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx2+0x2d4>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xc0],ymm13
	vmovups YMMWORD PTR [rbx+0x180],ymm15
	vmovups YMMWORD PTR [rbx+0x240],ymm8
	vmovups YMMWORD PTR [rbx+0x300],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx2+0x2ec>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx2+0x2cc>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm11,ymm9
	vaddps ymm11,ymm13,ymm9
	vaddps ymm13,ymm15,ymm9
	vaddps ymm8,ymm8,ymm9
	vaddps ymm9,ymm12,ymm9
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm11,ymm12,ymm11
	vmaxps ymm13,ymm12,ymm13
	vmaxps ymm8,ymm12,ymm8
	vmaxps ymm9,ymm12,ymm9
	vunpcklps ymm12,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm14,ymm13,ymm8
	vunpckhps ymm15,ymm13,ymm8
	vunpcklpd ymm7,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm10,ymm15
	vunpckhpd ymm10,ymm10,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm10
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm10,0x1
	vunpcklps ymm10,ymm11,ymm13
	vunpckhps ymm11,ymm11,ymm13
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklpd ymm9,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx2+0x143>
	jmp    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx2+0x4c1>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx2+0x4a6>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vaddps ymm7,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm11
	vmulps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [rdx]
	vaddps ymm12,ymm13,ymm11
	vaddps ymm13,ymm15,ymm11
	vaddps ymm15,ymm6,ymm11
	vaddps ymm10,ymm10,ymm11
	vaddps ymm11,ymm14,ymm11
	vxorps xmm14,xmm14,xmm14
	vmaxps ymm12,ymm14,ymm12
	vmaxps ymm13,ymm14,ymm13
	vmaxps ymm15,ymm14,ymm15
	vmaxps ymm10,ymm14,ymm10
	vmaxps ymm11,ymm14,ymm11
	vunpcklps ymm14,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm15,ymm10
	vunpckhps ymm10,ymm15,ymm10
	vunpcklpd ymm15,ymm14,ymm13
	vunpckhpd ymm13,ymm14,ymm13
	vunpcklpd ymm14,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vextractf128 xmm12,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm12
	vextractf128 xmm12,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm12
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm12,ymm11,ymm11
	vunpcklps ymm13,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm14,ymm10,ymm13
	vunpckhpd ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx2+0x2f2>
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
	int3
	int3
	int3

<nnp_winograd_f2x2_3x3_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0xf
	jne    <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0x128>
	mov    r11,r8
	mov    ebp,0x4
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0xde>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vaddps ymm10,ymm12,ymm9
	vmovups YMMWORD PTR [r11],ymm10
	vsubps ymm10,ymm12,ymm9
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vsubps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vsubps ymm8,ymm11,ymm12
	vmovups YMMWORD PTR [r11+0x60],ymm8
	jmp    <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0x109>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x80
	dec    ebp
	jne    <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0x4f>
	jmp    <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0x21a>
	mov    r11,r8
	mov    ebp,0x4
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0x1d5>
	vmaskmovps xmm9,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm9,ymm9,xmm10,0x1
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vaddps ymm11,ymm13,ymm10
	vmovups YMMWORD PTR [r11],ymm11
	vsubps ymm11,ymm13,ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vsubps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [r11+0x40],ymm9
	vsubps ymm9,ymm12,ymm13
	vmovups YMMWORD PTR [r11+0x60],ymm9
	jmp    <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0x200>
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x40],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x60],ymm9
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x80
	dec    ebp
	jne    <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0x130>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	mov    r9,rcx
	shl    r9,0x2
	mov    r8,r8
	mov    ecx,0x4
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x80]
	vmovups ymm10,YMMWORD PTR [r8+0x100]
	vmovups ymm11,YMMWORD PTR [r8+0x180]
	vaddps ymm12,ymm10,ymm9
	vmovups YMMWORD PTR [r11],ymm12
	vsubps ymm12,ymm10,ymm9
	vmovups YMMWORD PTR [r11+rax*1],ymm12
	vsubps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [r11+rax*2],ymm9
	vsubps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+r10*1],ymm8
	add    r8,0x20
	lea    r11,[r11+r9*4]
	dec    ecx
	jne    <nnp_winograd_f2x2_3x3_input__x86_64_avx2+0x237>
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f2x2_3x3_kernel__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x12
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f2x2_3x3_kernel__x86_64_avx2+0x1a>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	mov    r8,rcx
	shl    r8,0x2
	mov    ecx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm12
	vmovups YMMWORD PTR [rsi+0x20],ymm11
	vmovups YMMWORD PTR [rsi+0x40],ymm10
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vmovups ymm9,YMMWORD PTR [rax+0x80]
	vmovups ymm10,YMMWORD PTR [rax+0xa0]
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x80],ymm12
	vmovups YMMWORD PTR [rsi+0xa0],ymm11
	vmovups YMMWORD PTR [rsi+0xc0],ymm10
	vmovups YMMWORD PTR [rsi+0xe0],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0xc0]
	vmovups ymm9,YMMWORD PTR [rax+0xe0]
	vmovups ymm10,YMMWORD PTR [rax+0x100]
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x100],ymm12
	vmovups YMMWORD PTR [rsi+0x120],ymm11
	vmovups YMMWORD PTR [rsi+0x140],ymm10
	vmovups YMMWORD PTR [rsi+0x160],ymm8
	mov    rdx,rsi
	mov    edi,0x4
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x80]
	vmovups ymm10,YMMWORD PTR [rdx+0x100]
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovups YMMWORD PTR [r9+r10*2],ymm10
	vmovups YMMWORD PTR [r9+r11*1],ymm8
	add    rdx,0x20
	lea    r9,[r9+r8*4]
	dec    edi
	jne    <nnp_winograd_f2x2_3x3_kernel__x86_64_avx2+0x1b9>
	mov    rdx,r8
	shl    rdx,0x2
	mov    rdx,rdx
	neg    rdx
	lea    r9,[r9+rdx*4]
	add    r9,0x40
	add    rax,0x120
	dec    ecx
	jne    <nnp_winograd_f2x2_3x3_kernel__x86_64_avx2+0xb7>
	sfence
	vzeroupper
	ret
	int3
	int3

<nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x4
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rdi],ymm9
	vmovups YMMWORD PTR [rdi+0x80],ymm8
	add    rdi,0x20
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx2+0x1e>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x3
	jne    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx2+0x149>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx2+0x129>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm8,ymm10,ymm8
	vunpcklps ymm10,ymm9,ymm8
	vunpckhps ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx],xmm10
	vmovhps QWORD PTR [rcx+r8*1],xmm10
	vmovlps QWORD PTR [rdi],xmm9
	vmovhps QWORD PTR [rdi+r8*1],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm8
	vmovhps QWORD PTR [rcx+rsi*1],xmm8
	vmovlps QWORD PTR [rdi+r8*2],xmm9
	vmovhps QWORD PTR [rdi+rsi*1],xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx2+0xaf>
	jmp    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx2+0x200>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx2+0x1e5>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm13,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm12,ymm13
	vaddps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vextractf128 xmm10,ymm11,0x1
	vunpckhpd xmm12,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vunpckhpd xmm11,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm9,0x1
	vunpckhpd xmm11,xmm9,xmm9
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm11
	vunpckhpd xmm9,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx2+0x14f>
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
	int3
	int3

<nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x4
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rdi],ymm9
	vmovups YMMWORD PTR [rdi+0x80],ymm8
	add    rdi,0x20
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx2+0x1e>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x3
	jne    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx2+0x15c>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx2+0x13c>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm8,ymm10,ymm8
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm9,ymm10,ymm9
	vmaxps ymm8,ymm10,ymm8
	vunpcklps ymm10,ymm9,ymm8
	vunpckhps ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx],xmm10
	vmovhps QWORD PTR [rcx+r8*1],xmm10
	vmovlps QWORD PTR [rdi],xmm9
	vmovhps QWORD PTR [rdi+r8*1],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm8
	vmovhps QWORD PTR [rcx+rsi*1],xmm8
	vmovlps QWORD PTR [rdi+r8*2],xmm9
	vmovhps QWORD PTR [rdi+rsi*1],xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx2+0xaf>
	jmp    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx2+0x222>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx2+0x207>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm13,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm12,ymm13
	vaddps ymm9,ymm11,ymm9
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm10,ymm11,ymm10
	vmaxps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vextractf128 xmm10,ymm11,0x1
	vunpckhpd xmm12,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vunpckhpd xmm11,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm9,0x1
	vunpckhpd xmm11,xmm9,xmm9
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm11
	vunpckhpd xmm9,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx2+0x162>
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

<nnp_winograd_f3x3_2x2_kernel__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x8
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f3x3_2x2_kernel__x86_64_avx2+0x1a>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	mov    r8,rcx
	shl    r8,0x2
	mov    ecx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm10
	vmovups YMMWORD PTR [rsi+0x40],ymm9
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x40]
	vmovups ymm9,YMMWORD PTR [rax+0x60]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x80],ymm11
	vmovups YMMWORD PTR [rsi+0xa0],ymm10
	vmovups YMMWORD PTR [rsi+0xc0],ymm9
	vmovups YMMWORD PTR [rsi+0xe0],ymm8
	mov    rdx,rsi
	mov    edi,0x4
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x80]
	vmulps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vmovups YMMWORD PTR [r9+r10*1],ymm10
	vmovups YMMWORD PTR [r9+r10*2],ymm9
	vmovups YMMWORD PTR [r9+r11*1],ymm8
	add    rdx,0x20
	lea    r9,[r9+r8*4]
	dec    edi
	jne    <nnp_winograd_f3x3_2x2_kernel__x86_64_avx2+0x143>
	mov    rdx,r8
	shl    rdx,0x2
	mov    rdx,rdx
	neg    rdx
	lea    r9,[r9+rdx*4]
	add    r9,0x40
	add    rax,0x80
	dec    ecx
	jne    <nnp_winograd_f3x3_2x2_kernel__x86_64_avx2+0xb7>
	sfence
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x4
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rdi],ymm9
	vmovups YMMWORD PTR [rdi+0x80],ymm8
	vmovups YMMWORD PTR [rdi+0x100],ymm10
	add    rdi,0x20
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx2+0x1e>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx2+0x19d>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx2+0x17d>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm10,ymm10,ymm12
	vunpcklps ymm11,ymm9,ymm8
	vunpckhps ymm9,ymm9,ymm8
	vextractf128 xmm12,ymm11,0x1
	vmovlps QWORD PTR [rcx],xmm11
	vmovhps QWORD PTR [rcx+r8*1],xmm11
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm11,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm9
	vmovhps QWORD PTR [rcx+rsi*1],xmm9
	vmovlps QWORD PTR [rdi+r8*2],xmm11
	vmovhps QWORD PTR [rdi+rsi*1],xmm11
	vunpcklps ymm9,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm9
	vmovlps QWORD PTR [rdi+0x4],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx2+0xb7>
	jmp    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx2+0x26a>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx2+0x24f>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm13,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm12,ymm13
	vaddps ymm11,ymm11,ymm13
	vunpcklps ymm12,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx2+0x1a3>
	vzeroupper
	pop    rbx
	ret
	int3

<nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x4
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rdi],ymm9
	vmovups YMMWORD PTR [rdi+0x80],ymm8
	vmovups YMMWORD PTR [rdi+0x100],ymm10
	add    rdi,0x20
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx2+0x1e>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx2+0x1b1>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx2+0x191>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm10,ymm10,ymm12
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm9,ymm11,ymm9
	vmaxps ymm8,ymm11,ymm8
	vmaxps ymm10,ymm11,ymm10
	vunpcklps ymm11,ymm9,ymm8
	vunpckhps ymm9,ymm9,ymm8
	vextractf128 xmm12,ymm11,0x1
	vmovlps QWORD PTR [rcx],xmm11
	vmovhps QWORD PTR [rcx+r8*1],xmm11
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm11,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm9
	vmovhps QWORD PTR [rcx+rsi*1],xmm9
	vmovlps QWORD PTR [rdi+r8*2],xmm11
	vmovhps QWORD PTR [rdi+rsi*1],xmm11
	vunpcklps ymm9,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm9
	vmovlps QWORD PTR [rdi+0x4],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx2+0xb7>
	jmp    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx2+0x292>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx2+0x277>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm13,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm12,ymm13
	vaddps ymm11,ymm11,ymm13
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm9,ymm12,ymm9
	vmaxps ymm11,ymm12,ymm11
	vunpcklps ymm12,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx2+0x1b7>
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

<nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7f
	jne    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x291>
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x21d>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [rdi+0xc]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0xc],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm15,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm11,ymm13
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm7,ymm9,ymm15
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm14,ymm7
	vmovups YMMWORD PTR [r11],ymm6
	vsubps ymm14,ymm14,ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm14
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm14
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm6
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm14
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm14
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm14
	vsubps ymm8,ymm10,ymm11
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x272>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x4e3>
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x474>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vaddps ymm12,ymm13,ymm6
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm7,ymm11,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm12,ymm7
	vmovups YMMWORD PTR [r11],ymm4
	vsubps ymm12,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm12
	vfmadd231ps ymm4,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm4
	vfmadd231ps ymm12,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm12
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vsubps ymm10,ymm5,ymm13
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x4c9>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x299>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x7
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xe0]
	vmovups ymm10,YMMWORD PTR [r8+0x1c0]
	vmovups ymm11,YMMWORD PTR [r8+0x2a0]
	vmovups ymm12,YMMWORD PTR [r8+0x380]
	vmovups ymm13,YMMWORD PTR [r8+0x460]
	vmovups ymm14,YMMWORD PTR [r8+0x540]
	vmovups ymm15,YMMWORD PTR [r8+0x620]
	vaddps ymm7,ymm10,ymm14
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm9,ymm13
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm7,ymm6
	vmovups YMMWORD PTR [r11],ymm5
	vsubps ymm7,ymm7,ymm6
	vmovups YMMWORD PTR [r11+rax*1],ymm7
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm7
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm7
	vsubps ymm9,ymm15,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vsubps ymm8,ymm8,ymm14
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm8
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx2+0x504>
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
	int3
	int3
	int3
	int3

<nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0xe0],ymm15
	vmovups YMMWORD PTR [rbx+0x1c0],ymm6
	vmovups YMMWORD PTR [rbx+0x2a0],ymm5
	vmovups YMMWORD PTR [rbx+0x380],ymm7
	vmovups YMMWORD PTR [rbx+0x460],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x324>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x304>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm7
	vunpckhps ymm11,ymm13,ymm7
	vunpcklps ymm12,ymm6,ymm8
	vunpckhps ymm13,ymm6,ymm8
	vunpcklpd ymm14,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups XMMWORD PTR [rcx],xmm14
	vextractf128 XMMWORD PTR [rdi],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm9,ymm7,ymm6
	vunpckhps ymm11,ymm7,ymm6
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x18e>
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x4e7>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x4cc>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm6
	vaddps ymm6,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm6
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm6
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vunpcklps ymm11,ymm15,ymm5
	vunpckhps ymm13,ymm15,ymm5
	vunpcklps ymm14,ymm4,ymm10
	vunpckhps ymm10,ymm4,ymm10
	vunpcklpd ymm15,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vunpcklpd ymm14,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm10,ymm12,ymm12
	vunpckhps ymm11,ymm12,ymm12
	vunpcklps ymm13,ymm12,ymm12
	vunpckhps ymm12,ymm12,ymm12
	vunpcklpd ymm14,ymm10,ymm13
	vunpckhpd ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm11,ymm12
	vunpckhpd ymm11,ymm11,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x32a>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0xe0],ymm15
	vmovups YMMWORD PTR [rbx+0x1c0],ymm6
	vmovups YMMWORD PTR [rbx+0x2a0],ymm5
	vmovups YMMWORD PTR [rbx+0x380],ymm7
	vmovups YMMWORD PTR [rbx+0x460],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x344>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x324>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm11,ymm9,ymm13
	vmaxps ymm12,ymm9,ymm7
	vmaxps ymm13,ymm9,ymm6
	vmaxps ymm8,ymm9,ymm8
	vmaxps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm14,ymm13,ymm8
	vunpckhps ymm15,ymm13,ymm8
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vunpcklpd ymm14,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm10,ymm12,ymm13
	vunpckhps ymm11,ymm12,ymm13
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklpd ymm9,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x18e>
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x525>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x50a>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm6
	vaddps ymm6,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm6
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm6
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm13,ymm11,ymm15
	vmaxps ymm14,ymm11,ymm5
	vmaxps ymm15,ymm11,ymm4
	vmaxps ymm10,ymm11,ymm10
	vmaxps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklps ymm14,ymm15,ymm10
	vunpckhps ymm10,ymm15,ymm10
	vunpcklpd ymm15,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm12
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm12,ymm11,ymm11
	vunpcklps ymm13,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm14,ymm10,ymm13
	vunpckhpd ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x34a>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0xff
	jne    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x2c1>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x23f>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [rdi+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x10],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm12,ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm9,ymm13
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm14,ymm6
	vmovups YMMWORD PTR [r11],ymm5
	vsubps ymm14,ymm14,ymm6
	vmovups YMMWORD PTR [r11+0x20],ymm14
	vmovaps ymm14,ymm7
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm5
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm14
	vmovaps ymm14,ymm7
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm5
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm14
	vsubps ymm9,ymm10,ymm9
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm9
	vsubps ymm8,ymm11,ymm7
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x2a2>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x6c>
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x541>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x4c4>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vaddps ymm7,ymm14,ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm11,ymm15
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm3,ymm7,ymm4
	vmovups YMMWORD PTR [r11],ymm3
	vsubps ymm7,ymm7,ymm4
	vmovups YMMWORD PTR [r11+0x20],ymm7
	vmovaps ymm7,ymm5
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm11
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm3
	vfmadd231ps ymm7,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm7
	vmovaps ymm7,ymm5
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm11
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm3
	vfmadd231ps ymm7,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm7
	vsubps ymm11,ymm12,ymm11
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vsubps ymm10,ymm13,ymm5
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x527>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x2c9>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x100]
	vmovups ymm10,YMMWORD PTR [r8+0x200]
	vmovups ymm11,YMMWORD PTR [r8+0x300]
	vmovups ymm12,YMMWORD PTR [r8+0x400]
	vmovups ymm13,YMMWORD PTR [r8+0x500]
	vmovups ymm14,YMMWORD PTR [r8+0x600]
	vaddps ymm15,ymm8,ymm12
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm7,ymm9,ymm13
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm15,ymm7
	vmovups YMMWORD PTR [r11],ymm6
	vsubps ymm15,ymm15,ymm7
	vmovups YMMWORD PTR [r11+rax*1],ymm15
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm15
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm15
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm15
	vsubps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm8
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx2+0x562>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm7
	vmovups YMMWORD PTR [rbx+0x200],ymm6
	vmovups YMMWORD PTR [rbx+0x300],ymm8
	vmovups YMMWORD PTR [rbx+0x400],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x3f
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx2+0x308>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx2+0x2e8>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm10,ymm13,ymm15
	vunpcklps ymm11,ymm6,ymm5
	vunpckhps ymm12,ymm6,ymm5
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [rcx],xmm13
	vextractf128 XMMWORD PTR [rdi],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm10
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm10,0x1
	vunpcklps ymm9,ymm7,ymm8
	vunpckhps ymm8,ymm7,ymm8
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm9
	vmovlps QWORD PTR [rdi+0x10],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x10],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x10],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x10],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x10],xmm9
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx2+0x165>
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx2+0x4d7>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx2+0x4bc>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm10
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm7,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vunpcklps ymm11,ymm15,ymm6
	vunpckhps ymm12,ymm15,ymm6
	vunpcklps ymm13,ymm4,ymm3
	vunpckhps ymm14,ymm4,ymm3
	vunpcklpd ymm15,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vextractf128 xmm14,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm14
	vextractf128 xmm14,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm14
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm5,ymm10
	vunpckhps ymm10,ymm5,ymm10
	vextractf128 xmm12,ymm11,0x1
	vunpckhpd xmm13,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm13
	vunpckhpd xmm11,xmm12,xmm12
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vunpckhpd xmm12,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm12
	vunpckhpd xmm10,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx2+0x30e>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm7
	vmovups YMMWORD PTR [rbx+0x200],ymm6
	vmovups YMMWORD PTR [rbx+0x300],ymm8
	vmovups YMMWORD PTR [rbx+0x400],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x3f
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x32a>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x30a>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm11,ymm9,ymm15
	vmaxps ymm12,ymm9,ymm6
	vmaxps ymm13,ymm9,ymm5
	vmaxps ymm14,ymm9,ymm7
	vmaxps ymm8,ymm9,ymm8
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [rcx],xmm13
	vextractf128 XMMWORD PTR [rdi],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm10
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm10,0x1
	vunpcklps ymm9,ymm14,ymm8
	vunpckhps ymm8,ymm14,ymm8
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm9
	vmovlps QWORD PTR [rdi+0x10],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x10],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x10],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x10],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x10],xmm9
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x165>
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x51c>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x501>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm10
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm7,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm12,ymm11,ymm15
	vmaxps ymm13,ymm11,ymm6
	vmaxps ymm14,ymm11,ymm4
	vmaxps ymm15,ymm11,ymm3
	vmaxps ymm7,ymm11,ymm5
	vmaxps ymm10,ymm11,ymm10
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vextractf128 xmm14,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm14
	vextractf128 xmm14,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm14
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm7,ymm10
	vunpckhps ymm10,ymm7,ymm10
	vextractf128 xmm12,ymm11,0x1
	vunpckhpd xmm13,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm13
	vunpckhpd xmm11,xmm12,xmm12
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vunpckhpd xmm12,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm12
	vunpckhpd xmm10,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x330>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7f
	jne    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x291>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x21d>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [rdi+0xc]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0xc],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm15,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm11,ymm13
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm7,ymm9,ymm15
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm14,ymm7
	vmovups YMMWORD PTR [r11],ymm6
	vsubps ymm14,ymm14,ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm14
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm14
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm6
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm14
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm14
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm14
	vsubps ymm8,ymm10,ymm11
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x272>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x4e3>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x474>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vaddps ymm12,ymm13,ymm6
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm7,ymm11,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm12,ymm7
	vmovups YMMWORD PTR [r11],ymm4
	vsubps ymm12,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm12
	vfmadd231ps ymm4,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm4
	vfmadd231ps ymm12,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm12
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vsubps ymm10,ymm5,ymm13
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x4c9>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x299>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x7
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xe0]
	vmovups ymm10,YMMWORD PTR [r8+0x1c0]
	vmovups ymm11,YMMWORD PTR [r8+0x2a0]
	vmovups ymm12,YMMWORD PTR [r8+0x380]
	vmovups ymm13,YMMWORD PTR [r8+0x460]
	vmovups ymm14,YMMWORD PTR [r8+0x540]
	vaddps ymm15,ymm8,ymm12
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm7,ymm9,ymm13
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm15,ymm7
	vmovups YMMWORD PTR [r11],ymm6
	vsubps ymm15,ymm15,ymm7
	vmovups YMMWORD PTR [r11+rax*1],ymm15
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm15
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm15
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm15
	vsubps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm8
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx2+0x504>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0xe0],ymm7
	vmovups YMMWORD PTR [rbx+0x1c0],ymm6
	vmovups YMMWORD PTR [rbx+0x2a0],ymm8
	vmovups YMMWORD PTR [rbx+0x380],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x2fb>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x2db>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm7
	vunpckhps ymm11,ymm13,ymm7
	vunpcklps ymm12,ymm6,ymm8
	vunpckhps ymm13,ymm6,ymm8
	vunpcklpd ymm14,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups XMMWORD PTR [rcx],xmm14
	vextractf128 XMMWORD PTR [rdi],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm9,ymm7,ymm6
	vunpckhps ymm11,ymm7,ymm6
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x165>
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x4be>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x4a3>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm6
	vaddps ymm6,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm6
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm6
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vunpcklps ymm11,ymm15,ymm5
	vunpckhps ymm13,ymm15,ymm5
	vunpcklps ymm14,ymm4,ymm10
	vunpckhps ymm10,ymm4,ymm10
	vunpcklpd ymm15,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vunpcklpd ymm14,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm10,ymm12,ymm12
	vunpckhps ymm11,ymm12,ymm12
	vunpcklps ymm13,ymm12,ymm12
	vunpckhps ymm12,ymm12,ymm12
	vunpcklpd ymm14,ymm10,ymm13
	vunpckhpd ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm11,ymm12
	vunpckhpd ymm11,ymm11,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx2+0x301>
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0xe0],ymm7
	vmovups YMMWORD PTR [rbx+0x1c0],ymm6
	vmovups YMMWORD PTR [rbx+0x2a0],ymm8
	vmovups YMMWORD PTR [rbx+0x380],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x31b>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x2fb>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm11,ymm9,ymm13
	vmaxps ymm12,ymm9,ymm7
	vmaxps ymm13,ymm9,ymm6
	vmaxps ymm8,ymm9,ymm8
	vmaxps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm14,ymm13,ymm8
	vunpckhps ymm15,ymm13,ymm8
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vunpcklpd ymm14,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm10,ymm12,ymm13
	vunpckhps ymm11,ymm12,ymm13
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklpd ymm9,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x165>
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x4fc>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x4e1>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm6
	vaddps ymm6,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm6
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm6
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm13,ymm11,ymm15
	vmaxps ymm14,ymm11,ymm5
	vmaxps ymm15,ymm11,ymm4
	vmaxps ymm10,ymm11,ymm10
	vmaxps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklps ymm14,ymm15,ymm10
	vunpckhps ymm10,ymm15,ymm10
	vunpcklpd ymm15,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm12
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm12,ymm11,ymm11
	vunpcklps ymm13,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm14,ymm10,ymm13
	vunpckhpd ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x321>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0xe0],ymm15
	vmovups YMMWORD PTR [rbx+0x1c0],ymm7
	vmovups YMMWORD PTR [rbx+0x2a0],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x276>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x256>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm8
	vunpckhps ymm11,ymm13,ymm8
	vextractf128 xmm12,ymm9,0x1
	vmovlps QWORD PTR [rcx],xmm9
	vmovhps QWORD PTR [rcx+r8*1],xmm9
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm9,ymm11,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm11
	vmovhps QWORD PTR [rcx+rsi*1],xmm11
	vmovlps QWORD PTR [rdi+r8*2],xmm9
	vmovhps QWORD PTR [rdi+rsi*1],xmm9
	vunpcklps ymm9,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm9
	vmovlps QWORD PTR [rdi+0x4],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x138>
	jmp    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x399>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x37e>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm7
	vaddps ymm7,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm10
	vaddps ymm14,ymm14,ymm12
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm15,ymm7
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm10,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vunpcklps ymm12,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x27c>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0xe0],ymm15
	vmovups YMMWORD PTR [rbx+0x1c0],ymm7
	vmovups YMMWORD PTR [rbx+0x2a0],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x28a>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x26a>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm11,ymm9,ymm13
	vmaxps ymm8,ymm9,ymm8
	vmaxps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm11,ymm11,ymm8
	vextractf128 xmm12,ymm10,0x1
	vmovlps QWORD PTR [rcx],xmm10
	vmovhps QWORD PTR [rcx+r8*1],xmm10
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm10,ymm11,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm11
	vmovhps QWORD PTR [rcx+rsi*1],xmm11
	vmovlps QWORD PTR [rdi+r8*2],xmm10
	vmovhps QWORD PTR [rdi+rsi*1],xmm10
	vunpcklps ymm10,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm10
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm10
	vmovlps QWORD PTR [rdi+0x4],xmm9
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x138>
	jmp    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x3c1>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x3a6>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm7
	vaddps ymm7,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm10
	vaddps ymm14,ymm14,ymm12
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm15,ymm7
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm12,ymm10,ymm14
	vmaxps ymm9,ymm10,ymm9
	vmaxps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklps ymm12,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm13,ymm11,ymm12
	vunpckhpd ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm9,ymm10
	vunpckhpd ymm9,ymm9,ymm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x290>
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
	int3
	int3
	int3

<nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm8
	vmovups YMMWORD PTR [rbx+0x200],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx2+0x240>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx2+0x220>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm10,ymm13,ymm15
	vunpcklps ymm11,ymm7,ymm8
	vunpckhps ymm8,ymm7,ymm8
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx],xmm12
	vextractf128 XMMWORD PTR [rdi],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx2+0x10f>
	jmp    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx2+0x385>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx2+0x36a>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [r9+0xe0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm6
	vaddps ymm6,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm6
	vaddps ymm14,ymm14,ymm10
	vaddps ymm14,ymm14,ymm12
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm9,ymm15,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vunpcklps ymm10,ymm14,ymm7
	vunpckhps ymm11,ymm14,ymm7
	vunpcklps ymm12,ymm6,ymm9
	vunpckhps ymm9,ymm6,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx2+0x246>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm8
	vmovups YMMWORD PTR [rbx+0x200],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x258>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x238>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm11,ymm9,ymm15
	vmaxps ymm12,ymm9,ymm7
	vmaxps ymm8,ymm9,ymm8
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx],xmm12
	vextractf128 XMMWORD PTR [rdi],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x10f>
	jmp    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x3b6>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x39b>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [r9+0xe0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm6
	vaddps ymm6,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm6
	vaddps ymm14,ymm14,ymm10
	vaddps ymm14,ymm14,ymm12
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm9,ymm15,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm11,ymm10,ymm14
	vmaxps ymm12,ymm10,ymm7
	vmaxps ymm13,ymm10,ymm6
	vmaxps ymm9,ymm10,ymm9
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm9
	vunpckhps ymm9,ymm13,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x25e>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0xe0],ymm8
	vmovups YMMWORD PTR [rbx+0x1c0],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x24d>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x22d>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm8
	vunpckhps ymm11,ymm13,ymm8
	vextractf128 xmm12,ymm9,0x1
	vmovlps QWORD PTR [rcx],xmm9
	vmovhps QWORD PTR [rcx+r8*1],xmm9
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm9,ymm11,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm11
	vmovhps QWORD PTR [rcx+rsi*1],xmm11
	vmovlps QWORD PTR [rdi+r8*2],xmm9
	vmovhps QWORD PTR [rdi+rsi*1],xmm9
	vunpcklps ymm9,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm9
	vmovlps QWORD PTR [rdi+0x4],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x10f>
	jmp    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x370>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x355>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm7
	vaddps ymm7,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm10
	vaddps ymm14,ymm14,ymm12
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm15,ymm7
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm10,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vunpcklps ymm12,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx2+0x253>
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
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0xe0],ymm8
	vmovups YMMWORD PTR [rbx+0x1c0],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x261>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x241>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm15
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm11,ymm9,ymm13
	vmaxps ymm8,ymm9,ymm8
	vmaxps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm11,ymm11,ymm8
	vextractf128 xmm12,ymm10,0x1
	vmovlps QWORD PTR [rcx],xmm10
	vmovhps QWORD PTR [rcx+r8*1],xmm10
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm10,ymm11,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm11
	vmovhps QWORD PTR [rcx+rsi*1],xmm11
	vmovlps QWORD PTR [rdi+r8*2],xmm10
	vmovhps QWORD PTR [rdi+rsi*1],xmm10
	vunpcklps ymm10,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm10
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm10
	vmovlps QWORD PTR [rdi+0x4],xmm9
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x10f>
	jmp    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x398>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x37d>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm7
	vaddps ymm7,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm10
	vaddps ymm14,ymm14,ymm12
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm15,ymm7
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm12,ymm10,ymm14
	vmaxps ymm9,ymm10,ymm9
	vmaxps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklps ymm12,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm13,ymm11,ymm12
	vunpckhpd ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm9,ymm10
	vunpckhpd ymm9,ymm9,ymm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx2+0x267>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x3f
	jne    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x2c4>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x25e>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm11,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm12,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm13,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm11,ymm11,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vunpcklps ymm6,ymm11,ymm14
	vunpckhps ymm11,ymm11,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm6,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovaps ymm11,ymm12
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm11
	vaddps ymm11,ymm12,ymm13
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vsubps ymm11,ymm8,ymm7
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vmovaps ymm11,ymm12
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm11
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm14
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x2a5>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xc0
	dec    ebp
	jne    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x536>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x4d5>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm12
	vaddps ymm12,ymm13,ymm14
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vsubps ymm12,ymm10,ymm6
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm12
	vmovaps ymm12,ymm6
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm15
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x51c>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xc0
	dec    ebp
	jne    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x2cc>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x6
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xc0]
	vmovups ymm10,YMMWORD PTR [r8+0x180]
	vmovups ymm11,YMMWORD PTR [r8+0x240]
	vmovups ymm12,YMMWORD PTR [r8+0x300]
	vmovups ymm13,YMMWORD PTR [r8+0x3c0]
	vmovups ymm14,YMMWORD PTR [r8+0x480]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm8
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm15,ymm7
	vmovups YMMWORD PTR [r11],ymm6
	vsubps ymm15,ymm15,ymm7
	vmovups YMMWORD PTR [r11+rax*1],ymm15
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm12
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm15,ymm7
	vmovups YMMWORD PTR [r11+rax*2],ymm6
	vsubps ymm15,ymm15,ymm7
	vmovups YMMWORD PTR [r11+r10*1],ymm15
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm13
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm14
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx2+0x554>
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
	int3
	int3
	int3
	int3

<nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vaddps ymm14,ymm15,ymm9
	vaddps ymm14,ymm14,ymm11
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm13,ymm9
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm14
	vmovups YMMWORD PTR [rbx+0xc0],ymm7
	vmovups YMMWORD PTR [rbx+0x180],ymm6
	vmovups YMMWORD PTR [rbx+0x240],ymm10
	vmovups YMMWORD PTR [rbx+0x300],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x25a>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x23a>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm14
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vaddps ymm11,ymm11,ymm9
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm13,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vunpcklps ymm8,ymm11,ymm15
	vunpckhps ymm11,ymm11,ymm15
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklpd ymm10,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vmovups XMMWORD PTR [rcx],xmm10
	vextractf128 XMMWORD PTR [rdi],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm8
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm8,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm9
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm9,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x148>
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x380>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x365>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm15
	vaddps ymm12,ymm12,ymm10
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm14,ymm11
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm12,ymm7
	vunpckhps ymm12,ymm12,ymm7
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm9,ymm13
	vunpckhpd ymm9,ymm9,ymm13
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm12
	vextractf128 xmm11,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm9,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm9
	vextractf128 xmm9,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm9
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x260>
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
	int3
	int3
	int3
	int3

<nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vaddps ymm14,ymm15,ymm9
	vaddps ymm14,ymm14,ymm11
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm13,ymm9
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm14
	vmovups YMMWORD PTR [rbx+0xc0],ymm7
	vmovups YMMWORD PTR [rbx+0x180],ymm6
	vmovups YMMWORD PTR [rbx+0x240],ymm10
	vmovups YMMWORD PTR [rbx+0x300],ymm8
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x273>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x253>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm14
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vaddps ymm11,ymm11,ymm9
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm13,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vxorps xmm8,xmm8,xmm8
	vmaxps ymm11,ymm8,ymm11
	vmaxps ymm12,ymm8,ymm15
	vmaxps ymm9,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm9,ymm8
	vunpckhps ymm8,ymm9,ymm8
	vunpcklpd ymm9,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx],xmm9
	vextractf128 XMMWORD PTR [rdi],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x148>
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x3b3>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x398>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm15
	vaddps ymm12,ymm12,ymm10
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm14,ymm11
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm12,ymm9,ymm12
	vmaxps ymm13,ymm9,ymm7
	vmaxps ymm10,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vunpcklpd ymm10,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm12
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x279>
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
	int3

<nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7f
	jne    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x298>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x224>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [rdi+0xc]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0xc],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm15,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vmovaps ymm14,ymm15
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm14,ymm7
	vmovups YMMWORD PTR [r11],ymm6
	vsubps ymm14,ymm14,ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm14
	vmovaps ymm14,ymm15
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm14,ymm7
	vmovups YMMWORD PTR [r11+0x40],ymm6
	vsubps ymm14,ymm14,ymm7
	vmovups YMMWORD PTR [r11+0x60],ymm14
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm15
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm9
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm15
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x279>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x4f2>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x483>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovaps ymm12,ymm15
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm13
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm12,ymm7
	vmovups YMMWORD PTR [r11],ymm4
	vsubps ymm12,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm15
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm6
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0x40],ymm4
	vsubps ymm12,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm13
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm15
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm11
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm15
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm5
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x4d8>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x2a0>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x7
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xe0]
	vmovups ymm10,YMMWORD PTR [r8+0x1c0]
	vmovups ymm11,YMMWORD PTR [r8+0x2a0]
	vmovups ymm12,YMMWORD PTR [r8+0x380]
	vmovups ymm13,YMMWORD PTR [r8+0x460]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm14
	vaddps ymm14,ymm8,ymm10
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm14
	vsubps ymm14,ymm11,ymm12
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm14
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm14
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm14
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm13
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx2+0x510>
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vaddps ymm11,ymm11,ymm9
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm13,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xe0],ymm15
	vmovups YMMWORD PTR [rbx+0x1c0],ymm9
	vmovups YMMWORD PTR [rbx+0x2a0],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx2+0x2cc>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx2+0x2ac>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vaddps ymm14,ymm15,ymm9
	vaddps ymm14,ymm14,ymm11
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm13,ymm9
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm14,ymm7
	vunpckhps ymm11,ymm14,ymm7
	vunpcklps ymm12,ymm6,ymm10
	vunpckhps ymm13,ymm6,ymm10
	vunpcklpd ymm14,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups XMMWORD PTR [rcx],xmm14
	vextractf128 XMMWORD PTR [rdi],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm9,ymm7,ymm6
	vunpckhps ymm11,ymm7,ymm6
	vunpcklps ymm12,ymm10,ymm8
	vunpckhps ymm8,ymm10,ymm8
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx2+0x136>
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx2+0x48e>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx2+0x473>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm12,ymm12,ymm6
	vaddps ymm6,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm7
	vsubps ymm14,ymm14,ymm7
	vaddps ymm7,ymm6,ymm11
	vaddps ymm7,ymm7,ymm13
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm11
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm15,ymm11
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vunpcklps ymm11,ymm7,ymm5
	vunpckhps ymm13,ymm7,ymm5
	vunpcklps ymm14,ymm4,ymm12
	vunpckhps ymm12,ymm4,ymm12
	vunpcklpd ymm15,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vunpcklpd ymm14,ymm13,ymm12
	vunpckhpd ymm12,ymm13,ymm12
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm10,ymm10
	vunpckhps ymm12,ymm10,ymm10
	vunpcklps ymm13,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm14,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm11
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx2+0x2d2>
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
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vaddps ymm11,ymm11,ymm9
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm13,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xe0],ymm15
	vmovups YMMWORD PTR [rbx+0x1c0],ymm9
	vmovups YMMWORD PTR [rbx+0x2a0],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x2ec>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x2cc>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm15
	vaddps ymm15,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vaddps ymm14,ymm15,ymm9
	vaddps ymm14,ymm14,ymm11
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm13,ymm9
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm11,ymm9,ymm14
	vmaxps ymm12,ymm9,ymm7
	vmaxps ymm13,ymm9,ymm6
	vmaxps ymm10,ymm9,ymm10
	vmaxps ymm8,ymm9,ymm8
	vunpcklps ymm9,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm14,ymm13,ymm10
	vunpckhps ymm15,ymm13,ymm10
	vunpcklpd ymm7,ymm9,ymm14
	vunpckhpd ymm9,ymm9,ymm14
	vunpcklpd ymm14,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm11
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm11,0x1
	vunpcklps ymm9,ymm12,ymm13
	vunpckhps ymm11,ymm12,ymm13
	vunpcklps ymm12,ymm10,ymm8
	vunpckhps ymm8,ymm10,ymm8
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm10
	vextractf128 XMMWORD PTR [rdi+0x4],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x136>
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x4cb>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x4b0>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm12,ymm12,ymm6
	vaddps ymm6,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm7
	vsubps ymm14,ymm14,ymm7
	vaddps ymm7,ymm6,ymm11
	vaddps ymm7,ymm7,ymm13
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm11
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm15,ymm11
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm13,ymm11,ymm7
	vmaxps ymm14,ymm11,ymm5
	vmaxps ymm15,ymm11,ymm4
	vmaxps ymm12,ymm11,ymm12
	vmaxps ymm10,ymm11,ymm10
	vunpcklps ymm11,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklps ymm14,ymm15,ymm12
	vunpckhps ymm12,ymm15,ymm12
	vunpcklpd ymm15,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vunpcklpd ymm14,ymm13,ymm12
	vunpckhpd ymm12,ymm13,ymm12
	vextractf128 xmm13,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm13
	vextractf128 xmm11,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm14
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm11,ymm10,ymm10
	vunpckhps ymm12,ymm10,ymm10
	vunpcklps ymm13,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm14,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm11
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x2f2>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x3f
	jne    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x2c4>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x25e>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm11,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm12,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm13,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm11,ymm11,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vunpcklps ymm6,ymm11,ymm14
	vunpckhps ymm11,ymm11,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm6,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovaps ymm11,ymm12
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm11
	vaddps ymm11,ymm12,ymm13
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vsubps ymm11,ymm8,ymm7
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vmovaps ymm11,ymm12
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm11
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm14
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x2a5>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xc0
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x536>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x4d5>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm12
	vaddps ymm12,ymm13,ymm14
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vsubps ymm12,ymm10,ymm6
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm12
	vmovaps ymm12,ymm6
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm15
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x51c>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xc0
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x2cc>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x6
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xc0]
	vmovups ymm10,YMMWORD PTR [r8+0x180]
	vmovups ymm11,YMMWORD PTR [r8+0x240]
	vmovups ymm12,YMMWORD PTR [r8+0x300]
	vmovups ymm13,YMMWORD PTR [r8+0x3c0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm14
	vaddps ymm14,ymm8,ymm10
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm14
	vsubps ymm14,ymm11,ymm12
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm14
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm14
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm14
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm13
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx2+0x554>
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
	int3
	int3

<nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vaddps ymm11,ymm11,ymm9
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm13,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xc0],ymm15
	vmovups YMMWORD PTR [rbx+0x180],ymm9
	vmovups YMMWORD PTR [rbx+0x240],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x22e>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x20e>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm14
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vaddps ymm11,ymm11,ymm9
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm13,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vunpcklps ymm8,ymm11,ymm15
	vunpckhps ymm11,ymm11,ymm15
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklpd ymm10,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vmovups XMMWORD PTR [rcx],xmm10
	vextractf128 XMMWORD PTR [rdi],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm8
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm8,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm9
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm9,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x11c>
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x354>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x339>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm15
	vaddps ymm12,ymm12,ymm10
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm14,ymm11
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm12,ymm7
	vunpckhps ymm12,ymm12,ymm7
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm9,ymm13
	vunpckhpd ymm9,ymm9,ymm13
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm12
	vextractf128 xmm11,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm9,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm9
	vextractf128 xmm9,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm9
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx2+0x234>
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

<nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vaddps ymm11,ymm11,ymm9
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm13,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xc0],ymm15
	vmovups YMMWORD PTR [rbx+0x180],ymm9
	vmovups YMMWORD PTR [rbx+0x240],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x247>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x227>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm14
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm14
	vaddps ymm11,ymm11,ymm9
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm13,ymm10
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vxorps xmm8,xmm8,xmm8
	vmaxps ymm11,ymm8,ymm11
	vmaxps ymm12,ymm8,ymm15
	vmaxps ymm9,ymm8,ymm9
	vmaxps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm9,ymm8
	vunpckhps ymm8,ymm9,ymm8
	vunpcklpd ymm9,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx],xmm9
	vextractf128 XMMWORD PTR [rdi],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x11c>
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x387>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x36c>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm15
	vaddps ymm12,ymm12,ymm10
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm14,ymm11
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm12,ymm9,ymm12
	vmaxps ymm13,ymm9,ymm7
	vmaxps ymm10,ymm9,ymm10
	vmaxps ymm9,ymm9,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vunpcklpd ymm10,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm12
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx2+0x24d>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x1f
	jne    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x23c>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x1e4>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm11,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm12,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm13,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm11,ymm11,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vunpcklps ymm6,ymm11,ymm14
	vunpckhps ymm11,ymm11,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm14,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm15
	vfmadd231ps ymm11,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm11
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm7
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x21d>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xa0
	dec    ebp
	jne    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x425>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x3d2>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm15,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm12
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm7
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm12
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm6
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x40b>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xa0
	dec    ebp
	jne    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x244>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x6
	mov    r8,r8
	mov    edx,0x5
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xa0]
	vmovups ymm10,YMMWORD PTR [r8+0x140]
	vmovups ymm11,YMMWORD PTR [r8+0x1e0]
	vmovups ymm12,YMMWORD PTR [r8+0x280]
	vmovups ymm13,YMMWORD PTR [r8+0x320]
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm14
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm14
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm13
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm12
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx2+0x443>
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
	int3

<nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x5
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xa0],ymm13
	vmovups YMMWORD PTR [rbx+0x140],ymm14
	vmovups YMMWORD PTR [rbx+0x1e0],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x231>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x211>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vaddps ymm13,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm9
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm11,ymm9
	vaddps ymm8,ymm8,ymm9
	vaddps ymm9,ymm12,ymm9
	vunpcklps ymm11,ymm10,ymm8
	vunpckhps ymm10,ymm10,ymm8
	vextractf128 xmm12,ymm11,0x1
	vmovlps QWORD PTR [rcx],xmm11
	vmovhps QWORD PTR [rcx+r8*1],xmm11
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm11,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rsi*1],xmm10
	vmovlps QWORD PTR [rdi+r8*2],xmm11
	vmovhps QWORD PTR [rdi+rsi*1],xmm11
	vunpcklps ymm10,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm10
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm10
	vmovlps QWORD PTR [rdi+0x4],xmm9
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xa0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x110>
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x339>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x31e>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vaddps ymm14,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm14,ymm10
	vmulps ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm10,YMMWORD PTR [rdx]
	vaddps ymm11,ymm12,ymm10
	vaddps ymm9,ymm9,ymm10
	vaddps ymm10,ymm13,ymm10
	vunpcklps ymm12,ymm11,ymm9
	vunpckhps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vunpcklpd ymm12,ymm9,ymm10
	vunpckhpd ymm9,ymm9,ymm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xa0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x237>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x5
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xa0],ymm13
	vmovups YMMWORD PTR [rbx+0x140],ymm14
	vmovups YMMWORD PTR [rbx+0x1e0],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x245>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x225>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vaddps ymm13,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm9
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm11,ymm9
	vaddps ymm8,ymm8,ymm9
	vaddps ymm9,ymm12,ymm9
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm10,ymm11,ymm10
	vmaxps ymm8,ymm11,ymm8
	vmaxps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm8
	vunpckhps ymm10,ymm10,ymm8
	vextractf128 xmm12,ymm11,0x1
	vmovlps QWORD PTR [rcx],xmm11
	vmovhps QWORD PTR [rcx+r8*1],xmm11
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm11,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rsi*1],xmm10
	vmovlps QWORD PTR [rdi+r8*2],xmm11
	vmovhps QWORD PTR [rdi+rsi*1],xmm11
	vunpcklps ymm10,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm10
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm10
	vmovlps QWORD PTR [rdi+0x4],xmm9
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xa0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x110>
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x361>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x346>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vaddps ymm14,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm14,ymm10
	vmulps ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm10,YMMWORD PTR [rdx]
	vaddps ymm11,ymm12,ymm10
	vaddps ymm9,ymm9,ymm10
	vaddps ymm10,ymm13,ymm10
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm11,ymm12,ymm11
	vmaxps ymm9,ymm12,ymm9
	vmaxps ymm10,ymm12,ymm10
	vunpcklps ymm12,ymm11,ymm9
	vunpckhps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vunpcklpd ymm12,ymm9,ymm10
	vunpckhpd ymm9,ymm9,ymm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xa0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x24b>
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
	int3
	int3
	int3

<nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x3f
	jne    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x256>
	mov    r11,r8
	mov    ebp,0x5
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x1f0>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm11,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm12,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm13,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm11,ymm11,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vunpcklps ymm6,ymm11,ymm14
	vunpckhps ymm11,ymm11,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm6,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm6
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm6
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm14
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm7
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x237>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xc0
	dec    ebp
	jne    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x458>
	mov    r11,r8
	mov    ebp,0x5
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x3f7>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovaps ymm12,ymm6
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm5
	vfmadd231ps ymm12,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm6
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm5
	vfmadd231ps ymm12,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm15
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm6
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x43e>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xc0
	dec    ebp
	jne    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x25e>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x6
	mov    r8,r8
	mov    edx,0x6
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xc0]
	vmovups ymm10,YMMWORD PTR [r8+0x180]
	vmovups ymm11,YMMWORD PTR [r8+0x240]
	vmovups ymm12,YMMWORD PTR [r8+0x300]
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm15
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm13
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm13
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm9
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm13
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx2+0x476>
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
	int3
	int3

<nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vaddps ymm13,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm9
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xc0],ymm8
	vmovups YMMWORD PTR [rbx+0x180],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx2+0x1fe>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx2+0x1de>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdx]
	vaddps ymm9,ymm11,ymm8
	vaddps ymm10,ymm13,ymm8
	vaddps ymm11,ymm14,ymm8
	vaddps ymm8,ymm12,ymm8
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vmovups XMMWORD PTR [rcx],xmm11
	vextractf128 XMMWORD PTR [rdi],ymm11,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx2+0xe9>
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx2+0x32a>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx2+0x30f>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vaddps ymm15,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm14,ymm15
	vaddps ymm12,ymm12,ymm10
	vmulps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm12,ymm9
	vaddps ymm11,ymm14,ymm9
	vaddps ymm12,ymm15,ymm9
	vaddps ymm9,ymm13,ymm9
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm13,ymm11
	vunpckhpd ymm11,ymm13,ymm11
	vunpcklpd ymm13,ymm10,ymm9
	vunpckhpd ymm9,ymm10,ymm9
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx2+0x204>
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x6
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vaddps ymm13,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm9
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xc0],ymm8
	vmovups YMMWORD PTR [rbx+0x180],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x217>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x1f7>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdx]
	vaddps ymm9,ymm11,ymm8
	vaddps ymm10,ymm13,ymm8
	vaddps ymm11,ymm14,ymm8
	vaddps ymm8,ymm12,ymm8
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm9,ymm12,ymm9
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm11,ymm12,ymm11
	vmaxps ymm8,ymm12,ymm8
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vmovups XMMWORD PTR [rcx],xmm11
	vextractf128 XMMWORD PTR [rdi],ymm11,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm10
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm8,0x1
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0xe9>
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x35c>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x341>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vaddps ymm15,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm14,ymm15
	vaddps ymm12,ymm12,ymm10
	vmulps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm12,ymm9
	vaddps ymm11,ymm14,ymm9
	vaddps ymm12,ymm15,ymm9
	vaddps ymm9,ymm13,ymm9
	vxorps xmm13,xmm13,xmm13
	vmaxps ymm10,ymm13,ymm10
	vmaxps ymm11,ymm13,ymm11
	vmaxps ymm12,ymm13,ymm12
	vmaxps ymm9,ymm13,ymm9
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm13,ymm11
	vunpckhpd ymm11,ymm13,ymm11
	vunpcklpd ymm13,ymm10,ymm9
	vunpckhpd ymm9,ymm10,ymm9
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x21d>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x1f
	jne    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x23c>
	mov    r11,r8
	mov    ebp,0x5
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x1e4>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm11,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm12,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm13,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm11,ymm11,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vunpcklps ymm6,ymm11,ymm14
	vunpckhps ymm11,ymm11,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm14,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm15
	vfmadd231ps ymm11,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm11
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm7
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x21d>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xa0
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x425>
	mov    r11,r8
	mov    ebp,0x5
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x3d2>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm15,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm12
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm7
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm12
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm6
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x40b>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xa0
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x244>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x6
	mov    r8,r8
	mov    edx,0x5
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xa0]
	vmovups ymm10,YMMWORD PTR [r8+0x140]
	vmovups ymm11,YMMWORD PTR [r8+0x1e0]
	vmovups ymm12,YMMWORD PTR [r8+0x280]
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm15
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm13
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm13
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm9
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm13
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx2+0x443>
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
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x5
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vaddps ymm13,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm9
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xa0],ymm8
	vmovups YMMWORD PTR [rbx+0x140],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x20a>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x1ea>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vaddps ymm13,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm9
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm11,ymm9
	vaddps ymm8,ymm8,ymm9
	vaddps ymm9,ymm12,ymm9
	vunpcklps ymm11,ymm10,ymm8
	vunpckhps ymm10,ymm10,ymm8
	vextractf128 xmm12,ymm11,0x1
	vmovlps QWORD PTR [rcx],xmm11
	vmovhps QWORD PTR [rcx+r8*1],xmm11
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm11,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rsi*1],xmm10
	vmovlps QWORD PTR [rdi+r8*2],xmm11
	vmovhps QWORD PTR [rdi+rsi*1],xmm11
	vunpcklps ymm10,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm10
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm10
	vmovlps QWORD PTR [rdi+0x4],xmm9
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xa0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0xe9>
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x312>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x2f7>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vaddps ymm14,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm14,ymm10
	vmulps ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm10,YMMWORD PTR [rdx]
	vaddps ymm11,ymm12,ymm10
	vaddps ymm9,ymm9,ymm10
	vaddps ymm10,ymm13,ymm10
	vunpcklps ymm12,ymm11,ymm9
	vunpckhps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vunpcklpd ymm12,ymm9,ymm10
	vunpckhpd ymm9,ymm9,ymm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xa0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx2+0x210>
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
	int3
	int3

<nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x6
	mov    rbx,r9
	mov    ebp,0x5
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vaddps ymm13,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm9
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm11
	vmovups YMMWORD PTR [rbx+0xa0],ymm8
	vmovups YMMWORD PTR [rbx+0x140],ymm12
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x21e>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x1fe>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vaddps ymm13,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm9
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdx]
	vaddps ymm10,ymm11,ymm9
	vaddps ymm8,ymm8,ymm9
	vaddps ymm9,ymm12,ymm9
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm10,ymm11,ymm10
	vmaxps ymm8,ymm11,ymm8
	vmaxps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm8
	vunpckhps ymm10,ymm10,ymm8
	vextractf128 xmm12,ymm11,0x1
	vmovlps QWORD PTR [rcx],xmm11
	vmovhps QWORD PTR [rcx+r8*1],xmm11
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm11,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rsi*1],xmm10
	vmovlps QWORD PTR [rdi+r8*2],xmm11
	vmovhps QWORD PTR [rdi+rsi*1],xmm11
	vunpcklps ymm10,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm10
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm10
	vmovlps QWORD PTR [rdi+0x4],xmm9
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xa0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0xe9>
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x33a>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x31f>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vaddps ymm14,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm14,ymm10
	vmulps ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm10,YMMWORD PTR [rdx]
	vaddps ymm11,ymm12,ymm10
	vaddps ymm9,ymm9,ymm10
	vaddps ymm10,ymm13,ymm10
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm11,ymm12,ymm11
	vmaxps ymm9,ymm12,ymm9
	vmaxps ymm10,ymm12,ymm10
	vunpcklps ymm12,ymm11,ymm9
	vunpckhps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm10
	vunpckhps ymm10,ymm10,ymm10
	vunpcklpd ymm13,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vunpcklpd ymm12,ymm9,ymm10
	vunpckhpd ymm9,ymm9,ymm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm10
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xa0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx2+0x224>
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7
	jne    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0x125>
	mov    r11,r8
	mov    ebp,0x4
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0xe9>
	vmaskmovps xmm9,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm9,ymm9,xmm10,0x1
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vaddps ymm9,ymm12,ymm10
	vmovups YMMWORD PTR [r11],ymm9
	vsubps ymm9,ymm12,ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vsubps ymm9,ymm13,ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm9
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0x109>
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x40],ymm9
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x60
	dec    ebp
	jne    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0x4f>
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0x1fe>
	mov    r11,r8
	mov    ebp,0x4
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0x1c7>
	vmaskmovps xmm9,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm9,ymm9,xmm10,0x1
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vaddps ymm9,ymm12,ymm10
	vmovups YMMWORD PTR [r11],ymm9
	vsubps ymm9,ymm12,ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vsubps ymm9,ymm13,ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm9
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0x1e7>
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x40],ymm9
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x60
	dec    ebp
	jne    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0x12d>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	mov    r9,rcx
	shl    r9,0x2
	mov    r8,r8
	mov    ecx,0x3
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x60]
	vmovups ymm10,YMMWORD PTR [r8+0xc0]
	vmovups ymm11,YMMWORD PTR [r8+0x120]
	vaddps ymm12,ymm10,ymm9
	vmovups YMMWORD PTR [r11],ymm12
	vsubps ymm12,ymm10,ymm9
	vmovups YMMWORD PTR [r11+rax*1],ymm12
	vsubps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [r11+rax*2],ymm9
	vsubps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+r10*1],ymm8
	add    r8,0x20
	lea    r11,[r11+r9*4]
	dec    ecx
	jne    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx2+0x21b>
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
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x3
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rdi],ymm9
	vmovups YMMWORD PTR [rdi+0x60],ymm8
	add    rdi,0x20
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x1e>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x127>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x10e>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm11
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r8*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r8*2],xmm8,0x2
	vextractps DWORD PTR [rcx+rsi*1],xmm8,0x3
	vmovss DWORD PTR [rdi],xmm9
	vextractps DWORD PTR [rdi+r8*1],xmm9,0x1
	vextractps DWORD PTR [rdi+r8*2],xmm9,0x2
	vextractps DWORD PTR [rdi+rsi*1],xmm9,0x3
	shr    r10,1
	add    r9,0x60
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0xac>
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x1e1>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x1c9>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm12
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vunpcklps ymm10,ymm9,ymm9
	vunpckhps ymm11,ymm9,ymm9
	vunpcklps ymm12,ymm9,ymm9
	vunpckhps ymm9,ymm9,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x60
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x12d>
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
	int3

<nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x3
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rdi],ymm9
	vmovups YMMWORD PTR [rdi+0x60],ymm8
	add    rdi,0x20
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x1e>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x131>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x118>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm11
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r8*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r8*2],xmm8,0x2
	vextractps DWORD PTR [rcx+rsi*1],xmm8,0x3
	vmovss DWORD PTR [rdi],xmm9
	vextractps DWORD PTR [rdi+r8*1],xmm9,0x1
	vextractps DWORD PTR [rdi+r8*2],xmm9,0x2
	vextractps DWORD PTR [rdi+rsi*1],xmm9,0x3
	shr    r10,1
	add    r9,0x60
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0xac>
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x1f5>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x1dd>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm12
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm9,ymm10,ymm9
	vunpcklps ymm10,ymm9,ymm9
	vunpckhps ymm11,ymm9,ymm9
	vunpcklps ymm12,ymm9,ymm9
	vunpckhps ymm9,ymm9,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x60
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x137>
	vzeroupper
	pop    rbx
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0xf
	jne    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0x128>
	mov    r11,r8
	mov    ebp,0x3
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0xde>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vaddps ymm10,ymm12,ymm9
	vmovups YMMWORD PTR [r11],ymm10
	vsubps ymm10,ymm12,ymm9
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vsubps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vsubps ymm8,ymm11,ymm12
	vmovups YMMWORD PTR [r11+0x60],ymm8
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0x109>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x80
	dec    ebp
	jne    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0x4f>
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0x21a>
	mov    r11,r8
	mov    ebp,0x3
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0x1d5>
	vmaskmovps xmm9,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm9,ymm9,xmm10,0x1
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vaddps ymm11,ymm13,ymm10
	vmovups YMMWORD PTR [r11],ymm11
	vsubps ymm11,ymm13,ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vsubps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [r11+0x40],ymm9
	vsubps ymm9,ymm12,ymm13
	vmovups YMMWORD PTR [r11+0x60],ymm9
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0x200>
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x40],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x60],ymm9
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x80
	dec    ebp
	jne    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0x130>
	mov    rax,rcx
	shl    rax,0x2
	mov    r10,rdx
	mov    r11,rcx
	shl    r11,0x2
	mov    r9,r8
	mov    r8d,0x4
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x80]
	vmovups ymm10,YMMWORD PTR [r9+0x100]
	vaddps ymm11,ymm8,ymm9
	vmovups YMMWORD PTR [r10],ymm11
	vsubps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r10+rax*1],ymm9
	vsubps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10+rax*2],ymm8
	add    r9,0x20
	lea    r10,[r10+r11*4]
	dec    r8d
	jne    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx2+0x234>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	mov    r10,rdi
	mov    r11,rsi
	shl    r11,0x2
	mov    rsi,r9
	mov    edi,0x4
	vmovups ymm8,YMMWORD PTR [r10]
	vmovups ymm9,YMMWORD PTR [r10+rax*1]
	vmovups ymm10,YMMWORD PTR [r10+rax*2]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm8
	add    rsi,0x20
	lea    r10,[r10+r11*4]
	dec    edi
	jne    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx2+0x19>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x3
	jne    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx2+0x11d>
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx2+0x106>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm8,ymm10,ymm8
	vunpcklps ymm10,ymm9,ymm8
	vunpckhps ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx],xmm10
	vmovhps QWORD PTR [rcx+r8*1],xmm10
	vmovlps QWORD PTR [rdi],xmm9
	vmovhps QWORD PTR [rdi+r8*1],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm8
	vmovhps QWORD PTR [rcx+rsi*1],xmm8
	vmovlps QWORD PTR [rdi+r8*2],xmm9
	vmovhps QWORD PTR [rdi+rsi*1],xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx2+0x1c5>
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx2+0x1b3>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm13,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm12,ymm13
	vaddps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vextractf128 xmm10,ymm11,0x1
	vunpckhpd xmm12,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vunpckhpd xmm11,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm9,0x1
	vunpckhpd xmm11,xmm9,xmm9
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm11
	vunpckhpd xmm9,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	mov    r10,rdi
	mov    r11,rsi
	shl    r11,0x2
	mov    rsi,r9
	mov    edi,0x4
	vmovups ymm8,YMMWORD PTR [r10]
	vmovups ymm9,YMMWORD PTR [r10+rax*1]
	vmovups ymm10,YMMWORD PTR [r10+rax*2]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm8
	add    rsi,0x20
	lea    r10,[r10+r11*4]
	dec    edi
	jne    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x19>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x3
	jne    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x130>
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x119>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm8,ymm10,ymm8
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm9,ymm10,ymm9
	vmaxps ymm8,ymm10,ymm8
	vunpcklps ymm10,ymm9,ymm8
	vunpckhps ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm10,0x1
	vmovlps QWORD PTR [rcx],xmm10
	vmovhps QWORD PTR [rcx+r8*1],xmm10
	vmovlps QWORD PTR [rdi],xmm9
	vmovhps QWORD PTR [rdi+r8*1],xmm9
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm8
	vmovhps QWORD PTR [rcx+rsi*1],xmm8
	vmovlps QWORD PTR [rdi+r8*2],xmm9
	vmovhps QWORD PTR [rdi+rsi*1],xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x1e7>
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x1d5>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm13,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm12,ymm13
	vaddps ymm9,ymm11,ymm9
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm10,ymm11,ymm10
	vmaxps ymm9,ymm11,ymm9
	vunpcklps ymm11,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vextractf128 xmm10,ymm11,0x1
	vunpckhpd xmm12,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vunpckhpd xmm11,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm9,0x1
	vunpckhpd xmm11,xmm9,xmm9
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm11
	vunpckhpd xmm9,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm9
	shr    r10,1
	add    r9,0x80
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7
	jne    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0x125>
	mov    r11,r8
	mov    ebp,0x3
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0xe9>
	vmaskmovps xmm9,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm9,ymm9,xmm10,0x1
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vaddps ymm9,ymm12,ymm10
	vmovups YMMWORD PTR [r11],ymm9
	vsubps ymm9,ymm12,ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vsubps ymm9,ymm13,ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm9
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0x109>
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x40],ymm9
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x60
	dec    ebp
	jne    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0x4f>
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0x1fe>
	mov    r11,r8
	mov    ebp,0x3
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0x1c7>
	vmaskmovps xmm9,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm9,ymm9,xmm10,0x1
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vaddps ymm9,ymm12,ymm10
	vmovups YMMWORD PTR [r11],ymm9
	vsubps ymm9,ymm12,ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vsubps ymm9,ymm13,ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm9
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0x1e7>
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x20],ymm9
	vxorps xmm9,xmm9,xmm9
	vmovups YMMWORD PTR [r11+0x40],ymm9
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x60
	dec    ebp
	jne    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0x12d>
	mov    rax,rcx
	shl    rax,0x2
	mov    r10,rdx
	mov    r11,rcx
	shl    r11,0x2
	mov    r9,r8
	mov    r8d,0x3
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x60]
	vmovups ymm10,YMMWORD PTR [r9+0xc0]
	vaddps ymm11,ymm8,ymm9
	vmovups YMMWORD PTR [r10],ymm11
	vsubps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r10+rax*1],ymm9
	vsubps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [r10+rax*2],ymm8
	add    r9,0x20
	lea    r10,[r10+r11*4]
	dec    r8d
	jne    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx2+0x218>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	mov    r10,rdi
	mov    r11,rsi
	shl    r11,0x2
	mov    rsi,r9
	mov    edi,0x3
	vmovups ymm8,YMMWORD PTR [r10]
	vmovups ymm9,YMMWORD PTR [r10+rax*1]
	vmovups ymm10,YMMWORD PTR [r10+rax*2]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm8
	add    rsi,0x20
	lea    r10,[r10+r11*4]
	dec    edi
	jne    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x19>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1
	jne    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0xfe>
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0xea>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm11
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r8*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r8*2],xmm8,0x2
	vextractps DWORD PTR [rcx+rsi*1],xmm8,0x3
	vmovss DWORD PTR [rdi],xmm9
	vextractps DWORD PTR [rdi+r8*1],xmm9,0x1
	vextractps DWORD PTR [rdi+r8*2],xmm9,0x2
	vextractps DWORD PTR [rdi+rsi*1],xmm9,0x3
	shr    r10,1
	add    r9,0x60
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x1a9>
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx2+0x19a>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm12
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vunpcklps ymm10,ymm9,ymm9
	vunpckhps ymm11,ymm9,ymm9
	vunpcklps ymm12,ymm9,ymm9
	vunpckhps ymm9,ymm9,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x60
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	vzeroupper
	ret
	int3
	int3
	int3

<nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	mov    r10,rdi
	mov    r11,rsi
	shl    r11,0x2
	mov    rsi,r9
	mov    edi,0x3
	vmovups ymm8,YMMWORD PTR [r10]
	vmovups ymm9,YMMWORD PTR [r10+rax*1]
	vmovups ymm10,YMMWORD PTR [r10+rax*2]
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm8
	add    rsi,0x20
	lea    r10,[r10+r11*4]
	dec    edi
	jne    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x19>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1
	jne    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x10c>
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0xf8>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm11
	vaddps ymm8,ymm8,ymm9
	vaddps ymm8,ymm8,ymm10
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r8*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r8*2],xmm8,0x2
	vextractps DWORD PTR [rcx+rsi*1],xmm8,0x3
	vmovss DWORD PTR [rdi],xmm9
	vextractps DWORD PTR [rdi+r8*1],xmm9,0x1
	vextractps DWORD PTR [rdi+r8*2],xmm9,0x2
	vextractps DWORD PTR [rdi+rsi*1],xmm9,0x3
	shr    r10,1
	add    r9,0x60
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x1c1>
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx2+0x1b2>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm12
	vaddps ymm9,ymm9,ymm10
	vaddps ymm9,ymm9,ymm11
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm9,ymm10,ymm9
	vunpcklps ymm10,ymm9,ymm9
	vunpckhps ymm11,ymm9,ymm9
	vunpcklps ymm12,ymm9,ymm9
	vunpckhps ymm9,ymm9,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x60
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
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

<nnp_winograd_f1x6_1x3_input__x86_64_avx2>:
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdi
	lea    rsi,[r8+r11*4]
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x6_1x3_input__x86_64_avx2+0x42d>
	cmp    r10,0xff
	jne    <nnp_winograd_f1x6_1x3_input__x86_64_avx2+0x234>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	vmovups xmm8,XMMWORD PTR [r8]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rsi],0x1
	vmovups xmm9,XMMWORD PTR [r8+r11*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rsi+r11*1],0x1
	vmovups xmm10,XMMWORD PTR [r8+r11*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rsi+r11*2],0x1
	vmovups xmm11,XMMWORD PTR [r8+r9*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rsi+r9*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [r8+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rsi+0x10],0x1
	vmovups xmm13,XMMWORD PTR [r8+r11*1+0x10]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rsi+r11*1+0x10],0x1
	vmovups xmm14,XMMWORD PTR [r8+r11*2+0x10]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rsi+r11*2+0x10],0x1
	vmovups xmm15,XMMWORD PTR [r8+r9*1+0x10]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rsi+r9*1+0x10],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm12,ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm9,ymm13
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm14,ymm6
	vmovups YMMWORD PTR [rcx],ymm5
	vsubps ymm14,ymm14,ymm6
	vmovups YMMWORD PTR [rcx+rax*1],ymm14
	vmovaps ymm14,ymm7
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*2],ymm5
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm14
	vmovaps ymm14,ymm7
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx],ymm5
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm14
	vsubps ymm9,ymm10,ymm9
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm9
	vsubps ymm8,ymm11,ymm7
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm8
	jmp    <nnp_winograd_f1x6_1x3_input__x86_64_avx2+0x428>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	vmaskmovps xmm10,xmm8,XMMWORD PTR [r8]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rsi]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [r8+r11*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rsi+r11*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [r8+r11*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rsi+r11*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [r8+r9*1]
	vmaskmovps xmm8,xmm8,XMMWORD PTR [rsi+r9*1]
	vinsertf128 ymm13,ymm13,xmm8,0x1
	vunpcklps ymm8,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vunpcklpd ymm11,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [r8+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rsi+0x10]
	vinsertf128 ymm12,ymm12,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [r8+r11*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rsi+r11*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [r8+r11*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rsi+r11*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [r8+r9*1+0x10]
	vmaskmovps xmm9,xmm9,XMMWORD PTR [rsi+r9*1+0x10]
	vinsertf128 ymm7,ymm7,xmm9,0x1
	vunpcklps ymm9,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm9,ymm14
	vunpckhpd ymm9,ymm9,ymm14
	vunpcklpd ymm14,ymm12,ymm15
	vunpckhpd ymm12,ymm12,ymm15
	vaddps ymm15,ymm11,ymm14
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm8,ymm9
	vfmadd231ps ymm6,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm15,ymm6
	vmovups YMMWORD PTR [rcx],ymm5
	vsubps ymm15,ymm15,ymm6
	vmovups YMMWORD PTR [rcx+rax*1],ymm15
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm8
	vfmadd231ps ymm6,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm15
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*2],ymm5
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm15
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm8
	vfmadd231ps ymm6,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm15
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx],ymm5
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm15
	vsubps ymm8,ymm12,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm8
	vsubps ymm8,ymm13,ymm14
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm8
	jmp    <nnp_winograd_f1x6_1x3_input__x86_64_avx2+0x550>
	vxorps xmm8,xmm8,xmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vaddps ymm9,ymm8,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm8,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm9,ymm10
	vmovups YMMWORD PTR [r11],ymm11
	vsubps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [r11+rax*1],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm9
	vsubps ymm9,ymm8,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vsubps ymm9,ymm8,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm9
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

<nnp_winograd_f1x6_1x3_kernel__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x6
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f1x6_1x3_kernel__x86_64_avx2+0x1a>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    ecx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovups YMMWORD PTR [r8+r11*1],ymm8
	vmovups YMMWORD PTR [r8+r10*2],ymm10
	vaddps ymm11,ymm8,ymm10
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*2],ymm12
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r11*1],ymm11
	vmovaps ymm8,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8],ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r10*1],ymm8
	add    r9,0x40
	add    r8,0x40
	add    rax,0x60
	dec    ecx
	jne    <nnp_winograd_f1x6_1x3_kernel__x86_64_avx2+0xb4>
	sfence
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x6_1x3_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,r10d
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x6_1x3_output_with_bias__x86_64_avx2+0x2b7>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x6_1x3_output_with_bias__x86_64_avx2+0x1eb>
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm10,ymm13,ymm15
	vunpcklps ymm11,ymm6,ymm5
	vunpckhps ymm12,ymm6,ymm5
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [r8],xmm13
	vextractf128 XMMWORD PTR [rcx],ymm13,0x1
	vmovups XMMWORD PTR [r8+r11*1],xmm9
	vextractf128 XMMWORD PTR [rcx+r11*1],ymm9,0x1
	vmovups XMMWORD PTR [r8+r11*2],xmm11
	vextractf128 XMMWORD PTR [rcx+r11*2],ymm11,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm10
	vextractf128 XMMWORD PTR [rcx+r9*1],ymm10,0x1
	vunpcklps ymm9,ymm7,ymm8
	vunpckhps ymm8,ymm7,ymm8
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [r8+0x10],xmm9
	vmovhps QWORD PTR [r8+r11*1+0x10],xmm9
	vmovlps QWORD PTR [rcx+0x10],xmm10
	vmovhps QWORD PTR [rcx+r11*1+0x10],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [r8+r11*2+0x10],xmm8
	vmovhps QWORD PTR [r8+r9*1+0x10],xmm8
	vmovlps QWORD PTR [rcx+r11*2+0x10],xmm9
	vmovhps QWORD PTR [rcx+r9*1+0x10],xmm9
	jmp    <nnp_winograd_f1x6_1x3_output_with_bias__x86_64_avx2+0x2b7>
	vunpcklps ymm11,ymm13,ymm15
	vunpckhps ymm12,ymm13,ymm15
	vunpcklps ymm13,ymm6,ymm5
	vunpckhps ymm14,ymm6,ymm5
	vunpcklpd ymm15,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vextractf128 xmm14,ymm15,0x1
	vmaskmovps XMMWORD PTR [r8],xmm9,xmm15
	vmaskmovps XMMWORD PTR [rcx],xmm9,xmm14
	vextractf128 xmm14,ymm11,0x1
	vmaskmovps XMMWORD PTR [r8+r11*1],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rcx+r11*1],xmm9,xmm14
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [r8+r11*2],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rcx+r11*2],xmm9,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [r8+r9*1],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rcx+r9*1],xmm9,xmm11
	vunpcklps ymm9,ymm7,ymm8
	vunpckhps ymm8,ymm7,ymm8
	vextractf128 xmm11,ymm9,0x1
	vunpckhpd xmm12,xmm9,xmm9
	vmaskmovps XMMWORD PTR [r8+0x10],xmm10,xmm9
	vmaskmovps XMMWORD PTR [r8+r11*1+0x10],xmm10,xmm12
	vunpckhpd xmm9,xmm11,xmm11
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm10,xmm11
	vmaskmovps XMMWORD PTR [rcx+r11*1+0x10],xmm10,xmm9
	vextractf128 xmm9,ymm8,0x1
	vunpckhpd xmm11,xmm8,xmm8
	vmaskmovps XMMWORD PTR [r8+r11*2+0x10],xmm10,xmm8
	vmaskmovps XMMWORD PTR [r8+r9*1+0x10],xmm10,xmm11
	vunpckhpd xmm8,xmm9,xmm9
	vmaskmovps XMMWORD PTR [rcx+r11*2+0x10],xmm10,xmm9
	vmaskmovps XMMWORD PTR [rcx+r9*1+0x10],xmm10,xmm8
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x6_1x3_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm11,ymm9,ymm15
	vmaxps ymm12,ymm9,ymm6
	vmaxps ymm13,ymm9,ymm5
	vmaxps ymm14,ymm9,ymm7
	vmaxps ymm8,ymm9,ymm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm15,r10d
	vpbroadcastd ymm15,xmm15
	vpand  ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm15,ymm15,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x6_1x3_output_with_bias_with_relu__x86_64_avx2+0x2db>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x6_1x3_output_with_bias_with_relu__x86_64_avx2+0x20d>
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [r8],xmm13
	vextractf128 XMMWORD PTR [rcx],ymm13,0x1
	vmovups XMMWORD PTR [r8+r11*1],xmm9
	vextractf128 XMMWORD PTR [rcx+r11*1],ymm9,0x1
	vmovups XMMWORD PTR [r8+r11*2],xmm11
	vextractf128 XMMWORD PTR [rcx+r11*2],ymm11,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm10
	vextractf128 XMMWORD PTR [rcx+r9*1],ymm10,0x1
	vunpcklps ymm9,ymm14,ymm8
	vunpckhps ymm8,ymm14,ymm8
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [r8+0x10],xmm9
	vmovhps QWORD PTR [r8+r11*1+0x10],xmm9
	vmovlps QWORD PTR [rcx+0x10],xmm10
	vmovhps QWORD PTR [rcx+r11*1+0x10],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [r8+r11*2+0x10],xmm8
	vmovhps QWORD PTR [r8+r9*1+0x10],xmm8
	vmovlps QWORD PTR [rcx+r11*2+0x10],xmm9
	vmovhps QWORD PTR [rcx+r9*1+0x10],xmm9
	jmp    <nnp_winograd_f1x6_1x3_output_with_bias_with_relu__x86_64_avx2+0x2db>
	vunpcklps ymm7,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm7,ymm11
	vunpckhpd ymm11,ymm7,ymm11
	vunpcklpd ymm7,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vextractf128 xmm12,ymm13,0x1
	vmaskmovps XMMWORD PTR [r8],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rcx],xmm9,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [r8+r11*1],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rcx+r11*1],xmm9,xmm12
	vextractf128 xmm11,ymm7,0x1
	vmaskmovps XMMWORD PTR [r8+r11*2],xmm9,xmm7
	vmaskmovps XMMWORD PTR [rcx+r11*2],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [r8+r9*1],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rcx+r9*1],xmm9,xmm11
	vunpcklps ymm9,ymm14,ymm8
	vunpckhps ymm8,ymm14,ymm8
	vextractf128 xmm10,ymm9,0x1
	vunpckhpd xmm11,xmm9,xmm9
	vmaskmovps XMMWORD PTR [r8+0x10],xmm15,xmm9
	vmaskmovps XMMWORD PTR [r8+r11*1+0x10],xmm15,xmm11
	vunpckhpd xmm9,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm15,xmm10
	vmaskmovps XMMWORD PTR [rcx+r11*1+0x10],xmm15,xmm9
	vextractf128 xmm9,ymm8,0x1
	vunpckhpd xmm10,xmm8,xmm8
	vmaskmovps XMMWORD PTR [r8+r11*2+0x10],xmm15,xmm8
	vmaskmovps XMMWORD PTR [r8+r9*1+0x10],xmm15,xmm10
	vunpckhpd xmm8,xmm9,xmm9
	vmaskmovps XMMWORD PTR [rcx+r11*2+0x10],xmm15,xmm9
	vmaskmovps XMMWORD PTR [rcx+r9*1+0x10],xmm15,xmm8
	vzeroupper
	ret
	int3

<nnp_winograd_f6x1_3x1_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r11*4]
	mov    rsi,QWORD PTR [rsi+0x8]
	mov    rbp,r8
	test   r10b,0x1
	je     <nnp_winograd_f6x1_3x1_input__x86_64_avx2+0x1ec>
	mov    r10d,0x8
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_input__x86_64_avx2+0x78>
	vmovss xmm8,DWORD PTR [rdi]
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r11*1],0x10
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r11*2],0x20
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r9*1],0x30
	vmovss xmm9,DWORD PTR [rbx]
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r11*1],0x10
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r11*2],0x20
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r9*1],0x30
	vinsertf128 ymm8,ymm8,xmm9,0x1
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	jmp    <nnp_winograd_f6x1_3x1_input__x86_64_avx2+0x82>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	shr    rax,1
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	add    rbp,0x20
	dec    r10d
	jne    <nnp_winograd_f6x1_3x1_input__x86_64_avx2+0x35>
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	vmovups ymm12,YMMWORD PTR [r8+0x80]
	vmovups ymm13,YMMWORD PTR [r8+0xa0]
	vmovups ymm14,YMMWORD PTR [r8+0xc0]
	vmovups ymm15,YMMWORD PTR [r8+0xe0]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vaddps ymm7,ymm10,ymm14
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm9,ymm13
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm7,ymm6
	vmovups YMMWORD PTR [r11],ymm5
	vsubps ymm7,ymm7,ymm6
	vmovups YMMWORD PTR [r11+rax*1],ymm7
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm7
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm7
	vsubps ymm9,ymm15,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vsubps ymm8,ymm8,ymm14
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm8
	jmp    <nnp_winograd_f6x1_3x1_input__x86_64_avx2+0x30f>
	vxorps xmm8,xmm8,xmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vaddps ymm9,ymm8,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm8,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm9,ymm10
	vmovups YMMWORD PTR [r11],ymm11
	vsubps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [r11+rax*1],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm9
	vsubps ymm9,ymm8,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vsubps ymm9,ymm8,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm9
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
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx2+0x2b5>
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx2+0x147>
	vextractf128 xmm9,ymm13,0x1
	vmovss DWORD PTR [rcx],xmm13
	vextractps DWORD PTR [rcx+r11*1],xmm13,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm13,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm13,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx2+0x18e>
	vextractf128 xmm9,ymm15,0x1
	vmovss DWORD PTR [rcx],xmm15
	vextractps DWORD PTR [rcx+r11*1],xmm15,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm15,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm15,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx2+0x1d5>
	vextractf128 xmm9,ymm6,0x1
	vmovss DWORD PTR [rcx],xmm6
	vextractps DWORD PTR [rcx+r11*1],xmm6,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm6,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm6,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx2+0x21c>
	vextractf128 xmm9,ymm5,0x1
	vmovss DWORD PTR [rcx],xmm5
	vextractps DWORD PTR [rcx+r11*1],xmm5,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm5,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm5,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx2+0x263>
	vextractf128 xmm9,ymm7,0x1
	vmovss DWORD PTR [rcx],xmm7
	vextractps DWORD PTR [rcx+r11*1],xmm7,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm7,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm7,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx2+0x2aa>
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm11,ymm9,ymm15
	vmaxps ymm12,ymm9,ymm6
	vmaxps ymm13,ymm9,ymm5
	vmaxps ymm14,ymm9,ymm7
	vmaxps ymm8,ymm9,ymm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x2d5>
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x167>
	vextractf128 xmm9,ymm10,0x1
	vmovss DWORD PTR [rcx],xmm10
	vextractps DWORD PTR [rcx+r11*1],xmm10,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm10,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm10,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x1ae>
	vextractf128 xmm9,ymm11,0x1
	vmovss DWORD PTR [rcx],xmm11
	vextractps DWORD PTR [rcx+r11*1],xmm11,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm11,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm11,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x1f5>
	vextractf128 xmm9,ymm12,0x1
	vmovss DWORD PTR [rcx],xmm12
	vextractps DWORD PTR [rcx+r11*1],xmm12,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm12,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm12,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x23c>
	vextractf128 xmm9,ymm13,0x1
	vmovss DWORD PTR [rcx],xmm13
	vextractps DWORD PTR [rcx+r11*1],xmm13,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm13,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm13,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x283>
	vextractf128 xmm9,ymm14,0x1
	vmovss DWORD PTR [rcx],xmm14
	vextractps DWORD PTR [rcx+r11*1],xmm14,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm14,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm14,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x2ca>
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x4_1x5_kernel__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0xa
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f1x4_1x5_kernel__x86_64_avx2+0x1a>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    ecx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovups ymm11,YMMWORD PTR [rax+0x60]
	vmovups ymm12,YMMWORD PTR [rax+0x80]
	vmovups YMMWORD PTR [r8+r11*1],ymm8
	vmovups YMMWORD PTR [r8+r10*2],ymm12
	vaddps ymm13,ymm8,ymm10
	vaddps ymm13,ymm13,ymm12
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm15
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm13
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*2],ymm15
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r11*1],ymm13
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8],ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r10*1],ymm8
	add    r9,0x40
	add    r8,0x40
	add    rax,0xa0
	dec    ecx
	jne    <nnp_winograd_f1x4_1x5_kernel__x86_64_avx2+0xb4>
	sfence
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

<nnp_winograd_f1x4_1x5_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x4_1x5_output_with_bias__x86_64_avx2+0x1c3>
	cmp    r10,0xf
	jne    <nnp_winograd_f1x4_1x5_output_with_bias__x86_64_avx2+0x155>
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm10,ymm13,ymm15
	vunpcklps ymm11,ymm7,ymm8
	vunpckhps ymm8,ymm7,ymm8
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [r8],xmm12
	vextractf128 XMMWORD PTR [rcx],ymm12,0x1
	vmovups XMMWORD PTR [r8+r11*1],xmm9
	vextractf128 XMMWORD PTR [rcx+r11*1],ymm9,0x1
	vmovups XMMWORD PTR [r8+r11*2],xmm11
	vextractf128 XMMWORD PTR [rcx+r11*2],ymm11,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rcx+r9*1],ymm8,0x1
	jmp    <nnp_winograd_f1x4_1x5_output_with_bias__x86_64_avx2+0x1c3>
	vunpcklps ymm10,ymm13,ymm15
	vunpckhps ymm11,ymm13,ymm15
	vunpcklps ymm12,ymm7,ymm8
	vunpckhps ymm8,ymm7,ymm8
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [r8],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rcx],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [r8+r11*1],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rcx+r11*1],xmm9,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [r8+r11*2],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rcx+r11*2],xmm9,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [r8+r9*1],xmm9,xmm8
	vmaskmovps XMMWORD PTR [rcx+r9*1],xmm9,xmm10
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

<nnp_winograd_f1x4_1x5_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm11,ymm9,ymm15
	vmaxps ymm12,ymm9,ymm7
	vmaxps ymm8,ymm9,ymm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x4_1x5_output_with_bias_with_relu__x86_64_avx2+0x1db>
	cmp    r10,0xf
	jne    <nnp_winograd_f1x4_1x5_output_with_bias_with_relu__x86_64_avx2+0x16d>
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [r8],xmm12
	vextractf128 XMMWORD PTR [rcx],ymm12,0x1
	vmovups XMMWORD PTR [r8+r11*1],xmm9
	vextractf128 XMMWORD PTR [rcx+r11*1],ymm9,0x1
	vmovups XMMWORD PTR [r8+r11*2],xmm11
	vextractf128 XMMWORD PTR [rcx+r11*2],ymm11,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rcx+r9*1],ymm8,0x1
	jmp    <nnp_winograd_f1x4_1x5_output_with_bias_with_relu__x86_64_avx2+0x1db>
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm13,ymm11
	vunpckhpd ymm11,ymm13,ymm11
	vunpcklpd ymm13,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [r8],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rcx],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [r8+r11*1],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rcx+r11*1],xmm9,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [r8+r11*2],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rcx+r11*2],xmm9,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [r8+r9*1],xmm9,xmm8
	vmaskmovps XMMWORD PTR [rcx+r9*1],xmm9,xmm10
	vzeroupper
	ret
	int3

<nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx2+0x1fb>
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx2+0x11b>
	vextractf128 xmm9,ymm13,0x1
	vmovss DWORD PTR [rcx],xmm13
	vextractps DWORD PTR [rcx+r11*1],xmm13,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm13,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm13,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx2+0x162>
	vextractf128 xmm9,ymm15,0x1
	vmovss DWORD PTR [rcx],xmm15
	vextractps DWORD PTR [rcx+r11*1],xmm15,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm15,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm15,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx2+0x1a9>
	vextractf128 xmm9,ymm7,0x1
	vmovss DWORD PTR [rcx],xmm7
	vextractps DWORD PTR [rcx+r11*1],xmm7,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm7,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm7,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx2+0x1f0>
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	vzeroupper
	ret
	int3

<nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm14,ymm8
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vxorps xmm9,xmm9,xmm9
	vmaxps ymm10,ymm9,ymm13
	vmaxps ymm11,ymm9,ymm15
	vmaxps ymm12,ymm9,ymm7
	vmaxps ymm8,ymm9,ymm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx2+0x213>
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx2+0x133>
	vextractf128 xmm9,ymm10,0x1
	vmovss DWORD PTR [rcx],xmm10
	vextractps DWORD PTR [rcx+r11*1],xmm10,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm10,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm10,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx2+0x17a>
	vextractf128 xmm9,ymm11,0x1
	vmovss DWORD PTR [rcx],xmm11
	vextractps DWORD PTR [rcx+r11*1],xmm11,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm11,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm11,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx2+0x1c1>
	vextractf128 xmm9,ymm12,0x1
	vmovss DWORD PTR [rcx],xmm12
	vextractps DWORD PTR [rcx+r11*1],xmm12,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm12,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm12,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx2+0x208>
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
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

<nnp_winograd_f1x4_1x3_input__x86_64_avx2>:
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdi
	lea    rsi,[r8+r11*4]
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x4_1x3_input__x86_64_avx2+0x38a>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x4_1x3_input__x86_64_avx2+0x1ec>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	vmovups xmm8,XMMWORD PTR [r8]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rsi],0x1
	vmovups xmm10,XMMWORD PTR [r8+r11*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rsi+r11*1],0x1
	vmovups xmm11,XMMWORD PTR [r8+r11*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rsi+r11*2],0x1
	vmovups xmm12,XMMWORD PTR [r8+r9*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rsi+r9*1],0x1
	vunpcklps ymm13,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vmaskmovps xmm11,xmm9,XMMWORD PTR [r8+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rsi+0x10]
	vinsertf128 ymm11,ymm11,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [r8+r11*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rsi+r11*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [r8+r11*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rsi+r11*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [r8+r9*1+0x10]
	vmaskmovps xmm9,xmm9,XMMWORD PTR [rsi+r9*1+0x10]
	vinsertf128 ymm7,ymm7,xmm9,0x1
	vunpcklps ymm9,ymm11,ymm14
	vunpckhps ymm11,ymm11,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm9,ymm14
	vunpckhpd ymm9,ymm9,ymm14
	vunpcklpd ymm14,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx],ymm15
	vfmadd231ps ymm11,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*1],ymm11
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*2],ymm15
	vfmadd231ps ymm11,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx],ymm9
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm7
	jmp    <nnp_winograd_f1x4_1x3_input__x86_64_avx2+0x385>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	vmaskmovps xmm10,xmm8,XMMWORD PTR [r8]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rsi]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [r8+r11*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rsi+r11*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [r8+r11*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rsi+r11*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [r8+r9*1]
	vmaskmovps xmm8,xmm8,XMMWORD PTR [rsi+r9*1]
	vinsertf128 ymm13,ymm13,xmm8,0x1
	vunpcklps ymm8,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vunpcklpd ymm11,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [r8+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rsi+0x10]
	vinsertf128 ymm12,ymm12,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [r8+r11*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rsi+r11*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [r8+r11*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rsi+r11*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [r8+r9*1+0x10]
	vmaskmovps xmm9,xmm9,XMMWORD PTR [rsi+r9*1+0x10]
	vinsertf128 ymm7,ymm7,xmm9,0x1
	vunpcklps ymm9,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm9,ymm14
	vunpckhpd ymm9,ymm9,ymm14
	vunpcklpd ymm14,ymm12,ymm15
	vunpckhpd ymm12,ymm12,ymm15
	vmovaps ymm12,ymm7
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx],ymm15
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*1],ymm12
	vmovaps ymm12,ymm7
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*2],ymm15
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm12
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx],ymm9
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm7
	jmp    <nnp_winograd_f1x4_1x3_input__x86_64_avx2+0x44d>
	vxorps xmm8,xmm8,xmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm9
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm8
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

<nnp_winograd_f1x4_1x3_kernel__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x6
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f1x4_1x3_kernel__x86_64_avx2+0x1a>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    ecx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovups YMMWORD PTR [r8],ymm10
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*2],ymm11
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r11*1],ymm10
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r10*1],ymm8
	add    r9,0x40
	add    r8,0x40
	add    rax,0x60
	dec    ecx
	jne    <nnp_winograd_f1x4_1x3_kernel__x86_64_avx2+0xb4>
	sfence
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

<nnp_winograd_f1x4_1x3_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdx]
	vaddps ymm9,ymm11,ymm8
	vaddps ymm10,ymm13,ymm8
	vaddps ymm11,ymm14,ymm8
	vaddps ymm8,ymm12,ymm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	vmovd  xmm12,r10d
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x4_1x3_output_with_bias__x86_64_avx2+0x1ad>
	cmp    r10,0xf
	jne    <nnp_winograd_f1x4_1x3_output_with_bias__x86_64_avx2+0x13f>
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vmovups XMMWORD PTR [r8],xmm11
	vextractf128 XMMWORD PTR [rcx],ymm11,0x1
	vmovups XMMWORD PTR [r8+r11*1],xmm10
	vextractf128 XMMWORD PTR [rcx+r11*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r11*2],xmm12
	vextractf128 XMMWORD PTR [rcx+r11*2],ymm12,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rcx+r9*1],ymm8,0x1
	jmp    <nnp_winograd_f1x4_1x3_output_with_bias__x86_64_avx2+0x1ad>
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm11,0x1
	vmaskmovps XMMWORD PTR [r8],xmm12,xmm11
	vmaskmovps XMMWORD PTR [rcx],xmm12,xmm9
	vextractf128 xmm9,ymm10,0x1
	vmaskmovps XMMWORD PTR [r8+r11*1],xmm12,xmm10
	vmaskmovps XMMWORD PTR [rcx+r11*1],xmm12,xmm9
	vextractf128 xmm9,ymm13,0x1
	vmaskmovps XMMWORD PTR [r8+r11*2],xmm12,xmm13
	vmaskmovps XMMWORD PTR [rcx+r11*2],xmm12,xmm9
	vextractf128 xmm9,ymm8,0x1
	vmaskmovps XMMWORD PTR [r8+r9*1],xmm12,xmm8
	vmaskmovps XMMWORD PTR [rcx+r9*1],xmm12,xmm9
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

<nnp_winograd_f1x4_1x3_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdx]
	vaddps ymm9,ymm11,ymm8
	vaddps ymm10,ymm13,ymm8
	vaddps ymm11,ymm14,ymm8
	vaddps ymm8,ymm12,ymm8
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm9,ymm12,ymm9
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm11,ymm12,ymm11
	vmaxps ymm8,ymm12,ymm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	vmovd  xmm12,r10d
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x4_1x3_output_with_bias_with_relu__x86_64_avx2+0x1c6>
	cmp    r10,0xf
	jne    <nnp_winograd_f1x4_1x3_output_with_bias_with_relu__x86_64_avx2+0x158>
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vmovups XMMWORD PTR [r8],xmm11
	vextractf128 XMMWORD PTR [rcx],ymm11,0x1
	vmovups XMMWORD PTR [r8+r11*1],xmm10
	vextractf128 XMMWORD PTR [rcx+r11*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r11*2],xmm12
	vextractf128 XMMWORD PTR [rcx+r11*2],ymm12,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rcx+r9*1],ymm8,0x1
	jmp    <nnp_winograd_f1x4_1x3_output_with_bias_with_relu__x86_64_avx2+0x1c6>
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm11,0x1
	vmaskmovps XMMWORD PTR [r8],xmm12,xmm11
	vmaskmovps XMMWORD PTR [rcx],xmm12,xmm9
	vextractf128 xmm9,ymm10,0x1
	vmaskmovps XMMWORD PTR [r8+r11*1],xmm12,xmm10
	vmaskmovps XMMWORD PTR [rcx+r11*1],xmm12,xmm9
	vextractf128 xmm9,ymm13,0x1
	vmaskmovps XMMWORD PTR [r8+r11*2],xmm12,xmm13
	vmaskmovps XMMWORD PTR [rcx+r11*2],xmm12,xmm9
	vextractf128 xmm9,ymm8,0x1
	vmaskmovps XMMWORD PTR [r8+r9*1],xmm12,xmm8
	vmaskmovps XMMWORD PTR [rcx+r9*1],xmm12,xmm9
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x1_3x1_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r11*4]
	mov    rsi,QWORD PTR [rsi+0x8]
	mov    rbp,r8
	test   r10b,0x1
	je     <nnp_winograd_f4x1_3x1_input__x86_64_avx2+0x180>
	mov    r10d,0x6
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_input__x86_64_avx2+0x78>
	vmovss xmm8,DWORD PTR [rdi]
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r11*1],0x10
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r11*2],0x20
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r9*1],0x30
	vmovss xmm9,DWORD PTR [rbx]
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r11*1],0x10
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r11*2],0x20
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r9*1],0x30
	vinsertf128 ymm8,ymm8,xmm9,0x1
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	jmp    <nnp_winograd_f4x1_3x1_input__x86_64_avx2+0x82>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	shr    rax,1
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	add    rbp,0x20
	dec    r10d
	jne    <nnp_winograd_f4x1_3x1_input__x86_64_avx2+0x35>
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	vmovups ymm12,YMMWORD PTR [r8+0x80]
	vmovups ymm13,YMMWORD PTR [r8+0xa0]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm14
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm14
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm13
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm12
	jmp    <nnp_winograd_f4x1_3x1_input__x86_64_avx2+0x243>
	vxorps xmm8,xmm8,xmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm9
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm8
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
	int3

<nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdx]
	vaddps ymm9,ymm11,ymm8
	vaddps ymm10,ymm13,ymm8
	vaddps ymm11,ymm14,ymm8
	vaddps ymm8,ymm12,ymm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx2+0x1e5>
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx2+0x105>
	vextractf128 xmm12,ymm9,0x1
	vmovss DWORD PTR [rcx],xmm9
	vextractps DWORD PTR [rcx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm9,0x3
	vmovss DWORD PTR [rdx],xmm12
	vextractps DWORD PTR [rdx+r11*1],xmm12,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm12,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm12,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx2+0x14c>
	vextractf128 xmm9,ymm10,0x1
	vmovss DWORD PTR [rcx],xmm10
	vextractps DWORD PTR [rcx+r11*1],xmm10,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm10,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm10,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx2+0x193>
	vextractf128 xmm9,ymm11,0x1
	vmovss DWORD PTR [rcx],xmm11
	vextractps DWORD PTR [rcx+r11*1],xmm11,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm11,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm11,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx2+0x1da>
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdx]
	vaddps ymm9,ymm11,ymm8
	vaddps ymm10,ymm13,ymm8
	vaddps ymm11,ymm14,ymm8
	vaddps ymm8,ymm12,ymm8
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm9,ymm12,ymm9
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm11,ymm12,ymm11
	vmaxps ymm8,ymm12,ymm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x1fe>
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x11e>
	vextractf128 xmm12,ymm9,0x1
	vmovss DWORD PTR [rcx],xmm9
	vextractps DWORD PTR [rcx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm9,0x3
	vmovss DWORD PTR [rdx],xmm12
	vextractps DWORD PTR [rdx+r11*1],xmm12,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm12,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm12,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x165>
	vextractf128 xmm9,ymm10,0x1
	vmovss DWORD PTR [rcx],xmm10
	vextractps DWORD PTR [rcx+r11*1],xmm10,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm10,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm10,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x1ac>
	vextractf128 xmm9,ymm11,0x1
	vmovss DWORD PTR [rcx],xmm11
	vextractps DWORD PTR [rcx+r11*1],xmm11,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm11,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm11,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx2+0x1f3>
	vextractf128 xmm9,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm9
	vextractps DWORD PTR [rdx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm9,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
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

<nnp_winograd_f1x6_1x7_input__x86_64_avx2>:
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdi
	lea    rsi,[r8+r11*4]
	vmovd  xmm8,r10d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r10d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,r10d
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x6_1x7_input__x86_64_avx2+0x81e>
	cmp    r10,0xfff
	jne    <nnp_winograd_f1x6_1x7_input__x86_64_avx2+0x432>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	lea    rdi,[rdx+rax*4]
	vmovups xmm8,XMMWORD PTR [r8]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rsi],0x1
	vmovups xmm9,XMMWORD PTR [r8+r11*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rsi+r11*1],0x1
	vmovups xmm10,XMMWORD PTR [r8+r11*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rsi+r11*2],0x1
	vmovups xmm11,XMMWORD PTR [r8+r9*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rsi+r9*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [r8+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rsi+0x10],0x1
	vmovups xmm13,XMMWORD PTR [r8+r11*1+0x10]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rsi+r11*1+0x10],0x1
	vmovups xmm14,XMMWORD PTR [r8+r11*2+0x10]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rsi+r11*2+0x10],0x1
	vmovups xmm15,XMMWORD PTR [r8+r9*1+0x10]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rsi+r9*1+0x10],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vmovups xmm14,XMMWORD PTR [r8+0x20]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rsi+0x20],0x1
	vmovups xmm6,XMMWORD PTR [r8+r11*1+0x20]
	vinsertf128 ymm6,ymm6,XMMWORD PTR [rsi+r11*1+0x20],0x1
	vmovups xmm5,XMMWORD PTR [r8+r11*2+0x20]
	vinsertf128 ymm5,ymm5,XMMWORD PTR [rsi+r11*2+0x20],0x1
	vmovups xmm4,XMMWORD PTR [r8+r9*1+0x20]
	vinsertf128 ymm4,ymm4,XMMWORD PTR [rsi+r9*1+0x20],0x1
	vunpcklps ymm3,ymm14,ymm6
	vunpckhps ymm14,ymm14,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm14,ymm5
	vunpckhpd ymm14,ymm14,ymm5
	vfmadd132ps ymm11,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx],ymm11
	vmovaps ymm11,ymm3
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vaddps ymm2,ymm11,ymm5
	vmovups YMMWORD PTR [rcx+rax*1],ymm2
	vsubps ymm11,ymm11,ymm5
	vmovups YMMWORD PTR [rcx+rax*2],ymm11
	vmovaps ymm11,ymm3
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm11
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm2
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx],ymm11
	vmovaps ymm11,ymm3
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm11
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm2
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm11
	vmovaps ymm11,ymm3
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm11
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm2
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi],ymm11
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm6
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm3
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*1],ymm12
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*2],ymm3
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm14
	jmp    <nnp_winograd_f1x6_1x7_input__x86_64_avx2+0x819>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	lea    rdi,[rdx+rax*4]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [r8]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rsi]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [r8+r11*1]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rsi+r11*1]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [r8+r11*2]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rsi+r11*2]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm8,XMMWORD PTR [r8+r9*1]
	vmaskmovps xmm8,xmm8,XMMWORD PTR [rsi+r9*1]
	vinsertf128 ymm14,ymm14,xmm8,0x1
	vunpcklps ymm8,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklpd ymm14,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmaskmovps xmm13,xmm9,XMMWORD PTR [r8+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rsi+0x10]
	vinsertf128 ymm13,ymm13,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [r8+r11*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rsi+r11*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [r8+r11*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rsi+r11*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [r8+r9*1+0x10]
	vmaskmovps xmm9,xmm9,XMMWORD PTR [rsi+r9*1+0x10]
	vinsertf128 ymm6,ymm6,xmm9,0x1
	vunpcklps ymm9,ymm13,ymm15
	vunpckhps ymm13,ymm13,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm9,ymm15
	vunpckhpd ymm9,ymm9,ymm15
	vunpcklpd ymm15,ymm13,ymm7
	vunpckhpd ymm13,ymm13,ymm7
	vmaskmovps xmm7,xmm10,XMMWORD PTR [r8+0x20]
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rsi+0x20]
	vinsertf128 ymm7,ymm7,xmm5,0x1
	vmaskmovps xmm5,xmm10,XMMWORD PTR [r8+r11*1+0x20]
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rsi+r11*1+0x20]
	vinsertf128 ymm5,ymm5,xmm4,0x1
	vmaskmovps xmm4,xmm10,XMMWORD PTR [r8+r11*2+0x20]
	vmaskmovps xmm3,xmm10,XMMWORD PTR [rsi+r11*2+0x20]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vmaskmovps xmm3,xmm10,XMMWORD PTR [r8+r9*1+0x20]
	vmaskmovps xmm10,xmm10,XMMWORD PTR [rsi+r9*1+0x20]
	vinsertf128 ymm3,ymm3,xmm10,0x1
	vunpcklps ymm10,ymm7,ymm5
	vunpckhps ymm7,ymm7,ymm5
	vunpcklps ymm5,ymm4,ymm3
	vunpckhps ymm4,ymm4,ymm3
	vunpcklpd ymm3,ymm10,ymm5
	vunpckhpd ymm10,ymm10,ymm5
	vunpcklpd ymm5,ymm7,ymm4
	vunpckhpd ymm7,ymm7,ymm4
	vfmadd132ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx],ymm14
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm10
	vfmadd231ps ymm4,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm2,ymm14,ymm4
	vmovups YMMWORD PTR [rcx+rax*1],ymm2
	vsubps ymm14,ymm14,ymm4
	vmovups YMMWORD PTR [rcx+rax*2],ymm14
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm10
	vfmadd231ps ymm4,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm14
	vfmadd231ps ymm2,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm2
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx],ymm14
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm10
	vfmadd231ps ymm4,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm14
	vfmadd231ps ymm2,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm2
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm14
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm10
	vfmadd231ps ymm4,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm14
	vfmadd231ps ymm2,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm2
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi],ymm14
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm10
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*1],ymm14
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*2],ymm5
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm7
	jmp    <nnp_winograd_f1x6_1x7_input__x86_64_avx2+0xad3>
	vxorps xmm8,xmm8,xmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    r8,[r9+rax*4]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm8
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm9,ymm10
	vmovups YMMWORD PTR [r11+rax*1],ymm11
	vsubps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [r11+rax*2],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8],ymm9
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+rax*1],ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+rax*2],ymm8
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r10*1],ymm8
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

<nnp_winograd_f1x6_1x7_kernel__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0xe
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f1x6_1x7_kernel__x86_64_avx2+0x1a>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	lea    rcx,[r8+r10*4]
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmovups ymm11,YMMWORD PTR [rax+0x60]
	vmovups ymm12,YMMWORD PTR [rax+0x80]
	vmovups ymm13,YMMWORD PTR [rax+0xa0]
	vmovups ymm14,YMMWORD PTR [rax+0xc0]
	vmovups YMMWORD PTR [rcx+r11*1],ymm14
	vmulps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm15
	vaddps ymm15,ymm8,ymm10
	vaddps ymm15,ymm15,ymm12
	vaddps ymm15,ymm15,ymm14
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm7,ymm9,ymm11
	vaddps ymm7,ymm7,ymm13
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*2],ymm15
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r11*1],ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8],ymm15
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r10*1],ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r10*2],ymm15
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm15
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r11*1],ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx],ymm15
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*2],ymm8
	add    r9,0x40
	add    r8,0x40
	add    rcx,0x40
	add    rax,0xe0
	dec    edx
	jne    <nnp_winograd_f1x6_1x7_kernel__x86_64_avx2+0xb8>
	sfence
	vzeroupper
	ret
	int3

<nnp_winograd_f1x6_1x7_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rsi]
	vmovups ymm6,YMMWORD PTR [rsi+rax*1]
	vmovups ymm5,YMMWORD PTR [rsi+rax*2]
	vmovups ymm4,YMMWORD PTR [rsi+r10*1]
	vmovups ymm3,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm3
	vaddps ymm3,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm15,ymm7
	vsubps ymm15,ymm15,ymm7
	vaddps ymm7,ymm6,ymm5
	vsubps ymm6,ymm6,ymm5
	vaddps ymm8,ymm8,ymm3
	vaddps ymm8,ymm8,ymm10
	vaddps ymm8,ymm8,ymm12
	vaddps ymm8,ymm8,ymm14
	vaddps ymm8,ymm8,ymm7
	vmovaps ymm5,ymm9
	vfmadd231ps ymm5,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm3
	vfmadd231ps ymm2,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm1,ymm9
	vfmadd231ps ymm1,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vaddps ymm9,ymm4,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm6,YMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	vmovd  xmm10,r10d
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmovd  xmm11,r10d
	vpbroadcastd ymm11,xmm11
	vpand  ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x6_1x7_output_with_bias__x86_64_avx2+0x33d>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x6_1x7_output_with_bias__x86_64_avx2+0x273>
	vunpcklps ymm10,ymm8,ymm5
	vunpckhps ymm8,ymm8,ymm5
	vunpcklps ymm11,ymm2,ymm1
	vunpckhps ymm12,ymm2,ymm1
	vunpcklpd ymm13,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [r8],xmm13
	vextractf128 XMMWORD PTR [rcx],ymm13,0x1
	vmovups XMMWORD PTR [r8+r11*1],xmm10
	vextractf128 XMMWORD PTR [rcx+r11*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r11*2],xmm11
	vextractf128 XMMWORD PTR [rcx+r11*2],ymm11,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rcx+r9*1],ymm8,0x1
	vunpcklps ymm8,ymm3,ymm9
	vunpckhps ymm9,ymm3,ymm9
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [r8+0x10],xmm8
	vmovhps QWORD PTR [r8+r11*1+0x10],xmm8
	vmovlps QWORD PTR [rcx+0x10],xmm10
	vmovhps QWORD PTR [rcx+r11*1+0x10],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [r8+r11*2+0x10],xmm9
	vmovhps QWORD PTR [r8+r9*1+0x10],xmm9
	vmovlps QWORD PTR [rcx+r11*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+r9*1+0x10],xmm8
	jmp    <nnp_winograd_f1x6_1x7_output_with_bias__x86_64_avx2+0x33d>
	vunpcklps ymm12,ymm8,ymm5
	vunpckhps ymm8,ymm8,ymm5
	vunpcklps ymm13,ymm2,ymm1
	vunpckhps ymm14,ymm2,ymm1
	vunpcklpd ymm15,ymm12,ymm13
	vunpckhpd ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm8,ymm14
	vunpckhpd ymm8,ymm8,ymm14
	vextractf128 xmm14,ymm15,0x1
	vmaskmovps XMMWORD PTR [r8],xmm10,xmm15
	vmaskmovps XMMWORD PTR [rcx],xmm10,xmm14
	vextractf128 xmm14,ymm12,0x1
	vmaskmovps XMMWORD PTR [r8+r11*1],xmm10,xmm12
	vmaskmovps XMMWORD PTR [rcx+r11*1],xmm10,xmm14
	vextractf128 xmm12,ymm13,0x1
	vmaskmovps XMMWORD PTR [r8+r11*2],xmm10,xmm13
	vmaskmovps XMMWORD PTR [rcx+r11*2],xmm10,xmm12
	vextractf128 xmm12,ymm8,0x1
	vmaskmovps XMMWORD PTR [r8+r9*1],xmm10,xmm8
	vmaskmovps XMMWORD PTR [rcx+r9*1],xmm10,xmm12
	vunpcklps ymm8,ymm3,ymm9
	vunpckhps ymm9,ymm3,ymm9
	vextractf128 xmm10,ymm8,0x1
	vunpckhpd xmm12,xmm8,xmm8
	vmaskmovps XMMWORD PTR [r8+0x10],xmm11,xmm8
	vmaskmovps XMMWORD PTR [r8+r11*1+0x10],xmm11,xmm12
	vunpckhpd xmm8,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm11,xmm10
	vmaskmovps XMMWORD PTR [rcx+r11*1+0x10],xmm11,xmm8
	vextractf128 xmm8,ymm9,0x1
	vunpckhpd xmm10,xmm9,xmm9
	vmaskmovps XMMWORD PTR [r8+r11*2+0x10],xmm11,xmm9
	vmaskmovps XMMWORD PTR [r8+r9*1+0x10],xmm11,xmm10
	vunpckhpd xmm9,xmm8,xmm8
	vmaskmovps XMMWORD PTR [rcx+r11*2+0x10],xmm11,xmm8
	vmaskmovps XMMWORD PTR [rcx+r9*1+0x10],xmm11,xmm9
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

<nnp_winograd_f1x6_1x7_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rsi]
	vmovups ymm6,YMMWORD PTR [rsi+rax*1]
	vmovups ymm5,YMMWORD PTR [rsi+rax*2]
	vmovups ymm4,YMMWORD PTR [rsi+r10*1]
	vmovups ymm3,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm3
	vaddps ymm3,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm15,ymm7
	vsubps ymm15,ymm15,ymm7
	vaddps ymm7,ymm6,ymm5
	vsubps ymm6,ymm6,ymm5
	vaddps ymm8,ymm8,ymm3
	vaddps ymm8,ymm8,ymm10
	vaddps ymm8,ymm8,ymm12
	vaddps ymm8,ymm8,ymm14
	vaddps ymm8,ymm8,ymm7
	vmovaps ymm5,ymm9
	vfmadd231ps ymm5,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm3
	vfmadd231ps ymm2,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm1,ymm9
	vfmadd231ps ymm1,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vaddps ymm9,ymm4,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm6,YMMWORD PTR [rip+0x0]
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm8,ymm10,ymm8
	vmaxps ymm11,ymm10,ymm5
	vmaxps ymm12,ymm10,ymm2
	vmaxps ymm13,ymm10,ymm1
	vmaxps ymm14,ymm10,ymm3
	vmaxps ymm9,ymm10,ymm9
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	vmovd  xmm10,r10d
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmovd  xmm15,r10d
	vpbroadcastd ymm15,xmm15
	vpand  ymm15,ymm15,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm15,ymm15,YMMWORD PTR [rip+0x0]
	test   al,0x1
	je     <nnp_winograd_f1x6_1x7_output_with_bias_with_relu__x86_64_avx2+0x364>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x6_1x7_output_with_bias_with_relu__x86_64_avx2+0x296>
	vunpcklps ymm10,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [r8],xmm13
	vextractf128 XMMWORD PTR [rcx],ymm13,0x1
	vmovups XMMWORD PTR [r8+r11*1],xmm10
	vextractf128 XMMWORD PTR [rcx+r11*1],ymm10,0x1
	vmovups XMMWORD PTR [r8+r11*2],xmm11
	vextractf128 XMMWORD PTR [rcx+r11*2],ymm11,0x1
	vmovups XMMWORD PTR [r8+r9*1],xmm8
	vextractf128 XMMWORD PTR [rcx+r9*1],ymm8,0x1
	vunpcklps ymm8,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [r8+0x10],xmm8
	vmovhps QWORD PTR [r8+r11*1+0x10],xmm8
	vmovlps QWORD PTR [rcx+0x10],xmm10
	vmovhps QWORD PTR [rcx+r11*1+0x10],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [r8+r11*2+0x10],xmm9
	vmovhps QWORD PTR [r8+r9*1+0x10],xmm9
	vmovlps QWORD PTR [rcx+r11*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+r9*1+0x10],xmm8
	jmp    <nnp_winograd_f1x6_1x7_output_with_bias_with_relu__x86_64_avx2+0x364>
	vunpcklps ymm7,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm7,ymm11
	vunpckhpd ymm11,ymm7,ymm11
	vunpcklpd ymm7,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vextractf128 xmm12,ymm13,0x1
	vmaskmovps XMMWORD PTR [r8],xmm10,xmm13
	vmaskmovps XMMWORD PTR [rcx],xmm10,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [r8+r11*1],xmm10,xmm11
	vmaskmovps XMMWORD PTR [rcx+r11*1],xmm10,xmm12
	vextractf128 xmm11,ymm7,0x1
	vmaskmovps XMMWORD PTR [r8+r11*2],xmm10,xmm7
	vmaskmovps XMMWORD PTR [rcx+r11*2],xmm10,xmm11
	vextractf128 xmm11,ymm8,0x1
	vmaskmovps XMMWORD PTR [r8+r9*1],xmm10,xmm8
	vmaskmovps XMMWORD PTR [rcx+r9*1],xmm10,xmm11
	vunpcklps ymm8,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vextractf128 xmm10,ymm8,0x1
	vunpckhpd xmm11,xmm8,xmm8
	vmaskmovps XMMWORD PTR [r8+0x10],xmm15,xmm8
	vmaskmovps XMMWORD PTR [r8+r11*1+0x10],xmm15,xmm11
	vunpckhpd xmm8,xmm10,xmm10
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm15,xmm10
	vmaskmovps XMMWORD PTR [rcx+r11*1+0x10],xmm15,xmm8
	vextractf128 xmm8,ymm9,0x1
	vunpckhpd xmm10,xmm9,xmm9
	vmaskmovps XMMWORD PTR [r8+r11*2+0x10],xmm15,xmm9
	vmaskmovps XMMWORD PTR [r8+r9*1+0x10],xmm15,xmm10
	vunpckhpd xmm9,xmm8,xmm8
	vmaskmovps XMMWORD PTR [rcx+r11*2+0x10],xmm15,xmm8
	vmaskmovps XMMWORD PTR [rcx+r9*1+0x10],xmm15,xmm9
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

<nnp_winograd_f6x1_7x1_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r11*4]
	mov    rsi,QWORD PTR [rsi+0x8]
	mov    rbp,r8
	test   r10b,0x1
	je     <nnp_winograd_f6x1_7x1_input__x86_64_avx2+0x39b>
	mov    r10d,0xc
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_input__x86_64_avx2+0x78>
	vmovss xmm8,DWORD PTR [rdi]
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r11*1],0x10
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r11*2],0x20
	vinsertps xmm8,xmm8,DWORD PTR [rdi+r9*1],0x30
	vmovss xmm9,DWORD PTR [rbx]
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r11*1],0x10
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r11*2],0x20
	vinsertps xmm9,xmm9,DWORD PTR [rbx+r9*1],0x30
	vinsertf128 ymm8,ymm8,xmm9,0x1
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	jmp    <nnp_winograd_f6x1_7x1_input__x86_64_avx2+0x82>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [rbp+0x0],ymm8
	shr    rax,1
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	add    rbp,0x20
	dec    r10d
	jne    <nnp_winograd_f6x1_7x1_input__x86_64_avx2+0x35>
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x20]
	vmovups ymm10,YMMWORD PTR [r8+0x40]
	vmovups ymm11,YMMWORD PTR [r8+0x60]
	vmovups ymm12,YMMWORD PTR [r8+0x80]
	vmovups ymm13,YMMWORD PTR [r8+0xa0]
	vmovups ymm14,YMMWORD PTR [r8+0xc0]
	vmovups ymm15,YMMWORD PTR [r8+0xe0]
	vmovups ymm7,YMMWORD PTR [r8+0x100]
	vmovups ymm6,YMMWORD PTR [r8+0x120]
	vmovups ymm5,YMMWORD PTR [r8+0x140]
	vmovups ymm4,YMMWORD PTR [r8+0x160]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    r8,[r9+rax*4]
	vfmadd132ps ymm8,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm8
	vmovaps ymm8,ymm5
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm6
	vfmadd231ps ymm3,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm2,ymm8,ymm3
	vmovups YMMWORD PTR [r11+rax*1],ymm2
	vsubps ymm8,ymm8,ymm3
	vmovups YMMWORD PTR [r11+rax*2],ymm8
	vmovaps ymm8,ymm5
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm6
	vfmadd231ps ymm3,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm8
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm2
	vfmadd231ps ymm8,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vmovaps ymm8,ymm5
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm6
	vfmadd231ps ymm3,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm8
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm2
	vfmadd231ps ymm8,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm8
	vmovaps ymm8,ymm5
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm6
	vfmadd231ps ymm3,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm8
	vfmadd231ps ymm2,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm2
	vfmadd231ps ymm8,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8],ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm6
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm5
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+rax*1],ymm10
	vfmadd231ps ymm5,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+rax*2],ymm5
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r10*1],ymm4
	jmp    <nnp_winograd_f6x1_7x1_input__x86_64_avx2+0x650>
	vxorps xmm8,xmm8,xmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    r8,[r9+rax*4]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm8
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm9,ymm10
	vmovups YMMWORD PTR [r11+rax*1],ymm11
	vsubps ymm9,ymm9,ymm10
	vmovups YMMWORD PTR [r11+rax*2],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8],ymm9
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+rax*1],ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+rax*2],ymm8
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd132ps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+r10*1],ymm8
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
	int3
	int3
	int3
	int3

<nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rsi]
	vmovups ymm6,YMMWORD PTR [rsi+rax*1]
	vmovups ymm5,YMMWORD PTR [rsi+rax*2]
	vmovups ymm4,YMMWORD PTR [rsi+r10*1]
	vmovups ymm3,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm3
	vaddps ymm3,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm15,ymm7
	vsubps ymm15,ymm15,ymm7
	vaddps ymm7,ymm6,ymm5
	vsubps ymm6,ymm6,ymm5
	vaddps ymm8,ymm8,ymm3
	vaddps ymm8,ymm8,ymm10
	vaddps ymm8,ymm8,ymm12
	vaddps ymm8,ymm8,ymm14
	vaddps ymm8,ymm8,ymm7
	vmovaps ymm5,ymm9
	vfmadd231ps ymm5,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm3
	vfmadd231ps ymm2,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm1,ymm9
	vfmadd231ps ymm1,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vaddps ymm9,ymm4,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm6,YMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx2+0x33f>
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx2+0x1d1>
	vextractf128 xmm10,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm10
	vextractps DWORD PTR [rdx+r11*1],xmm10,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm10,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm10,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx2+0x218>
	vextractf128 xmm8,ymm5,0x1
	vmovss DWORD PTR [rcx],xmm5
	vextractps DWORD PTR [rcx+r11*1],xmm5,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm5,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm5,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx2+0x25f>
	vextractf128 xmm8,ymm2,0x1
	vmovss DWORD PTR [rcx],xmm2
	vextractps DWORD PTR [rcx+r11*1],xmm2,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm2,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm2,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx2+0x2a6>
	vextractf128 xmm8,ymm1,0x1
	vmovss DWORD PTR [rcx],xmm1
	vextractps DWORD PTR [rcx+r11*1],xmm1,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm1,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm1,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx2+0x2ed>
	vextractf128 xmm8,ymm3,0x1
	vmovss DWORD PTR [rcx],xmm3
	vextractps DWORD PTR [rcx+r11*1],xmm3,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm3,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm3,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx2+0x334>
	vextractf128 xmm8,ymm9,0x1
	vmovss DWORD PTR [rcx],xmm9
	vextractps DWORD PTR [rcx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm9,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
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

<nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx2>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [r9]
	vmovups ymm13,YMMWORD PTR [r9+rax*1]
	vmovups ymm14,YMMWORD PTR [r9+rax*2]
	vmovups ymm15,YMMWORD PTR [r9+r10*1]
	vmovups ymm7,YMMWORD PTR [rsi]
	vmovups ymm6,YMMWORD PTR [rsi+rax*1]
	vmovups ymm5,YMMWORD PTR [rsi+rax*2]
	vmovups ymm4,YMMWORD PTR [rsi+r10*1]
	vmovups ymm3,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm3
	vaddps ymm3,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm15,ymm7
	vsubps ymm15,ymm15,ymm7
	vaddps ymm7,ymm6,ymm5
	vsubps ymm6,ymm6,ymm5
	vaddps ymm8,ymm8,ymm3
	vaddps ymm8,ymm8,ymm10
	vaddps ymm8,ymm8,ymm12
	vaddps ymm8,ymm8,ymm14
	vaddps ymm8,ymm8,ymm7
	vmovaps ymm5,ymm9
	vfmadd231ps ymm5,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm3
	vfmadd231ps ymm2,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm1,ymm9
	vfmadd231ps ymm1,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vaddps ymm9,ymm4,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm6,YMMWORD PTR [rip+0x0]
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm8,ymm10,ymm8
	vmaxps ymm11,ymm10,ymm5
	vmaxps ymm12,ymm10,ymm2
	vmaxps ymm13,ymm10,ymm1
	vmaxps ymm14,ymm10,ymm3
	vmaxps ymm9,ymm10,ymm9
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx2+0x35e>
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx2+0x1f0>
	vextractf128 xmm10,ymm8,0x1
	vmovss DWORD PTR [rcx],xmm8
	vextractps DWORD PTR [rcx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm8,0x3
	vmovss DWORD PTR [rdx],xmm10
	vextractps DWORD PTR [rdx+r11*1],xmm10,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm10,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm10,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx2+0x237>
	vextractf128 xmm8,ymm11,0x1
	vmovss DWORD PTR [rcx],xmm11
	vextractps DWORD PTR [rcx+r11*1],xmm11,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm11,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm11,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx2+0x27e>
	vextractf128 xmm8,ymm12,0x1
	vmovss DWORD PTR [rcx],xmm12
	vextractps DWORD PTR [rcx+r11*1],xmm12,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm12,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm12,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx2+0x2c5>
	vextractf128 xmm8,ymm13,0x1
	vmovss DWORD PTR [rcx],xmm13
	vextractps DWORD PTR [rcx+r11*1],xmm13,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm13,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm13,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx2+0x30c>
	vextractf128 xmm8,ymm14,0x1
	vmovss DWORD PTR [rcx],xmm14
	vextractps DWORD PTR [rcx+r11*1],xmm14,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm14,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm14,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx2+0x353>
	vextractf128 xmm8,ymm9,0x1
	vmovss DWORD PTR [rcx],xmm9
	vextractps DWORD PTR [rcx+r11*1],xmm9,0x1
	vextractps DWORD PTR [rcx+r11*2],xmm9,0x2
	vextractps DWORD PTR [rcx+r9*1],xmm9,0x3
	vmovss DWORD PTR [rdx],xmm8
	vextractps DWORD PTR [rdx+r11*1],xmm8,0x1
	vextractps DWORD PTR [rdx+r11*2],xmm8,0x2
	vextractps DWORD PTR [rdx+r9*1],xmm8,0x3
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
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

<nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmovd  xmm11,r11d
	vpbroadcastd ymm11,xmm11
	vpand  ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm11,ymm11,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7fff
	jne    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0x45a>
	mov    r11,r8
	mov    ebp,0xf
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0x376>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0x100],ymm9
	vmovups YMMWORD PTR [r11+0x120],ymm8
	vmovups xmm8,XMMWORD PTR [rdi+0x10]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x10],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vmovups xmm13,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vunpcklps ymm14,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm14,ymm9
	vunpckhpd ymm9,ymm14,ymm9
	vunpcklpd ymm14,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0x140],ymm9
	vmovups YMMWORD PTR [r11+0x160],ymm8
	vmovups xmm8,XMMWORD PTR [rdi+0x20]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x20],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vunpcklps ymm7,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm15
	vunpckhps ymm10,ymm10,ymm15
	vunpcklpd ymm15,ymm7,ymm9
	vunpckhpd ymm9,ymm7,ymm9
	vunpcklpd ymm7,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0x180],ymm9
	vmovups YMMWORD PTR [r11+0x1a0],ymm8
	vmovups xmm8,XMMWORD PTR [rdi+0x2c]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x2c],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x2c]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x2c],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2+0x2c]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2+0x2c],0x1
	vmovups xmm6,XMMWORD PTR [rdi+rsi*1+0x2c]
	vinsertf128 ymm6,ymm6,XMMWORD PTR [rbx+rsi*1+0x2c],0x1
	vunpcklps ymm5,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm6
	vunpckhps ymm10,ymm10,ymm6
	vunpcklpd ymm6,ymm5,ymm9
	vunpckhpd ymm9,ymm5,ymm9
	vunpcklpd ymm6,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0x1c0],ymm6
	vaddps ymm10,ymm13,ymm9
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm12,ymm7
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm10,ymm6
	vmovups YMMWORD PTR [r11],ymm5
	vsubps ymm10,ymm10,ymm6
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vmovaps ymm10,ymm9
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm12
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm5
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vmovaps ymm10,ymm9
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm12
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm5
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vsubps ymm8,ymm8,ymm12
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vsubps ymm8,ymm11,ymm9
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	jmp    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0x43b>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x100],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x120],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x140],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x160],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x180],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x1a0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x1c0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x1e0
	dec    ebp
	jne    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0xa0>
	jmp    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0x86a>
	mov    r11,r8
	mov    ebp,0xf
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0x78b>
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm15,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm7,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vunpcklps ymm7,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r11+0x100],ymm13
	vmovups YMMWORD PTR [r11+0x120],ymm12
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm14,ymm14,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm6
	vunpckhps ymm14,ymm14,ymm6
	vunpcklpd ymm6,ymm5,ymm13
	vunpckhpd ymm13,ymm5,ymm13
	vunpcklpd ymm5,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r11+0x140],ymm13
	vmovups YMMWORD PTR [r11+0x160],ymm12
	vmaskmovps xmm12,xmm10,XMMWORD PTR [rdi+0x20]
	vmaskmovps xmm13,xmm10,XMMWORD PTR [rbx+0x20]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm10,XMMWORD PTR [rdi+r9*1+0x20]
	vmaskmovps xmm14,xmm10,XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm10,XMMWORD PTR [rdi+r9*2+0x20]
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf128 ymm14,ymm14,xmm4,0x1
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rdi+rsi*1+0x20]
	vmaskmovps xmm3,xmm10,XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm4
	vunpckhps ymm14,ymm14,ymm4
	vunpcklpd ymm4,ymm3,ymm13
	vunpckhpd ymm13,ymm3,ymm13
	vunpcklpd ymm3,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r11+0x180],ymm13
	vmovups YMMWORD PTR [r11+0x1a0],ymm12
	vmaskmovps xmm12,xmm11,XMMWORD PTR [rdi+0x30]
	vmaskmovps xmm13,xmm11,XMMWORD PTR [rbx+0x30]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm11,XMMWORD PTR [rdi+r9*1+0x30]
	vmaskmovps xmm14,xmm11,XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm11,XMMWORD PTR [rdi+r9*2+0x30]
	vmaskmovps xmm2,xmm11,XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf128 ymm14,ymm14,xmm2,0x1
	vmaskmovps xmm2,xmm11,XMMWORD PTR [rdi+rsi*1+0x30]
	vmaskmovps xmm1,xmm11,XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf128 ymm2,ymm2,xmm1,0x1
	vunpcklps ymm1,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm2
	vunpckhps ymm14,ymm14,ymm2
	vunpcklpd ymm2,ymm1,ymm13
	vunpckhpd ymm13,ymm1,ymm13
	vunpcklpd ymm1,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r11+0x1c0],ymm13
	vaddps ymm12,ymm6,ymm2
	vfmadd231ps ymm12,ymm4,YMMWORD PTR [rip+0x0]
	vaddps ymm13,ymm7,ymm3
	vfmadd231ps ymm13,ymm5,YMMWORD PTR [rip+0x0]
	vaddps ymm14,ymm12,ymm13
	vmovups YMMWORD PTR [r11],ymm14
	vsubps ymm12,ymm12,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm2
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm14
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovaps ymm12,ymm2
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm14
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vsubps ymm12,ymm1,ymm7
	vfmadd231ps ymm12,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm12
	vsubps ymm12,ymm15,ymm2
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	jmp    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0x850>
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x40],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0xc0],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x100],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x120],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x140],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x160],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x180],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x1a0],ymm12
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11+0x1c0],ymm12
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x1e0
	dec    ebp
	jne    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0x462>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rdx,[r9+rax*4]
	lea    rsi,[rdx+rax*4]
	imul   rcx,rcx,0xf
	mov    r8,r8
	mov    edi,0xf
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x1e0]
	vmovups YMMWORD PTR [rdx],ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x3c0]
	vmovups ymm10,YMMWORD PTR [r8+0x5a0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x780]
	vmovups ymm11,YMMWORD PTR [r8+0x960]
	vmovups YMMWORD PTR [rdx+rax*2],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0xb40]
	vmovups ymm12,YMMWORD PTR [r8+0xd20]
	vmovups YMMWORD PTR [rdx+r10*1],ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xf00]
	vmovups ymm13,YMMWORD PTR [r8+0x10e0]
	vmovups YMMWORD PTR [rsi],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x12c0]
	vmovups ymm14,YMMWORD PTR [r8+0x14a0]
	vmovups YMMWORD PTR [rsi+rax*1],ymm14
	vmovups ymm14,YMMWORD PTR [r8+0x1680]
	vmovups ymm15,YMMWORD PTR [r8+0x1860]
	vmovups YMMWORD PTR [rsi+rax*2],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x1a40]
	vaddps ymm7,ymm10,ymm14
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm9,ymm13
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm5,ymm7,ymm6
	vmovups YMMWORD PTR [r11],ymm5
	vsubps ymm7,ymm7,ymm6
	vmovups YMMWORD PTR [r11+rax*1],ymm7
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm7
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm9
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm5
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm7
	vsubps ymm9,ymm15,ymm9
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vsubps ymm8,ymm8,ymm14
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm8
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	lea    rdx,[rdx+rcx*4]
	lea    rsi,[rsi+rcx*4]
	dec    edi
	jne    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx2+0x890>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f7x7_3x3_by_2_kernel__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x12
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f7x7_3x3_by_2_kernel__x86_64_avx2+0x1c>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	lea    rdx,[r8+r10*4]
	imul   rcx,rcx,0x9
	mov    edi,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm12
	vmovups YMMWORD PTR [rsi+0x20],ymm11
	vmovups YMMWORD PTR [rsi+0x40],ymm14
	vmovups YMMWORD PTR [rsi+0x60],ymm13
	vmovups YMMWORD PTR [rsi+0x80],ymm7
	vmovups YMMWORD PTR [rsi+0xa0],ymm15
	vmovups YMMWORD PTR [rsi+0xc0],ymm10
	vmovups YMMWORD PTR [rsi+0xe0],ymm8
	vmovups YMMWORD PTR [rsi+0x100],ymm9
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vmovups ymm9,YMMWORD PTR [rax+0x80]
	vmovups ymm10,YMMWORD PTR [rax+0xa0]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x120],ymm12
	vmovups YMMWORD PTR [rsi+0x140],ymm11
	vmovups YMMWORD PTR [rsi+0x160],ymm14
	vmovups YMMWORD PTR [rsi+0x180],ymm13
	vmovups YMMWORD PTR [rsi+0x1a0],ymm7
	vmovups YMMWORD PTR [rsi+0x1c0],ymm15
	vmovups YMMWORD PTR [rsi+0x1e0],ymm10
	vmovups YMMWORD PTR [rsi+0x200],ymm8
	vmovups YMMWORD PTR [rsi+0x220],ymm9
	vmovups ymm8,YMMWORD PTR [rax+0xc0]
	vmovups ymm9,YMMWORD PTR [rax+0xe0]
	vmovups ymm10,YMMWORD PTR [rax+0x100]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x240],ymm12
	vmovups YMMWORD PTR [rsi+0x260],ymm11
	vmovups YMMWORD PTR [rsi+0x280],ymm14
	vmovups YMMWORD PTR [rsi+0x2a0],ymm13
	vmovups YMMWORD PTR [rsi+0x2c0],ymm7
	vmovups YMMWORD PTR [rsi+0x2e0],ymm15
	vmovups YMMWORD PTR [rsi+0x300],ymm10
	vmovups YMMWORD PTR [rsi+0x320],ymm8
	vmovups YMMWORD PTR [rsi+0x340],ymm9
	mov    rbx,rsi
	mov    ebp,0x9
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x120]
	vmovups ymm10,YMMWORD PTR [rbx+0x240]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovups YMMWORD PTR [r9+r10*2],ymm14
	vmovups YMMWORD PTR [r9+r11*1],ymm13
	vmovups YMMWORD PTR [r8],ymm7
	vmovups YMMWORD PTR [r8+r10*1],ymm15
	vmovups YMMWORD PTR [r8+r10*2],ymm10
	vmovups YMMWORD PTR [r8+r11*1],ymm8
	vmovups YMMWORD PTR [rdx],ymm9
	add    rbx,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	lea    rdx,[rdx+rcx*4]
	dec    ebp
	jne    <nnp_winograd_f7x7_3x3_by_2_kernel__x86_64_avx2+0x2e0>
	imul   rbx,rcx,0x9
	mov    rbx,rbx
	neg    rbx
	lea    r9,[r9+rbx*4]
	lea    r8,[r8+rbx*4]
	lea    rdx,[rdx+rbx*4]
	add    r9,0x40
	add    r8,0x40
	add    rdx,0x40
	add    rax,0x120
	dec    edi
	jne    <nnp_winograd_f7x7_3x3_by_2_kernel__x86_64_avx2+0xbe>
	sfence
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	lea    rbx,[rdi+rax*4]
	lea    rbp,[rbx+rax*4]
	imul   rsi,rsi,0xf
	mov    r12,r9
	mov    r13d,0xf
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rbx]
	vaddps ymm9,ymm13,ymm9
	vmovups ymm11,YMMWORD PTR [rbx+rax*1]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm12,YMMWORD PTR [rbx+rax*2]
	vaddps ymm12,ymm6,ymm12
	vmovups ymm13,YMMWORD PTR [rbx+r10*1]
	vaddps ymm13,ymm5,ymm13
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm4,ymm14
	vmovups ymm15,YMMWORD PTR [rbp+rax*1+0x0]
	vaddps ymm8,ymm8,ymm15
	vmovups ymm15,YMMWORD PTR [rbp+rax*2+0x0]
	vaddps ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r12],ymm9
	vmovups YMMWORD PTR [r12+0x1e0],ymm11
	vmovups YMMWORD PTR [r12+0x3c0],ymm12
	vmovups YMMWORD PTR [r12+0x5a0],ymm13
	vmovups YMMWORD PTR [r12+0x780],ymm14
	vmovups YMMWORD PTR [r12+0x960],ymm8
	vmovups YMMWORD PTR [r12+0xb40],ymm10
	add    r12,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	lea    rbp,[rbp+rsi*4+0x0]
	dec    r13d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx2+0x2d>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7f
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx2+0x449>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx2+0x429>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x100]
	vaddps ymm9,ymm13,ymm9
	vmovups ymm11,YMMWORD PTR [r9+0x120]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm12,YMMWORD PTR [r9+0x140]
	vaddps ymm12,ymm6,ymm12
	vmovups ymm13,YMMWORD PTR [r9+0x160]
	vaddps ymm13,ymm5,ymm13
	vmovups ymm14,YMMWORD PTR [r9+0x180]
	vaddps ymm14,ymm4,ymm14
	vmovups ymm15,YMMWORD PTR [r9+0x1a0]
	vaddps ymm8,ymm8,ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x1c0]
	vaddps ymm10,ymm10,ymm15
	vunpcklps ymm15,ymm9,ymm11
	vunpckhps ymm9,ymm9,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm7,ymm15,ymm11
	vunpckhpd ymm11,ymm15,ymm11
	vunpcklpd ymm15,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm11,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm15
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm15,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm9
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm9,0x1
	vunpcklps ymm9,ymm13,ymm14
	vunpckhps ymm11,ymm13,ymm14
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0xc],xmm10
	vextractf128 XMMWORD PTR [rdi+0xc],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0xc],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0xc],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0xc],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0xc],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0xc],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0xc],ymm8,0x1
	shr    r10,1
	add    r9,0x1e0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx2+0x215>
	jmp    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx2+0x6a6>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx2+0x68b>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm10
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm5
	vfmadd231ps ymm2,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm5
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r9+0x100]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm13,YMMWORD PTR [r9+0x120]
	vaddps ymm13,ymm6,ymm13
	vmovups ymm14,YMMWORD PTR [r9+0x140]
	vaddps ymm14,ymm4,ymm14
	vmovups ymm15,YMMWORD PTR [r9+0x160]
	vaddps ymm15,ymm3,ymm15
	vmovups ymm7,YMMWORD PTR [r9+0x180]
	vaddps ymm7,ymm2,ymm7
	vmovups ymm6,YMMWORD PTR [r9+0x1a0]
	vaddps ymm10,ymm10,ymm6
	vmovups ymm6,YMMWORD PTR [r9+0x1c0]
	vaddps ymm12,ymm12,ymm6
	vunpcklps ymm6,ymm11,ymm13
	vunpckhps ymm11,ymm11,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm6,ymm13
	vunpckhpd ymm13,ymm6,ymm13
	vunpcklpd ymm6,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vextractf128 xmm14,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm14
	vextractf128 xmm14,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm14
	vextractf128 xmm13,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm6
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm13
	vunpcklps ymm11,ymm7,ymm10
	vunpckhps ymm10,ymm7,ymm10
	vunpcklps ymm13,ymm12,ymm12
	vunpckhps ymm12,ymm12,ymm12
	vunpcklpd ymm14,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm11
	shr    r10,1
	add    r9,0x1e0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx2+0x44f>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret

<nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	lea    rbx,[rdi+rax*4]
	lea    rbp,[rbx+rax*4]
	imul   rsi,rsi,0xf
	mov    r12,r9
	mov    r13d,0xf
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rbx]
	vaddps ymm9,ymm13,ymm9
	vmovups ymm11,YMMWORD PTR [rbx+rax*1]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm12,YMMWORD PTR [rbx+rax*2]
	vaddps ymm12,ymm6,ymm12
	vmovups ymm13,YMMWORD PTR [rbx+r10*1]
	vaddps ymm13,ymm5,ymm13
	vmovups ymm14,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm4,ymm14
	vmovups ymm15,YMMWORD PTR [rbp+rax*1+0x0]
	vaddps ymm8,ymm8,ymm15
	vmovups ymm15,YMMWORD PTR [rbp+rax*2+0x0]
	vaddps ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r12],ymm9
	vmovups YMMWORD PTR [r12+0x1e0],ymm11
	vmovups YMMWORD PTR [r12+0x3c0],ymm12
	vmovups YMMWORD PTR [r12+0x5a0],ymm13
	vmovups YMMWORD PTR [r12+0x780],ymm14
	vmovups YMMWORD PTR [r12+0x960],ymm8
	vmovups YMMWORD PTR [r12+0xb40],ymm10
	add    r12,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	lea    rbp,[rbp+rsi*4+0x0]
	dec    r13d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x2d>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7f
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x471>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x451>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vmovaps ymm15,ymm8
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm8
	vfmadd231ps ymm5,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x100]
	vaddps ymm9,ymm13,ymm9
	vmovups ymm11,YMMWORD PTR [r9+0x120]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm12,YMMWORD PTR [r9+0x140]
	vaddps ymm12,ymm6,ymm12
	vmovups ymm13,YMMWORD PTR [r9+0x160]
	vaddps ymm13,ymm5,ymm13
	vmovups ymm14,YMMWORD PTR [r9+0x180]
	vaddps ymm14,ymm4,ymm14
	vmovups ymm15,YMMWORD PTR [r9+0x1a0]
	vaddps ymm8,ymm8,ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x1c0]
	vaddps ymm10,ymm10,ymm15
	vxorps xmm15,xmm15,xmm15
	vmaxps ymm9,ymm15,ymm9
	vmaxps ymm11,ymm15,ymm11
	vmaxps ymm12,ymm15,ymm12
	vmaxps ymm13,ymm15,ymm13
	vmaxps ymm14,ymm15,ymm14
	vmaxps ymm8,ymm15,ymm8
	vmaxps ymm10,ymm15,ymm10
	vunpcklps ymm15,ymm9,ymm11
	vunpckhps ymm9,ymm9,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm7,ymm15,ymm11
	vunpckhpd ymm11,ymm15,ymm11
	vunpcklpd ymm15,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm11,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm15
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm15,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm9
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm9,0x1
	vunpcklps ymm9,ymm13,ymm14
	vunpckhps ymm11,ymm13,ymm14
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm11,ymm8
	vunpckhpd ymm8,ymm11,ymm8
	vmovups XMMWORD PTR [rcx+0xc],xmm10
	vextractf128 XMMWORD PTR [rdi+0xc],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0xc],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0xc],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0xc],xmm12
	vextractf128 XMMWORD PTR [rdi+r8*2+0xc],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0xc],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0xc],ymm8,0x1
	shr    r10,1
	add    r9,0x1e0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x215>
	jmp    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x6f4>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x6d9>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vmovups ymm7,YMMWORD PTR [r9+0xc0]
	vmovups ymm6,YMMWORD PTR [r9+0xe0]
	vmovups ymm5,YMMWORD PTR [rdx]
	vaddps ymm10,ymm10,ymm5
	vaddps ymm5,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm15,ymm15,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm6,ymm10
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm10
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm5
	vfmadd231ps ymm2,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm5
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r9+0x100]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm13,YMMWORD PTR [r9+0x120]
	vaddps ymm13,ymm6,ymm13
	vmovups ymm14,YMMWORD PTR [r9+0x140]
	vaddps ymm14,ymm4,ymm14
	vmovups ymm15,YMMWORD PTR [r9+0x160]
	vaddps ymm15,ymm3,ymm15
	vmovups ymm7,YMMWORD PTR [r9+0x180]
	vaddps ymm7,ymm2,ymm7
	vmovups ymm6,YMMWORD PTR [r9+0x1a0]
	vaddps ymm10,ymm10,ymm6
	vmovups ymm6,YMMWORD PTR [r9+0x1c0]
	vaddps ymm12,ymm12,ymm6
	vxorps xmm6,xmm6,xmm6
	vmaxps ymm11,ymm6,ymm11
	vmaxps ymm13,ymm6,ymm13
	vmaxps ymm14,ymm6,ymm14
	vmaxps ymm15,ymm6,ymm15
	vmaxps ymm7,ymm6,ymm7
	vmaxps ymm10,ymm6,ymm10
	vmaxps ymm12,ymm6,ymm12
	vunpcklps ymm6,ymm11,ymm13
	vunpckhps ymm11,ymm11,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm6,ymm13
	vunpckhpd ymm13,ymm6,ymm13
	vunpcklpd ymm6,ymm11,ymm14
	vunpckhpd ymm11,ymm11,ymm14
	vextractf128 xmm14,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm14
	vextractf128 xmm14,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm14
	vextractf128 xmm13,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm6
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm13
	vextractf128 xmm13,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm13
	vunpcklps ymm11,ymm7,ymm10
	vunpckhps ymm10,ymm7,ymm10
	vunpcklps ymm13,ymm12,ymm12
	vunpckhps ymm12,ymm12,ymm12
	vunpcklpd ymm14,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm12
	vextractf128 xmm12,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm12
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm11
	shr    r10,1
	add    r9,0x1e0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x477>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

<nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7ff
	jne    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x337>
	mov    r11,r8
	mov    ebp,0xb
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x28b>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0xc0],ymm9
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	vmovups xmm8,XMMWORD PTR [rdi+0x10]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x10],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vmovups xmm13,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vunpcklps ymm14,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm14,ymm9
	vunpckhpd ymm9,ymm14,ymm9
	vunpcklpd ymm14,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0x100],ymm9
	vmovups YMMWORD PTR [r11+0x120],ymm8
	vmovups xmm8,XMMWORD PTR [rdi+0x1c]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x1c],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x1c]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x1c],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2+0x1c]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2+0x1c],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0x1c]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0x1c],0x1
	vunpcklps ymm7,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm15
	vunpckhps ymm10,ymm10,ymm15
	vunpcklpd ymm15,ymm7,ymm9
	vunpckhpd ymm9,ymm7,ymm9
	vunpcklpd ymm15,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0x140],ymm15
	vmovaps ymm10,ymm9
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm7
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vmovaps ymm10,ymm9
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm7
	vfmadd231ps ymm10,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm9
	jmp    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x318>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x100],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x120],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x140],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x160
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x86>
	jmp    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x627>
	mov    r11,r8
	mov    ebp,0xb
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x580>
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm15,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vunpcklps ymm15,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm14
	vunpckhps ymm13,ymm13,ymm14
	vunpcklpd ymm14,ymm15,ymm12
	vunpckhpd ymm12,ymm15,ymm12
	vunpcklpd ymm15,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [r11+0xc0],ymm12
	vmovups YMMWORD PTR [r11+0xe0],ymm11
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm13,ymm13,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vunpcklps ymm6,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm7
	vunpckhps ymm13,ymm13,ymm7
	vunpcklpd ymm7,ymm6,ymm12
	vunpckhpd ymm12,ymm6,ymm12
	vunpcklpd ymm6,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [r11+0x100],ymm12
	vmovups YMMWORD PTR [r11+0x120],ymm11
	vmaskmovps xmm11,xmm10,XMMWORD PTR [rdi+0x20]
	vmaskmovps xmm12,xmm10,XMMWORD PTR [rbx+0x20]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm10,XMMWORD PTR [rdi+r9*1+0x20]
	vmaskmovps xmm13,xmm10,XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm10,XMMWORD PTR [rdi+r9*2+0x20]
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf128 ymm13,ymm13,xmm5,0x1
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rdi+rsi*1+0x20]
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf128 ymm5,ymm5,xmm4,0x1
	vunpcklps ymm4,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm5
	vunpckhps ymm13,ymm13,ymm5
	vunpcklpd ymm5,ymm4,ymm12
	vunpckhpd ymm12,ymm4,ymm12
	vunpcklpd ymm4,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vmovups YMMWORD PTR [r11+0x140],ymm12
	vmovaps ymm11,ymm5
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm6
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vmovaps ymm11,ymm5
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm6
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm4,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm4
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm5
	jmp    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x60d>
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0x80],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0xa0],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0xe0],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0x100],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0x120],ymm11
	vxorps xmm11,xmm11,xmm11
	vmovups YMMWORD PTR [r11+0x140],ymm11
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x160
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x33f>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rdx,[r9+rax*4]
	imul   rcx,rcx,0xb
	mov    r8,r8
	mov    esi,0xb
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x160]
	vmovups YMMWORD PTR [r9+rax*2],ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x2c0]
	vmovups ymm10,YMMWORD PTR [r8+0x420]
	vmovups YMMWORD PTR [r9+r10*1],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x580]
	vmovups ymm11,YMMWORD PTR [r8+0x6e0]
	vmovups YMMWORD PTR [rdx],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x840]
	vmovups ymm12,YMMWORD PTR [r8+0x9a0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xb00]
	vmovups ymm13,YMMWORD PTR [r8+0xc60]
	vmovups YMMWORD PTR [rdx+rax*2],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0xdc0]
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm14
	vmovaps ymm14,ymm12
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm14
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm13
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm12
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	lea    rdx,[rdx+rcx*4]
	dec    esi
	jne    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx2+0x649>
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

<nnp_winograd_f5x5_3x3_by_2_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x12
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f5x5_3x3_by_2_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x7
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm12
	vmovups YMMWORD PTR [rsi+0x20],ymm11
	vmovups YMMWORD PTR [rsi+0x40],ymm14
	vmovups YMMWORD PTR [rsi+0x60],ymm13
	vmovups YMMWORD PTR [rsi+0x80],ymm10
	vmovups YMMWORD PTR [rsi+0xa0],ymm8
	vmovups YMMWORD PTR [rsi+0xc0],ymm9
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vmovups ymm9,YMMWORD PTR [rax+0x80]
	vmovups ymm10,YMMWORD PTR [rax+0xa0]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0xe0],ymm12
	vmovups YMMWORD PTR [rsi+0x100],ymm11
	vmovups YMMWORD PTR [rsi+0x120],ymm14
	vmovups YMMWORD PTR [rsi+0x140],ymm13
	vmovups YMMWORD PTR [rsi+0x160],ymm10
	vmovups YMMWORD PTR [rsi+0x180],ymm8
	vmovups YMMWORD PTR [rsi+0x1a0],ymm9
	vmovups ymm8,YMMWORD PTR [rax+0xc0]
	vmovups ymm9,YMMWORD PTR [rax+0xe0]
	vmovups ymm10,YMMWORD PTR [rax+0x100]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x1c0],ymm12
	vmovups YMMWORD PTR [rsi+0x1e0],ymm11
	vmovups YMMWORD PTR [rsi+0x200],ymm14
	vmovups YMMWORD PTR [rsi+0x220],ymm13
	vmovups YMMWORD PTR [rsi+0x240],ymm10
	vmovups YMMWORD PTR [rsi+0x260],ymm8
	vmovups YMMWORD PTR [rsi+0x280],ymm9
	mov    rdi,rsi
	mov    ebx,0x7
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0xe0]
	vmovups ymm10,YMMWORD PTR [rdi+0x1c0]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovups YMMWORD PTR [r9+r10*2],ymm14
	vmovups YMMWORD PTR [r9+r11*1],ymm13
	vmovups YMMWORD PTR [r8],ymm10
	vmovups YMMWORD PTR [r8+r10*1],ymm8
	vmovups YMMWORD PTR [r8+r10*2],ymm9
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f5x5_3x3_by_2_kernel__x86_64_avx2+0x269>
	imul   rdi,rcx,0x7
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x120
	dec    edx
	jne    <nnp_winograd_f5x5_3x3_by_2_kernel__x86_64_avx2+0xb9>
	sfence
	vzeroupper
	pop    rbx
	ret
	int3

<nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	lea    rbx,[rdi+rax*4]
	imul   rsi,rsi,0xb
	mov    rbp,r9
	mov    r12d,0xb
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdi+rax*2]
	vaddps ymm9,ymm11,ymm9
	vmovups ymm10,YMMWORD PTR [rdi+r10*1]
	vaddps ymm10,ymm13,ymm10
	vmovups ymm11,YMMWORD PTR [rbx]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm13,YMMWORD PTR [rbx+rax*1]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+rax*2]
	vaddps ymm12,ymm12,ymm13
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	vmovups YMMWORD PTR [rbp+0x160],ymm10
	vmovups YMMWORD PTR [rbp+0x2c0],ymm11
	vmovups YMMWORD PTR [rbp+0x420],ymm8
	vmovups YMMWORD PTR [rbp+0x580],ymm12
	add    rbp,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	dec    r12d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx2+0x27>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx2+0x353>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx2+0x333>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0xc0]
	vaddps ymm9,ymm11,ymm9
	vmovups ymm10,YMMWORD PTR [r9+0xe0]
	vaddps ymm10,ymm13,ymm10
	vmovups ymm11,YMMWORD PTR [r9+0x100]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm13,YMMWORD PTR [r9+0x120]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x140]
	vaddps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm10,ymm10,ymm13
	vaddps ymm11,ymm11,ymm13
	vaddps ymm8,ymm8,ymm13
	vaddps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm14,ymm11,ymm8
	vunpckhps ymm15,ymm11,ymm8
	vunpcklpd ymm7,ymm13,ymm14
	vunpckhpd ymm13,ymm13,ymm14
	vunpcklpd ymm14,ymm9,ymm15
	vunpckhpd ymm9,ymm9,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm13
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm9
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm9,0x1
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm8,ymm12
	vunpckhps ymm8,ymm8,ymm12
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0x160
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx2+0x182>
	jmp    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx2+0x550>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx2+0x535>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vaddps ymm7,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm11
	vmulps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r9+0xc0]
	vaddps ymm11,ymm13,ymm11
	vmovups ymm12,YMMWORD PTR [r9+0xe0]
	vaddps ymm12,ymm15,ymm12
	vmovups ymm13,YMMWORD PTR [r9+0x100]
	vaddps ymm13,ymm6,ymm13
	vmovups ymm15,YMMWORD PTR [r9+0x120]
	vaddps ymm10,ymm10,ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x140]
	vaddps ymm14,ymm14,ymm15
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm11,ymm11,ymm15
	vaddps ymm12,ymm12,ymm15
	vaddps ymm13,ymm13,ymm15
	vaddps ymm10,ymm10,ymm15
	vaddps ymm14,ymm14,ymm15
	vunpcklps ymm15,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm15,ymm12
	vunpckhpd ymm12,ymm15,ymm12
	vunpcklpd ymm15,ymm11,ymm10
	vunpckhpd ymm10,ymm11,ymm10
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm11,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm10,ymm14,ymm14
	vunpckhps ymm11,ymm14,ymm14
	vunpcklps ymm12,ymm14,ymm14
	vunpckhps ymm13,ymm14,ymm14
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vextractf128 xmm13,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm13
	vextractf128 xmm13,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm13
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0x160
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx2+0x359>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	lea    rbx,[rdi+rax*4]
	imul   rsi,rsi,0xb
	mov    rbp,r9
	mov    r12d,0xb
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [rdi+rax*2]
	vaddps ymm9,ymm11,ymm9
	vmovups ymm10,YMMWORD PTR [rdi+r10*1]
	vaddps ymm10,ymm13,ymm10
	vmovups ymm11,YMMWORD PTR [rbx]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm13,YMMWORD PTR [rbx+rax*1]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [rbx+rax*2]
	vaddps ymm12,ymm12,ymm13
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	vmovups YMMWORD PTR [rbp+0x160],ymm10
	vmovups YMMWORD PTR [rbp+0x2c0],ymm11
	vmovups YMMWORD PTR [rbp+0x420],ymm8
	vmovups YMMWORD PTR [rbp+0x580],ymm12
	add    rbp,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	dec    r12d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x27>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x371>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x351>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vaddps ymm14,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm13,ymm14
	vaddps ymm11,ymm11,ymm9
	vmulps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmulps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0xc0]
	vaddps ymm9,ymm11,ymm9
	vmovups ymm10,YMMWORD PTR [r9+0xe0]
	vaddps ymm10,ymm13,ymm10
	vmovups ymm11,YMMWORD PTR [r9+0x100]
	vaddps ymm11,ymm15,ymm11
	vmovups ymm13,YMMWORD PTR [r9+0x120]
	vaddps ymm8,ymm8,ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x140]
	vaddps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm10,ymm10,ymm13
	vaddps ymm11,ymm11,ymm13
	vaddps ymm8,ymm8,ymm13
	vaddps ymm12,ymm12,ymm13
	vxorps xmm13,xmm13,xmm13
	vmaxps ymm9,ymm13,ymm9
	vmaxps ymm10,ymm13,ymm10
	vmaxps ymm11,ymm13,ymm11
	vmaxps ymm8,ymm13,ymm8
	vmaxps ymm12,ymm13,ymm12
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm14,ymm11,ymm8
	vunpckhps ymm15,ymm11,ymm8
	vunpcklpd ymm7,ymm13,ymm14
	vunpckhpd ymm13,ymm13,ymm14
	vunpcklpd ymm14,ymm9,ymm15
	vunpckhpd ymm9,ymm9,ymm15
	vmovups XMMWORD PTR [rcx],xmm7
	vextractf128 XMMWORD PTR [rdi],ymm7,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm13
	vextractf128 XMMWORD PTR [rdi+r8*1],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rdi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rsi*1],xmm9
	vextractf128 XMMWORD PTR [rdi+rsi*1],ymm9,0x1
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm8,ymm12
	vunpckhps ymm8,ymm8,ymm12
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx+0x4],xmm12
	vextractf128 XMMWORD PTR [rdi+0x4],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x4],xmm9
	vextractf128 XMMWORD PTR [rdi+r8*1+0x4],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x4],xmm11
	vextractf128 XMMWORD PTR [rdi+r8*2+0x4],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rsi*1+0x4],xmm8
	vextractf128 XMMWORD PTR [rdi+rsi*1+0x4],ymm8,0x1
	shr    r10,1
	add    r9,0x160
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x182>
	jmp    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x58c>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x571>
	vmovups ymm10,YMMWORD PTR [r9]
	vmovups ymm11,YMMWORD PTR [r9+0x20]
	vmovups ymm12,YMMWORD PTR [r9+0x40]
	vmovups ymm13,YMMWORD PTR [r9+0x60]
	vmovups ymm14,YMMWORD PTR [r9+0x80]
	vmovups ymm15,YMMWORD PTR [r9+0xa0]
	vaddps ymm7,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm11
	vmulps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmulps ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r9+0xc0]
	vaddps ymm11,ymm13,ymm11
	vmovups ymm12,YMMWORD PTR [r9+0xe0]
	vaddps ymm12,ymm15,ymm12
	vmovups ymm13,YMMWORD PTR [r9+0x100]
	vaddps ymm13,ymm6,ymm13
	vmovups ymm15,YMMWORD PTR [r9+0x120]
	vaddps ymm10,ymm10,ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x140]
	vaddps ymm14,ymm14,ymm15
	vmovups ymm15,YMMWORD PTR [rdx]
	vaddps ymm11,ymm11,ymm15
	vaddps ymm12,ymm12,ymm15
	vaddps ymm13,ymm13,ymm15
	vaddps ymm10,ymm10,ymm15
	vaddps ymm14,ymm14,ymm15
	vxorps xmm15,xmm15,xmm15
	vmaxps ymm11,ymm15,ymm11
	vmaxps ymm12,ymm15,ymm12
	vmaxps ymm13,ymm15,ymm13
	vmaxps ymm10,ymm15,ymm10
	vmaxps ymm14,ymm15,ymm14
	vunpcklps ymm15,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm15,ymm12
	vunpckhpd ymm12,ymm15,ymm12
	vunpcklpd ymm15,ymm11,ymm10
	vunpckhpd ymm10,ymm11,ymm10
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm11,ymm15,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm15
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm11
	vunpcklps ymm10,ymm14,ymm14
	vunpckhps ymm11,ymm14,ymm14
	vunpcklps ymm12,ymm14,ymm14
	vunpckhps ymm13,ymm14,ymm14
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm13
	vunpckhpd ymm11,ymm11,ymm13
	vextractf128 xmm13,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm14
	vmaskmovps XMMWORD PTR [rdi+0x10],xmm9,xmm13
	vextractf128 xmm13,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1+0x10],xmm9,xmm13
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rdi+rsi*1+0x10],xmm9,xmm10
	shr    r10,1
	add    r9,0x160
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x377>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
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

<nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x7f
	jne    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x1e7>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x173>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0x80],ymm9
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups xmm8,XMMWORD PTR [rdi+0xc]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0xc],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vmovups xmm13,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vunpcklps ymm14,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklpd ymm13,ymm14,ymm9
	vunpckhpd ymm9,ymm14,ymm9
	vunpcklpd ymm13,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+0xc0],ymm13
	vaddps ymm10,ymm9,ymm12
	vmovups YMMWORD PTR [r11],ymm10
	vsubps ymm10,ymm9,ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vsubps ymm8,ymm8,ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vsubps ymm8,ymm11,ymm9
	vmovups YMMWORD PTR [r11+0x60],ymm8
	jmp    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x1c8>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x394>
	mov    r11,r8
	mov    ebp,0x7
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x325>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [r11+0x80],ymm11
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vmaskmovps xmm10,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vunpcklps ymm7,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklpd ymm15,ymm7,ymm11
	vunpckhpd ymm11,ymm7,ymm11
	vunpcklpd ymm7,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vaddps ymm10,ymm15,ymm14
	vmovups YMMWORD PTR [r11],ymm10
	vsubps ymm10,ymm15,ymm14
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vsubps ymm10,ymm7,ymm14
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vsubps ymm10,ymm13,ymm15
	vmovups YMMWORD PTR [r11+0x60],ymm10
	jmp    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x37a>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0xe0
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x1ef>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x7
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0xe0]
	vmovups YMMWORD PTR [r9],ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x1c0]
	vmovups ymm10,YMMWORD PTR [r8+0x2a0]
	vmovups YMMWORD PTR [r9+rax*1],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x380]
	vmovups ymm11,YMMWORD PTR [r8+0x460]
	vmovups YMMWORD PTR [r9+rax*2],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x540]
	vaddps ymm12,ymm10,ymm9
	vmovups YMMWORD PTR [r11],ymm12
	vsubps ymm12,ymm10,ymm9
	vmovups YMMWORD PTR [r11+rax*1],ymm12
	vsubps ymm9,ymm11,ymm9
	vmovups YMMWORD PTR [r11+rax*2],ymm9
	vsubps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [r11+r10*1],ymm8
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx2+0x3b2>
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
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_3x3_by_2_kernel__x86_64_avx2>:
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	mov    rsi,r8
	mov    edi,0x12
	vmovups xmm8,XMMWORD PTR [r11]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [r9],0x1
	vmovups xmm9,XMMWORD PTR [r11+rax*1]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [r9+rax*1],0x1
	vmovups xmm10,XMMWORD PTR [r11+rax*2]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [r9+rax*2],0x1
	vmovups xmm11,XMMWORD PTR [r11+r10*1]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [r9+r10*1],0x1
	vunpcklps ymm12,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm12,ymm9
	vunpckhpd ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi],ymm11
	vmovups YMMWORD PTR [rsi+0x20],ymm9
	vmovups YMMWORD PTR [rsi+0x40],ymm12
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x80
	dec    edi
	jne    <nnp_winograd_f3x3_3x3_by_2_kernel__x86_64_avx2+0x1b>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x5
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [rax]
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [rax+0x40]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm12
	vmovups YMMWORD PTR [rsi+0x20],ymm11
	vmovups YMMWORD PTR [rsi+0x40],ymm10
	vmovups YMMWORD PTR [rsi+0x60],ymm8
	vmovups YMMWORD PTR [rsi+0x80],ymm9
	vmovups ymm8,YMMWORD PTR [rax+0x60]
	vmovups ymm9,YMMWORD PTR [rax+0x80]
	vmovups ymm10,YMMWORD PTR [rax+0xa0]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0xa0],ymm12
	vmovups YMMWORD PTR [rsi+0xc0],ymm11
	vmovups YMMWORD PTR [rsi+0xe0],ymm10
	vmovups YMMWORD PTR [rsi+0x100],ymm8
	vmovups YMMWORD PTR [rsi+0x120],ymm9
	vmovups ymm8,YMMWORD PTR [rax+0xc0]
	vmovups ymm9,YMMWORD PTR [rax+0xe0]
	vmovups ymm10,YMMWORD PTR [rax+0x100]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+0x140],ymm12
	vmovups YMMWORD PTR [rsi+0x160],ymm11
	vmovups YMMWORD PTR [rsi+0x180],ymm10
	vmovups YMMWORD PTR [rsi+0x1a0],ymm8
	vmovups YMMWORD PTR [rsi+0x1c0],ymm9
	mov    rdi,rsi
	mov    ebx,0x5
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0xa0]
	vmovups ymm10,YMMWORD PTR [rdi+0x140]
	vmulps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm12
	vmovups YMMWORD PTR [r9+r10*1],ymm11
	vmovups YMMWORD PTR [r9+r10*2],ymm10
	vmovups YMMWORD PTR [r9+r11*1],ymm8
	vmovups YMMWORD PTR [r8],ymm9
	add    rdi,0x20
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f3x3_3x3_by_2_kernel__x86_64_avx2+0x1c4>
	imul   rdi,rcx,0x5
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	add    r9,0x40
	add    r8,0x40
	add    rax,0x120
	dec    edx
	jne    <nnp_winograd_f3x3_3x3_by_2_kernel__x86_64_avx2+0xb9>
	sfence
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
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm10,ymm10,ymm12
	vmovups ymm11,YMMWORD PTR [rdi]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdi+rax*1]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [rdi+rax*2]
	vaddps ymm10,ymm10,ymm11
	vmovups YMMWORD PTR [rbx],ymm9
	vmovups YMMWORD PTR [rbx+0xe0],ymm8
	vmovups YMMWORD PTR [rbx+0x1c0],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx2+0x1ea>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx2+0x1ca>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm10,ymm10,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x80]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r9+0xa0]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [r9+0xc0]
	vaddps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm9,ymm8
	vunpckhps ymm9,ymm9,ymm8
	vextractf128 xmm12,ymm11,0x1
	vmovlps QWORD PTR [rcx],xmm11
	vmovhps QWORD PTR [rcx+r8*1],xmm11
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm11,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm9
	vmovhps QWORD PTR [rcx+rsi*1],xmm9
	vmovlps QWORD PTR [rdi+r8*2],xmm11
	vmovhps QWORD PTR [rdi+rsi*1],xmm11
	vunpcklps ymm9,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm9
	vmovlps QWORD PTR [rdi+0x4],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx2+0xda>
	jmp    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx2+0x2e1>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx2+0x2c6>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm13,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm12,ymm13
	vaddps ymm11,ymm11,ymm13
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r9+0xa0]
	vaddps ymm9,ymm9,ymm12
	vmovups ymm12,YMMWORD PTR [r9+0xc0]
	vaddps ymm11,ymm11,ymm12
	vunpcklps ymm12,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx2+0x1f0>
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
	int3
	int3
	int3

<nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	imul   rsi,rsi,0x7
	mov    rbx,r9
	mov    ebp,0x7
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm10,ymm10,ymm12
	vmovups ymm11,YMMWORD PTR [rdi]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdi+rax*1]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [rdi+rax*2]
	vaddps ymm10,ymm10,ymm11
	vmovups YMMWORD PTR [rbx],ymm9
	vmovups YMMWORD PTR [rbx+0xe0],ymm8
	vmovups YMMWORD PTR [rbx+0x1c0],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x1fe>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x1de>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm12
	vaddps ymm12,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm11,ymm12
	vaddps ymm10,ymm10,ymm12
	vmovups ymm11,YMMWORD PTR [r9+0x80]
	vaddps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r9+0xa0]
	vaddps ymm8,ymm8,ymm11
	vmovups ymm11,YMMWORD PTR [r9+0xc0]
	vaddps ymm10,ymm10,ymm11
	vxorps xmm11,xmm11,xmm11
	vmaxps ymm9,ymm11,ymm9
	vmaxps ymm8,ymm11,ymm8
	vmaxps ymm10,ymm11,ymm10
	vunpcklps ymm11,ymm9,ymm8
	vunpckhps ymm9,ymm9,ymm8
	vextractf128 xmm12,ymm11,0x1
	vmovlps QWORD PTR [rcx],xmm11
	vmovhps QWORD PTR [rcx+r8*1],xmm11
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm11,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm9
	vmovhps QWORD PTR [rcx+rsi*1],xmm9
	vmovlps QWORD PTR [rdi+r8*2],xmm11
	vmovhps QWORD PTR [rdi+rsi*1],xmm11
	vunpcklps ymm9,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm9
	vmovlps QWORD PTR [rdi+0x4],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0xda>
	jmp    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x309>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x2ee>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm13
	vaddps ymm13,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm12,ymm13
	vaddps ymm11,ymm11,ymm13
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r9+0xa0]
	vaddps ymm9,ymm9,ymm12
	vmovups ymm12,YMMWORD PTR [r9+0xc0]
	vaddps ymm11,ymm11,ymm12
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm9,ymm12,ymm9
	vmaxps ymm11,ymm12,ymm11
	vunpcklps ymm12,ymm10,ymm9
	vunpckhps ymm9,ymm10,ymm9
	vunpcklps ymm10,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm13,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0xe0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx2+0x204>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_winograd_f3x3_6x6_kernel__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	cmp    r11,0x3f
	jne    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x2be>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x23c>
	vmovups xmm8,XMMWORD PTR [rdi]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx],0x1
	vmovups xmm10,XMMWORD PTR [rdi+r9*1]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+r9*1],0x1
	vmovups xmm11,XMMWORD PTR [rdi+r9*2]
	vinsertf128 ymm11,ymm11,XMMWORD PTR [rbx+r9*2],0x1
	vmovups xmm12,XMMWORD PTR [rdi+rsi*1]
	vinsertf128 ymm12,ymm12,XMMWORD PTR [rbx+rsi*1],0x1
	vunpcklps ymm13,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm11,ymm12
	vunpckhps ymm11,ymm11,ymm12
	vunpcklpd ymm12,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	vmaskmovps xmm11,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm11,ymm11,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vunpcklps ymm6,ymm11,ymm14
	vunpckhps ymm11,ymm11,ymm14
	vunpcklps ymm14,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm6,ymm11,ymm15
	vunpckhpd ymm11,ymm11,ymm15
	vmovups YMMWORD PTR [r11+0xc0],ymm14
	vaddps ymm11,ymm12,ymm13
	vaddps ymm11,ymm11,ymm7
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm15,ymm10,ymm8
	vaddps ymm15,ymm15,ymm14
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm6
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm11
	vmovaps ymm11,ymm12
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm6
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd132ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm7,YMMWORD PTR [rip+0x0]
	vmulps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm11
	jmp    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x29f>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x69>
	jmp    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x529>
	mov    r11,r8
	mov    ebp,0x6
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x4ac>
	vmaskmovps xmm10,xmm8,XMMWORD PTR [rdi]
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rbx]
	vinsertf128 ymm10,ymm10,xmm11,0x1
	vmaskmovps xmm11,xmm8,XMMWORD PTR [rdi+r9*1]
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rbx+r9*1]
	vinsertf128 ymm11,ymm11,xmm12,0x1
	vmaskmovps xmm12,xmm8,XMMWORD PTR [rdi+r9*2]
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rbx+r9*2]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm8,XMMWORD PTR [rdi+rsi*1]
	vmaskmovps xmm14,xmm8,XMMWORD PTR [rbx+rsi*1]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vunpcklps ymm14,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklpd ymm13,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [r11+0xe0],ymm13
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm15,0x1
	vmaskmovps xmm15,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm5,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm12,ymm15
	vunpckhps ymm12,ymm12,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm12,ymm7
	vunpckhpd ymm12,ymm12,ymm7
	vmovups YMMWORD PTR [r11+0xc0],ymm15
	vaddps ymm12,ymm13,ymm14
	vaddps ymm12,ymm12,ymm6
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm7,ymm11,ymm10
	vaddps ymm7,ymm7,ymm15
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm5
	vfmadd231ps ymm12,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovaps ymm12,ymm13
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm11
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm12
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm5
	vfmadd231ps ymm12,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vfmadd132ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmulps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm12
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	jmp    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x50f>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x2c6>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x8
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups YMMWORD PTR [r9+r10*1],ymm8
	vmovups ymm9,YMMWORD PTR [r8+0x100]
	vmovups ymm10,YMMWORD PTR [r8+0x200]
	vmovups ymm11,YMMWORD PTR [r8+0x300]
	vmovups ymm12,YMMWORD PTR [r8+0x400]
	vmovups ymm13,YMMWORD PTR [r8+0x500]
	vmovups YMMWORD PTR [r9+rax*2],ymm13
	vaddps ymm14,ymm8,ymm10
	vaddps ymm14,ymm14,ymm12
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vaddps ymm15,ymm9,ymm11
	vaddps ymm15,ymm15,ymm13
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*1],ymm14
	vmovaps ymm14,ymm8
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm14,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm7
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm14
	vfmadd132ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmulps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm8
	add    r8,0x20
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx2+0x54a>
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
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdi,[r11+rax*4]
	mov    rsi,rsi
	shl    rsi,0x3
	mov    rbx,r9
	mov    ebp,0x8
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm10,YMMWORD PTR [r11+rax*2]
	vmovups ymm11,YMMWORD PTR [r11+r10*1]
	vmovups ymm12,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rdi+rax*1]
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm13
	vmovups YMMWORD PTR [rbx+0x100],ymm8
	vmovups YMMWORD PTR [rbx+0x200],ymm10
	add    rbx,0x20
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx2+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx2+0x261>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx2+0x241>
	vmovups ymm8,YMMWORD PTR [r9]
	vmovups ymm9,YMMWORD PTR [r9+0x20]
	vmovups ymm10,YMMWORD PTR [r9+0x40]
	vmovups ymm11,YMMWORD PTR [r9+0x60]
	vmovups ymm12,YMMWORD PTR [r9+0x80]
	vmovups ymm13,YMMWORD PTR [r9+0xa0]
	vmovups ymm14,YMMWORD PTR [r9+0xc0]
	vmovups ymm15,YMMWORD PTR [r9+0xe0]
	vmovups ymm7,YMMWORD PTR [rdx]
	vaddps ymm8,ymm8,ymm7
	vaddps ymm7,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vaddps ymm9,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vaddps ymm11,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm13,ymm13,ymm9
	vaddps ymm13,ymm13,ymm11
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm10,ymm14,ymm7
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm13,ymm8
	vunpckhps ymm11,ymm13,ymm8
	vextractf128 xmm12,ymm9,0x1
	vmovlps QWORD PTR [rcx],xmm9
	vmovhps QWORD PTR [rcx+r8*1],xmm9
	vmovlps QWORD PTR [rdi],xmm12
	vmovhps QWORD PTR [rdi+r8*1],xmm12
	vextractf128 xmm9,ymm11,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm11
	vmovhps QWORD PTR [rcx+rsi*1],xmm11
	vmovlps QWORD PTR [rdi+r8*2],xmm9
	vmovhps QWORD PTR [rdi+rsi*1],xmm9
	vunpcklps ymm9,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x4],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x4],xmm9
	vmovlps QWORD PTR [rdi+0x4],xmm10
	vmovhps QWORD PTR [rdi+r8*1+0x4],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x4],xmm8
	vmovhps QWORD PTR [rcx+rsi*1+0x4],xmm8
	vmovlps QWORD PTR [rdi+r8*2+0x4],xmm9
	vmovhps QWORD PTR [rdi+rsi*1+0x4],xmm9
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx2+0x118>
	jmp    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx2+0x391>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx2+0x376>
	vmovups ymm9,YMMWORD PTR [r9]
	vmovups ymm10,YMMWORD PTR [r9+0x20]
	vmovups ymm11,YMMWORD PTR [r9+0x40]
	vmovups ymm12,YMMWORD PTR [r9+0x60]
	vmovups ymm13,YMMWORD PTR [r9+0x80]
	vmovups ymm14,YMMWORD PTR [r9+0xa0]
	vmovups ymm15,YMMWORD PTR [r9+0xc0]
	vmovups ymm7,YMMWORD PTR [r9+0xe0]
	vmovups ymm6,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm6
	vaddps ymm6,ymm9,ymm10
	vsubps ymm9,ymm9,ymm10
	vaddps ymm10,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vaddps ymm12,ymm13,ymm14
	vsubps ymm13,ymm13,ymm14
	vaddps ymm14,ymm7,ymm6
	vaddps ymm14,ymm14,ymm10
	vaddps ymm14,ymm14,ymm12
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm15,ymm6
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm10,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vunpcklps ymm12,ymm11,ymm11
	vunpckhps ymm11,ymm11,ymm11
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rdi],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rdi+r8*1],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rdi+r8*2],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rsi*1],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rdi+rsi*1],xmm8,xmm10
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	dec    r11d
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx2+0x267>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
