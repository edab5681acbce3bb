<nnp_winograd_f6x6_3x3_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xff
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x38f>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x2ff>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x10],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0x10],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0x10],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0x10],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0x10],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0x10],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0x10],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm12,zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm14,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm14,zmm14,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm14
	vsubps zmm9,zmm10,zmm9
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm9
	vsubps zmm8,zmm11,zmm16
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x366>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x5a>
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x758>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x6cd>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm12,zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm14,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm14,zmm14,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm14
	vsubps zmm9,zmm10,zmm9
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm9
	vsubps zmm8,zmm11,zmm16
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x734>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x398>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x8
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x200]
	vmovups zmm10,ZMMWORD PTR [r8+0x400]
	vmovups zmm11,ZMMWORD PTR [r8+0x600]
	vmovups zmm12,ZMMWORD PTR [r8+0x800]
	vmovups zmm13,ZMMWORD PTR [r8+0xa00]
	vmovups zmm14,ZMMWORD PTR [r8+0xc00]
	vmovups zmm15,ZMMWORD PTR [r8+0xe00]
	vaddps zmm16,zmm10,zmm14
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm16,zmm16,zmm17
	vmovups ZMMWORD PTR [r11+rax*1],zmm16
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm16
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm18
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm16
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm16
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm18
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm16
	vsubps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vsubps zmm8,zmm8,zmm14
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm8
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x779>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret

<nnp_winograd_f6x6_3x3_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x24
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f6x6_3x3_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm12
	vmovups ZMMWORD PTR [rbx+0x40],zmm11
	vmovups ZMMWORD PTR [rbx+0x80],zmm14
	vmovups ZMMWORD PTR [rbx+0xc0],zmm13
	vmovups ZMMWORD PTR [rbx+0x100],zmm16
	vmovups ZMMWORD PTR [rbx+0x140],zmm15
	vmovups ZMMWORD PTR [rbx+0x180],zmm10
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0xc0]
	vmovups zmm9,ZMMWORD PTR [rax+0x100]
	vmovups zmm10,ZMMWORD PTR [rax+0x140]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x200],zmm12
	vmovups ZMMWORD PTR [rbx+0x240],zmm11
	vmovups ZMMWORD PTR [rbx+0x280],zmm14
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm13
	vmovups ZMMWORD PTR [rbx+0x300],zmm16
	vmovups ZMMWORD PTR [rbx+0x340],zmm15
	vmovups ZMMWORD PTR [rbx+0x380],zmm10
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x180]
	vmovups zmm9,ZMMWORD PTR [rax+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rax+0x200]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x400],zmm12
	vmovups ZMMWORD PTR [rbx+0x440],zmm11
	vmovups ZMMWORD PTR [rbx+0x480],zmm14
	vmovups ZMMWORD PTR [rbx+0x4c0],zmm13
	vmovups ZMMWORD PTR [rbx+0x500],zmm16
	vmovups ZMMWORD PTR [rbx+0x540],zmm15
	vmovups ZMMWORD PTR [rbx+0x580],zmm10
	vmovups ZMMWORD PTR [rbx+0x5c0],zmm8
	mov    rsi,rbx
	mov    edi,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x200]
	vmovups zmm10,ZMMWORD PTR [rsi+0x400]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm12
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovntps ZMMWORD PTR [r9+r10*2],zmm14
	vmovntps ZMMWORD PTR [r9+r11*1],zmm13
	vmovntps ZMMWORD PTR [r8],zmm16
	vmovntps ZMMWORD PTR [r8+r10*1],zmm15
	vmovntps ZMMWORD PTR [r8+r10*2],zmm10
	vmovntps ZMMWORD PTR [r8+r11*1],zmm8
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f6x6_3x3_kernel__x86_64_avx512+0x3ca>
	mov    rsi,rcx
	shl    rsi,0x3
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x240
	dec    edx
	jne    <nnp_winograd_f6x6_3x3_kernel__x86_64_avx512+0x127>
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

<nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm18
	vmovups ZMMWORD PTR [rbx+0x800],zmm16
	vmovups ZMMWORD PTR [rbx+0xa00],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x3f
	jne    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx512+0x464>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx512+0x43b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm17,zmm18
	vunpckhps zmm12,zmm17,zmm18
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm10,0x3
	vunpcklps zmm9,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx512+0x197>
	jmp    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx512+0x76b>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx512+0x747>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm17,zmm18
	vunpckhps zmm12,zmm17,zmm18
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f6x6_3x3_output_with_bias__x86_64_avx512+0x46a>
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
	int3

<nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm18
	vmovups ZMMWORD PTR [rbx+0x800],zmm16
	vmovups ZMMWORD PTR [rbx+0xa00],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x3f
	jne    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx512+0x48e>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx512+0x465>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm17
	vmaxps zmm13,zmm9,zmm18
	vmaxps zmm14,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm10,0x3
	vunpcklps zmm9,zmm14,zmm8
	vunpckhps zmm8,zmm14,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx512+0x197>
	jmp    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx512+0x7bf>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx512+0x79b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm17
	vmaxps zmm13,zmm9,zmm18
	vmaxps zmm14,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm14,zmm8
	vunpckhps zmm8,zmm14,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f6x6_3x3_output_with_bias_with_relu__x86_64_avx512+0x494>
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

<nnp_winograd_f4x4_5x5_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x64
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f4x4_5x5_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovups zmm11,ZMMWORD PTR [rax+0xc0]
	vmovups zmm12,ZMMWORD PTR [rax+0x100]
	vaddps zmm13,zmm8,zmm10
	vaddps zmm13,zmm13,zmm12
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm11
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm15
	vmovups ZMMWORD PTR [rbx+0x40],zmm13
	vmovups ZMMWORD PTR [rbx+0x80],zmm17
	vmovups ZMMWORD PTR [rbx+0xc0],zmm14
	vmovups ZMMWORD PTR [rbx+0x100],zmm11
	vmovups ZMMWORD PTR [rbx+0x140],zmm10
	vmovups ZMMWORD PTR [rbx+0x180],zmm12
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x140]
	vmovups zmm9,ZMMWORD PTR [rax+0x180]
	vmovups zmm10,ZMMWORD PTR [rax+0x1c0]
	vmovups zmm11,ZMMWORD PTR [rax+0x200]
	vmovups zmm12,ZMMWORD PTR [rax+0x240]
	vaddps zmm13,zmm8,zmm10
	vaddps zmm13,zmm13,zmm12
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm11
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x240],zmm13
	vmovups ZMMWORD PTR [rbx+0x280],zmm17
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm14
	vmovups ZMMWORD PTR [rbx+0x300],zmm11
	vmovups ZMMWORD PTR [rbx+0x340],zmm10
	vmovups ZMMWORD PTR [rbx+0x380],zmm12
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x280]
	vmovups zmm9,ZMMWORD PTR [rax+0x2c0]
	vmovups zmm10,ZMMWORD PTR [rax+0x300]
	vmovups zmm11,ZMMWORD PTR [rax+0x340]
	vmovups zmm12,ZMMWORD PTR [rax+0x380]
	vaddps zmm13,zmm8,zmm10
	vaddps zmm13,zmm13,zmm12
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm11
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x400],zmm15
	vmovups ZMMWORD PTR [rbx+0x440],zmm13
	vmovups ZMMWORD PTR [rbx+0x480],zmm17
	vmovups ZMMWORD PTR [rbx+0x4c0],zmm14
	vmovups ZMMWORD PTR [rbx+0x500],zmm11
	vmovups ZMMWORD PTR [rbx+0x540],zmm10
	vmovups ZMMWORD PTR [rbx+0x580],zmm12
	vmovups ZMMWORD PTR [rbx+0x5c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x3c0]
	vmovups zmm9,ZMMWORD PTR [rax+0x400]
	vmovups zmm10,ZMMWORD PTR [rax+0x440]
	vmovups zmm11,ZMMWORD PTR [rax+0x480]
	vmovups zmm12,ZMMWORD PTR [rax+0x4c0]
	vaddps zmm13,zmm8,zmm10
	vaddps zmm13,zmm13,zmm12
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm11
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x600],zmm15
	vmovups ZMMWORD PTR [rbx+0x640],zmm13
	vmovups ZMMWORD PTR [rbx+0x680],zmm17
	vmovups ZMMWORD PTR [rbx+0x6c0],zmm14
	vmovups ZMMWORD PTR [rbx+0x700],zmm11
	vmovups ZMMWORD PTR [rbx+0x740],zmm10
	vmovups ZMMWORD PTR [rbx+0x780],zmm12
	vmovups ZMMWORD PTR [rbx+0x7c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x500]
	vmovups zmm9,ZMMWORD PTR [rax+0x540]
	vmovups zmm10,ZMMWORD PTR [rax+0x580]
	vmovups zmm11,ZMMWORD PTR [rax+0x5c0]
	vmovups zmm12,ZMMWORD PTR [rax+0x600]
	vaddps zmm13,zmm8,zmm10
	vaddps zmm13,zmm13,zmm12
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm11
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x800],zmm15
	vmovups ZMMWORD PTR [rbx+0x840],zmm13
	vmovups ZMMWORD PTR [rbx+0x880],zmm17
	vmovups ZMMWORD PTR [rbx+0x8c0],zmm14
	vmovups ZMMWORD PTR [rbx+0x900],zmm11
	vmovups ZMMWORD PTR [rbx+0x940],zmm10
	vmovups ZMMWORD PTR [rbx+0x980],zmm12
	vmovups ZMMWORD PTR [rbx+0x9c0],zmm8
	mov    rsi,rbx
	mov    edi,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x200]
	vmovups zmm10,ZMMWORD PTR [rsi+0x400]
	vmovups zmm11,ZMMWORD PTR [rsi+0x600]
	vmovups zmm12,ZMMWORD PTR [rsi+0x800]
	vaddps zmm13,zmm8,zmm10
	vaddps zmm13,zmm13,zmm12
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm11
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm15
	vmovntps ZMMWORD PTR [r9+r10*1],zmm13
	vmovntps ZMMWORD PTR [r9+r10*2],zmm17
	vmovntps ZMMWORD PTR [r9+r11*1],zmm14
	vmovntps ZMMWORD PTR [r8],zmm11
	vmovntps ZMMWORD PTR [r8+r10*1],zmm10
	vmovntps ZMMWORD PTR [r8+r10*2],zmm12
	vmovntps ZMMWORD PTR [r8+r11*1],zmm8
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f4x4_5x5_kernel__x86_64_avx512+0x6d2>
	mov    rsi,rcx
	shl    rsi,0x3
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x640
	dec    edx
	jne    <nnp_winograd_f4x4_5x5_kernel__x86_64_avx512+0x127>
	sfence
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x400],zmm16
	vmovups ZMMWORD PTR [rbx+0x600],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx512+0x2ed>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx512+0x2c4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx512+0x149>
	jmp    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx512+0x4d6>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx512+0x4b2>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_5x5_output_with_bias__x86_64_avx512+0x2f3>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3

<nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x400],zmm16
	vmovups ZMMWORD PTR [rbx+0x600],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx512+0x30b>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx512+0x2e2>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx512+0x149>
	jmp    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx512+0x512>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx512+0x4ee>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_5x5_output_with_bias_with_relu__x86_64_avx512+0x311>
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

<nnp_winograd_f5x5_4x4_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x40
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f5x5_4x4_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovups zmm11,ZMMWORD PTR [rax+0xc0]
	vaddps zmm12,zmm8,zmm10
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm13,zmm9,zmm11
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm13
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm14
	vmovups ZMMWORD PTR [rbx+0x40],zmm12
	vmovups ZMMWORD PTR [rbx+0x80],zmm16
	vmovups ZMMWORD PTR [rbx+0xc0],zmm13
	vmovups ZMMWORD PTR [rbx+0x100],zmm15
	vmovups ZMMWORD PTR [rbx+0x140],zmm10
	vmovups ZMMWORD PTR [rbx+0x180],zmm11
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x100]
	vmovups zmm9,ZMMWORD PTR [rax+0x140]
	vmovups zmm10,ZMMWORD PTR [rax+0x180]
	vmovups zmm11,ZMMWORD PTR [rax+0x1c0]
	vaddps zmm12,zmm8,zmm10
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm13,zmm9,zmm11
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm13
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x200],zmm14
	vmovups ZMMWORD PTR [rbx+0x240],zmm12
	vmovups ZMMWORD PTR [rbx+0x280],zmm16
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm13
	vmovups ZMMWORD PTR [rbx+0x300],zmm15
	vmovups ZMMWORD PTR [rbx+0x340],zmm10
	vmovups ZMMWORD PTR [rbx+0x380],zmm11
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x200]
	vmovups zmm9,ZMMWORD PTR [rax+0x240]
	vmovups zmm10,ZMMWORD PTR [rax+0x280]
	vmovups zmm11,ZMMWORD PTR [rax+0x2c0]
	vaddps zmm12,zmm8,zmm10
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm13,zmm9,zmm11
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm13
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x400],zmm14
	vmovups ZMMWORD PTR [rbx+0x440],zmm12
	vmovups ZMMWORD PTR [rbx+0x480],zmm16
	vmovups ZMMWORD PTR [rbx+0x4c0],zmm13
	vmovups ZMMWORD PTR [rbx+0x500],zmm15
	vmovups ZMMWORD PTR [rbx+0x540],zmm10
	vmovups ZMMWORD PTR [rbx+0x580],zmm11
	vmovups ZMMWORD PTR [rbx+0x5c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x300]
	vmovups zmm9,ZMMWORD PTR [rax+0x340]
	vmovups zmm10,ZMMWORD PTR [rax+0x380]
	vmovups zmm11,ZMMWORD PTR [rax+0x3c0]
	vaddps zmm12,zmm8,zmm10
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm13,zmm9,zmm11
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm13
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x600],zmm14
	vmovups ZMMWORD PTR [rbx+0x640],zmm12
	vmovups ZMMWORD PTR [rbx+0x680],zmm16
	vmovups ZMMWORD PTR [rbx+0x6c0],zmm13
	vmovups ZMMWORD PTR [rbx+0x700],zmm15
	vmovups ZMMWORD PTR [rbx+0x740],zmm10
	vmovups ZMMWORD PTR [rbx+0x780],zmm11
	vmovups ZMMWORD PTR [rbx+0x7c0],zmm8
	mov    rsi,rbx
	mov    edi,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x200]
	vmovups zmm10,ZMMWORD PTR [rsi+0x400]
	vmovups zmm11,ZMMWORD PTR [rsi+0x600]
	vaddps zmm12,zmm8,zmm10
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm13,zmm9,zmm11
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm13
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm14
	vmovntps ZMMWORD PTR [r9+r10*1],zmm12
	vmovntps ZMMWORD PTR [r9+r10*2],zmm16
	vmovntps ZMMWORD PTR [r9+r11*1],zmm13
	vmovntps ZMMWORD PTR [r8],zmm15
	vmovntps ZMMWORD PTR [r8+r10*1],zmm10
	vmovntps ZMMWORD PTR [r8+r10*2],zmm11
	vmovntps ZMMWORD PTR [r8+r11*1],zmm8
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f5x5_4x4_kernel__x86_64_avx512+0x52d>
	mov    rsi,rcx
	shl    rsi,0x3
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x400
	dec    edx
	jne    <nnp_winograd_f5x5_4x4_kernel__x86_64_avx512+0x127>
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

<nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm8
	vmovups ZMMWORD PTR [rbx+0x800],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx512+0x41e>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx512+0x3f5>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklps zmm12,zmm17,zmm8
	vunpckhps zmm13,zmm17,zmm8
	vunpcklpd zmm14,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vextractf32x4 XMMWORD PTR [rcx],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm9,zmm15,zmm17
	vunpckhps zmm11,zmm15,zmm17
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx512+0x174>
	jmp    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx512+0x721>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx512+0x6fd>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklps zmm12,zmm17,zmm8
	vunpckhps zmm8,zmm17,zmm8
	vunpcklpd zmm13,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm10,zmm10
	vunpckhps zmm9,zmm10,zmm10
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm9,zmm10
	vunpckhpd zmm9,zmm9,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_4x4_output_with_bias__x86_64_avx512+0x424>
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

<nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm8
	vmovups ZMMWORD PTR [rbx+0x800],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx512+0x442>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx512+0x419>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm12,zmm9,zmm15
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm14,zmm13,zmm8
	vunpckhps zmm15,zmm13,zmm8
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vunpcklpd zmm14,zmm11,zmm15
	vunpckhpd zmm11,zmm11,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm10,zmm12,zmm13
	vunpckhps zmm11,zmm12,zmm13
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx512+0x174>
	jmp    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx512+0x769>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx512+0x745>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm12,zmm9,zmm15
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm8
	vunpckhps zmm8,zmm13,zmm8
	vunpcklpd zmm13,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm9,zmm9
	vunpckhps zmm10,zmm9,zmm9
	vunpcklps zmm11,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_4x4_output_with_bias_with_relu__x86_64_avx512+0x448>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_winograd_f7x7_2x2_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x10
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f7x7_2x2_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm10
	vmovups ZMMWORD PTR [rbx+0x80],zmm13
	vmovups ZMMWORD PTR [rbx+0xc0],zmm12
	vmovups ZMMWORD PTR [rbx+0x100],zmm15
	vmovups ZMMWORD PTR [rbx+0x140],zmm14
	vmovups ZMMWORD PTR [rbx+0x180],zmm9
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vmovups zmm9,ZMMWORD PTR [rax+0xc0]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x200],zmm11
	vmovups ZMMWORD PTR [rbx+0x240],zmm10
	vmovups ZMMWORD PTR [rbx+0x280],zmm13
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm12
	vmovups ZMMWORD PTR [rbx+0x300],zmm15
	vmovups ZMMWORD PTR [rbx+0x340],zmm14
	vmovups ZMMWORD PTR [rbx+0x380],zmm9
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm8
	mov    rsi,rbx
	mov    edi,0x8
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x200]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm11
	vmovntps ZMMWORD PTR [r9+r10*1],zmm10
	vmovntps ZMMWORD PTR [r9+r10*2],zmm13
	vmovntps ZMMWORD PTR [r9+r11*1],zmm12
	vmovntps ZMMWORD PTR [r8],zmm15
	vmovntps ZMMWORD PTR [r8+r10*1],zmm14
	vmovntps ZMMWORD PTR [r8+r10*2],zmm9
	vmovntps ZMMWORD PTR [r8+r11*1],zmm8
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f7x7_2x2_kernel__x86_64_avx512+0x291>
	mov    rsi,rcx
	shl    rsi,0x3
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x100
	dec    edx
	jne    <nnp_winograd_f7x7_2x2_kernel__x86_64_avx512+0x127>
	sfence
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm18
	vmovups ZMMWORD PTR [rbx+0x800],zmm19
	vmovups ZMMWORD PTR [rbx+0xa00],zmm8
	vmovups ZMMWORD PTR [rbx+0xc00],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7f
	jne    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx512+0x494>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx512+0x46b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklps zmm12,zmm17,zmm18
	vunpckhps zmm13,zmm17,zmm18
	vunpcklpd zmm14,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vextractf32x4 XMMWORD PTR [rcx],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm9,zmm18,zmm19
	vunpckhps zmm11,zmm18,zmm19
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0xc],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0xc],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0xc],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0xc],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0xc],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0xc],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0xc],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0xc],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0xc],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0xc],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0xc],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0xc],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0xc],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0xc],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0xc],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0xc],zmm8,0x3
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx512+0x1b6>
	jmp    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx512+0x7cb>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx512+0x7a7>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm11,zmm13,zmm15
	vunpcklps zmm12,zmm17,zmm18
	vunpckhps zmm13,zmm17,zmm18
	vunpcklpd zmm14,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vmovups XMMWORD PTR [rcx]{k1},xmm14
	vextractf32x4 xmm13,zmm14,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm13
	vextractf32x4 xmm13,zmm14,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm13
	vextractf32x4 xmm13,zmm14,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm13
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm13,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm13
	vextractf32x4 xmm13,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm13
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm19,zmm8
	vunpckhps zmm8,zmm19,zmm8
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f7x7_2x2_output_with_bias__x86_64_avx512+0x49a>
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

<nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm15
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm18
	vmovups ZMMWORD PTR [rbx+0x800],zmm19
	vmovups ZMMWORD PTR [rbx+0xa00],zmm8
	vmovups ZMMWORD PTR [rbx+0xc00],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7f
	jne    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx512+0x4c4>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx512+0x49b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm12,zmm9,zmm15
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm14,zmm9,zmm18
	vmaxps zmm15,zmm9,zmm19
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm14
	vunpckhps zmm13,zmm13,zmm14
	vunpcklpd zmm16,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm10,zmm14,zmm15
	vunpckhps zmm11,zmm14,zmm15
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0xc],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+0xc],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+0xc],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+0xc],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0xc],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0xc],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0xc],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0xc],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0xc],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0xc],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0xc],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0xc],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0xc],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0xc],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0xc],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0xc],zmm8,0x3
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx512+0x1b6>
	jmp    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx512+0x82b>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx512+0x807>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm12,zmm9,zmm15
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm14,zmm9,zmm18
	vmaxps zmm15,zmm9,zmm19
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm14
	vunpckhps zmm13,zmm13,zmm14
	vunpcklpd zmm14,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vmovups XMMWORD PTR [rcx]{k1},xmm14
	vextractf32x4 xmm13,zmm14,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm13
	vextractf32x4 xmm13,zmm14,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm13
	vextractf32x4 xmm13,zmm14,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm13
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm13,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm13
	vextractf32x4 xmm13,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm13
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm10
	vunpcklps zmm10,zmm15,zmm8
	vunpckhps zmm8,zmm15,zmm8
	vunpcklps zmm11,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f7x7_2x2_output_with_bias_with_relu__x86_64_avx512+0x4ca>
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

