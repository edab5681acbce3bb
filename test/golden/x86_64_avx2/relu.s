<nnp_relu_output__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	test   rcx,rcx
	jne    <nnp_relu_output__x86_64_avx2+0x108>
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_relu_output__x86_64_avx2+0x2d>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_relu_output__x86_64_avx2+0x34>
	jmp    <nnp_relu_output__x86_64_avx2+0x76>
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmaxps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmaxps ymm10,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm10
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_relu_output__x86_64_avx2+0xb3>
	vmovups ymm9,YMMWORD PTR [rax]
	vmaxps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r10],ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmaxps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r10+0x20],ymm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_relu_output__x86_64_avx2+0x88>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_relu_output__x86_64_avx2+0xc1>
	jmp    <nnp_relu_output__x86_64_avx2+0x103>
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmaxps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmaxps ymm8,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	jmp    <nnp_relu_output__x86_64_avx2+0x24a>
	vpbroadcastd ymm9,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_relu_output__x86_64_avx2+0x12c>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_relu_output__x86_64_avx2+0x133>
	jmp    <nnp_relu_output__x86_64_avx2+0x18d>
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vmulps ymm13,ymm12,ymm9
	vcmpgt_oqps ymm14,ymm12,ymm8
	vblendvps ymm12,ymm13,ymm12,ymm14
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm12
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax+0x20]
	vmulps ymm12,ymm11,ymm9
	vcmpgt_oqps ymm13,ymm11,ymm8
	vblendvps ymm11,ymm12,ymm11,ymm13
	vmaskmovps YMMWORD PTR [r10+0x20],ymm10,ymm11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_relu_output__x86_64_avx2+0x1e2>
	vmovups ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm10,ymm9
	vcmpgt_oqps ymm12,ymm10,ymm8
	vblendvps ymm10,ymm11,ymm10,ymm12
	vmovups YMMWORD PTR [r10],ymm10
	vmovups ymm10,YMMWORD PTR [rax+0x20]
	vmulps ymm11,ymm10,ymm9
	vcmpgt_oqps ymm12,ymm10,ymm8
	vblendvps ymm10,ymm11,ymm10,ymm12
	vmovups YMMWORD PTR [r10+0x20],ymm10
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_relu_output__x86_64_avx2+0x19f>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_relu_output__x86_64_avx2+0x1f0>
	jmp    <nnp_relu_output__x86_64_avx2+0x24a>
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vmulps ymm13,ymm12,ymm9
	vcmpgt_oqps ymm14,ymm12,ymm8
	vblendvps ymm12,ymm13,ymm12,ymm14
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm12
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax+0x20]
	vmulps ymm9,ymm11,ymm9
	vcmpgt_oqps ymm8,ymm11,ymm8
	vblendvps ymm8,ymm9,ymm11,ymm8
	vmaskmovps YMMWORD PTR [r10+0x20],ymm10,ymm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	vzeroupper
	ret
	int3
	int3

