<nnp_strassen_sums__x86_64_avx2>:
	mov    rax,rdx
	mov    r10,rdx
	mov    r11,QWORD PTR [rcx+0x8]
	lea    rax,[rax+r11*4]
	mov    r11,QWORD PTR [rcx+0x10]
	lea    r10,[r10+r11*4]
	mov    r11,r10
	mov    r9,QWORD PTR [rcx+0x8]
	lea    r11,[r11+r9*4]
	mov    r9,QWORD PTR [rcx]
	vmovd  xmm8,esi
	vpbroadcastd ymm8,xmm8
	vpcmpgtd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	test   rdi,rdi
	je     <nnp_strassen_sums__x86_64_avx2+0x95>
	vmaskmovps ymm9,ymm8,YMMWORD PTR [rdx]
	vmaskmovps ymm10,ymm8,YMMWORD PTR [rax]
	vmaskmovps ymm11,ymm8,YMMWORD PTR [r10]
	vmaskmovps ymm12,ymm8,YMMWORD PTR [r11]
	vaddps ymm12,ymm11,ymm12
	vsubps ymm13,ymm12,ymm9
	vsubps ymm9,ymm9,ymm11
	vsubps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [r8],ymm12
	vmovups YMMWORD PTR [r8+0x20],ymm13
	vmovups YMMWORD PTR [r8+0x40],ymm9
	vmovups YMMWORD PTR [r8+0x60],ymm10
	lea    rdx,[rdx+r9*4]
	lea    rax,[rax+r9*4]
	lea    r10,[r10+r9*4]
	lea    r11,[r11+r9*4]
	add    r8,0x80
	dec    rdi
	jne    <nnp_strassen_sums__x86_64_avx2+0x3a>
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_strassen_add__x86_64_avx2>:
	vpbroadcastd ymm8,DWORD PTR [rcx]
	test   rdi,rdi
	je     <nnp_strassen_add__x86_64_avx2+0x32>
	vmovups ymm9,YMMWORD PTR [rsi]
	vmovups ymm10,YMMWORD PTR [rdx]
	vaddps ymm9,ymm9,ymm10
	vmaxps ymm9,ymm8,ymm9
	vmovups YMMWORD PTR [r8],ymm9
	add    rsi,0x20
	add    rdx,0x20
	add    r8,0x20
	dec    rdi
	jne    <nnp_strassen_add__x86_64_avx2+0xa>
	vzeroupper
	ret