<nnp_winograd_f5x5_3x3_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7f
	jne    <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x392>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x30f>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0xc]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0xc],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0xc],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0xc],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0xc],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0xc],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0xc],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0xc],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0xc],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0xc],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm15,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm14,zmm15
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm11
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm14,zmm16
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm14,zmm14,zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm14
	vmovaps zmm14,zmm15
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm13
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm14,zmm16
	vmovups ZMMWORD PTR [r11+0x80],zmm17
	vsubps zmm14,zmm14,zmm16
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm15
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm9
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	jmp    <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x369>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x731>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x6b3>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm13
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm10,zmm14
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm13
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm15
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0x80],zmm17
	vsubps zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm13
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm9
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm13
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm16
	jmp    <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x70d>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x39b>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x7
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r8+0x380]
	vmovups zmm11,ZMMWORD PTR [r8+0x540]
	vmovups zmm12,ZMMWORD PTR [r8+0x700]
	vmovups zmm13,ZMMWORD PTR [r8+0x8c0]
	vmovups zmm14,ZMMWORD PTR [r8+0xa80]
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm15,zmm16
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm15,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+rax*1],zmm15
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm12
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+rax*2],zmm17
	vsubps zmm15,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+r10*1],zmm15
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm11
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm13
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm14
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f5x5_3x3_input__x86_64_avx512+0x74f>
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

<nnp_winograd_f5x5_3x3_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x24
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x7
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmulps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm11
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm8,zmm10
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmulps zmm9,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x40],zmm11
	vmovups ZMMWORD PTR [rbx+0x80],zmm15
	vmovups ZMMWORD PTR [rbx+0xc0],zmm12
	vmovups ZMMWORD PTR [rbx+0x100],zmm14
	vmovups ZMMWORD PTR [rbx+0x140],zmm10
	vmovups ZMMWORD PTR [rbx+0x180],zmm9
	vmovups zmm8,ZMMWORD PTR [rax+0xc0]
	vmovups zmm9,ZMMWORD PTR [rax+0x100]
	vmovups zmm10,ZMMWORD PTR [rax+0x140]
	vmulps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm11
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm8,zmm10
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmulps zmm9,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm11
	vmovups ZMMWORD PTR [rbx+0x240],zmm15
	vmovups ZMMWORD PTR [rbx+0x280],zmm12
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm14
	vmovups ZMMWORD PTR [rbx+0x300],zmm10
	vmovups ZMMWORD PTR [rbx+0x340],zmm9
	vmovups zmm8,ZMMWORD PTR [rax+0x180]
	vmovups zmm9,ZMMWORD PTR [rax+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rax+0x200]
	vmulps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm11
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm8,zmm10
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmulps zmm9,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x380],zmm13
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm11
	vmovups ZMMWORD PTR [rbx+0x400],zmm15
	vmovups ZMMWORD PTR [rbx+0x440],zmm12
	vmovups ZMMWORD PTR [rbx+0x480],zmm14
	vmovups ZMMWORD PTR [rbx+0x4c0],zmm10
	vmovups ZMMWORD PTR [rbx+0x500],zmm9
	mov    rsi,rbx
	mov    edi,0x7
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rsi+0x380]
	vmulps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm11
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm8,zmm10
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmulps zmm9,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm13
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovntps ZMMWORD PTR [r9+r10*2],zmm15
	vmovntps ZMMWORD PTR [r9+r11*1],zmm12
	vmovntps ZMMWORD PTR [r8],zmm14
	vmovntps ZMMWORD PTR [r8+r10*1],zmm10
	vmovntps ZMMWORD PTR [r8+r10*2],zmm9
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f5x5_3x3_kernel__x86_64_avx512+0x3a0>
	imul   rsi,rcx,0x7
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x240
	dec    edx
	jne    <nnp_winograd_f5x5_3x3_kernel__x86_64_avx512+0x124>
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

<nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm14
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm16
	vmovups ZMMWORD PTR [rbx+0x380],zmm17
	vmovups ZMMWORD PTR [rbx+0x540],zmm10
	vmovups ZMMWORD PTR [rbx+0x700],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx512+0x401>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx512+0x3d8>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm14,zmm16
	vunpckhps zmm11,zmm14,zmm16
	vunpcklps zmm12,zmm17,zmm10
	vunpckhps zmm13,zmm17,zmm10
	vunpcklpd zmm14,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vextractf32x4 XMMWORD PTR [rcx],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm9,zmm16,zmm17
	vunpckhps zmm11,zmm16,zmm17
	vunpcklps zmm12,zmm10,zmm8
	vunpckhps zmm8,zmm10,zmm8
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx512+0x164>
	jmp    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx512+0x6f7>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx512+0x6d3>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm14,zmm16
	vunpckhps zmm11,zmm14,zmm16
	vunpcklps zmm12,zmm17,zmm10
	vunpckhps zmm10,zmm17,zmm10
	vunpcklpd zmm13,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm10
	vunpckhpd zmm10,zmm11,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm8
	vunpckhps zmm10,zmm8,zmm8
	vunpcklps zmm11,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_output_with_bias__x86_64_avx512+0x407>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm14
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm16
	vmovups ZMMWORD PTR [rbx+0x380],zmm17
	vmovups ZMMWORD PTR [rbx+0x540],zmm10
	vmovups ZMMWORD PTR [rbx+0x700],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx512+0x425>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx512+0x3fc>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm14
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm10,zmm9,zmm10
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm14,zmm13,zmm10
	vunpckhps zmm15,zmm13,zmm10
	vunpcklpd zmm16,zmm9,zmm14
	vunpckhpd zmm9,zmm9,zmm14
	vunpcklpd zmm14,zmm11,zmm15
	vunpckhpd zmm11,zmm11,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm9,zmm12,zmm13
	vunpckhps zmm11,zmm12,zmm13
	vunpcklps zmm12,zmm10,zmm8
	vunpckhps zmm8,zmm10,zmm8
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx512+0x164>
	jmp    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx512+0x73f>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx512+0x71b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm14
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm10,zmm9,zmm10
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm10
	vunpckhpd zmm10,zmm11,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm8
	vunpckhps zmm10,zmm8,zmm8
	vunpcklps zmm11,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_output_with_bias_with_relu__x86_64_avx512+0x42b>
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

<nnp_winograd_f4x4_3x3_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x3f
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x34c>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x2d6>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm15
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x323>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x180
	dec    r13d
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x68d>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x61c>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm15
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x669>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x180
	dec    r13d
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x355>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x6
	mov    r8,r8
	mov    edx,0x6
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x180]
	vmovups zmm10,ZMMWORD PTR [r8+0x300]
	vmovups zmm11,ZMMWORD PTR [r8+0x480]
	vmovups zmm12,ZMMWORD PTR [r8+0x600]
	vmovups zmm13,ZMMWORD PTR [r8+0x780]
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm14
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm14
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm13
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm12
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x6ab>
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

<nnp_winograd_f4x4_3x3_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x24
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x6
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm12
	vmovups ZMMWORD PTR [rbx+0x40],zmm11
	vmovups ZMMWORD PTR [rbx+0x80],zmm14
	vmovups ZMMWORD PTR [rbx+0xc0],zmm13
	vmovups ZMMWORD PTR [rbx+0x100],zmm10
	vmovups ZMMWORD PTR [rbx+0x140],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0xc0]
	vmovups zmm9,ZMMWORD PTR [rax+0x100]
	vmovups zmm10,ZMMWORD PTR [rax+0x140]
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x180],zmm12
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm11
	vmovups ZMMWORD PTR [rbx+0x200],zmm14
	vmovups ZMMWORD PTR [rbx+0x240],zmm13
	vmovups ZMMWORD PTR [rbx+0x280],zmm10
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x180]
	vmovups zmm9,ZMMWORD PTR [rax+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rax+0x200]
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x300],zmm12
	vmovups ZMMWORD PTR [rbx+0x340],zmm11
	vmovups ZMMWORD PTR [rbx+0x380],zmm14
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm13
	vmovups ZMMWORD PTR [rbx+0x400],zmm10
	vmovups ZMMWORD PTR [rbx+0x440],zmm8
	mov    rsi,rbx
	mov    edi,0x6
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x180]
	vmovups zmm10,ZMMWORD PTR [rsi+0x300]
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm12
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovntps ZMMWORD PTR [r9+r10*2],zmm14
	vmovntps ZMMWORD PTR [r9+r11*1],zmm13
	vmovntps ZMMWORD PTR [r8],zmm10
	vmovntps ZMMWORD PTR [r8+r10*1],zmm8
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f4x4_3x3_kernel__x86_64_avx512+0x33d>
	imul   rsi,rcx,0x6
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x240
	dec    edx
	jne    <nnp_winograd_f4x4_3x3_kernel__x86_64_avx512+0x124>
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

<nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm13
	vmovups ZMMWORD PTR [rbx+0x300],zmm14
	vmovups ZMMWORD PTR [rbx+0x480],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx512+0x2a4>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx512+0x27b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx512+0x11a>
	jmp    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx512+0x473>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx512+0x44f>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_output_with_bias__x86_64_avx512+0x2aa>
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

<nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm13
	vmovups ZMMWORD PTR [rbx+0x300],zmm14
	vmovups ZMMWORD PTR [rbx+0x480],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx512+0x2c2>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx512+0x299>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm9,zmm12,zmm9
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm8,zmm12,zmm8
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx512+0x11a>
	jmp    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx512+0x4af>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx512+0x48b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm9,zmm12,zmm9
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm8,zmm12,zmm8
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_output_with_bias_with_relu__x86_64_avx512+0x2c8>
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

<nnp_winograd_f5x5_2x2_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x10
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f5x5_2x2_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x6
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm10
	vmovups ZMMWORD PTR [rbx+0x80],zmm13
	vmovups ZMMWORD PTR [rbx+0xc0],zmm12
	vmovups ZMMWORD PTR [rbx+0x100],zmm9
	vmovups ZMMWORD PTR [rbx+0x140],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vmovups zmm9,ZMMWORD PTR [rax+0xc0]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x180],zmm11
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm10
	vmovups ZMMWORD PTR [rbx+0x200],zmm13
	vmovups ZMMWORD PTR [rbx+0x240],zmm12
	vmovups ZMMWORD PTR [rbx+0x280],zmm9
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm8
	mov    rsi,rbx
	mov    edi,0x6
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x180]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm11
	vmovntps ZMMWORD PTR [r9+r10*1],zmm10
	vmovntps ZMMWORD PTR [r9+r10*2],zmm13
	vmovntps ZMMWORD PTR [r9+r11*1],zmm12
	vmovntps ZMMWORD PTR [r8],zmm9
	vmovntps ZMMWORD PTR [r8+r10*1],zmm8
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f5x5_2x2_kernel__x86_64_avx512+0x23e>
	imul   rsi,rcx,0x6
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x100
	dec    edx
	jne    <nnp_winograd_f5x5_2x2_kernel__x86_64_avx512+0x124>
	sfence
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm13
	vmovups ZMMWORD PTR [rbx+0x300],zmm15
	vmovups ZMMWORD PTR [rbx+0x480],zmm8
	vmovups ZMMWORD PTR [rbx+0x600],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx512+0x3cf>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx512+0x3a6>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm11,zmm13,zmm9
	vaddps zmm13,zmm15,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vunpcklps zmm12,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm14,zmm13,zmm8
	vunpckhps zmm15,zmm13,zmm8
	vunpcklpd zmm16,zmm12,zmm14
	vunpckhpd zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm10,zmm15
	vunpckhpd zmm10,zmm10,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm10,0x3
	vunpcklps zmm10,zmm11,zmm13
	vunpckhps zmm11,zmm11,zmm13
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx512+0x13f>
	jmp    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx512+0x6b8>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx512+0x694>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm11,zmm13,zmm9
	vaddps zmm13,zmm15,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vunpcklps zmm12,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm13,zmm8
	vunpckhps zmm8,zmm13,zmm8
	vunpcklpd zmm13,zmm12,zmm11
	vunpckhpd zmm11,zmm12,zmm11
	vunpcklpd zmm12,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm9,zmm9
	vunpckhps zmm10,zmm9,zmm9
	vunpcklps zmm11,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_2x2_output_with_bias__x86_64_avx512+0x3d5>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm13
	vmovups ZMMWORD PTR [rbx+0x300],zmm15
	vmovups ZMMWORD PTR [rbx+0x480],zmm8
	vmovups ZMMWORD PTR [rbx+0x600],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx512+0x3f3>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx512+0x3ca>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm11,zmm13,zmm9
	vaddps zmm13,zmm15,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm13,zmm12,zmm13
	vmaxps zmm8,zmm12,zmm8
	vmaxps zmm9,zmm12,zmm9
	vunpcklps zmm12,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm14,zmm13,zmm8
	vunpckhps zmm15,zmm13,zmm8
	vunpcklpd zmm16,zmm12,zmm14
	vunpckhpd zmm12,zmm12,zmm14
	vunpcklpd zmm14,zmm10,zmm15
	vunpckhpd zmm10,zmm10,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm10,0x3
	vunpcklps zmm10,zmm11,zmm13
	vunpckhps zmm11,zmm11,zmm13
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx512+0x13f>
	jmp    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx512+0x700>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx512+0x6dc>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm11,zmm13,zmm9
	vaddps zmm13,zmm15,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm13,zmm12,zmm13
	vmaxps zmm8,zmm12,zmm8
	vmaxps zmm9,zmm12,zmm9
	vunpcklps zmm12,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm13,zmm8
	vunpckhps zmm8,zmm13,zmm8
	vunpcklpd zmm13,zmm12,zmm11
	vunpckhpd zmm11,zmm12,zmm11
	vunpcklpd zmm12,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm9,zmm9
	vunpckhps zmm10,zmm9,zmm9
	vunpcklps zmm11,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_2x2_output_with_bias_with_relu__x86_64_avx512+0x3f9>
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

<nnp_winograd_f2x2_3x3_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xf
	jne    <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x193>
	mov    r11,r8
	mov    r13d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x137>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vaddps zmm10,zmm12,zmm9
	vmovups ZMMWORD PTR [r11],zmm10
	vsubps zmm10,zmm12,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vsubps zmm8,zmm11,zmm12
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	jmp    <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x16a>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x100
	dec    r13d
	jne    <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x4b>
	jmp    <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x327>
	mov    r11,r8
	mov    r13d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x2d0>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vaddps zmm10,zmm12,zmm9
	vmovups ZMMWORD PTR [r11],zmm10
	vsubps zmm10,zmm12,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vsubps zmm8,zmm11,zmm12
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	jmp    <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x303>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x100
	dec    r13d
	jne    <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x19c>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	mov    r9,rcx
	shl    r9,0x2
	mov    r8,r8
	mov    ecx,0x4
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x100]
	vmovups zmm10,ZMMWORD PTR [r8+0x200]
	vmovups zmm11,ZMMWORD PTR [r8+0x300]
	vaddps zmm12,zmm10,zmm9
	vmovups ZMMWORD PTR [r11],zmm12
	vsubps zmm12,zmm10,zmm9
	vmovups ZMMWORD PTR [r11+rax*1],zmm12
	vsubps zmm9,zmm11,zmm9
	vmovups ZMMWORD PTR [r11+rax*2],zmm9
	vsubps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+r10*1],zmm8
	add    r8,0x40
	lea    r11,[r11+r9*4]
	dec    ecx
	jne    <nnp_winograd_f2x2_3x3_input__x86_64_avx512+0x344>
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

<nnp_winograd_f2x2_3x3_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x24
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f2x2_3x3_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	mov    r8,rcx
	shl    r8,0x2
	mov    ecx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm12
	vmovups ZMMWORD PTR [rbx+0x40],zmm11
	vmovups ZMMWORD PTR [rbx+0x80],zmm10
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0xc0]
	vmovups zmm9,ZMMWORD PTR [rax+0x100]
	vmovups zmm10,ZMMWORD PTR [rax+0x140]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x100],zmm12
	vmovups ZMMWORD PTR [rbx+0x140],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm10
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x180]
	vmovups zmm9,ZMMWORD PTR [rax+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rax+0x200]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x200],zmm12
	vmovups ZMMWORD PTR [rbx+0x240],zmm11
	vmovups ZMMWORD PTR [rbx+0x280],zmm10
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm8
	mov    rdx,rbx
	mov    esi,0x4
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vmovups zmm10,ZMMWORD PTR [rdx+0x200]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm12
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovntps ZMMWORD PTR [r9+r10*2],zmm10
	vmovntps ZMMWORD PTR [r9+r11*1],zmm8
	add    rdx,0x40
	lea    r9,[r9+r8*4]
	dec    esi
	jne    <nnp_winograd_f2x2_3x3_kernel__x86_64_avx512+0x23a>
	mov    rdx,r8
	shl    rdx,0x2
	mov    rdx,rdx
	neg    rdx
	lea    r9,[r9+rdx*4]
	add    r9,0x80
	add    rax,0x240
	dec    ecx
	jne    <nnp_winograd_f2x2_3x3_kernel__x86_64_avx512+0x123>
	sfence
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x4
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rdi],zmm9
	vmovups ZMMWORD PTR [rdi+0x100],zmm8
	add    rdi,0x40
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx512+0x21>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x3
	jne    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx512+0x20b>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx512+0x1e2>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx512+0xb0>
	jmp    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx512+0x35c>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx512+0x338>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f2x2_3x3_output_with_bias__x86_64_avx512+0x211>
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

<nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x4
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rdi],zmm9
	vmovups ZMMWORD PTR [rdi+0x100],zmm8
	add    rdi,0x40
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx512+0x21>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x3
	jne    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx512+0x21d>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx512+0x1f4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm9,zmm10,zmm9
	vmaxps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx512+0xb0>
	jmp    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx512+0x380>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx512+0x35c>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm9,zmm10,zmm9
	vmaxps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f2x2_3x3_output_with_bias_with_relu__x86_64_avx512+0x223>
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

<nnp_winograd_f3x3_2x2_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x10
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f3x3_2x2_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	mov    r8,rcx
	shl    r8,0x2
	mov    ecx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm10
	vmovups ZMMWORD PTR [rbx+0x80],zmm9
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	vmovups zmm8,ZMMWORD PTR [rax+0x80]
	vmovups zmm9,ZMMWORD PTR [rax+0xc0]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x100],zmm11
	vmovups ZMMWORD PTR [rbx+0x140],zmm10
	vmovups ZMMWORD PTR [rbx+0x180],zmm9
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	mov    rdx,rbx
	mov    esi,0x4
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups zmm9,ZMMWORD PTR [rdx+0x100]
	vmulps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm11
	vmovntps ZMMWORD PTR [r9+r10*1],zmm10
	vmovntps ZMMWORD PTR [r9+r10*2],zmm9
	vmovntps ZMMWORD PTR [r9+r11*1],zmm8
	add    rdx,0x40
	lea    r9,[r9+r8*4]
	dec    esi
	jne    <nnp_winograd_f3x3_2x2_kernel__x86_64_avx512+0x1c5>
	mov    rdx,r8
	shl    rdx,0x2
	mov    rdx,rdx
	neg    rdx
	lea    r9,[r9+rdx*4]
	add    r9,0x80
	add    rax,0x100
	dec    ecx
	jne    <nnp_winograd_f3x3_2x2_kernel__x86_64_avx512+0x123>
	sfence
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3

<nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x4
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rdi],zmm9
	vmovups ZMMWORD PTR [rdi+0x100],zmm8
	vmovups ZMMWORD PTR [rdi+0x200],zmm10
	add    rdi,0x40
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx512+0x21>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx512+0x337>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx512+0x30e>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vunpcklps zmm11,zmm9,zmm8
	vunpckhps zmm9,zmm9,zmm8
	vpermilps zmm12,zmm11,0x4e
	vpermilps zmm13,zmm9,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx512+0xb7>
	jmp    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx512+0x49e>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx512+0x47a>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vunpcklps zmm11,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm11,zmm9
	vunpckhpd zmm9,zmm11,zmm9
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_2x2_output_with_bias__x86_64_avx512+0x33d>
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

<nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x4
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rdi],zmm9
	vmovups ZMMWORD PTR [rdi+0x100],zmm8
	vmovups ZMMWORD PTR [rdi+0x200],zmm10
	add    rdi,0x40
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx512+0x21>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx512+0x34f>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx512+0x326>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vpxord zmm11,zmm11,zmm11
	vmaxps zmm9,zmm11,zmm9
	vmaxps zmm8,zmm11,zmm8
	vmaxps zmm10,zmm11,zmm10
	vunpcklps zmm11,zmm9,zmm8
	vunpckhps zmm9,zmm9,zmm8
	vpermilps zmm12,zmm11,0x4e
	vpermilps zmm13,zmm9,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx512+0xb7>
	jmp    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx512+0x4ce>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx512+0x4aa>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vpxord zmm11,zmm11,zmm11
	vmaxps zmm9,zmm11,zmm9
	vmaxps zmm8,zmm11,zmm8
	vmaxps zmm10,zmm11,zmm10
	vunpcklps zmm11,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm11,zmm9
	vunpckhpd zmm9,zmm11,zmm9
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_2x2_output_with_bias_with_relu__x86_64_avx512+0x355>
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

<nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7f
	jne    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x388>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x305>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0xc]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0xc],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0xc],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0xc],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0xc],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0xc],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0xc],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0xc],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0xc],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0xc],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm15,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm13
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm16,zmm9,zmm15
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm14,zmm16
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm14,zmm14,zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm14
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm17
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm14
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm14
	vsubps zmm8,zmm10,zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x35f>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x71d>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x69f>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm10,zmm11,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm13
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm10,zmm14
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm10
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm17
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vsubps zmm8,zmm16,zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x6f9>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x391>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x7
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r8+0x380]
	vmovups zmm11,ZMMWORD PTR [r8+0x540]
	vmovups zmm12,ZMMWORD PTR [r8+0x700]
	vmovups zmm13,ZMMWORD PTR [r8+0x8c0]
	vmovups zmm14,ZMMWORD PTR [r8+0xa80]
	vmovups zmm15,ZMMWORD PTR [r8+0xc40]
	vaddps zmm16,zmm10,zmm14
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm16,zmm16,zmm17
	vmovups ZMMWORD PTR [r11+rax*1],zmm16
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm16
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm18
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm16
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm16
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm18
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm16
	vsubps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vsubps zmm8,zmm8,zmm14
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm8
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f6x5_3x3_of_8x8_input__x86_64_avx512+0x73e>
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

<nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm15
	vmovups ZMMWORD PTR [rbx+0x380],zmm17
	vmovups ZMMWORD PTR [rbx+0x540],zmm18
	vmovups ZMMWORD PTR [rbx+0x700],zmm16
	vmovups ZMMWORD PTR [rbx+0x8c0],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x432>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x409>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm16
	vunpckhps zmm11,zmm13,zmm16
	vunpcklps zmm12,zmm17,zmm8
	vunpckhps zmm13,zmm17,zmm8
	vunpcklpd zmm14,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vextractf32x4 XMMWORD PTR [rcx],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm9,zmm16,zmm17
	vunpckhps zmm11,zmm16,zmm17
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x195>
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x728>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x704>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm16
	vunpckhps zmm11,zmm13,zmm16
	vunpcklps zmm12,zmm17,zmm8
	vunpckhps zmm8,zmm17,zmm8
	vunpcklpd zmm13,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm10,zmm10
	vunpckhps zmm9,zmm10,zmm10
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm9,zmm10
	vunpckhpd zmm9,zmm9,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x438>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm15
	vmovups ZMMWORD PTR [rbx+0x380],zmm17
	vmovups ZMMWORD PTR [rbx+0x540],zmm18
	vmovups ZMMWORD PTR [rbx+0x700],zmm16
	vmovups ZMMWORD PTR [rbx+0x8c0],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x456>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x42d>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm14,zmm13,zmm8
	vunpckhps zmm15,zmm13,zmm8
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vunpcklpd zmm14,zmm11,zmm15
	vunpckhpd zmm11,zmm11,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm10,zmm12,zmm13
	vunpckhps zmm11,zmm12,zmm13
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x195>
	jmp    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x770>
	mov    r11d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x74c>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm8
	vunpckhps zmm8,zmm13,zmm8
	vunpcklpd zmm13,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm9,zmm9
	vunpckhps zmm10,zmm9,zmm9
	vunpcklps zmm11,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f6x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x45c>
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

<nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xff
	jne    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x38f>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x2ff>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x10],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0x10],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0x10],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0x10],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0x10],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0x10],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0x10],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm12,zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm14,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm14,zmm14,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm14
	vsubps zmm9,zmm10,zmm9
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm9
	vsubps zmm8,zmm11,zmm16
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x366>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x5a>
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x758>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x6cd>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm12,zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm14,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm14,zmm14,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm14
	vsubps zmm9,zmm10,zmm9
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm9
	vsubps zmm8,zmm11,zmm16
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x734>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x398>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x8
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x200]
	vmovups zmm10,ZMMWORD PTR [r8+0x400]
	vmovups zmm11,ZMMWORD PTR [r8+0x600]
	vmovups zmm12,ZMMWORD PTR [r8+0x800]
	vmovups zmm13,ZMMWORD PTR [r8+0xa00]
	vmovups zmm14,ZMMWORD PTR [r8+0xc00]
	vaddps zmm15,zmm8,zmm12
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm16,zmm9,zmm13
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm15,zmm16
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm15,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+rax*1],zmm15
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm17
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm15
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm15
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm15
	vsubps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm8
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f5x6_3x3_of_8x8_input__x86_64_avx512+0x779>
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

<nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm16
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm8
	vmovups ZMMWORD PTR [rbx+0x800],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x3f
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx512+0x436>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx512+0x40d>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm17,zmm18
	vunpckhps zmm12,zmm17,zmm18
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm10,0x3
	vunpcklps zmm9,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx512+0x169>
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx512+0x73d>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx512+0x719>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm17,zmm18
	vunpckhps zmm12,zmm17,zmm18
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias__x86_64_avx512+0x43c>
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

<nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm16
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm8
	vmovups ZMMWORD PTR [rbx+0x800],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x3f
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x460>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x437>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm17
	vmaxps zmm13,zmm9,zmm18
	vmaxps zmm14,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm10,0x3
	vunpcklps zmm9,zmm14,zmm8
	vunpckhps zmm8,zmm14,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x169>
	jmp    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x791>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x76d>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm17
	vmaxps zmm13,zmm9,zmm18
	vmaxps zmm14,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm14,zmm8
	vunpckhps zmm8,zmm14,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x6_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x466>
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

<nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7f
	jne    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x388>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x305>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0xc]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0xc],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0xc],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0xc],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0xc],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0xc],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0xc],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0xc],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0xc],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0xc],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm15,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm13
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm16,zmm9,zmm15
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm14,zmm16
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm14,zmm14,zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm14
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm17
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm14
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm14
	vsubps zmm8,zmm10,zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x35f>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x71d>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x69f>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm10,zmm11,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm13
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm10,zmm14
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm10
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm17
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vsubps zmm8,zmm16,zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x6f9>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x391>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x7
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r8+0x380]
	vmovups zmm11,ZMMWORD PTR [r8+0x540]
	vmovups zmm12,ZMMWORD PTR [r8+0x700]
	vmovups zmm13,ZMMWORD PTR [r8+0x8c0]
	vmovups zmm14,ZMMWORD PTR [r8+0xa80]
	vaddps zmm15,zmm8,zmm12
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm16,zmm9,zmm13
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm15,zmm16
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm15,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+rax*1],zmm15
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm17
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm15
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm15
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm15
	vsubps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm8
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f5x5_3x3_of_8x8_input__x86_64_avx512+0x73e>
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

<nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm16
	vmovups ZMMWORD PTR [rbx+0x380],zmm17
	vmovups ZMMWORD PTR [rbx+0x540],zmm8
	vmovups ZMMWORD PTR [rbx+0x700],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x404>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x3db>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm16
	vunpckhps zmm11,zmm13,zmm16
	vunpcklps zmm12,zmm17,zmm8
	vunpckhps zmm13,zmm17,zmm8
	vunpcklpd zmm14,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vextractf32x4 XMMWORD PTR [rcx],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm9,zmm16,zmm17
	vunpckhps zmm11,zmm16,zmm17
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x167>
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x6fa>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x6d6>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm16
	vunpckhps zmm11,zmm13,zmm16
	vunpcklps zmm12,zmm17,zmm8
	vunpckhps zmm8,zmm17,zmm8
	vunpcklpd zmm13,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm10,zmm10
	vunpckhps zmm9,zmm10,zmm10
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm9,zmm10
	vunpckhpd zmm9,zmm9,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias__x86_64_avx512+0x40a>
	vzeroupper
	pop    rbx
	pop    rbp
	ret

<nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm16
	vmovups ZMMWORD PTR [rbx+0x380],zmm17
	vmovups ZMMWORD PTR [rbx+0x540],zmm8
	vmovups ZMMWORD PTR [rbx+0x700],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x428>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x3ff>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm14,zmm13,zmm8
	vunpckhps zmm15,zmm13,zmm8
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vunpcklpd zmm14,zmm11,zmm15
	vunpckhpd zmm11,zmm11,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm10,zmm12,zmm13
	vunpckhps zmm11,zmm12,zmm13
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x167>
	jmp    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x742>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x71e>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm8
	vunpckhps zmm8,zmm13,zmm8
	vunpcklpd zmm13,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm9,zmm9
	vunpckhps zmm10,zmm9,zmm9
	vunpcklps zmm11,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x42e>
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

<nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm15
	vmovups ZMMWORD PTR [rbx+0x380],zmm16
	vmovups ZMMWORD PTR [rbx+0x540],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x426>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x3fd>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm8
	vunpckhps zmm11,zmm13,zmm8
	vpermilps zmm12,zmm9,0x4e
	vpermilps zmm13,zmm11,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm14,zmm9,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm9,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x14b>
	jmp    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x5e8>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x5c4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm8
	vunpckhps zmm8,zmm13,zmm8
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x42c>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret

<nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm15
	vmovups ZMMWORD PTR [rbx+0x380],zmm16
	vmovups ZMMWORD PTR [rbx+0x540],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x43e>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x415>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm11,zmm11,zmm8
	vpermilps zmm12,zmm10,0x4e
	vpermilps zmm13,zmm11,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm10
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x14b>
	jmp    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x618>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x5f4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklps zmm11,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x444>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret

<nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm8
	vmovups ZMMWORD PTR [rbx+0x400],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx512+0x2bf>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx512+0x296>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx512+0x11b>
	jmp    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx512+0x4a8>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx512+0x484>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias__x86_64_avx512+0x2c5>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm8
	vmovups ZMMWORD PTR [rbx+0x400],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x23>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x2dd>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x2b4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x11b>
	jmp    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x4e4>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x4c0>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x4_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x2e3>
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

<nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups ZMMWORD PTR [rbx+0x380],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x3f8>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x3cf>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm8
	vunpckhps zmm11,zmm13,zmm8
	vpermilps zmm12,zmm9,0x4e
	vpermilps zmm13,zmm11,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm14,zmm9,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm9,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x11d>
	jmp    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x5ba>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x596>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm8
	vunpckhps zmm8,zmm13,zmm8
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias__x86_64_avx512+0x3fe>
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
	int3
	int3

<nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups ZMMWORD PTR [rbx+0x380],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x410>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x3e7>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm11,zmm11,zmm8
	vpermilps zmm12,zmm10,0x4e
	vpermilps zmm13,zmm11,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm10
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x11d>
	jmp    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x5ea>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x5c6>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm15
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm13
	vmaxps zmm8,zmm9,zmm8
	vmaxps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklps zmm11,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_5x5_of_8x8_output_with_bias_with_relu__x86_64_avx512+0x416>
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
	int3
	int3

<nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x3f
	jne    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x3c8>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x352>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm10
	vaddps zmm10,zmm11,zmm12
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm8,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm10
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm13
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x39f>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x180
	dec    r13d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x785>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x714>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm10
	vaddps zmm10,zmm11,zmm12
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm8,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm10
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm13
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x761>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x180
	dec    r13d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x3d1>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x6
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x180]
	vmovups zmm10,ZMMWORD PTR [r8+0x300]
	vmovups zmm11,ZMMWORD PTR [r8+0x480]
	vmovups zmm12,ZMMWORD PTR [r8+0x600]
	vmovups zmm13,ZMMWORD PTR [r8+0x780]
	vmovups zmm14,ZMMWORD PTR [r8+0x900]
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm15,zmm16
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm15,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+rax*1],zmm15
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm12
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+rax*2],zmm17
	vsubps zmm15,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+r10*1],zmm15
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm11
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm13
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm14
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f5x4_3x3_of_7x7_input__x86_64_avx512+0x7a3>
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

<nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm14
	vmovups ZMMWORD PTR [rbx+0x180],zmm16
	vmovups ZMMWORD PTR [rbx+0x300],zmm17
	vmovups ZMMWORD PTR [rbx+0x480],zmm10
	vmovups ZMMWORD PTR [rbx+0x600],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x2de>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x2b5>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm8,zmm11,zmm15
	vunpckhps zmm11,zmm11,zmm15
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklpd zmm10,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklpd zmm12,zmm11,zmm9
	vunpckhpd zmm9,zmm11,zmm9
	vextractf32x4 XMMWORD PTR [rcx],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm8,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm9,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x15a>
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x4a7>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x483>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm8,zmm11,zmm15
	vunpckhps zmm11,zmm11,zmm15
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklpd zmm10,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklpd zmm12,zmm11,zmm9
	vunpckhpd zmm9,zmm11,zmm9
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm8,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x2e4>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm14
	vmovups ZMMWORD PTR [rbx+0x180],zmm16
	vmovups ZMMWORD PTR [rbx+0x300],zmm17
	vmovups ZMMWORD PTR [rbx+0x480],zmm10
	vmovups ZMMWORD PTR [rbx+0x600],zmm8
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x2fc>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x2d3>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vpxord zmm8,zmm8,zmm8
	vmaxps zmm11,zmm8,zmm11
	vmaxps zmm12,zmm8,zmm15
	vmaxps zmm9,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x15a>
	jmp    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x4e3>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x4bf>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vpxord zmm8,zmm8,zmm8
	vmaxps zmm11,zmm8,zmm11
	vmaxps zmm12,zmm8,zmm15
	vmaxps zmm9,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x302>
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

<nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7f
	jne    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x392>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x30f>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0xc]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0xc],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0xc],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0xc],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0xc],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0xc],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0xc],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0xc],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0xc],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0xc],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm15,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm14,zmm15
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm11
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm14,zmm16
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm14,zmm14,zmm16
	vmovups ZMMWORD PTR [r11+0x40],zmm14
	vmovaps zmm14,zmm15
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm13
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm14,zmm16
	vmovups ZMMWORD PTR [r11+0x80],zmm17
	vsubps zmm14,zmm14,zmm16
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm15
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm9
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x369>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x731>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x6b3>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm13
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm10,zmm14
	vmovups ZMMWORD PTR [r11],zmm17
	vsubps zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm13
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm15
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0x80],zmm17
	vsubps zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm13
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm9
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm13
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm16
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x70d>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x39b>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x7
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r8+0x380]
	vmovups zmm11,ZMMWORD PTR [r8+0x540]
	vmovups zmm12,ZMMWORD PTR [r8+0x700]
	vmovups zmm13,ZMMWORD PTR [r8+0x8c0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm14
	vaddps zmm14,zmm8,zmm10
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm14
	vsubps zmm14,zmm11,zmm12
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm14
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm14
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm14
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm13
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x5_3x3_of_7x7_input__x86_64_avx512+0x74f>
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

<nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm15
	vmovups ZMMWORD PTR [rbx+0x380],zmm9
	vmovups ZMMWORD PTR [rbx+0x540],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx512+0x3cd>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx512+0x3a4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm14,zmm16
	vunpckhps zmm11,zmm14,zmm16
	vunpcklps zmm12,zmm17,zmm10
	vunpckhps zmm13,zmm17,zmm10
	vunpcklpd zmm14,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm13
	vunpckhpd zmm11,zmm11,zmm13
	vextractf32x4 XMMWORD PTR [rcx],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm9,zmm16,zmm17
	vunpckhps zmm11,zmm16,zmm17
	vunpcklps zmm12,zmm10,zmm8
	vunpckhps zmm8,zmm10,zmm8
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx512+0x130>
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx512+0x6c3>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx512+0x69f>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm14,zmm16
	vunpckhps zmm11,zmm14,zmm16
	vunpcklps zmm12,zmm17,zmm10
	vunpckhps zmm10,zmm17,zmm10
	vunpcklpd zmm13,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm10
	vunpckhpd zmm10,zmm11,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm8
	vunpckhps zmm10,zmm8,zmm8
	vunpcklps zmm11,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias__x86_64_avx512+0x3d3>
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

<nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm15
	vmovups ZMMWORD PTR [rbx+0x380],zmm9
	vmovups ZMMWORD PTR [rbx+0x540],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x3f1>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x3c8>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm14
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm10,zmm9,zmm10
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm14,zmm13,zmm10
	vunpckhps zmm15,zmm13,zmm10
	vunpcklpd zmm16,zmm9,zmm14
	vunpckhpd zmm9,zmm9,zmm14
	vunpcklpd zmm14,zmm11,zmm15
	vunpckhpd zmm11,zmm11,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm11,0x3
	vunpcklps zmm9,zmm12,zmm13
	vunpckhps zmm11,zmm12,zmm13
	vunpcklps zmm12,zmm10,zmm8
	vunpckhps zmm8,zmm10,zmm8
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x130>
	jmp    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x70b>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x6e7>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm15
	vaddps zmm15,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vsubps zmm12,zmm12,zmm14
	vaddps zmm14,zmm15,zmm9
	vaddps zmm14,zmm14,zmm11
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm13,zmm9
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm11,zmm9,zmm14
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm13,zmm9,zmm17
	vmaxps zmm10,zmm9,zmm10
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm10
	vunpckhpd zmm10,zmm11,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm11,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm8
	vunpckhps zmm10,zmm8,zmm8
	vunpcklps zmm11,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x5_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x3f7>
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

<nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x3f
	jne    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x3c8>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x352>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm10
	vaddps zmm10,zmm11,zmm12
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm8,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm10
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm13
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x39f>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x180
	dec    r13d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x785>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x714>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm10
	vaddps zmm10,zmm11,zmm12
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm8,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm10
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm13
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x761>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x180
	dec    r13d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x3d1>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x6
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x180]
	vmovups zmm10,ZMMWORD PTR [r8+0x300]
	vmovups zmm11,ZMMWORD PTR [r8+0x480]
	vmovups zmm12,ZMMWORD PTR [r8+0x600]
	vmovups zmm13,ZMMWORD PTR [r8+0x780]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm14
	vaddps zmm14,zmm8,zmm10
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm14
	vsubps zmm14,zmm11,zmm12
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm14
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm14
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm14
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm13
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x4_3x3_of_7x7_input__x86_64_avx512+0x7a3>
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

<nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm15
	vmovups ZMMWORD PTR [rbx+0x300],zmm9
	vmovups ZMMWORD PTR [rbx+0x480],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x2aa>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x281>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm8,zmm11,zmm15
	vunpckhps zmm11,zmm11,zmm15
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklpd zmm10,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklpd zmm12,zmm11,zmm9
	vunpckhpd zmm9,zmm11,zmm9
	vextractf32x4 XMMWORD PTR [rcx],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm8,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm9,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x126>
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x473>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x44f>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm8,zmm11,zmm15
	vunpckhps zmm11,zmm11,zmm15
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklpd zmm10,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vunpcklpd zmm12,zmm11,zmm9
	vunpckhpd zmm9,zmm11,zmm9
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm8,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias__x86_64_avx512+0x2b0>
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

<nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm15
	vmovups ZMMWORD PTR [rbx+0x300],zmm9
	vmovups ZMMWORD PTR [rbx+0x480],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x2c8>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x29f>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vpxord zmm8,zmm8,zmm8
	vmaxps zmm11,zmm8,zmm11
	vmaxps zmm12,zmm8,zmm15
	vmaxps zmm9,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x126>
	jmp    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x4af>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x48b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm10,zmm14
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm14
	vaddps zmm11,zmm11,zmm9
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm13,zmm10
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vpxord zmm8,zmm8,zmm8
	vmaxps zmm11,zmm8,zmm11
	vmaxps zmm12,zmm8,zmm15
	vmaxps zmm9,zmm8,zmm9
	vmaxps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm11,zmm12
	vunpckhps zmm11,zmm11,zmm12
	vunpcklps zmm12,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vunpcklpd zmm9,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x4_3x3_of_7x7_output_with_bias_with_relu__x86_64_avx512+0x2ce>
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

<nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x1f
	jne    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x332>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x2c9>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm13,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm12
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm14
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm12
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm15
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x309>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x140
	dec    r13d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x659>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x5f5>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm13,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm12
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm14
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm12
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm15
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x635>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x140
	dec    r13d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x33b>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x6
	mov    r8,r8
	mov    edx,0x5
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x140]
	vmovups zmm10,ZMMWORD PTR [r8+0x280]
	vmovups zmm11,ZMMWORD PTR [r8+0x3c0]
	vmovups zmm12,ZMMWORD PTR [r8+0x500]
	vmovups zmm13,ZMMWORD PTR [r8+0x640]
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm14
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm14
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm13
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm12
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x3_3x3_of_6x6_input__x86_64_avx512+0x677>
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

<nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x140],zmm13
	vmovups ZMMWORD PTR [rbx+0x280],zmm14
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x22>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x3dd>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x3b4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vunpcklps zmm11,zmm10,zmm8
	vunpckhps zmm10,zmm10,zmm8
	vpermilps zmm12,zmm11,0x4e
	vpermilps zmm13,zmm10,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm10
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x140
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x11c>
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x585>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x561>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vunpcklps zmm11,zmm10,zmm8
	vunpckhps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm11,zmm10
	vunpckhpd zmm10,zmm11,zmm10
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x140
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x3e3>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3
	int3
	int3

<nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x140],zmm13
	vmovups ZMMWORD PTR [rbx+0x280],zmm14
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x22>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x3f5>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x3cc>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vpxord zmm11,zmm11,zmm11
	vmaxps zmm10,zmm11,zmm10
	vmaxps zmm8,zmm11,zmm8
	vmaxps zmm9,zmm11,zmm9
	vunpcklps zmm11,zmm10,zmm8
	vunpckhps zmm10,zmm10,zmm8
	vpermilps zmm12,zmm11,0x4e
	vpermilps zmm13,zmm10,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm10
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x140
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x11c>
	jmp    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x5b5>
	mov    r11d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x591>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vpxord zmm11,zmm11,zmm11
	vmaxps zmm10,zmm11,zmm10
	vmaxps zmm8,zmm11,zmm8
	vmaxps zmm9,zmm11,zmm9
	vunpcklps zmm11,zmm10,zmm8
	vunpckhps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm11,zmm10
	vunpckhpd zmm10,zmm11,zmm10
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x140
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f4x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x3fb>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3
	int3
	int3

<nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x3f
	jne    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x34c>
	mov    r11,r8
	mov    r13d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x2d6>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm15
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x323>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x180
	dec    r13d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x68d>
	mov    r11,r8
	mov    r13d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x61c>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm15
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x669>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x180
	dec    r13d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x355>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x6
	mov    r8,r8
	mov    edx,0x6
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x180]
	vmovups zmm10,ZMMWORD PTR [r8+0x300]
	vmovups zmm11,ZMMWORD PTR [r8+0x480]
	vmovups zmm12,ZMMWORD PTR [r8+0x600]
	vmovaps zmm13,zmm10
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm15
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm13
	vmovaps zmm13,zmm10
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm13
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm9
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm13
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm12
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f3x4_3x3_of_6x6_input__x86_64_avx512+0x6ab>
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

<nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm8
	vmovups ZMMWORD PTR [rbx+0x300],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx512+0x27c>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx512+0x253>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx512+0xf2>
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx512+0x44b>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx512+0x427>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias__x86_64_avx512+0x282>
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

<nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x180],zmm8
	vmovups ZMMWORD PTR [rbx+0x300],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x20>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0xf
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x29a>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x271>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm9,zmm12,zmm9
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm8,zmm12,zmm8
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0xf2>
	jmp    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x487>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x463>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm9,zmm12,zmm9
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm8,zmm12,zmm8
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x180
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x4_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x2a0>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3

<nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x1f
	jne    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x332>
	mov    r11,r8
	mov    r13d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x2c9>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm13,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm12
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm14
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm12
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm15
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x309>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x140
	dec    r13d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x659>
	mov    r11,r8
	mov    r13d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x5f5>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm13,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm12
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm14
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm12
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm15
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x635>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x140
	dec    r13d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x33b>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x6
	mov    r8,r8
	mov    edx,0x5
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x140]
	vmovups zmm10,ZMMWORD PTR [r8+0x280]
	vmovups zmm11,ZMMWORD PTR [r8+0x3c0]
	vmovups zmm12,ZMMWORD PTR [r8+0x500]
	vmovaps zmm13,zmm10
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm15
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm13
	vmovaps zmm13,zmm10
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm13
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm9
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm13
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm12
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f3x3_3x3_of_6x6_input__x86_64_avx512+0x677>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

<nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x140],zmm8
	vmovups ZMMWORD PTR [rbx+0x280],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x22>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x3b5>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x38c>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vunpcklps zmm11,zmm10,zmm8
	vunpckhps zmm10,zmm10,zmm8
	vpermilps zmm12,zmm11,0x4e
	vpermilps zmm13,zmm10,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm10
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x140
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0xf4>
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x55d>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x539>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vunpcklps zmm11,zmm10,zmm8
	vunpckhps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm11,zmm10
	vunpckhpd zmm10,zmm11,zmm10
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x140
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias__x86_64_avx512+0x3bb>
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

<nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x140],zmm8
	vmovups ZMMWORD PTR [rbx+0x280],zmm12
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x22>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x3cd>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x3a4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vpxord zmm11,zmm11,zmm11
	vmaxps zmm10,zmm11,zmm10
	vmaxps zmm8,zmm11,zmm8
	vmaxps zmm9,zmm11,zmm9
	vunpcklps zmm11,zmm10,zmm8
	vunpckhps zmm10,zmm10,zmm8
	vpermilps zmm12,zmm11,0x4e
	vpermilps zmm13,zmm10,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm11,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm10
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x140
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0xf4>
	jmp    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x58d>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x569>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vaddps zmm13,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm9
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm10,zmm11,zmm9
	vaddps zmm8,zmm8,zmm9
	vaddps zmm9,zmm12,zmm9
	vpxord zmm11,zmm11,zmm11
	vmaxps zmm10,zmm11,zmm10
	vmaxps zmm8,zmm11,zmm8
	vmaxps zmm9,zmm11,zmm9
	vunpcklps zmm11,zmm10,zmm8
	vunpckhps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm9
	vunpckhps zmm9,zmm9,zmm9
	vunpcklpd zmm12,zmm11,zmm10
	vunpckhpd zmm10,zmm11,zmm10
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x140
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_of_6x6_output_with_bias_with_relu__x86_64_avx512+0x3d3>
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

<nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7
	jne    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x1c1>
	mov    r11,r8
	mov    r13d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x172>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vaddps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11],zmm8
	vsubps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vsubps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x198>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0xc0
	dec    r13d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x4b>
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x33b>
	mov    r11,r8
	mov    r13d,0x4
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x2f1>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vaddps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11],zmm8
	vsubps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vsubps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x317>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0xc0
	dec    r13d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x1ca>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	mov    r9,rcx
	shl    r9,0x2
	mov    r8,r8
	mov    ecx,0x3
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0xc0]
	vmovups zmm10,ZMMWORD PTR [r8+0x180]
	vmovups zmm11,ZMMWORD PTR [r8+0x240]
	vaddps zmm12,zmm10,zmm9
	vmovups ZMMWORD PTR [r11],zmm12
	vsubps zmm12,zmm10,zmm9
	vmovups ZMMWORD PTR [r11+rax*1],zmm12
	vsubps zmm9,zmm11,zmm9
	vmovups ZMMWORD PTR [r11+rax*2],zmm9
	vsubps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+r10*1],zmm8
	add    r8,0x40
	lea    r11,[r11+r9*4]
	dec    ecx
	jne    <nnp_winograd_f2x1_3x3_of_4x4_input__x86_64_avx512+0x358>
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

<nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x3
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rdi],zmm9
	vmovups ZMMWORD PTR [rdi+0xc0],zmm8
	add    rdi,0x40
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x21>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1f3>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1ca>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r12d,0x1
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0xb0>
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x347>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x323>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vunpcklps zmm9,zmm8,zmm8
	vunpckhps zmm10,zmm8,zmm8
	vunpcklps zmm11,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1f9>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3

<nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	mov    rsi,rsi
	shl    rsi,0x2
	mov    rdi,r9
	mov    ebx,0x3
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [rdi],zmm9
	vmovups ZMMWORD PTR [rdi+0xc0],zmm8
	add    rdi,0x40
	lea    r11,[r11+rsi*4]
	dec    ebx
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x21>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x1ff>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x1d6>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r12d,0x1
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0xb0>
	jmp    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x35f>
	mov    r11d,0x2
	test   r10b,0x1
	je     <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x33b>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm8,zmm8
	vunpckhps zmm10,zmm8,zmm8
	vunpcklps zmm11,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f2x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x205>
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

<nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xf
	jne    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x193>
	mov    r11,r8
	mov    r13d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x137>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vaddps zmm10,zmm12,zmm9
	vmovups ZMMWORD PTR [r11],zmm10
	vsubps zmm10,zmm12,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vsubps zmm8,zmm11,zmm12
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x16a>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x100
	dec    r13d
	jne    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x4b>
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x327>
	mov    r11,r8
	mov    r13d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x2d0>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vaddps zmm10,zmm12,zmm9
	vmovups ZMMWORD PTR [r11],zmm10
	vsubps zmm10,zmm12,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vsubps zmm8,zmm11,zmm12
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x303>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x100
	dec    r13d
	jne    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x19c>
	mov    rax,rcx
	shl    rax,0x2
	mov    r10,rdx
	mov    r11,rcx
	shl    r11,0x2
	mov    r9,r8
	mov    r8d,0x4
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x100]
	vmovups zmm10,ZMMWORD PTR [r9+0x200]
	vaddps zmm11,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm11
	vsubps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10+rax*1],zmm9
	vsubps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10+rax*2],zmm8
	add    r9,0x40
	lea    r10,[r10+r11*4]
	dec    r8d
	jne    <nnp_winograd_f1x2_3x3_of_4x4_input__x86_64_avx512+0x341>
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

<nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	mov    r10,rdi
	mov    r11,rsi
	shl    r11,0x2
	mov    rsi,r9
	mov    edi,0x4
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+rax*1]
	vmovups zmm10,ZMMWORD PTR [r10+rax*2]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rsi],zmm8
	add    rsi,0x40
	lea    r10,[r10+r11*4]
	dec    edi
	jne    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1b>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x3
	jne    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1dc>
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1bc>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r11d,0x3
	kmovw  k1,r11d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx512+0x31e>
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias__x86_64_avx512+0x303>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
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

<nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	mov    r10,rdi
	mov    r11,rsi
	shl    r11,0x2
	mov    rsi,r9
	mov    edi,0x4
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+rax*1]
	vmovups zmm10,ZMMWORD PTR [r10+rax*2]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rsi],zmm8
	add    rsi,0x40
	lea    r10,[r10+r11*4]
	dec    edi
	jne    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x1b>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x3
	jne    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x1ee>
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x1ce>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm9,zmm10,zmm9
	vmaxps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r11d,0x3
	kmovw  k1,r11d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	jmp    <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x342>
	test   r10b,0x1
	je     <nnp_winograd_f1x2_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x327>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm8,zmm10,zmm8
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm9,zmm10,zmm9
	vmaxps zmm8,zmm10,zmm8
	vunpcklps zmm10,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x100
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
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

<nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7
	jne    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x1c1>
	mov    r11,r8
	mov    r13d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x172>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vaddps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11],zmm8
	vsubps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vsubps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x198>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0xc0
	dec    r13d
	jne    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x4b>
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x33b>
	mov    r11,r8
	mov    r13d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x2f1>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vaddps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11],zmm8
	vsubps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vsubps zmm8,zmm12,zmm11
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x317>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0xc0
	dec    r13d
	jne    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x1ca>
	mov    rax,rcx
	shl    rax,0x2
	mov    r10,rdx
	mov    r11,rcx
	shl    r11,0x2
	mov    r9,r8
	mov    r8d,0x3
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0xc0]
	vmovups zmm10,ZMMWORD PTR [r9+0x180]
	vaddps zmm11,zmm8,zmm9
	vmovups ZMMWORD PTR [r10],zmm11
	vsubps zmm9,zmm8,zmm9
	vmovups ZMMWORD PTR [r10+rax*1],zmm9
	vsubps zmm8,zmm10,zmm8
	vmovups ZMMWORD PTR [r10+rax*2],zmm8
	add    r9,0x40
	lea    r10,[r10+r11*4]
	dec    r8d
	jne    <nnp_winograd_f1x1_3x3_of_4x4_input__x86_64_avx512+0x355>
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

<nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	mov    r10,rdi
	mov    r11,rsi
	shl    r11,0x2
	mov    rsi,r9
	mov    edi,0x3
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+rax*1]
	vmovups zmm10,ZMMWORD PTR [r10+rax*2]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rsi],zmm8
	add    rsi,0x40
	lea    r10,[r10+r11*4]
	dec    edi
	jne    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1b>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1
	jne    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1c4>
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x1a4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r11d,0x1
	kmovw  k1,r11d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x309>
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias__x86_64_avx512+0x2ee>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vunpcklps zmm9,zmm8,zmm8
	vunpckhps zmm10,zmm8,zmm8
	vunpcklps zmm11,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3

<nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	mov    r10,rdi
	mov    r11,rsi
	shl    r11,0x2
	mov    rsi,r9
	mov    edi,0x3
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+rax*1]
	vmovups zmm10,ZMMWORD PTR [r10+rax*2]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rsi],zmm8
	add    rsi,0x40
	lea    r10,[r10+r11*4]
	dec    edi
	jne    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x1b>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1
	jne    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x1d0>
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x1b0>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm8,zmm9,zmm8
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r11d,0x1
	kmovw  k1,r11d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	jmp    <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x321>
	test   r10b,0x1
	je     <nnp_winograd_f1x1_3x3_of_4x4_output_with_bias_with_relu__x86_64_avx512+0x306>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm11
	vaddps zmm8,zmm8,zmm9
	vaddps zmm8,zmm8,zmm10
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm8,zmm8
	vunpckhps zmm10,zmm8,zmm8
	vunpcklps zmm11,zmm8,zmm8
	vunpckhps zmm8,zmm8,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0xc0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
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

<nnp_winograd_f1x6_1x3_input__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdi
	lea    rsi,[r8+r11*4]
	lea    rdi,[rsi+r11*4]
	lea    rbx,[rdi+r11*4]
	mov    ebp,r10d
	kmovw  k1,ebp
	mov    ebp,r10d
	shr    ebp,0x4
	kmovw  k2,ebp
	test   al,0x1
	je     <nnp_winograd_f1x6_1x3_input__x86_64_avx512+0x62e>
	cmp    r10,0xff
	jne    <nnp_winograd_f1x6_1x3_input__x86_64_avx512+0x2f5>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	vbroadcastf32x4 zmm8,XMMWORD PTR [r8]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r8+r11*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+r11*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+r11*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r11*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r8+r11*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+r11*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+r11*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r11*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r8+r9*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r9*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r9*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+r9*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [r8+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x10],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [r8+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rsi+r11*1+0x10],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rdi+r11*1+0x10],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r11*1+0x10],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [r8+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rsi+r11*2+0x10],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rdi+r11*2+0x10],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r11*2+0x10],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [r8+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rsi+r9*1+0x10],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rdi+r9*1+0x10],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+r9*1+0x10],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm12,zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm14,zmm17
	vmovups ZMMWORD PTR [rcx],zmm18
	vsubps zmm14,zmm14,zmm17
	vmovups ZMMWORD PTR [rcx+rax*1],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*2],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm14
	vsubps zmm9,zmm10,zmm9
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm9
	vsubps zmm8,zmm11,zmm16
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm8
	jmp    <nnp_winograd_f1x6_1x3_input__x86_64_avx512+0x629>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	vmovups xmm8{k1}{z},XMMWORD PTR [r8]
	vmovups xmm9{k1}{z},XMMWORD PTR [rsi]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [r8+r11*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rsi+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [r8+r11*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rsi+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [r8+r9*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rsi+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [r8+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rsi+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [r8+r11*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rsi+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [r8+r11*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rsi+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [r8+r9*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rsi+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm12,zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm14,zmm17
	vmovups ZMMWORD PTR [rcx],zmm18
	vsubps zmm14,zmm14,zmm17
	vmovups ZMMWORD PTR [rcx+rax*1],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*2],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm14
	vmovaps zmm14,zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx],zmm18
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm14
	vsubps zmm9,zmm10,zmm9
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm9
	vsubps zmm8,zmm11,zmm16
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm8
	jmp    <nnp_winograd_f1x6_1x3_input__x86_64_avx512+0x778>
	vpxord zmm8,zmm8,zmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vaddps zmm9,zmm8,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm8,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm9,zmm10
	vmovups ZMMWORD PTR [r11],zmm11
	vsubps zmm9,zmm9,zmm10
	vmovups ZMMWORD PTR [r11+rax*1],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm9
	vsubps zmm9,zmm8,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vsubps zmm9,zmm8,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm9
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f1x6_1x3_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0xc
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f1x6_1x3_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    ecx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovntps ZMMWORD PTR [r8+r11*1],zmm8
	vmovntps ZMMWORD PTR [r8+r10*2],zmm10
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm12
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r10*2],zmm12
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r11*1],zmm11
	vmovaps zmm8,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8+r10*1],zmm8
	add    r9,0x80
	add    r8,0x80
	add    rax,0xc0
	dec    ecx
	jne    <nnp_winograd_f1x6_1x3_kernel__x86_64_avx512+0x120>
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
	int3
	int3

<nnp_winograd_f1x6_1x3_output_with_bias__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	mov    edi,r10d
	kmovw  k1,edi
	mov    edi,r10d
	shr    edi,0x4
	kmovw  k2,edi
	test   al,0x1
	je     <nnp_winograd_f1x6_1x3_output_with_bias__x86_64_avx512+0x4cc>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x6_1x3_output_with_bias__x86_64_avx512+0x2f2>
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm17,zmm18
	vunpckhps zmm12,zmm17,zmm18
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [r8],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rdx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rsi],zmm13,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*1],zmm9,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*2],zmm11,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rcx+r9*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm10,0x3
	vunpcklps zmm9,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    eax,0x3
	kmovw  k1,eax
	vmovups XMMWORD PTR [r8+0x10]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rdx+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r11*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r11*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r11*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [r8+r9*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r9*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r9*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r9*1+0x10]{k1},xmm8
	jmp    <nnp_winograd_f1x6_1x3_output_with_bias__x86_64_avx512+0x4cc>
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm17,zmm18
	vunpckhps zmm12,zmm17,zmm18
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vmovups XMMWORD PTR [r8]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vmovups XMMWORD PTR [r8+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [r8+r9*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vunpcklps zmm9,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [r8+0x10]{k2},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rdx+0x10]{k2},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rsi+0x10]{k2},xmm9
	vmovups XMMWORD PTR [r8+r11*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [r8+r11*2+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r11*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r11*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r11*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [r8+r9*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r9*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r9*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r9*1+0x10]{k2},xmm8
	vzeroupper
	ret

<nnp_winograd_f1x6_1x3_output_with_bias_with_relu__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm17
	vmaxps zmm13,zmm9,zmm18
	vmaxps zmm14,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	mov    edi,r10d
	kmovw  k1,edi
	mov    edi,r10d
	shr    edi,0x4
	kmovw  k2,edi
	test   al,0x1
	je     <nnp_winograd_f1x6_1x3_output_with_bias_with_relu__x86_64_avx512+0x4f6>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x6_1x3_output_with_bias_with_relu__x86_64_avx512+0x31c>
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vextractf32x4 XMMWORD PTR [r8],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rdx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rsi],zmm13,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*1],zmm9,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*2],zmm11,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rcx+r9*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm10,0x3
	vunpcklps zmm9,zmm14,zmm8
	vunpckhps zmm8,zmm14,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    eax,0x3
	kmovw  k1,eax
	vmovups XMMWORD PTR [r8+0x10]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rdx+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r11*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r11*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r11*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [r8+r9*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r9*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r9*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r9*1+0x10]{k1},xmm8
	jmp    <nnp_winograd_f1x6_1x3_output_with_bias_with_relu__x86_64_avx512+0x4f6>
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm12
	vunpckhpd zmm10,zmm10,zmm12
	vmovups XMMWORD PTR [r8]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vmovups XMMWORD PTR [r8+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [r8+r9*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vunpcklps zmm9,zmm14,zmm8
	vunpckhps zmm8,zmm14,zmm8
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	vmovups XMMWORD PTR [r8+0x10]{k2},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rdx+0x10]{k2},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rsi+0x10]{k2},xmm9
	vmovups XMMWORD PTR [r8+r11*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [r8+r11*2+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r11*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r11*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r11*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [r8+r9*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r9*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r9*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r9*1+0x10]{k2},xmm8
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f6x1_3x1_input__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
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
	lea    rbp,[rbx+r11*4]
	lea    r12,[rbp+r11*4+0x0]
	mov    rsi,QWORD PTR [rsi+0x8]
	mov    r13,r8
	test   r10b,0x1
	je     <nnp_winograd_f6x1_3x1_input__x86_64_avx512+0x303>
	mov    r10d,0x8
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_input__x86_64_avx512+0x155>
	mov    r14d,0x1
	kmovw  k1,r14d
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r11*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r11*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r11*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r11*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm9,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r13+0x0],zmm11
	jmp    <nnp_winograd_f6x1_3x1_input__x86_64_avx512+0x162>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r13+0x0],zmm8
	shr    rax,1
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	lea    rbp,[rbp+rsi*4+0x0]
	lea    r12,[r12+rsi*4]
	add    r13,0x40
	dec    r10d
	jne    <nnp_winograd_f6x1_3x1_input__x86_64_avx512+0x44>
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	vmovups zmm12,ZMMWORD PTR [r8+0x100]
	vmovups zmm13,ZMMWORD PTR [r8+0x140]
	vmovups zmm14,ZMMWORD PTR [r8+0x180]
	vmovups zmm15,ZMMWORD PTR [r8+0x1c0]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vaddps zmm16,zmm10,zmm14
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm16,zmm16,zmm17
	vmovups ZMMWORD PTR [r11+rax*1],zmm16
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm16
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm18
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm16
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm16
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm18
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm16
	vsubps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vsubps zmm8,zmm8,zmm14
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm8
	jmp    <nnp_winograd_f6x1_3x1_input__x86_64_avx512+0x44d>
	vpxord zmm8,zmm8,zmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vaddps zmm9,zmm8,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm8,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm9,zmm10
	vmovups ZMMWORD PTR [r11],zmm11
	vsubps zmm9,zmm9,zmm10
	vmovups ZMMWORD PTR [r11+rax*1],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm9
	vsubps zmm9,zmm8,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vsubps zmm9,zmm8,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm9
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	lea    rdi,[rsi+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx512+0x71b>
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx512+0x221>
	vpermilps zmm9,zmm13,0x1
	vpermilps zmm10,zmm13,0x2
	vpermilps zmm11,zmm13,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx512+0x31c>
	vpermilps zmm9,zmm15,0x1
	vpermilps zmm10,zmm15,0x2
	vpermilps zmm11,zmm15,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm15
	vextractf32x4 xmm12,zmm15,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm15,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm15,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx512+0x417>
	vpermilps zmm9,zmm17,0x1
	vpermilps zmm10,zmm17,0x2
	vpermilps zmm11,zmm17,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm17
	vextractf32x4 xmm12,zmm17,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm17,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm17,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx512+0x512>
	vpermilps zmm9,zmm18,0x1
	vpermilps zmm10,zmm18,0x2
	vpermilps zmm11,zmm18,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm18
	vextractf32x4 xmm12,zmm18,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm18,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm18,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx512+0x60d>
	vpermilps zmm9,zmm16,0x1
	vpermilps zmm10,zmm16,0x2
	vpermilps zmm11,zmm16,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm16
	vextractf32x4 xmm12,zmm16,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm16,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm16,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias__x86_64_avx512+0x708>
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	vzeroupper
	ret
	int3

<nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm17
	vmaxps zmm13,zmm9,zmm18
	vmaxps zmm14,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	lea    rdi,[rsi+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x745>
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x24b>
	vpermilps zmm9,zmm10,0x1
	vpermilps zmm15,zmm10,0x2
	vpermilps zmm16,zmm10,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm17,zmm10,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm17
	vextractf32x4 xmm17,zmm10,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm17
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm15
	vextractf32x4 xmm9,zmm15,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm15,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm15,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm16
	vextractf32x4 xmm9,zmm16,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm16,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm16,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x346>
	vpermilps zmm9,zmm11,0x1
	vpermilps zmm10,zmm11,0x2
	vpermilps zmm15,zmm11,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm16,zmm11,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm16
	vextractf32x4 xmm16,zmm11,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm16
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm15
	vextractf32x4 xmm9,zmm15,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm15,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm15,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x441>
	vpermilps zmm9,zmm12,0x1
	vpermilps zmm10,zmm12,0x2
	vpermilps zmm11,zmm12,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm15,zmm12,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm15
	vextractf32x4 xmm15,zmm12,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm15
	vextractf32x4 xmm12,zmm12,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x53c>
	vpermilps zmm9,zmm13,0x1
	vpermilps zmm10,zmm13,0x2
	vpermilps zmm11,zmm13,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x637>
	vpermilps zmm9,zmm14,0x1
	vpermilps zmm10,zmm14,0x2
	vpermilps zmm11,zmm14,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm14
	vextractf32x4 xmm12,zmm14,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm14,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm14,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x732>
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x4_1x5_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x14
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f1x4_1x5_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    ecx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovups zmm11,ZMMWORD PTR [rax+0xc0]
	vmovups zmm12,ZMMWORD PTR [rax+0x100]
	vmovntps ZMMWORD PTR [r8+r11*1],zmm8
	vmovntps ZMMWORD PTR [r8+r10*2],zmm12
	vaddps zmm13,zmm8,zmm10
	vaddps zmm13,zmm13,zmm12
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm11
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm15
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r10*1],zmm13
	vmovaps zmm13,zmm8
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm13
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r10*2],zmm15
	vfmadd231ps zmm13,zmm14,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r11*1],zmm13
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8+r10*1],zmm8
	add    r9,0x80
	add    r8,0x80
	add    rax,0x140
	dec    ecx
	jne    <nnp_winograd_f1x4_1x5_kernel__x86_64_avx512+0x120>
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