<nnp_relu_output_streamed__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	test   rcx,rcx
	jne    <nnp_relu_output_streamed__x86_64_avx2+0x108>
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_relu_output_streamed__x86_64_avx2+0x2d>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_relu_output_streamed__x86_64_avx2+0x34>
	jmp    <nnp_relu_output_streamed__x86_64_avx2+0x76>
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmaxps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmaxps ymm10,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm10
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_relu_output_streamed__x86_64_avx2+0xb3>
	vmovups ymm9,YMMWORD PTR [rax]
	vmaxps ymm9,ymm8,ymm9
	vmovntps YMMWORD PTR [r10],ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmaxps ymm9,ymm8,ymm9
	vmovntps YMMWORD PTR [r10+0x20],ymm9
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_relu_output_streamed__x86_64_avx2+0x88>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_relu_output_streamed__x86_64_avx2+0xc1>
	jmp    <nnp_relu_output_streamed__x86_64_avx2+0x103>
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmaxps ymm11,ymm8,ymm11
	vmaskmovps YMMWORD PTR [r10],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmaxps ymm8,ymm8,ymm10
	vmaskmovps YMMWORD PTR [r10+0x20],ymm9,ymm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	jmp    <nnp_relu_output_streamed__x86_64_avx2+0x24a>
	vpbroadcastd ymm9,DWORD PTR [rcx]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rdi
	jbe    <nnp_relu_output_streamed__x86_64_avx2+0x12c>
	mov    r11,rdi
	test   r11,r11
	jne    <nnp_relu_output_streamed__x86_64_avx2+0x133>
	jmp    <nnp_relu_output_streamed__x86_64_avx2+0x18d>
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vmulps ymm13,ymm12,ymm9
	vcmpgt_oqps ymm14,ymm12,ymm8
	vblendvps ymm12,ymm13,ymm12,ymm14
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm12
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax+0x20]
	vmulps ymm12,ymm11,ymm9
	vcmpgt_oqps ymm13,ymm11,ymm8
	vblendvps ymm11,ymm12,ymm11,ymm13
	vmaskmovps YMMWORD PTR [r10+0x20],ymm10,ymm11
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    r9,rdi
	sub    r9,r11
	mov    r11,r9
	shr    r11,0x4
	test   r11,r11
	je     <nnp_relu_output_streamed__x86_64_avx2+0x1e2>
	vmovups ymm10,YMMWORD PTR [rax]
	vmulps ymm11,ymm10,ymm9
	vcmpgt_oqps ymm12,ymm10,ymm8
	vblendvps ymm10,ymm11,ymm10,ymm12
	vmovntps YMMWORD PTR [r10],ymm10
	vmovups ymm10,YMMWORD PTR [rax+0x20]
	vmulps ymm11,ymm10,ymm9
	vcmpgt_oqps ymm12,ymm10,ymm8
	vblendvps ymm10,ymm11,ymm10,ymm12
	vmovntps YMMWORD PTR [r10+0x20],ymm10
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_relu_output_streamed__x86_64_avx2+0x19f>
	mov    r11,r9
	and    r11,0xf
	test   r11,r11
	jne    <nnp_relu_output_streamed__x86_64_avx2+0x1f0>
	jmp    <nnp_relu_output_streamed__x86_64_avx2+0x24a>
	vmovd  xmm10,r11d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vmulps ymm13,ymm12,ymm9
	vcmpgt_oqps ymm14,ymm12,ymm8
	vblendvps ymm12,ymm13,ymm12,ymm14
	vmaskmovps YMMWORD PTR [r10],ymm11,ymm12
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax+0x20]
	vmulps ymm9,ymm11,ymm9
	vcmpgt_oqps ymm8,ymm11,ymm8
	vblendvps ymm8,ymm9,ymm11,ymm8
	vmaskmovps YMMWORD PTR [r10+0x20],ymm10,ymm8
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
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

