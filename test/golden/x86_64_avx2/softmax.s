<nnp_softmax_maximum__x86_64_avx2>:
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups ymm9,YMMWORD PTR [rdx+0x20]
	test   rdi,rdi
	je     <nnp_softmax_maximum__x86_64_avx2+0x2a>
	vmovups ymm10,YMMWORD PTR [rsi]
	vmaxps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rsi+0x20]
	vmaxps ymm9,ymm9,ymm10
	add    rsi,0x40
	dec    rdi
	jne    <nnp_softmax_maximum__x86_64_avx2+0xe>
	vmovups YMMWORD PTR [rdx],ymm8
	vmovups YMMWORD PTR [rdx+0x20],ymm9
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

<nnp_softmax_exponential__x86_64_avx2>:
	vbroadcastss ymm8,DWORD PTR [rdx]
	vmovaps ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,YMMWORD PTR [rip+0x0]
	vxorps xmm11,xmm11,xmm11
	vmovups ymm12,YMMWORD PTR [r8]
	vmovups ymm13,YMMWORD PTR [r8+0x20]
	test   rdi,rdi
	je     <nnp_softmax_exponential__x86_64_avx2+0x177>
	vmovups ymm14,YMMWORD PTR [rsi]
	vsubps ymm14,ymm14,ymm8
	vmovups ymm15,YMMWORD PTR [rsi+0x20]
	vsubps ymm15,ymm15,ymm8
	vmaxps ymm7,ymm9,ymm14
	vmaxps ymm6,ymm9,ymm15
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm10
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vsubps ymm3,ymm5,ymm10
	vsubps ymm2,ymm4,ymm10
	vmovaps ymm7,ymm7
	vfmadd231ps ymm7,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm6
	vfmadd231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,YMMWORD PTR [rip+0x0]
	vmovaps ymm1,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,ymm1
	vfmadd213ps ymm2,ymm6,ymm1
	vmovaps ymm1,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,ymm1
	vfmadd213ps ymm2,ymm6,ymm1
	vmovaps ymm1,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,ymm1
	vfmadd213ps ymm2,ymm6,ymm1
	vmovaps ymm1,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,ymm1
	vfmadd213ps ymm2,ymm6,ymm1
	vmovaps ymm1,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,ymm1
	vfmadd213ps ymm2,ymm6,ymm1
	vmovaps ymm1,YMMWORD PTR [rip+0x0]
	vfmadd213ps ymm3,ymm7,ymm1
	vfmadd213ps ymm2,ymm6,ymm1
	vpslld ymm5,ymm5,0x17
	vpaddd ymm5,ymm3,ymm5
	vpslld ymm4,ymm4,0x17
	vpaddd ymm4,ymm2,ymm4
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm6,YMMWORD PTR [rip+0x0]
	vcmpgt_oqps ymm14,ymm9,ymm14
	vblendvps ymm14,ymm5,ymm11,ymm14
	vcmpgt_oqps ymm15,ymm9,ymm15
	vblendvps ymm15,ymm4,ymm11,ymm15
	vmovups YMMWORD PTR [rcx],ymm14
	vaddps ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [rcx+0x20],ymm15
	vaddps ymm13,ymm13,ymm15
	add    rsi,0x40
	add    rcx,0x40
	dec    rdi
	jne    <nnp_softmax_exponential__x86_64_avx2+0x2e>
	vmovups YMMWORD PTR [r8],ymm12
	vmovups YMMWORD PTR [r8+0x20],ymm13
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

<nnp_softmax_scale__x86_64_avx2>:
	vbroadcastss ymm8,DWORD PTR [rdx]
	mov    rax,rsi
	mov    r10,rcx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_softmax_scale__x86_64_avx2+0x24>
	mov    r11,rdi
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm10,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm10
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_softmax_scale__x86_64_avx2+0xa3>
	vmovups ymm9,YMMWORD PTR [rax]
	vmulps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r10],ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_softmax_scale__x86_64_avx2+0x78>
	mov    r11,r9
	and    r11,0xf
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm8,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	vzeroupper
	ret

<nnp_softmax_scale_streamed__x86_64_avx2>:
	vbroadcastss ymm8,DWORD PTR [rdx]
	mov    rax,rsi
	mov    r10,rcx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_softmax_scale_streamed__x86_64_avx2+0x24>
	mov    r11,rdi
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm10,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm10
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_softmax_scale_streamed__x86_64_avx2+0xa3>
	vmovups ymm9,YMMWORD PTR [rax]
	vmulps ymm9,ymm8,ymm9
	vmovntps YMMWORD PTR [r10],ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm9,ymm8,ymm9
	vmovntps YMMWORD PTR [r10+0x20],ymm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_softmax_scale_streamed__x86_64_avx2+0x78>
	mov    r11,r9
	and    r11,0xf
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmulps ymm8,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	sfence
	vzeroupper
	ret
