<nnp_stream_rows__x86_64_avx2>:
	push   rbx
	test   rdi,rdi
	je     <nnp_stream_rows__x86_64_avx2+0xf2>
	mov    rax,rdx
	mov    r10,r8
	mov    r11,r10
	neg    r11
	shr    r11,0x2
	and    r11,0xf
	mov    r11,r11
	cmp    r11,rsi
	jbe    <nnp_stream_rows__x86_64_avx2+0x29>
	mov    r11,rsi
	test   r11,r11
	jne    <nnp_stream_rows__x86_64_avx2+0x30>
	jmp    <nnp_stream_rows__x86_64_avx2+0x68>
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax]
	vmaskmovps YMMWORD PTR [r10],ymm9,ymm10
	vmaskmovps ymm9,ymm8,YMMWORD PTR [rax+0x20]
	vmaskmovps YMMWORD PTR [r10+0x20],ymm8,ymm9
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	mov    rbx,rsi
	sub    rbx,r11
	mov    r11,rbx
	shr    r11,0x4
	test   r11,r11
	je     <nnp_stream_rows__x86_64_avx2+0x9b>
	vmovups ymm8,YMMWORD PTR [rax]
	vmovntps YMMWORD PTR [r10],ymm8
	vmovups ymm8,YMMWORD PTR [rax+0x20]
	vmovntps YMMWORD PTR [r10+0x20],ymm8
	add    rax,0x40
	add    r10,0x40
	dec    r11
	jne    <nnp_stream_rows__x86_64_avx2+0x7a>
	mov    r11,rbx
	and    r11,0xf
	test   r11,r11
	jne    <nnp_stream_rows__x86_64_avx2+0xa9>
	jmp    <nnp_stream_rows__x86_64_avx2+0xe1>
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmaskmovps ymm10,ymm9,YMMWORD PTR [rax]
	vmaskmovps YMMWORD PTR [r10],ymm9,ymm10
	vmaskmovps ymm9,ymm8,YMMWORD PTR [rax+0x20]
	vmaskmovps YMMWORD PTR [r10+0x20],ymm8,ymm9
	lea    rax,[rax+r11*4]
	lea    r10,[r10+r11*4]
	lea    rdx,[rdx+rcx*4]
	lea    r8,[r8+r9*4]
	dec    rdi
	jne    <nnp_stream_rows__x86_64_avx2+0xa>
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

<nnp_stream_fence__x86_64_avx2>:
	sfence
	vzeroupper
	ret