<nnp_winograd_f1x4_1x5_output_with_bias__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	mov    edi,r10d
	kmovw  k1,edi
	test   al,0x1
	je     <nnp_winograd_f1x4_1x5_output_with_bias__x86_64_avx512+0x2b1>
	cmp    r10,0xf
	jne    <nnp_winograd_f1x4_1x5_output_with_bias__x86_64_avx512+0x1c1>
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [r8],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*1],zmm9,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*2],zmm11,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rcx+r9*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm8,0x3
	jmp    <nnp_winograd_f1x4_1x5_output_with_bias__x86_64_avx512+0x2b1>
	vunpcklps zmm9,zmm13,zmm15
	vunpckhps zmm10,zmm13,zmm15
	vunpcklps zmm11,zmm16,zmm8
	vunpckhps zmm8,zmm16,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [r8]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rsi]{k1},xmm10
	vmovups XMMWORD PTR [r8+r11*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [r8+r9*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
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

<nnp_winograd_f1x4_1x5_output_with_bias_with_relu__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	mov    edi,r10d
	kmovw  k1,edi
	test   al,0x1
	je     <nnp_winograd_f1x4_1x5_output_with_bias_with_relu__x86_64_avx512+0x2cf>
	cmp    r10,0xf
	jne    <nnp_winograd_f1x4_1x5_output_with_bias_with_relu__x86_64_avx512+0x1df>
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [r8],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*1],zmm9,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*2],zmm11,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rcx+r9*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm8,0x3
	jmp    <nnp_winograd_f1x4_1x5_output_with_bias_with_relu__x86_64_avx512+0x2cf>
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [r8]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rsi]{k1},xmm10
	vmovups XMMWORD PTR [r8+r11*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [r8+r9*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
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

<nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	lea    rdi,[rsi+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx512+0x4f1>
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx512+0x1ed>
	vpermilps zmm9,zmm13,0x1
	vpermilps zmm10,zmm13,0x2
	vpermilps zmm11,zmm13,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx512+0x2e8>
	vpermilps zmm9,zmm15,0x1
	vpermilps zmm10,zmm15,0x2
	vpermilps zmm11,zmm15,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm15
	vextractf32x4 xmm12,zmm15,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm15,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm15,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx512+0x3e3>
	vpermilps zmm9,zmm16,0x1
	vpermilps zmm10,zmm16,0x2
	vpermilps zmm11,zmm16,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm16
	vextractf32x4 xmm12,zmm16,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm16,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm16,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias__x86_64_avx512+0x4de>
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
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

<nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm8,zmm14,zmm8
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vpxord zmm9,zmm9,zmm9
	vmaxps zmm10,zmm9,zmm13
	vmaxps zmm11,zmm9,zmm15
	vmaxps zmm12,zmm9,zmm16
	vmaxps zmm8,zmm9,zmm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	lea    rdi,[rsi+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx512+0x50f>
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx512+0x20b>
	vpermilps zmm9,zmm10,0x1
	vpermilps zmm13,zmm10,0x2
	vpermilps zmm14,zmm10,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm15,zmm10,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm15
	vextractf32x4 xmm15,zmm10,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm15
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm14
	vextractf32x4 xmm9,zmm14,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx512+0x306>
	vpermilps zmm9,zmm11,0x1
	vpermilps zmm10,zmm11,0x2
	vpermilps zmm13,zmm11,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx512+0x401>
	vpermilps zmm9,zmm12,0x1
	vpermilps zmm10,zmm12,0x2
	vpermilps zmm11,zmm12,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm13,zmm12,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm13
	vextractf32x4 xmm13,zmm12,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm13
	vextractf32x4 xmm12,zmm12,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_5x1_output_with_bias_with_relu__x86_64_avx512+0x4fc>
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
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

<nnp_winograd_f1x4_1x3_input__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdi
	lea    rsi,[r8+r11*4]
	lea    rdi,[rsi+r11*4]
	lea    rbx,[rdi+r11*4]
	mov    ebp,r10d
	kmovw  k1,ebp
	mov    ebp,r10d
	shr    ebp,0x4
	kmovw  k2,ebp
	test   al,0x1
	je     <nnp_winograd_f1x4_1x3_input__x86_64_avx512+0x597>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x4_1x3_input__x86_64_avx512+0x2cc>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	vbroadcastf32x4 zmm8,XMMWORD PTR [r8]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r8+r11*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+r11*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+r11*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r11*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r8+r11*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+r11*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+r11*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r11*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r8+r9*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r9*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r9*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+r9*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [r8+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rsi+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [r8+r11*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rsi+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [r8+r11*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rsi+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [r8+r9*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rsi+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*1],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*2],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm10
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx],zmm13
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm15
	jmp    <nnp_winograd_f1x4_1x3_input__x86_64_avx512+0x592>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	vmovups xmm8{k1}{z},XMMWORD PTR [r8]
	vmovups xmm9{k1}{z},XMMWORD PTR [rsi]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [r8+r11*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rsi+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [r8+r11*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rsi+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [r8+r9*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rsi+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [r8+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rsi+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [r8+r11*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rsi+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [r8+r11*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rsi+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [r8+r9*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rsi+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*1],zmm10
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*2],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm10
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx],zmm13
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm15
	jmp    <nnp_winograd_f1x4_1x3_input__x86_64_avx512+0x673>
	vpxord zmm8,zmm8,zmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm9
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm8
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

<nnp_winograd_f1x4_1x3_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0xc
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f1x4_1x3_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	mov    ecx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovntps ZMMWORD PTR [r8],zmm10
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm12
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r10*2],zmm11
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r11*1],zmm10
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8+r10*1],zmm8
	add    r9,0x80
	add    r8,0x80
	add    rax,0xc0
	dec    ecx
	jne    <nnp_winograd_f1x4_1x3_kernel__x86_64_avx512+0x120>
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

<nnp_winograd_f1x4_1x3_output_with_bias__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	mov    edi,r10d
	kmovw  k1,edi
	test   al,0x1
	je     <nnp_winograd_f1x4_1x3_output_with_bias__x86_64_avx512+0x297>
	cmp    r10,0xf
	jne    <nnp_winograd_f1x4_1x3_output_with_bias__x86_64_avx512+0x1a7>
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vextractf32x4 XMMWORD PTR [r8],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rcx],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdx],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rsi],zmm11,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*1],zmm10,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*2],zmm12,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rcx+r9*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm8,0x3
	jmp    <nnp_winograd_f1x4_1x3_output_with_bias__x86_64_avx512+0x297>
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [r8]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rsi]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [r8+r9*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x4_1x3_output_with_bias_with_relu__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm9,zmm12,zmm9
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm8,zmm12,zmm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	mov    edi,r10d
	kmovw  k1,edi
	test   al,0x1
	je     <nnp_winograd_f1x4_1x3_output_with_bias_with_relu__x86_64_avx512+0x2b5>
	cmp    r10,0xf
	jne    <nnp_winograd_f1x4_1x3_output_with_bias_with_relu__x86_64_avx512+0x1c5>
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vextractf32x4 XMMWORD PTR [r8],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rcx],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdx],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rsi],zmm11,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*1],zmm10,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*2],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*2],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*2],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*2],zmm12,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rcx+r9*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm8,0x3
	jmp    <nnp_winograd_f1x4_1x3_output_with_bias_with_relu__x86_64_avx512+0x2b5>
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [r8]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rsi]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [r8+r11*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [r8+r9*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x1_3x1_input__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
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
	lea    rbp,[rbx+r11*4]
	lea    r12,[rbp+r11*4+0x0]
	mov    rsi,QWORD PTR [rsi+0x8]
	mov    r13,r8
	test   r10b,0x1
	je     <nnp_winograd_f4x1_3x1_input__x86_64_avx512+0x287>
	mov    r10d,0x6
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_input__x86_64_avx512+0x155>
	mov    r14d,0x1
	kmovw  k1,r14d
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r11*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r11*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r11*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r11*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm9,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r13+0x0],zmm11
	jmp    <nnp_winograd_f4x1_3x1_input__x86_64_avx512+0x162>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r13+0x0],zmm8
	shr    rax,1
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	lea    rbp,[rbp+rsi*4+0x0]
	lea    r12,[r12+rsi*4]
	add    r13,0x40
	dec    r10d
	jne    <nnp_winograd_f4x1_3x1_input__x86_64_avx512+0x44>
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	vmovups zmm12,ZMMWORD PTR [r8+0x100]
	vmovups zmm13,ZMMWORD PTR [r8+0x140]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm14
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm14
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm13
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm12
	jmp    <nnp_winograd_f4x1_3x1_input__x86_64_avx512+0x363>
	vpxord zmm8,zmm8,zmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm9
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm8
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	ret
	int3

<nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	lea    rdi,[rsi+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx512+0x4d7>
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx512+0x1d3>
	vpermilps zmm12,zmm9,0x1
	vpermilps zmm13,zmm9,0x2
	vpermilps zmm14,zmm9,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm15,zmm9,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm15
	vextractf32x4 xmm15,zmm9,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm15
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm14
	vextractf32x4 xmm9,zmm14,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx512+0x2ce>
	vpermilps zmm9,zmm10,0x1
	vpermilps zmm12,zmm10,0x2
	vpermilps zmm13,zmm10,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx512+0x3c9>
	vpermilps zmm9,zmm11,0x1
	vpermilps zmm10,zmm11,0x2
	vpermilps zmm12,zmm11,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm13,zmm11,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm13
	vextractf32x4 xmm13,zmm11,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm13
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias__x86_64_avx512+0x4c4>
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm11,zmm8
	vaddps zmm10,zmm13,zmm8
	vaddps zmm11,zmm14,zmm8
	vaddps zmm8,zmm12,zmm8
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm9,zmm12,zmm9
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm8,zmm12,zmm8
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	lea    rdi,[rsi+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x4f5>
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x1f1>
	vpermilps zmm12,zmm9,0x1
	vpermilps zmm13,zmm9,0x2
	vpermilps zmm14,zmm9,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm15,zmm9,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm15
	vextractf32x4 xmm15,zmm9,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm15
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm14
	vextractf32x4 xmm9,zmm14,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x2ec>
	vpermilps zmm9,zmm10,0x1
	vpermilps zmm12,zmm10,0x2
	vpermilps zmm13,zmm10,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x3e7>
	vpermilps zmm9,zmm11,0x1
	vpermilps zmm10,zmm11,0x2
	vpermilps zmm12,zmm11,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm13,zmm11,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm13
	vextractf32x4 xmm13,zmm11,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm13
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm9
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f4x1_3x1_output_with_bias_with_relu__x86_64_avx512+0x4e2>
	vpermilps zmm9,zmm8,0x1
	vpermilps zmm10,zmm8,0x2
	vpermilps zmm11,zmm8,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	vzeroupper
	ret
	int3
	int3
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x6_1x7_input__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    eax,DWORD PTR [rsi+0x10]
	mov    r10d,DWORD PTR [rsi+0x14]
	mov    r11,QWORD PTR [rsi]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdi
	lea    rsi,[r8+r11*4]
	lea    rdi,[rsi+r11*4]
	lea    rbx,[rdi+r11*4]
	mov    ebp,r10d
	kmovw  k1,ebp
	mov    ebp,r10d
	shr    ebp,0x4
	kmovw  k2,ebp
	mov    ebp,r10d
	shr    ebp,0x8
	kmovw  k3,ebp
	test   al,0x1
	je     <nnp_winograd_f1x6_1x7_input__x86_64_avx512+0xb7a>
	cmp    r10,0xfff
	jne    <nnp_winograd_f1x6_1x7_input__x86_64_avx512+0x57c>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	lea    rbp,[rdx+rax*4]
	vbroadcastf32x4 zmm8,XMMWORD PTR [r8]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r8+r11*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+r11*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+r11*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r11*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r8+r11*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+r11*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+r11*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r11*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r8+r9*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r9*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r9*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+r9*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [r8+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x10],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [r8+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rsi+r11*1+0x10],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rdi+r11*1+0x10],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r11*1+0x10],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [r8+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rsi+r11*2+0x10],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rdi+r11*2+0x10],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r11*2+0x10],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [r8+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rsi+r9*1+0x10],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rdi+r9*1+0x10],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+r9*1+0x10],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vbroadcastf32x4 zmm14,XMMWORD PTR [r8+0x20]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rsi+0x20],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rdi+0x20],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+0x20],0x3
	vbroadcastf32x4 zmm17,XMMWORD PTR [r8+r11*1+0x20]
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rsi+r11*1+0x20],0x1
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rdi+r11*1+0x20],0x2
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbx+r11*1+0x20],0x3
	vbroadcastf32x4 zmm18,XMMWORD PTR [r8+r11*2+0x20]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rsi+r11*2+0x20],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rdi+r11*2+0x20],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+r11*2+0x20],0x3
	vbroadcastf32x4 zmm19,XMMWORD PTR [r8+r9*1+0x20]
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rsi+r9*1+0x20],0x1
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rdi+r9*1+0x20],0x2
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbx+r9*1+0x20],0x3
	vunpcklps zmm20,zmm14,zmm17
	vunpckhps zmm14,zmm14,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm14,zmm18
	vunpckhpd zmm14,zmm14,zmm18
	vfmadd132ps zmm11,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm17
	vfmadd231ps zmm18,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm21,zmm11,zmm18
	vmovups ZMMWORD PTR [rcx+rax*1],zmm21
	vsubps zmm11,zmm11,zmm18
	vmovups ZMMWORD PTR [rcx+rax*2],zmm11
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm17
	vfmadd231ps zmm18,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm21
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx],zmm11
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm17
	vfmadd231ps zmm18,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm21
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm11
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm17
	vfmadd231ps zmm18,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm21
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x0],zmm11
	vfmadd231ps zmm20,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm17
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm20
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*1+0x0],zmm12
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*2+0x0],zmm20
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*1+0x0],zmm14
	jmp    <nnp_winograd_f1x6_1x7_input__x86_64_avx512+0xb75>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*4]
	lea    rbp,[rdx+rax*4]
	vmovups xmm8{k1}{z},XMMWORD PTR [r8]
	vmovups xmm9{k1}{z},XMMWORD PTR [rsi]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [r8+r11*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rsi+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [r8+r11*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rsi+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [r8+r9*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rsi+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [r8+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rsi+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [r8+r11*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rsi+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r11*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [r8+r11*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rsi+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r11*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [r8+r9*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rsi+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovups xmm14{k3}{z},XMMWORD PTR [r8+0x20]
	vmovups xmm17{k3}{z},XMMWORD PTR [rsi+0x20]
	vinsertf32x4 zmm14,zmm14,xmm17,0x1
	vmovups xmm17{k3}{z},XMMWORD PTR [rdi+0x20]
	vinsertf32x4 zmm14,zmm14,xmm17,0x2
	vmovups xmm17{k3}{z},XMMWORD PTR [rbx+0x20]
	vinsertf32x4 zmm14,zmm14,xmm17,0x3
	vmovups xmm17{k3}{z},XMMWORD PTR [r8+r11*1+0x20]
	vmovups xmm18{k3}{z},XMMWORD PTR [rsi+r11*1+0x20]
	vinsertf32x4 zmm17,zmm17,xmm18,0x1
	vmovups xmm18{k3}{z},XMMWORD PTR [rdi+r11*1+0x20]
	vinsertf32x4 zmm17,zmm17,xmm18,0x2
	vmovups xmm18{k3}{z},XMMWORD PTR [rbx+r11*1+0x20]
	vinsertf32x4 zmm17,zmm17,xmm18,0x3
	vmovups xmm18{k3}{z},XMMWORD PTR [r8+r11*2+0x20]
	vmovups xmm19{k3}{z},XMMWORD PTR [rsi+r11*2+0x20]
	vinsertf32x4 zmm18,zmm18,xmm19,0x1
	vmovups xmm19{k3}{z},XMMWORD PTR [rdi+r11*2+0x20]
	vinsertf32x4 zmm18,zmm18,xmm19,0x2
	vmovups xmm19{k3}{z},XMMWORD PTR [rbx+r11*2+0x20]
	vinsertf32x4 zmm18,zmm18,xmm19,0x3
	vmovups xmm19{k3}{z},XMMWORD PTR [r8+r9*1+0x20]
	vmovups xmm20{k3}{z},XMMWORD PTR [rsi+r9*1+0x20]
	vinsertf32x4 zmm19,zmm19,xmm20,0x1
	vmovups xmm20{k3}{z},XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf32x4 zmm19,zmm19,xmm20,0x2
	vmovups xmm20{k3}{z},XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf32x4 zmm19,zmm19,xmm20,0x3
	vunpcklps zmm20,zmm14,zmm17
	vunpckhps zmm14,zmm14,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm14,zmm18
	vunpckhpd zmm14,zmm14,zmm18
	vfmadd132ps zmm11,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx],zmm11
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm17
	vfmadd231ps zmm18,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm21,zmm11,zmm18
	vmovups ZMMWORD PTR [rcx+rax*1],zmm21
	vsubps zmm11,zmm11,zmm18
	vmovups ZMMWORD PTR [rcx+rax*2],zmm11
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm17
	vfmadd231ps zmm18,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm21
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx],zmm11
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm17
	vfmadd231ps zmm18,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm21
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm11
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm17
	vfmadd231ps zmm18,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm21
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x0],zmm11
	vfmadd231ps zmm20,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm17
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm20
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*1+0x0],zmm12
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*2+0x0],zmm20
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*1+0x0],zmm14
	jmp    <nnp_winograd_f1x6_1x7_input__x86_64_avx512+0xe85>
	vpxord zmm8,zmm8,zmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    r8,[r9+rax*4]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm8
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm9,zmm10
	vmovups ZMMWORD PTR [r11+rax*1],zmm11
	vsubps zmm9,zmm9,zmm10
	vmovups ZMMWORD PTR [r11+rax*2],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8],zmm9
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+rax*1],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+rax*2],zmm8
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+r10*1],zmm8
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3
	int3