<nnp_relu_input_gradient__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	test   r8,r8
	jne    <nnp_relu_input_gradient__x86_64_avx2+0x162>
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rcx
	mov    r9,r11
	neg    r9
	shr    r9,0x2
	and    r9,0xf
	mov    r9,r9
	cmp    r9,rdi
	jbe    <nnp_relu_input_gradient__x86_64_avx2+0x30>
	mov    r9,rdi
	test   r9,r9
	jne    <nnp_relu_input_gradient__x86_64_avx2+0x37>
	jmp    <nnp_relu_input_gradient__x86_64_avx2+0x96>
	vmovd  xmm9,r9d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10]
	vcmpgt_oqps ymm12,ymm12,ymm8
	vblendvps ymm11,ymm8,ymm11,ymm12
	vmaskmovps YMMWORD PTR [r11],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm11,ymm11,ymm8
	vblendvps ymm10,ymm8,ymm10,ymm11
	vmaskmovps YMMWORD PTR [r11+0x20],ymm9,ymm10
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	mov    r8,rdi
	sub    r8,r9
	mov    r9,r8
	shr    r9,0x4
	test   r9,r9
	je     <nnp_relu_input_gradient__x86_64_avx2+0xf0>
	vmovups ymm9,YMMWORD PTR [rax]
	vmovups ymm10,YMMWORD PTR [r10]
	vcmpgt_oqps ymm10,ymm10,ymm8
	vblendvps ymm9,ymm8,ymm9,ymm10
	vmovups YMMWORD PTR [r11],ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm10,ymm10,ymm8
	vblendvps ymm9,ymm8,ymm9,ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm9
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	dec    r9
	jne    <nnp_relu_input_gradient__x86_64_avx2+0xa8>
	mov    r9,r8
	and    r9,0xf
	test   r9,r9
	jne    <nnp_relu_input_gradient__x86_64_avx2+0xfe>
	jmp    <nnp_relu_input_gradient__x86_64_avx2+0x15d>
	vmovd  xmm9,r9d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10]
	vcmpgt_oqps ymm12,ymm12,ymm8
	vblendvps ymm11,ymm8,ymm11,ymm12
	vmaskmovps YMMWORD PTR [r11],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm11,ymm11,ymm8
	vblendvps ymm8,ymm8,ymm10,ymm11
	vmaskmovps YMMWORD PTR [r11+0x20],ymm9,ymm8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	jmp    <nnp_relu_input_gradient__x86_64_avx2+0x2d4>
	vpbroadcastd ymm9,DWORD PTR [r8]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rcx
	mov    r9,r11
	neg    r9
	shr    r9,0x2
	and    r9,0xf
	mov    r9,r9
	cmp    r9,rdi
	jbe    <nnp_relu_input_gradient__x86_64_avx2+0x189>
	mov    r9,rdi
	test   r9,r9
	jne    <nnp_relu_input_gradient__x86_64_avx2+0x190>
	jmp    <nnp_relu_input_gradient__x86_64_avx2+0x1f9>
	vmovd  xmm10,r9d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r10]
	vmulps ymm14,ymm12,ymm9
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm12,ymm14,ymm12,ymm13
	vmaskmovps YMMWORD PTR [r11],ymm11,ymm12
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax+0x20]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10+0x20]
	vmulps ymm13,ymm11,ymm9
	vcmpgt_oqps ymm12,ymm12,ymm8
	vblendvps ymm11,ymm13,ymm11,ymm12
	vmaskmovps YMMWORD PTR [r11+0x20],ymm10,ymm11
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	mov    r8,rdi
	sub    r8,r9
	mov    r9,r8
	shr    r9,0x4
	test   r9,r9
	je     <nnp_relu_input_gradient__x86_64_avx2+0x25d>
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [r10]
	vmulps ymm12,ymm10,ymm9
	vcmpgt_oqps ymm11,ymm11,ymm8
	vblendvps ymm10,ymm12,ymm10,ymm11
	vmovups YMMWORD PTR [r11],ymm10
	vmovups ymm10,YMMWORD PTR [rax+0x20]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	vmulps ymm12,ymm10,ymm9
	vcmpgt_oqps ymm11,ymm11,ymm8
	vblendvps ymm10,ymm12,ymm10,ymm11
	vmovups YMMWORD PTR [r11+0x20],ymm10
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	dec    r9
	jne    <nnp_relu_input_gradient__x86_64_avx2+0x20b>
	mov    r9,r8
	and    r9,0xf
	test   r9,r9
	jne    <nnp_relu_input_gradient__x86_64_avx2+0x26b>
	jmp    <nnp_relu_input_gradient__x86_64_avx2+0x2d4>
	vmovd  xmm10,r9d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r10]
	vmulps ymm14,ymm12,ymm9
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm12,ymm14,ymm12,ymm13
	vmaskmovps YMMWORD PTR [r11],ymm11,ymm12
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax+0x20]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10+0x20]
	vmulps ymm9,ymm11,ymm9
	vcmpgt_oqps ymm8,ymm12,ymm8
	vblendvps ymm8,ymm9,ymm11,ymm8
	vmaskmovps YMMWORD PTR [r11+0x20],ymm10,ymm8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
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