<nnp_winograd_f1x6_1x7_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x1c
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f1x6_1x7_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	lea    rcx,[r8+r10*4]
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmovups zmm11,ZMMWORD PTR [rax+0xc0]
	vmovups zmm12,ZMMWORD PTR [rax+0x100]
	vmovups zmm13,ZMMWORD PTR [rax+0x140]
	vmovups zmm14,ZMMWORD PTR [rax+0x180]
	vmovntps ZMMWORD PTR [rcx+r11*1],zmm14
	vmulps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm15
	vaddps zmm15,zmm8,zmm10
	vaddps zmm15,zmm15,zmm12
	vaddps zmm15,zmm15,zmm14
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm16,zmm9,zmm11
	vaddps zmm16,zmm16,zmm13
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r10*1],zmm17
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r10*2],zmm15
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9+r11*1],zmm17
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8],zmm15
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8+r10*1],zmm17
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8+r10*2],zmm15
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8+r11*1],zmm17
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [rcx],zmm15
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [rcx+r10*1],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [rcx+r10*2],zmm8
	add    r9,0x80
	add    r8,0x80
	add    rcx,0x80
	add    rax,0x1c0
	dec    edx
	jne    <nnp_winograd_f1x6_1x7_kernel__x86_64_avx512+0x124>
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

<nnp_winograd_f1x6_1x7_output_with_bias__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rsi]
	vmovups zmm17,ZMMWORD PTR [rsi+rax*1]
	vmovups zmm18,ZMMWORD PTR [rsi+rax*2]
	vmovups zmm19,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm20
	vaddps zmm20,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm14,zmm15,zmm16
	vsubps zmm15,zmm15,zmm16
	vaddps zmm16,zmm17,zmm18
	vsubps zmm17,zmm17,zmm18
	vaddps zmm8,zmm8,zmm20
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm16
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm20
	vfmadd231ps zmm21,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm22,zmm9
	vfmadd231ps zmm22,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm19,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	mov    edi,r10d
	kmovw  k1,edi
	mov    edi,r10d
	shr    edi,0x4
	kmovw  k2,edi
	test   al,0x1
	je     <nnp_winograd_f1x6_1x7_output_with_bias__x86_64_avx512+0x573>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x6_1x7_output_with_bias__x86_64_avx512+0x399>
	vunpcklps zmm10,zmm8,zmm18
	vunpckhps zmm8,zmm8,zmm18
	vunpcklps zmm11,zmm21,zmm22
	vunpckhps zmm12,zmm21,zmm22
	vunpcklpd zmm13,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vextractf32x4 XMMWORD PTR [r8],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rdx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rsi],zmm13,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*1],zmm10,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*2],zmm11,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rcx+r9*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm8,0x3
	vunpcklps zmm8,zmm20,zmm9
	vunpckhps zmm9,zmm20,zmm9
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    eax,0x3
	kmovw  k1,eax
	vmovups XMMWORD PTR [r8+0x10]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdx+0x10]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm8
	vmovups XMMWORD PTR [r8+r11*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [r8+r11*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rcx+r11*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdx+r11*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rsi+r11*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [r8+r9*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r9*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r9*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r9*1+0x10]{k1},xmm8
	jmp    <nnp_winograd_f1x6_1x7_output_with_bias__x86_64_avx512+0x573>
	vunpcklps zmm10,zmm8,zmm18
	vunpckhps zmm8,zmm8,zmm18
	vunpcklps zmm11,zmm21,zmm22
	vunpckhps zmm12,zmm21,zmm22
	vunpcklpd zmm13,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vmovups XMMWORD PTR [r8]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vmovups XMMWORD PTR [r8+r11*1]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm10
	vmovups XMMWORD PTR [r8+r11*2]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm10
	vmovups XMMWORD PTR [r8+r9*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vunpcklps zmm8,zmm20,zmm9
	vunpckhps zmm9,zmm20,zmm9
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	vmovups XMMWORD PTR [r8+0x10]{k2},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdx+0x10]{k2},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+0x10]{k2},xmm8
	vmovups XMMWORD PTR [r8+r11*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [r8+r11*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rcx+r11*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdx+r11*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rsi+r11*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [r8+r9*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r9*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r9*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r9*1+0x10]{k2},xmm8
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

<nnp_winograd_f1x6_1x7_output_with_bias_with_relu__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rsi]
	vmovups zmm17,ZMMWORD PTR [rsi+rax*1]
	vmovups zmm18,ZMMWORD PTR [rsi+rax*2]
	vmovups zmm19,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm20
	vaddps zmm20,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm14,zmm15,zmm16
	vsubps zmm15,zmm15,zmm16
	vaddps zmm16,zmm17,zmm18
	vsubps zmm17,zmm17,zmm18
	vaddps zmm8,zmm8,zmm20
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm16
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm20
	vfmadd231ps zmm21,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm22,zmm9
	vfmadd231ps zmm22,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm19,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [rip+0x0]
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm11,zmm10,zmm18
	vmaxps zmm12,zmm10,zmm21
	vmaxps zmm13,zmm10,zmm22
	vmaxps zmm14,zmm10,zmm20
	vmaxps zmm9,zmm10,zmm9
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rcx
	lea    rcx,[r8+r11*4]
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	mov    edi,r10d
	kmovw  k1,edi
	mov    edi,r10d
	shr    edi,0x4
	kmovw  k2,edi
	test   al,0x1
	je     <nnp_winograd_f1x6_1x7_output_with_bias_with_relu__x86_64_avx512+0x59d>
	cmp    r10,0x3f
	jne    <nnp_winograd_f1x6_1x7_output_with_bias_with_relu__x86_64_avx512+0x3c3>
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vextractf32x4 XMMWORD PTR [r8],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rdx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rsi],zmm13,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*1],zmm10,0x3
	vextractf32x4 XMMWORD PTR [r8+r11*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rcx+r11*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdx+r11*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rsi+r11*2],zmm11,0x3
	vextractf32x4 XMMWORD PTR [r8+r9*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rcx+r9*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdx+r9*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rsi+r9*1],zmm8,0x3
	vunpcklps zmm8,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    eax,0x3
	kmovw  k1,eax
	vmovups XMMWORD PTR [r8+0x10]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdx+0x10]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm8
	vmovups XMMWORD PTR [r8+r11*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [r8+r11*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rcx+r11*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdx+r11*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rsi+r11*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [r8+r9*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r9*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r9*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r9*1+0x10]{k1},xmm8
	jmp    <nnp_winograd_f1x6_1x7_output_with_bias_with_relu__x86_64_avx512+0x59d>
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vmovups XMMWORD PTR [r8]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vmovups XMMWORD PTR [r8+r11*1]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm10
	vmovups XMMWORD PTR [r8+r11*2]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm10
	vmovups XMMWORD PTR [r8+r9*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vunpcklps zmm8,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	vmovups XMMWORD PTR [r8+0x10]{k2},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdx+0x10]{k2},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rsi+0x10]{k2},xmm8
	vmovups XMMWORD PTR [r8+r11*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rcx+r11*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdx+r11*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rsi+r11*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [r8+r11*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rcx+r11*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdx+r11*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rsi+r11*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [r8+r9*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rcx+r9*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdx+r9*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rsi+r9*1+0x10]{k2},xmm8
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

<nnp_winograd_f6x1_7x1_input__x86_64_avx512>:
	push   r14
	push   r13
	push   r12
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
	lea    rbp,[rbx+r11*4]
	lea    r12,[rbp+r11*4+0x0]
	mov    rsi,QWORD PTR [rsi+0x8]
	mov    r13,r8
	test   r10b,0x1
	je     <nnp_winograd_f6x1_7x1_input__x86_64_avx512+0x4e0>
	mov    r10d,0xc
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_input__x86_64_avx512+0x155>
	mov    r14d,0x1
	kmovw  k1,r14d
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r11*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r11*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r11*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r11*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r11*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r11*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm9,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r13+0x0],zmm11
	jmp    <nnp_winograd_f6x1_7x1_input__x86_64_avx512+0x162>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r13+0x0],zmm8
	shr    rax,1
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	lea    rbp,[rbp+rsi*4+0x0]
	lea    r12,[r12+rsi*4]
	add    r13,0x40
	dec    r10d
	jne    <nnp_winograd_f6x1_7x1_input__x86_64_avx512+0x44>
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm10,ZMMWORD PTR [r8+0x80]
	vmovups zmm11,ZMMWORD PTR [r8+0xc0]
	vmovups zmm12,ZMMWORD PTR [r8+0x100]
	vmovups zmm13,ZMMWORD PTR [r8+0x140]
	vmovups zmm14,ZMMWORD PTR [r8+0x180]
	vmovups zmm15,ZMMWORD PTR [r8+0x1c0]
	vmovups zmm16,ZMMWORD PTR [r8+0x200]
	vmovups zmm17,ZMMWORD PTR [r8+0x240]
	vmovups zmm18,ZMMWORD PTR [r8+0x280]
	vmovups zmm19,ZMMWORD PTR [r8+0x2c0]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    r8,[r9+rax*4]
	vfmadd132ps zmm8,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm8
	vmovaps zmm8,zmm18
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm17
	vfmadd231ps zmm20,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm21,zmm8,zmm20
	vmovups ZMMWORD PTR [r11+rax*1],zmm21
	vsubps zmm8,zmm8,zmm20
	vmovups ZMMWORD PTR [r11+rax*2],zmm8
	vmovaps zmm8,zmm18
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm17
	vfmadd231ps zmm20,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm8
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm21
	vfmadd231ps zmm8,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vmovaps zmm8,zmm18
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm17
	vfmadd231ps zmm20,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm8
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm21
	vfmadd231ps zmm8,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm8
	vmovaps zmm8,zmm18
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm17
	vfmadd231ps zmm20,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm8
	vfmadd231ps zmm21,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm21
	vfmadd231ps zmm8,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8],zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm17
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm18
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+rax*1],zmm10
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+rax*2],zmm18
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+r10*1],zmm19
	jmp    <nnp_winograd_f6x1_7x1_input__x86_64_avx512+0x7eb>
	vpxord zmm8,zmm8,zmm8
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    r8,[r9+rax*4]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm8
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm9,zmm10
	vmovups ZMMWORD PTR [r11+rax*1],zmm11
	vsubps zmm9,zmm9,zmm10
	vmovups ZMMWORD PTR [r11+rax*2],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8],zmm9
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+rax*1],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+rax*2],zmm8
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r8+r10*1],zmm8
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
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

<nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rsi]
	vmovups zmm17,ZMMWORD PTR [rsi+rax*1]
	vmovups zmm18,ZMMWORD PTR [rsi+rax*2]
	vmovups zmm19,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm20
	vaddps zmm20,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm14,zmm15,zmm16
	vsubps zmm15,zmm15,zmm16
	vaddps zmm16,zmm17,zmm18
	vsubps zmm17,zmm17,zmm18
	vaddps zmm8,zmm8,zmm20
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm16
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm20
	vfmadd231ps zmm21,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm22,zmm9
	vfmadd231ps zmm22,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm19,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [rip+0x0]
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	lea    rdi,[rsi+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx512+0x7c2>
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx512+0x2c8>
	vpermilps zmm10,zmm8,0x1
	vpermilps zmm11,zmm8,0x2
	vpermilps zmm12,zmm8,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm13,zmm8,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm13
	vextractf32x4 xmm13,zmm8,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm13
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm12
	vextractf32x4 xmm8,zmm12,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx512+0x3c3>
	vpermilps zmm8,zmm18,0x1
	vpermilps zmm10,zmm18,0x2
	vpermilps zmm11,zmm18,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm18
	vextractf32x4 xmm12,zmm18,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm18,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm18,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx512+0x4be>
	vpermilps zmm8,zmm21,0x1
	vpermilps zmm10,zmm21,0x2
	vpermilps zmm11,zmm21,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm21
	vextractf32x4 xmm12,zmm21,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm21,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm21,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx512+0x5b9>
	vpermilps zmm8,zmm22,0x1
	vpermilps zmm10,zmm22,0x2
	vpermilps zmm11,zmm22,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm22
	vextractf32x4 xmm12,zmm22,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm22,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm22,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx512+0x6b4>
	vpermilps zmm8,zmm20,0x1
	vpermilps zmm10,zmm20,0x2
	vpermilps zmm11,zmm20,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm20
	vextractf32x4 xmm12,zmm20,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm20,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm20,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias__x86_64_avx512+0x7af>
	vpermilps zmm8,zmm9,0x1
	vpermilps zmm10,zmm9,0x2
	vpermilps zmm11,zmm9,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
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

<nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx512>:
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [r9]
	vmovups zmm13,ZMMWORD PTR [r9+rax*1]
	vmovups zmm14,ZMMWORD PTR [r9+rax*2]
	vmovups zmm15,ZMMWORD PTR [r9+r10*1]
	vmovups zmm16,ZMMWORD PTR [rsi]
	vmovups zmm17,ZMMWORD PTR [rsi+rax*1]
	vmovups zmm18,ZMMWORD PTR [rsi+rax*2]
	vmovups zmm19,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm20,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm20
	vaddps zmm20,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm14,zmm15,zmm16
	vsubps zmm15,zmm15,zmm16
	vaddps zmm16,zmm17,zmm18
	vsubps zmm17,zmm17,zmm18
	vaddps zmm8,zmm8,zmm20
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm16
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm20
	vfmadd231ps zmm21,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm22,zmm9
	vfmadd231ps zmm22,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm19,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [rip+0x0]
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm11,zmm10,zmm18
	vmaxps zmm12,zmm10,zmm21
	vmaxps zmm13,zmm10,zmm22
	vmaxps zmm14,zmm10,zmm20
	vmaxps zmm9,zmm10,zmm9
	mov    eax,DWORD PTR [r8+0x10]
	mov    r10d,DWORD PTR [r8+0x14]
	mov    r11,QWORD PTR [r8]
	mov    r11,r11
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    rcx,rcx
	lea    rdx,[rcx+r11*4]
	lea    rsi,[rdx+r11*4]
	lea    rdi,[rsi+r11*4]
	mov    r8,QWORD PTR [r8+0x8]
	test   r10b,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx512+0x7ec>
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx512+0x2f2>
	vpermilps zmm10,zmm8,0x1
	vpermilps zmm15,zmm8,0x2
	vpermilps zmm16,zmm8,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm17,zmm8,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm17
	vextractf32x4 xmm17,zmm8,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm17
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm15
	vextractf32x4 xmm8,zmm15,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm15,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm15,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm16
	vextractf32x4 xmm8,zmm16,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm16,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm16,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx512+0x3ed>
	vpermilps zmm8,zmm11,0x1
	vpermilps zmm10,zmm11,0x2
	vpermilps zmm15,zmm11,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm16,zmm11,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm16
	vextractf32x4 xmm16,zmm11,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm16
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm11,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm11
	vextractf32x4 xmm11,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm11
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm15
	vextractf32x4 xmm8,zmm15,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm15,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm15,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx512+0x4e8>
	vpermilps zmm8,zmm12,0x1
	vpermilps zmm10,zmm12,0x2
	vpermilps zmm11,zmm12,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm15,zmm12,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm15
	vextractf32x4 xmm15,zmm12,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm15
	vextractf32x4 xmm12,zmm12,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx512+0x5e3>
	vpermilps zmm8,zmm13,0x1
	vpermilps zmm10,zmm13,0x2
	vpermilps zmm11,zmm13,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx512+0x6de>
	vpermilps zmm8,zmm14,0x1
	vpermilps zmm10,zmm14,0x2
	vpermilps zmm11,zmm14,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm14
	vextractf32x4 xmm12,zmm14,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm14,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm12,zmm14,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	test   al,0x1
	je     <nnp_winograd_f6x1_7x1_output_with_bias_with_relu__x86_64_avx512+0x7d9>
	vpermilps zmm8,zmm9,0x1
	vpermilps zmm10,zmm9,0x2
	vpermilps zmm11,zmm9,0x3
	mov    r10d,0x1
	kmovw  k1,r10d
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdx]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rsi]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r11*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdx+r11*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rsi+r11*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rdi+r11*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r11*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdx+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rsi+r11*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rdi+r11*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r9*1]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdx+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rsi+r9*1]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rdi+r9*1]{k1},xmm8
	shr    rax,1
	lea    rcx,[rcx+r8*4]
	lea    rdx,[rdx+r8*4]
	lea    rsi,[rsi+r8*4]
	lea    rdi,[rdi+r8*4]
	vzeroupper
	ret

<nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9d,r11d
	shr    r9d,0x8
	kmovw  k3,r9d
	mov    r9d,r11d
	shr    r9d,0xc
	kmovw  k4,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7fff
	jne    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0x5d8>
	mov    r11,r8
	mov    r13d,0xf
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0x4ed>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x200],zmm9
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx+0x10],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x10],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12+0x10],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x10],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1+0x10],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2+0x10],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+rsi*1+0x10],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+rsi*1+0x10],0x3
	vunpcklps zmm14,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklpd zmm13,zmm14,zmm9
	vunpckhpd zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x280],zmm9
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi+0x20]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx+0x20],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x20],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12+0x20],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x20],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1+0x20],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x20],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2+0x20],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0x20],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0x20],0x3
	vunpcklps zmm16,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm15
	vunpckhps zmm10,zmm10,zmm15
	vunpcklpd zmm15,zmm16,zmm9
	vunpckhpd zmm9,zmm16,zmm9
	vunpcklpd zmm16,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x300],zmm9
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi+0x2c]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx+0x2c],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x2c],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12+0x2c],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1+0x2c]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1+0x2c],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x2c],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1+0x2c],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2+0x2c]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2+0x2c],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x2c],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2+0x2c],0x3
	vbroadcastf32x4 zmm17,XMMWORD PTR [rdi+rsi*1+0x2c]
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbx+rsi*1+0x2c],0x1
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbp+rsi*1+0x2c],0x2
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [r12+rsi*1+0x2c],0x3
	vunpcklps zmm18,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklpd zmm17,zmm18,zmm9
	vunpckhpd zmm9,zmm18,zmm9
	vunpcklpd zmm17,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x380],zmm17
	vaddps zmm10,zmm13,zmm9
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm12,zmm16
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm10,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm10,zmm10,zmm17
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm9
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm12
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm10
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm18
	vfmadd231ps zmm10,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vmovaps zmm10,zmm9
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm12
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm10
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm18
	vfmadd231ps zmm10,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vsubps zmm8,zmm8,zmm12
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vsubps zmm8,zmm11,zmm9
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	jmp    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0x5af>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x3c0
	dec    r13d
	jne    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0x72>
	jmp    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0xc32>
	mov    r11,r8
	mov    r13d,0xf
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0xb4c>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x200],zmm9
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups xmm8{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm9{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm10{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vunpcklps zmm14,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklpd zmm13,zmm14,zmm9
	vunpckhpd zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x280],zmm9
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups xmm8{k3}{z},XMMWORD PTR [rdi+0x20]
	vmovups xmm9{k3}{z},XMMWORD PTR [rbx+0x20]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k3}{z},XMMWORD PTR [rbp+0x20]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k3}{z},XMMWORD PTR [r12+0x20]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k3}{z},XMMWORD PTR [rdi+r9*1+0x20]
	vmovups xmm10{k3}{z},XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k3}{z},XMMWORD PTR [rbp+r9*1+0x20]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k3}{z},XMMWORD PTR [r12+r9*1+0x20]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k3}{z},XMMWORD PTR [rdi+r9*2+0x20]
	vmovups xmm15{k3}{z},XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf32x4 zmm10,zmm10,xmm15,0x1
	vmovups xmm15{k3}{z},XMMWORD PTR [rbp+r9*2+0x20]
	vinsertf32x4 zmm10,zmm10,xmm15,0x2
	vmovups xmm15{k3}{z},XMMWORD PTR [r12+r9*2+0x20]
	vinsertf32x4 zmm10,zmm10,xmm15,0x3
	vmovups xmm15{k3}{z},XMMWORD PTR [rdi+rsi*1+0x20]
	vmovups xmm16{k3}{z},XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k3}{z},XMMWORD PTR [rbp+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k3}{z},XMMWORD PTR [r12+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm15
	vunpckhps zmm10,zmm10,zmm15
	vunpcklpd zmm15,zmm16,zmm9
	vunpckhpd zmm9,zmm16,zmm9
	vunpcklpd zmm16,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x300],zmm9
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups xmm8{k4}{z},XMMWORD PTR [rdi+0x30]
	vmovups xmm9{k4}{z},XMMWORD PTR [rbx+0x30]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k4}{z},XMMWORD PTR [rbp+0x30]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k4}{z},XMMWORD PTR [r12+0x30]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k4}{z},XMMWORD PTR [rdi+r9*1+0x30]
	vmovups xmm10{k4}{z},XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k4}{z},XMMWORD PTR [rbp+r9*1+0x30]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k4}{z},XMMWORD PTR [r12+r9*1+0x30]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k4}{z},XMMWORD PTR [rdi+r9*2+0x30]
	vmovups xmm17{k4}{z},XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf32x4 zmm10,zmm10,xmm17,0x1
	vmovups xmm17{k4}{z},XMMWORD PTR [rbp+r9*2+0x30]
	vinsertf32x4 zmm10,zmm10,xmm17,0x2
	vmovups xmm17{k4}{z},XMMWORD PTR [r12+r9*2+0x30]
	vinsertf32x4 zmm10,zmm10,xmm17,0x3
	vmovups xmm17{k4}{z},XMMWORD PTR [rdi+rsi*1+0x30]
	vmovups xmm18{k4}{z},XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf32x4 zmm17,zmm17,xmm18,0x1
	vmovups xmm18{k4}{z},XMMWORD PTR [rbp+rsi*1+0x30]
	vinsertf32x4 zmm17,zmm17,xmm18,0x2
	vmovups xmm18{k4}{z},XMMWORD PTR [r12+rsi*1+0x30]
	vinsertf32x4 zmm17,zmm17,xmm18,0x3
	vunpcklps zmm18,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklpd zmm17,zmm18,zmm9
	vunpckhpd zmm9,zmm18,zmm9
	vunpcklpd zmm18,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x380],zmm9
	vaddps zmm8,zmm13,zmm17
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm12,zmm16
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm8,zmm9
	vmovups ZMMWORD PTR [r11],zmm10
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovaps zmm8,zmm17
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovaps zmm8,zmm17
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vsubps zmm8,zmm18,zmm12
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vsubps zmm8,zmm11,zmm17
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	jmp    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0xc0e>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x3c0
	dec    r13d
	jne    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0x5e1>
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
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x3c0]
	vmovups ZMMWORD PTR [rdx],zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x780]
	vmovups zmm10,ZMMWORD PTR [r8+0xb40]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm10
	vmovups zmm10,ZMMWORD PTR [r8+0xf00]
	vmovups zmm11,ZMMWORD PTR [r8+0x12c0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x1680]
	vmovups zmm12,ZMMWORD PTR [r8+0x1a40]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1e00]
	vmovups zmm13,ZMMWORD PTR [r8+0x21c0]
	vmovups ZMMWORD PTR [rsi],zmm13
	vmovups zmm13,ZMMWORD PTR [r8+0x2580]
	vmovups zmm14,ZMMWORD PTR [r8+0x2940]
	vmovups ZMMWORD PTR [rsi+rax*1],zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x2d00]
	vmovups zmm15,ZMMWORD PTR [r8+0x30c0]
	vmovups ZMMWORD PTR [rsi+rax*2],zmm15
	vmovups zmm15,ZMMWORD PTR [r8+0x3480]
	vaddps zmm16,zmm10,zmm14
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vmovups ZMMWORD PTR [r11],zmm18
	vsubps zmm16,zmm16,zmm17
	vmovups ZMMWORD PTR [r11+rax*1],zmm16
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm16
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm18
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm16
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm16
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm18
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm16
	vsubps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vsubps zmm8,zmm8,zmm14
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm8
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	lea    rdx,[rdx+rcx*4]
	lea    rsi,[rsi+rcx*4]
	dec    edi
	jne    <nnp_winograd_f7x7_3x3_by_2_input__x86_64_avx512+0xc58>
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

<nnp_winograd_f7x7_3x3_by_2_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x24
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f7x7_3x3_by_2_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	lea    rdx,[r8+r10*4]
	imul   rcx,rcx,0x9
	mov    esi,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm12
	vmovups ZMMWORD PTR [rbx+0x40],zmm11
	vmovups ZMMWORD PTR [rbx+0x80],zmm14
	vmovups ZMMWORD PTR [rbx+0xc0],zmm13
	vmovups ZMMWORD PTR [rbx+0x100],zmm16
	vmovups ZMMWORD PTR [rbx+0x140],zmm15
	vmovups ZMMWORD PTR [rbx+0x180],zmm10
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups ZMMWORD PTR [rbx+0x200],zmm9
	vmovups zmm8,ZMMWORD PTR [rax+0xc0]
	vmovups zmm9,ZMMWORD PTR [rax+0x100]
	vmovups zmm10,ZMMWORD PTR [rax+0x140]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x240],zmm12
	vmovups ZMMWORD PTR [rbx+0x280],zmm11
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm14
	vmovups ZMMWORD PTR [rbx+0x300],zmm13
	vmovups ZMMWORD PTR [rbx+0x340],zmm16
	vmovups ZMMWORD PTR [rbx+0x380],zmm15
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm10
	vmovups ZMMWORD PTR [rbx+0x400],zmm8
	vmovups ZMMWORD PTR [rbx+0x440],zmm9
	vmovups zmm8,ZMMWORD PTR [rax+0x180]
	vmovups zmm9,ZMMWORD PTR [rax+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rax+0x200]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x480],zmm12
	vmovups ZMMWORD PTR [rbx+0x4c0],zmm11
	vmovups ZMMWORD PTR [rbx+0x500],zmm14
	vmovups ZMMWORD PTR [rbx+0x540],zmm13
	vmovups ZMMWORD PTR [rbx+0x580],zmm16
	vmovups ZMMWORD PTR [rbx+0x5c0],zmm15
	vmovups ZMMWORD PTR [rbx+0x600],zmm10
	vmovups ZMMWORD PTR [rbx+0x640],zmm8
	vmovups ZMMWORD PTR [rbx+0x680],zmm9
	mov    rdi,rbx
	mov    ebp,0x9
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x240]
	vmovups zmm10,ZMMWORD PTR [rdi+0x480]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm12
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovntps ZMMWORD PTR [r9+r10*2],zmm14
	vmovntps ZMMWORD PTR [r9+r11*1],zmm13
	vmovntps ZMMWORD PTR [r8],zmm16
	vmovntps ZMMWORD PTR [r8+r10*1],zmm15
	vmovntps ZMMWORD PTR [r8+r10*2],zmm10
	vmovntps ZMMWORD PTR [r8+r11*1],zmm8
	vmovntps ZMMWORD PTR [rdx],zmm9
	add    rdi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	lea    rdx,[rdx+rcx*4]
	dec    ebp
	jne    <nnp_winograd_f7x7_3x3_by_2_kernel__x86_64_avx512+0x36e>
	imul   rdi,rcx,0x9
	mov    rdi,rdi
	neg    rdi
	lea    r9,[r9+rdi*4]
	lea    r8,[r8+rdi*4]
	lea    rdx,[rdx+rdi*4]
	add    r9,0x80
	add    r8,0x80
	add    rdx,0x80
	add    rax,0x240
	dec    esi
	jne    <nnp_winograd_f7x7_3x3_by_2_kernel__x86_64_avx512+0x128>
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

<nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rbx]
	vaddps zmm9,zmm13,zmm9
	vmovups zmm11,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm12,ZMMWORD PTR [rbx+rax*2]
	vaddps zmm12,zmm17,zmm12
	vmovups zmm13,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm13,zmm18,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm19,zmm14
	vmovups zmm15,ZMMWORD PTR [rbp+rax*1+0x0]
	vaddps zmm8,zmm8,zmm15
	vmovups zmm15,ZMMWORD PTR [rbp+rax*2+0x0]
	vaddps zmm10,zmm10,zmm15
	vmovups ZMMWORD PTR [r12],zmm9
	vmovups ZMMWORD PTR [r12+0x3c0],zmm11
	vmovups ZMMWORD PTR [r12+0x780],zmm12
	vmovups ZMMWORD PTR [r12+0xb40],zmm13
	vmovups ZMMWORD PTR [r12+0xf00],zmm14
	vmovups ZMMWORD PTR [r12+0x12c0],zmm8
	vmovups ZMMWORD PTR [r12+0x1680],zmm10
	add    r12,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	lea    rbp,[rbp+rsi*4+0x0]
	dec    r13d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx512+0x2d>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7f
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx512+0x566>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx512+0x53d>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x200]
	vaddps zmm9,zmm13,zmm9
	vmovups zmm11,ZMMWORD PTR [r9+0x240]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm12,ZMMWORD PTR [r9+0x280]
	vaddps zmm12,zmm17,zmm12
	vmovups zmm13,ZMMWORD PTR [r9+0x2c0]
	vaddps zmm13,zmm18,zmm13
	vmovups zmm14,ZMMWORD PTR [r9+0x300]
	vaddps zmm14,zmm19,zmm14
	vmovups zmm15,ZMMWORD PTR [r9+0x340]
	vaddps zmm8,zmm8,zmm15
	vmovups zmm15,ZMMWORD PTR [r9+0x380]
	vaddps zmm10,zmm10,zmm15
	vunpcklps zmm15,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm16,zmm15,zmm11
	vunpckhpd zmm11,zmm15,zmm11
	vunpcklpd zmm15,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm15,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm15,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm15,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm15,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm9,0x3
	vunpcklps zmm9,zmm13,zmm14
	vunpckhps zmm11,zmm13,zmm14
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0xc],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0xc],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0xc],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0xc],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0xc],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0xc],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0xc],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0xc],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0xc],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0xc],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0xc],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0xc],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0xc],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0xc],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0xc],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0xc],zmm8,0x3
	shr    r10,1
	add    r9,0x3c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx512+0x22d>
	jmp    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx512+0x8f8>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx512+0x8d4>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x200]
	vaddps zmm9,zmm13,zmm9
	vmovups zmm11,ZMMWORD PTR [r9+0x240]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm12,ZMMWORD PTR [r9+0x280]
	vaddps zmm12,zmm17,zmm12
	vmovups zmm13,ZMMWORD PTR [r9+0x2c0]
	vaddps zmm13,zmm18,zmm13
	vmovups zmm14,ZMMWORD PTR [r9+0x300]
	vaddps zmm14,zmm19,zmm14
	vmovups zmm15,ZMMWORD PTR [r9+0x340]
	vaddps zmm8,zmm8,zmm15
	vmovups zmm15,ZMMWORD PTR [r9+0x380]
	vaddps zmm10,zmm10,zmm15
	vunpcklps zmm15,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm15,zmm11
	vunpckhpd zmm11,zmm15,zmm11
	vunpcklpd zmm15,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm11
	vextractf32x4 xmm12,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm12
	vextractf32x4 xmm12,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm15
	vextractf32x4 xmm11,zmm15,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm15,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm15,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm14,zmm8
	vunpckhps zmm8,zmm14,zmm8
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x3c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias__x86_64_avx512+0x56c>
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

<nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rbx]
	vaddps zmm9,zmm13,zmm9
	vmovups zmm11,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm12,ZMMWORD PTR [rbx+rax*2]
	vaddps zmm12,zmm17,zmm12
	vmovups zmm13,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm13,zmm18,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm19,zmm14
	vmovups zmm15,ZMMWORD PTR [rbp+rax*1+0x0]
	vaddps zmm8,zmm8,zmm15
	vmovups zmm15,ZMMWORD PTR [rbp+rax*2+0x0]
	vaddps zmm10,zmm10,zmm15
	vmovups ZMMWORD PTR [r12],zmm9
	vmovups ZMMWORD PTR [r12+0x3c0],zmm11
	vmovups ZMMWORD PTR [r12+0x780],zmm12
	vmovups ZMMWORD PTR [r12+0xb40],zmm13
	vmovups ZMMWORD PTR [r12+0xf00],zmm14
	vmovups ZMMWORD PTR [r12+0x12c0],zmm8
	vmovups ZMMWORD PTR [r12+0x1680],zmm10
	add    r12,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	lea    rbp,[rbp+rsi*4+0x0]
	dec    r13d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x2d>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7f
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x596>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x56d>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x200]
	vaddps zmm9,zmm13,zmm9
	vmovups zmm11,ZMMWORD PTR [r9+0x240]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm12,ZMMWORD PTR [r9+0x280]
	vaddps zmm12,zmm17,zmm12
	vmovups zmm13,ZMMWORD PTR [r9+0x2c0]
	vaddps zmm13,zmm18,zmm13
	vmovups zmm14,ZMMWORD PTR [r9+0x300]
	vaddps zmm14,zmm19,zmm14
	vmovups zmm15,ZMMWORD PTR [r9+0x340]
	vaddps zmm8,zmm8,zmm15
	vmovups zmm15,ZMMWORD PTR [r9+0x380]
	vaddps zmm10,zmm10,zmm15
	vpxord zmm15,zmm15,zmm15
	vmaxps zmm9,zmm15,zmm9
	vmaxps zmm11,zmm15,zmm11
	vmaxps zmm12,zmm15,zmm12
	vmaxps zmm13,zmm15,zmm13
	vmaxps zmm14,zmm15,zmm14
	vmaxps zmm8,zmm15,zmm8
	vmaxps zmm10,zmm15,zmm10
	vunpcklps zmm15,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm16,zmm15,zmm11
	vunpckhpd zmm11,zmm15,zmm11
	vunpcklpd zmm15,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm15,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm15,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm15,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm15,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm9,0x3
	vunpcklps zmm9,zmm13,zmm14
	vunpckhps zmm11,zmm13,zmm14
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vunpcklpd zmm12,zmm11,zmm8
	vunpckhpd zmm8,zmm11,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0xc],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+0xc],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+0xc],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+0xc],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0xc],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0xc],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0xc],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0xc],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0xc],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0xc],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0xc],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0xc],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0xc],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0xc],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0xc],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0xc],zmm8,0x3
	shr    r10,1
	add    r9,0x3c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x22d>
	jmp    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x958>
	mov    r11d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x934>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm8
	vfmadd231ps zmm18,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x200]
	vaddps zmm9,zmm13,zmm9
	vmovups zmm11,ZMMWORD PTR [r9+0x240]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm12,ZMMWORD PTR [r9+0x280]
	vaddps zmm12,zmm17,zmm12
	vmovups zmm13,ZMMWORD PTR [r9+0x2c0]
	vaddps zmm13,zmm18,zmm13
	vmovups zmm14,ZMMWORD PTR [r9+0x300]
	vaddps zmm14,zmm19,zmm14
	vmovups zmm15,ZMMWORD PTR [r9+0x340]
	vaddps zmm8,zmm8,zmm15
	vmovups zmm15,ZMMWORD PTR [r9+0x380]
	vaddps zmm10,zmm10,zmm15
	vpxord zmm15,zmm15,zmm15
	vmaxps zmm9,zmm15,zmm9
	vmaxps zmm11,zmm15,zmm11
	vmaxps zmm12,zmm15,zmm12
	vmaxps zmm13,zmm15,zmm13
	vmaxps zmm14,zmm15,zmm14
	vmaxps zmm8,zmm15,zmm8
	vmaxps zmm10,zmm15,zmm10
	vunpcklps zmm15,zmm9,zmm11
	vunpckhps zmm9,zmm9,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm15,zmm11
	vunpckhpd zmm11,zmm15,zmm11
	vunpcklpd zmm15,zmm9,zmm12
	vunpckhpd zmm9,zmm9,zmm12
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm11
	vextractf32x4 xmm12,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm12
	vextractf32x4 xmm12,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm15
	vextractf32x4 xmm11,zmm15,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm15,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm15,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm14,zmm8
	vunpckhps zmm8,zmm14,zmm8
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x3c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f7x7_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x59c>
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

<nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9d,r11d
	shr    r9d,0x8
	kmovw  k3,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7ff
	jne    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x463>
	mov    r11,r8
	mov    r13d,0xb
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x3ac>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x180],zmm9
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx+0x10],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x10],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12+0x10],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x10],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1+0x10],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2+0x10],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+rsi*1+0x10],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+rsi*1+0x10],0x3
	vunpcklps zmm14,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklpd zmm13,zmm14,zmm9
	vunpckhpd zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x200],zmm9
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi+0x1c]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx+0x1c],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x1c],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12+0x1c],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1+0x1c]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1+0x1c],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x1c],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1+0x1c],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2+0x1c]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2+0x1c],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x1c],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2+0x1c],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0x1c]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0x1c],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0x1c],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0x1c],0x3
	vunpcklps zmm16,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm15
	vunpckhps zmm10,zmm10,zmm15
	vunpcklpd zmm15,zmm16,zmm9
	vunpckhpd zmm9,zmm16,zmm9
	vunpcklpd zmm15,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x280],zmm15
	vmovaps zmm10,zmm9
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm9
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm9
	jmp    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x43a>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x2c0
	dec    r13d
	jne    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x66>
	jmp    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x90c>
	mov    r11,r8
	mov    r13d,0xb
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x85a>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x180],zmm9
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups xmm8{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm9{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm10{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vunpcklps zmm14,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklpd zmm13,zmm14,zmm9
	vunpckhpd zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x200],zmm9
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups xmm8{k3}{z},XMMWORD PTR [rdi+0x20]
	vmovups xmm9{k3}{z},XMMWORD PTR [rbx+0x20]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k3}{z},XMMWORD PTR [rbp+0x20]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k3}{z},XMMWORD PTR [r12+0x20]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k3}{z},XMMWORD PTR [rdi+r9*1+0x20]
	vmovups xmm10{k3}{z},XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k3}{z},XMMWORD PTR [rbp+r9*1+0x20]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k3}{z},XMMWORD PTR [r12+r9*1+0x20]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k3}{z},XMMWORD PTR [rdi+r9*2+0x20]
	vmovups xmm15{k3}{z},XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf32x4 zmm10,zmm10,xmm15,0x1
	vmovups xmm15{k3}{z},XMMWORD PTR [rbp+r9*2+0x20]
	vinsertf32x4 zmm10,zmm10,xmm15,0x2
	vmovups xmm15{k3}{z},XMMWORD PTR [r12+r9*2+0x20]
	vinsertf32x4 zmm10,zmm10,xmm15,0x3
	vmovups xmm15{k3}{z},XMMWORD PTR [rdi+rsi*1+0x20]
	vmovups xmm16{k3}{z},XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k3}{z},XMMWORD PTR [rbp+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k3}{z},XMMWORD PTR [r12+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm15
	vunpckhps zmm10,zmm10,zmm15
	vunpcklpd zmm15,zmm16,zmm9
	vunpckhpd zmm9,zmm16,zmm9
	vunpcklpd zmm16,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x280],zmm9
	vmovaps zmm8,zmm15
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm14
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovaps zmm8,zmm15
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm14
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm16
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm15
	jmp    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x8e8>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x2c0
	dec    r13d
	jne    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x46c>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rdx,[r9+rax*4]
	imul   rcx,rcx,0xb
	mov    r8,r8
	mov    esi,0xb
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x2c0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x580]
	vmovups zmm10,ZMMWORD PTR [r8+0x840]
	vmovups ZMMWORD PTR [r9+r10*1],zmm10
	vmovups zmm10,ZMMWORD PTR [r8+0xb00]
	vmovups zmm11,ZMMWORD PTR [r8+0xdc0]
	vmovups ZMMWORD PTR [rdx],zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x1080]
	vmovups zmm12,ZMMWORD PTR [r8+0x1340]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1600]
	vmovups zmm13,ZMMWORD PTR [r8+0x18c0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm13
	vmovups zmm13,ZMMWORD PTR [r8+0x1b80]
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm14
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm14
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm13
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm12
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	lea    rdx,[rdx+rcx*4]
	dec    esi
	jne    <nnp_winograd_f5x5_3x3_by_2_input__x86_64_avx512+0x92e>
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

<nnp_winograd_f5x5_3x3_by_2_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x24
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f5x5_3x3_by_2_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x7
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm12
	vmovups ZMMWORD PTR [rbx+0x40],zmm11
	vmovups ZMMWORD PTR [rbx+0x80],zmm14
	vmovups ZMMWORD PTR [rbx+0xc0],zmm13
	vmovups ZMMWORD PTR [rbx+0x100],zmm10
	vmovups ZMMWORD PTR [rbx+0x140],zmm8
	vmovups ZMMWORD PTR [rbx+0x180],zmm9
	vmovups zmm8,ZMMWORD PTR [rax+0xc0]
	vmovups zmm9,ZMMWORD PTR [rax+0x100]
	vmovups zmm10,ZMMWORD PTR [rax+0x140]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm12
	vmovups ZMMWORD PTR [rbx+0x200],zmm11
	vmovups ZMMWORD PTR [rbx+0x240],zmm14
	vmovups ZMMWORD PTR [rbx+0x280],zmm13
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm10
	vmovups ZMMWORD PTR [rbx+0x300],zmm8
	vmovups ZMMWORD PTR [rbx+0x340],zmm9
	vmovups zmm8,ZMMWORD PTR [rax+0x180]
	vmovups zmm9,ZMMWORD PTR [rax+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rax+0x200]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x380],zmm12
	vmovups ZMMWORD PTR [rbx+0x3c0],zmm11
	vmovups ZMMWORD PTR [rbx+0x400],zmm14
	vmovups ZMMWORD PTR [rbx+0x440],zmm13
	vmovups ZMMWORD PTR [rbx+0x480],zmm10
	vmovups ZMMWORD PTR [rbx+0x4c0],zmm8
	vmovups ZMMWORD PTR [rbx+0x500],zmm9
	mov    rsi,rbx
	mov    edi,0x7
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rsi+0x380]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm12
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovntps ZMMWORD PTR [r9+r10*2],zmm14
	vmovntps ZMMWORD PTR [r9+r11*1],zmm13
	vmovntps ZMMWORD PTR [r8],zmm10
	vmovntps ZMMWORD PTR [r8+r10*1],zmm8
	vmovntps ZMMWORD PTR [r8+r10*2],zmm9
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f5x5_3x3_by_2_kernel__x86_64_avx512+0x2f2>
	imul   rsi,rcx,0x7
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x240
	dec    edx
	jne    <nnp_winograd_f5x5_3x3_by_2_kernel__x86_64_avx512+0x124>
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
	int3

<nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm9,zmm11,zmm9
	vmovups zmm10,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm10,zmm13,zmm10
	vmovups zmm11,ZMMWORD PTR [rbx]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm13,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm8,zmm8,zmm13
	vmovups zmm13,ZMMWORD PTR [rbx+rax*2]
	vaddps zmm12,zmm12,zmm13
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmovups ZMMWORD PTR [rbp+0x2c0],zmm10
	vmovups ZMMWORD PTR [rbp+0x580],zmm11
	vmovups ZMMWORD PTR [rbp+0x840],zmm8
	vmovups ZMMWORD PTR [rbp+0xb00],zmm12
	add    rbp,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	dec    r12d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx512+0x27>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx512+0x45d>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx512+0x434>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x180]
	vaddps zmm9,zmm11,zmm9
	vmovups zmm10,ZMMWORD PTR [r9+0x1c0]
	vaddps zmm10,zmm13,zmm10
	vmovups zmm11,ZMMWORD PTR [r9+0x200]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm13,ZMMWORD PTR [r9+0x240]
	vaddps zmm8,zmm8,zmm13
	vmovups zmm13,ZMMWORD PTR [r9+0x280]
	vaddps zmm12,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm13
	vaddps zmm10,zmm10,zmm13
	vaddps zmm11,zmm11,zmm13
	vaddps zmm8,zmm8,zmm13
	vaddps zmm12,zmm12,zmm13
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm14,zmm11,zmm8
	vunpckhps zmm15,zmm11,zmm8
	vunpcklpd zmm16,zmm13,zmm14
	vunpckhpd zmm13,zmm13,zmm14
	vunpcklpd zmm14,zmm9,zmm15
	vunpckhpd zmm9,zmm9,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm9,0x3
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm8,zmm12
	vunpckhps zmm8,zmm8,zmm12
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x2c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx512+0x18c>
	jmp    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx512+0x787>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx512+0x763>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x180]
	vaddps zmm9,zmm11,zmm9
	vmovups zmm10,ZMMWORD PTR [r9+0x1c0]
	vaddps zmm10,zmm13,zmm10
	vmovups zmm11,ZMMWORD PTR [r9+0x200]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm13,ZMMWORD PTR [r9+0x240]
	vaddps zmm8,zmm8,zmm13
	vmovups zmm13,ZMMWORD PTR [r9+0x280]
	vaddps zmm12,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm13
	vaddps zmm10,zmm10,zmm13
	vaddps zmm11,zmm11,zmm13
	vaddps zmm8,zmm8,zmm13
	vaddps zmm12,zmm12,zmm13
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm12,zmm12
	vunpckhps zmm9,zmm12,zmm12
	vunpcklps zmm10,zmm12,zmm12
	vunpckhps zmm11,zmm12,zmm12
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm11
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm11,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm11
	vextractf32x4 xmm11,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x2c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias__x86_64_avx512+0x463>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3

<nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx512>:
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm9,zmm11,zmm9
	vmovups zmm10,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm10,zmm13,zmm10
	vmovups zmm11,ZMMWORD PTR [rbx]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm13,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm8,zmm8,zmm13
	vmovups zmm13,ZMMWORD PTR [rbx+rax*2]
	vaddps zmm12,zmm12,zmm13
	vmovups ZMMWORD PTR [rbp+0x0],zmm9
	vmovups ZMMWORD PTR [rbp+0x2c0],zmm10
	vmovups ZMMWORD PTR [rbp+0x580],zmm11
	vmovups ZMMWORD PTR [rbp+0x840],zmm8
	vmovups ZMMWORD PTR [rbp+0xb00],zmm12
	add    rbp,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	lea    rbx,[rbx+rsi*4]
	dec    r12d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x27>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    esi,r11d
	shr    esi,0x4
	kmovw  k2,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x1f
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x481>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x458>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x180]
	vaddps zmm9,zmm11,zmm9
	vmovups zmm10,ZMMWORD PTR [r9+0x1c0]
	vaddps zmm10,zmm13,zmm10
	vmovups zmm11,ZMMWORD PTR [r9+0x200]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm13,ZMMWORD PTR [r9+0x240]
	vaddps zmm8,zmm8,zmm13
	vmovups zmm13,ZMMWORD PTR [r9+0x280]
	vaddps zmm12,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm13
	vaddps zmm10,zmm10,zmm13
	vaddps zmm11,zmm11,zmm13
	vaddps zmm8,zmm8,zmm13
	vaddps zmm12,zmm12,zmm13
	vpxord zmm13,zmm13,zmm13
	vmaxps zmm9,zmm13,zmm9
	vmaxps zmm10,zmm13,zmm10
	vmaxps zmm11,zmm13,zmm11
	vmaxps zmm8,zmm13,zmm8
	vmaxps zmm12,zmm13,zmm12
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm14,zmm11,zmm8
	vunpckhps zmm15,zmm11,zmm8
	vunpcklpd zmm16,zmm13,zmm14
	vunpckhpd zmm13,zmm13,zmm14
	vunpcklpd zmm14,zmm9,zmm15
	vunpckhpd zmm9,zmm9,zmm15
	vextractf32x4 XMMWORD PTR [rcx],zmm16,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm16,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm16,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm16,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm9,0x3
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm8,zmm12
	vunpckhps zmm8,zmm8,zmm12
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x4],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi+0x4],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx+0x4],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x4],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x4],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x4],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x4],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x4],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x4],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x4],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x4],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x4],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1+0x4],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1+0x4],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1+0x4],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x4],zmm8,0x3
	shr    r10,1
	add    r9,0x2c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x18c>
	jmp    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x7cf>
	mov    r11d,0x5
	test   r10b,0x1
	je     <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x7ab>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vaddps zmm14,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm13,zmm14
	vaddps zmm11,zmm11,zmm9
	vmulps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x180]
	vaddps zmm9,zmm11,zmm9
	vmovups zmm10,ZMMWORD PTR [r9+0x1c0]
	vaddps zmm10,zmm13,zmm10
	vmovups zmm11,ZMMWORD PTR [r9+0x200]
	vaddps zmm11,zmm15,zmm11
	vmovups zmm13,ZMMWORD PTR [r9+0x240]
	vaddps zmm8,zmm8,zmm13
	vmovups zmm13,ZMMWORD PTR [r9+0x280]
	vaddps zmm12,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm13
	vaddps zmm10,zmm10,zmm13
	vaddps zmm11,zmm11,zmm13
	vaddps zmm8,zmm8,zmm13
	vaddps zmm12,zmm12,zmm13
	vpxord zmm13,zmm13,zmm13
	vmaxps zmm9,zmm13,zmm9
	vmaxps zmm10,zmm13,zmm10
	vmaxps zmm11,zmm13,zmm11
	vmaxps zmm8,zmm13,zmm8
	vmaxps zmm12,zmm13,zmm12
	vunpcklps zmm13,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm13,zmm10
	vunpckhpd zmm10,zmm13,zmm10
	vunpcklpd zmm13,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm12,zmm12
	vunpckhps zmm9,zmm12,zmm12
	vunpcklps zmm10,zmm12,zmm12
	vunpckhps zmm11,zmm12,zmm12
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm11
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm11,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm11
	vextractf32x4 xmm11,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm11
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x10]{k2},xmm8
	shr    r10,1
	add    r9,0x2c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f5x5_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x487>
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

<nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x7f
	jne    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x2c4>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x241>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x100],zmm9
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi+0xc]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx+0xc],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0xc],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12+0xc],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1+0xc]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1+0xc],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0xc],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1+0xc],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2+0xc]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2+0xc],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0xc],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2+0xc],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+rsi*1+0xc]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+rsi*1+0xc],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+rsi*1+0xc],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+rsi*1+0xc],0x3
	vunpcklps zmm14,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklpd zmm13,zmm14,zmm9
	vunpckhpd zmm9,zmm14,zmm9
	vunpcklpd zmm13,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x180],zmm13
	vaddps zmm10,zmm9,zmm12
	vmovups ZMMWORD PTR [r11],zmm10
	vsubps zmm10,zmm9,zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm8,zmm8,zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vsubps zmm8,zmm11,zmm9
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	jmp    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x29b>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x595>
	mov    r11,r8
	mov    r13d,0x7
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x517>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x100],zmm9
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups xmm8{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm9{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm10{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vunpcklps zmm14,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklpd zmm13,zmm14,zmm9
	vunpckhpd zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x180],zmm9
	vaddps zmm8,zmm13,zmm12
	vmovups ZMMWORD PTR [r11],zmm8
	vsubps zmm8,zmm13,zmm12
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vsubps zmm8,zmm14,zmm12
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vsubps zmm8,zmm11,zmm13
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	jmp    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x571>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x1c0
	dec    r13d
	jne    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x2cd>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	imul   rcx,rcx,0x7
	mov    r8,r8
	mov    edx,0x7
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x1c0]
	vmovups ZMMWORD PTR [r9],zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x380]
	vmovups zmm10,ZMMWORD PTR [r8+0x540]
	vmovups ZMMWORD PTR [r9+rax*1],zmm10
	vmovups zmm10,ZMMWORD PTR [r8+0x700]
	vmovups zmm11,ZMMWORD PTR [r8+0x8c0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0xa80]
	vaddps zmm12,zmm10,zmm9
	vmovups ZMMWORD PTR [r11],zmm12
	vsubps zmm12,zmm10,zmm9
	vmovups ZMMWORD PTR [r11+rax*1],zmm12
	vsubps zmm9,zmm11,zmm9
	vmovups ZMMWORD PTR [r11+rax*2],zmm9
	vsubps zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+r10*1],zmm8
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f3x3_3x3_by_2_input__x86_64_avx512+0x5b3>
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

<nnp_winograd_f3x3_3x3_by_2_kernel__x86_64_avx512>:
	push   rbp
	push   rbx
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r8
	mov    ebp,0x24
	vbroadcastf32x4 zmm8,XMMWORD PTR [r11]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r9],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rsi],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rdi],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [r11+rax*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r9+rax*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rsi+rax*1],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rdi+rax*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [r11+rax*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r9+rax*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rsi+rax*2],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rdi+rax*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [r11+r10*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r9+r10*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rsi+r10*1],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rdi+r10*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [rbx],zmm11
	vmovups ZMMWORD PTR [rbx+0x40],zmm9
	vmovups ZMMWORD PTR [rbx+0x80],zmm12
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	add    r11,0x10
	add    r9,0x10
	add    rsi,0x10
	add    rdi,0x10
	add    rbx,0x100
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_by_2_kernel__x86_64_avx512+0x24>
	mov    rax,r8
	mov    r10,rcx
	shl    r10,0x2
	lea    r11,[r10+r10*2]
	mov    r9,rdx
	lea    r8,[r9+r10*4]
	imul   rcx,rcx,0x5
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [rax]
	vmovups zmm9,ZMMWORD PTR [rax+0x40]
	vmovups zmm10,ZMMWORD PTR [rax+0x80]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm12
	vmovups ZMMWORD PTR [rbx+0x40],zmm11
	vmovups ZMMWORD PTR [rbx+0x80],zmm10
	vmovups ZMMWORD PTR [rbx+0xc0],zmm8
	vmovups ZMMWORD PTR [rbx+0x100],zmm9
	vmovups zmm8,ZMMWORD PTR [rax+0xc0]
	vmovups zmm9,ZMMWORD PTR [rax+0x100]
	vmovups zmm10,ZMMWORD PTR [rax+0x140]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x140],zmm12
	vmovups ZMMWORD PTR [rbx+0x180],zmm11
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm10
	vmovups ZMMWORD PTR [rbx+0x200],zmm8
	vmovups ZMMWORD PTR [rbx+0x240],zmm9
	vmovups zmm8,ZMMWORD PTR [rax+0x180]
	vmovups zmm9,ZMMWORD PTR [rax+0x1c0]
	vmovups zmm10,ZMMWORD PTR [rax+0x200]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x280],zmm12
	vmovups ZMMWORD PTR [rbx+0x2c0],zmm11
	vmovups ZMMWORD PTR [rbx+0x300],zmm10
	vmovups ZMMWORD PTR [rbx+0x340],zmm8
	vmovups ZMMWORD PTR [rbx+0x380],zmm9
	mov    rsi,rbx
	mov    edi,0x5
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x140]
	vmovups zmm10,ZMMWORD PTR [rsi+0x280]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r9],zmm12
	vmovntps ZMMWORD PTR [r9+r10*1],zmm11
	vmovntps ZMMWORD PTR [r9+r10*2],zmm10
	vmovntps ZMMWORD PTR [r9+r11*1],zmm8
	vmovntps ZMMWORD PTR [r8],zmm9
	add    rsi,0x40
	lea    r9,[r9+rcx*4]
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f3x3_3x3_by_2_kernel__x86_64_avx512+0x23e>
	imul   rsi,rcx,0x5
	mov    rsi,rsi
	neg    rsi
	lea    r9,[r9+rsi*4]
	lea    r8,[r8+rsi*4]
	add    r9,0x80
	add    r8,0x80
	add    rax,0x240
	dec    edx
	jne    <nnp_winograd_f3x3_3x3_by_2_kernel__x86_64_avx512+0x124>
	sfence
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vmovups zmm11,ZMMWORD PTR [rdi]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm10,zmm10,zmm11
	vmovups ZMMWORD PTR [rbx],zmm9
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups ZMMWORD PTR [rbx+0x380],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx512+0x22>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx512+0x389>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx512+0x360>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vmovups zmm11,ZMMWORD PTR [r9+0x100]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x140]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x180]
	vaddps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm9,zmm8
	vunpckhps zmm9,zmm9,zmm8
	vpermilps zmm12,zmm11,0x4e
	vpermilps zmm13,zmm9,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx512+0xe2>
	jmp    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx512+0x517>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx512+0x4f3>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vmovups zmm11,ZMMWORD PTR [r9+0x100]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x140]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x180]
	vaddps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm11,zmm9
	vunpckhpd zmm9,zmm11,zmm9
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias__x86_64_avx512+0x38f>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3

<nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vmovups zmm11,ZMMWORD PTR [rdi]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm10,zmm10,zmm11
	vmovups ZMMWORD PTR [rbx],zmm9
	vmovups ZMMWORD PTR [rbx+0x1c0],zmm8
	vmovups ZMMWORD PTR [rbx+0x380],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x22>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x3a1>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x378>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vmovups zmm11,ZMMWORD PTR [r9+0x100]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x140]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x180]
	vaddps zmm10,zmm10,zmm11
	vpxord zmm11,zmm11,zmm11
	vmaxps zmm9,zmm11,zmm9
	vmaxps zmm8,zmm11,zmm8
	vmaxps zmm10,zmm11,zmm10
	vunpcklps zmm11,zmm9,zmm8
	vunpckhps zmm9,zmm9,zmm8
	vpermilps zmm12,zmm11,0x4e
	vpermilps zmm13,zmm9,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm11
	vextractf32x4 xmm14,zmm11,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm11,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm11,zmm11,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0xe2>
	jmp    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x547>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x523>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm12
	vaddps zmm12,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm11,zmm12
	vaddps zmm10,zmm10,zmm12
	vmovups zmm11,ZMMWORD PTR [r9+0x100]
	vaddps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x140]
	vaddps zmm8,zmm8,zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x180]
	vaddps zmm10,zmm10,zmm11
	vpxord zmm11,zmm11,zmm11
	vmaxps zmm9,zmm11,zmm9
	vmaxps zmm8,zmm11,zmm8
	vmaxps zmm10,zmm11,zmm10
	vunpcklps zmm11,zmm9,zmm8
	vunpckhps zmm8,zmm9,zmm8
	vunpcklps zmm9,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm11,zmm9
	vunpckhpd zmm9,zmm11,zmm9
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x1c0
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_3x3_by_2_output_with_bias_with_relu__x86_64_avx512+0x3a7>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
	int3

<nnp_winograd_f3x3_6x6_kernel__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9d,r11d
	kmovw  k1,r9d
	mov    r9d,r11d
	shr    r9d,0x4
	kmovw  k2,r9d
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0x3f
	jne    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x3b8>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x328>
	vbroadcastf32x4 zmm8,XMMWORD PTR [rdi]
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbx],0x1
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [rbp+0x0],0x2
	vinsertf32x4 zmm8,zmm8,XMMWORD PTR [r12],0x3
	vbroadcastf32x4 zmm9,XMMWORD PTR [rdi+r9*1]
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbx+r9*1],0x1
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [rbp+r9*1+0x0],0x2
	vinsertf32x4 zmm9,zmm9,XMMWORD PTR [r12+r9*1],0x3
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+r9*2]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+r9*2],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+r9*2+0x0],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+r9*2],0x3
	vbroadcastf32x4 zmm11,XMMWORD PTR [rdi+rsi*1]
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbx+rsi*1],0x1
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [rbp+rsi*1+0x0],0x2
	vinsertf32x4 zmm11,zmm11,XMMWORD PTR [r12+rsi*1],0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x1c0],zmm11
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0x180],zmm13
	vaddps zmm10,zmm11,zmm12
	vaddps zmm10,zmm10,zmm15
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm8
	vaddps zmm14,zmm14,zmm13
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd132ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	jmp    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x38f>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x57>
	jmp    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x765>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x6da>
	vmovups xmm8{k1}{z},XMMWORD PTR [rdi]
	vmovups xmm9{k1}{z},XMMWORD PTR [rbx]
	vinsertf32x4 zmm8,zmm8,xmm9,0x1
	vmovups xmm9{k1}{z},XMMWORD PTR [rbp+0x0]
	vinsertf32x4 zmm8,zmm8,xmm9,0x2
	vmovups xmm9{k1}{z},XMMWORD PTR [r12]
	vinsertf32x4 zmm8,zmm8,xmm9,0x3
	vmovups xmm9{k1}{z},XMMWORD PTR [rdi+r9*1]
	vmovups xmm10{k1}{z},XMMWORD PTR [rbx+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x1
	vmovups xmm10{k1}{z},XMMWORD PTR [rbp+r9*1+0x0]
	vinsertf32x4 zmm9,zmm9,xmm10,0x2
	vmovups xmm10{k1}{z},XMMWORD PTR [r12+r9*1]
	vinsertf32x4 zmm9,zmm9,xmm10,0x3
	vmovups xmm10{k1}{z},XMMWORD PTR [rdi+r9*2]
	vmovups xmm11{k1}{z},XMMWORD PTR [rbx+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x1
	vmovups xmm11{k1}{z},XMMWORD PTR [rbp+r9*2+0x0]
	vinsertf32x4 zmm10,zmm10,xmm11,0x2
	vmovups xmm11{k1}{z},XMMWORD PTR [r12+r9*2]
	vinsertf32x4 zmm10,zmm10,xmm11,0x3
	vmovups xmm11{k1}{z},XMMWORD PTR [rdi+rsi*1]
	vmovups xmm12{k1}{z},XMMWORD PTR [rbx+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x1
	vmovups xmm12{k1}{z},XMMWORD PTR [rbp+rsi*1+0x0]
	vinsertf32x4 zmm11,zmm11,xmm12,0x2
	vmovups xmm12{k1}{z},XMMWORD PTR [r12+rsi*1]
	vinsertf32x4 zmm11,zmm11,xmm12,0x3
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups ZMMWORD PTR [r11+0x1c0],zmm11
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm13{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm14{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm15{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm16{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vmovups ZMMWORD PTR [r11+0x180],zmm13
	vaddps zmm10,zmm11,zmm12
	vaddps zmm10,zmm10,zmm15
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm8
	vaddps zmm14,zmm14,zmm13
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm16
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm10
	vfmadd132ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	jmp    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x741>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x3c1>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    r8,r8
	mov    edx,0x8
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups ZMMWORD PTR [r9+r10*1],zmm8
	vmovups zmm9,ZMMWORD PTR [r8+0x200]
	vmovups zmm10,ZMMWORD PTR [r8+0x400]
	vmovups zmm11,ZMMWORD PTR [r8+0x600]
	vmovups zmm12,ZMMWORD PTR [r8+0x800]
	vmovups zmm13,ZMMWORD PTR [r8+0xa00]
	vmovups ZMMWORD PTR [r9+rax*2],zmm13
	vaddps zmm14,zmm8,zmm10
	vaddps zmm14,zmm14,zmm12
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm15,zmm9,zmm11
	vaddps zmm15,zmm15,zmm13
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*1],zmm14
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm14
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm8
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f3x3_6x6_kernel__x86_64_avx512+0x786>
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

<nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512>:
	push   r12
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
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm10,ZMMWORD PTR [r11+rax*2]
	vmovups zmm11,ZMMWORD PTR [r11+r10*1]
	vmovups zmm12,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm14,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm13
	vmovups ZMMWORD PTR [rbx+0x200],zmm8
	vmovups ZMMWORD PTR [rbx+0x400],zmm10
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x25>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    esi,r11d
	kmovw  k1,esi
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rsi,[r8+r8*2]
	mov    rcx,rcx
	lea    rdi,[rcx+r8*4]
	lea    rbx,[rdi+r8*4]
	lea    rbp,[rbx+r8*4]
	mov    r9,r9
	cmp    r11,0x7
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x412>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x3e9>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm8
	vunpckhps zmm11,zmm13,zmm8
	vpermilps zmm12,zmm9,0x4e
	vpermilps zmm13,zmm11,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx]{k1},xmm9
	vextractf32x4 xmm14,zmm9,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm14
	vextractf32x4 xmm14,zmm9,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm14
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm13
	vextractf32x4 xmm9,zmm13,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm13,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm9
	vunpcklps zmm9,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x4]{k1},xmm9
	vextractf32x4 xmm12,zmm9,0x1
	vmovups XMMWORD PTR [rdi+0x4]{k1},xmm12
	vextractf32x4 xmm12,zmm9,0x2
	vmovups XMMWORD PTR [rbx+0x4]{k1},xmm12
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x4]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x4]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x4]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x4]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x4]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rsi*1+0x4]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rdi+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rbx+rsi*1+0x4]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x4]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x12a>
	jmp    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x5e1>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x5bd>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm16
	vaddps zmm16,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vaddps zmm9,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vaddps zmm11,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm13,zmm13,zmm9
	vaddps zmm13,zmm13,zmm11
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm14,zmm16
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm9,zmm13,zmm8
	vunpckhps zmm8,zmm13,zmm8
	vunpcklps zmm11,zmm10,zmm10
	vunpckhps zmm10,zmm10,zmm10
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	shr    r10,1
	add    r9,0x200
	lea    rcx,[rcx+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	dec    r11d
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x418>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	ret