<nnp_relu_input_gradient_streamed__x86_64_avx2>:
	vxorps xmm8,xmm8,xmm8
	test   r8,r8
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x162>
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rcx
	mov    r9,r11
	neg    r9
	shr    r9,0x2
	and    r9,0xf
	mov    r9,r9
	cmp    r9,rdi
	jbe    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x30>
	mov    r9,rdi
	test   r9,r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x37>
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x96>
	vmovd  xmm9,r9d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10]
	vcmpgt_oqps ymm12,ymm12,ymm8
	vblendvps ymm11,ymm8,ymm11,ymm12
	vmaskmovps YMMWORD PTR [r11],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm11,ymm11,ymm8
	vblendvps ymm10,ymm8,ymm10,ymm11
	vmaskmovps YMMWORD PTR [r11+0x20],ymm9,ymm10
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	mov    r8,rdi
	sub    r8,r9
	mov    r9,r8
	shr    r9,0x4
	test   r9,r9
	je     <nnp_relu_input_gradient_streamed__x86_64_avx2+0xf0>
	vmovups ymm9,YMMWORD PTR [rax]
	vmovups ymm10,YMMWORD PTR [r10]
	vcmpgt_oqps ymm10,ymm10,ymm8
	vblendvps ymm9,ymm8,ymm9,ymm10
	vmovntps YMMWORD PTR [r11],ymm9
	vmovups ymm9,YMMWORD PTR [rax+0x20]
	vmovups ymm10,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm10,ymm10,ymm8
	vblendvps ymm9,ymm8,ymm9,ymm10
	vmovntps YMMWORD PTR [r11+0x20],ymm9
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	dec    r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx2+0xa8>
	mov    r9,r8
	and    r9,0xf
	test   r9,r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx2+0xfe>
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x15d>
	vmovd  xmm9,r9d
	vpbroadcastd ymm9,xmm9
	vpcmpgtd ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10]
	vcmpgt_oqps ymm12,ymm12,ymm8
	vblendvps ymm11,ymm8,ymm11,ymm12
	vmaskmovps YMMWORD PTR [r11],ymm10,ymm11
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax+0x20]
	vmaskmovps ymm11,ymm9,YMMWORD PTR [r10+0x20]
	vcmpgt_oqps ymm11,ymm11,ymm8
	vblendvps ymm8,ymm8,ymm10,ymm11
	vmaskmovps YMMWORD PTR [r11+0x20],ymm9,ymm8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x2d4>
	vpbroadcastd ymm9,DWORD PTR [r8]
	mov    rax,rsi
	mov    r10,rdx
	mov    r11,rcx
	mov    r9,r11
	neg    r9
	shr    r9,0x2
	and    r9,0xf
	mov    r9,r9
	cmp    r9,rdi
	jbe    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x189>
	mov    r9,rdi
	test   r9,r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x190>
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x1f9>
	vmovd  xmm10,r9d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r10]
	vmulps ymm14,ymm12,ymm9
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm12,ymm14,ymm12,ymm13
	vmaskmovps YMMWORD PTR [r11],ymm11,ymm12
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax+0x20]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10+0x20]
	vmulps ymm13,ymm11,ymm9
	vcmpgt_oqps ymm12,ymm12,ymm8
	vblendvps ymm11,ymm13,ymm11,ymm12
	vmaskmovps YMMWORD PTR [r11+0x20],ymm10,ymm11
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	mov    r8,rdi
	sub    r8,r9
	mov    r9,r8
	shr    r9,0x4
	test   r9,r9
	je     <nnp_relu_input_gradient_streamed__x86_64_avx2+0x25d>
	vmovups ymm10,YMMWORD PTR [rax]
	vmovups ymm11,YMMWORD PTR [r10]
	vmulps ymm12,ymm10,ymm9
	vcmpgt_oqps ymm11,ymm11,ymm8
	vblendvps ymm10,ymm12,ymm10,ymm11
	vmovntps YMMWORD PTR [r11],ymm10
	vmovups ymm10,YMMWORD PTR [rax+0x20]
	vmovups ymm11,YMMWORD PTR [r10+0x20]
	vmulps ymm12,ymm10,ymm9
	vcmpgt_oqps ymm11,ymm11,ymm8
	vblendvps ymm10,ymm12,ymm10,ymm11
	vmovntps YMMWORD PTR [r11+0x20],ymm10
	add    rax,0x40
	add    r10,0x40
	add    r11,0x40
	dec    r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x20b>
	mov    r9,r8
	and    r9,0xf
	test   r9,r9
	jne    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x26b>
	jmp    <nnp_relu_input_gradient_streamed__x86_64_avx2+0x2d4>
	vmovd  xmm10,r9d
	vpbroadcastd ymm10,xmm10
	vpcmpgtd ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm12,ymm11,YMMWORD PTR [rax]
	vmaskmovps ymm13,ymm11,YMMWORD PTR [r10]
	vmulps ymm14,ymm12,ymm9
	vcmpgt_oqps ymm13,ymm13,ymm8
	vblendvps ymm12,ymm14,ymm12,ymm13
	vmaskmovps YMMWORD PTR [r11],ymm11,ymm12
	vmaskmovps ymm11,ymm10,YMMWORD PTR [rax+0x20]
	vmaskmovps ymm12,ymm10,YMMWORD PTR [r10+0x20]
	vmulps ymm9,ymm11,ymm9
	vcmpgt_oqps ymm8,ymm12,ymm8
	vblendvps ymm8,ymm9,ymm11,ymm8
	vmaskmovps YMMWORD PTR [r11+0x20],ymm10,ymm8
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	sfence
	vzeroupper
	ret
