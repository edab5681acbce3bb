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
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x389>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x2f9>
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
	vsubps zmm11,zmm11,zmm16
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm12,zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm9
	vfmadd231ps zmm19,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm17
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm16
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vsubps zmm9,zmm10,zmm9
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm18
	vmovups ZMMWORD PTR [r11+0x80],zmm14
	vmovups ZMMWORD PTR [r11+0xc0],zmm20
	vmovups ZMMWORD PTR [r11+0x100],zmm17
	vmovups ZMMWORD PTR [r11+0x140],zmm15
	vmovups ZMMWORD PTR [r11+0x180],zmm16
	vmovups ZMMWORD PTR [r11+0x1c0],zmm9
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x360>
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
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x74c>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x6c1>
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
	vsubps zmm11,zmm11,zmm16
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm12,zmm16
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm9
	vfmadd231ps zmm19,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm17
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm16
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vsubps zmm9,zmm10,zmm9
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm18
	vmovups ZMMWORD PTR [r11+0x80],zmm14
	vmovups ZMMWORD PTR [r11+0xc0],zmm20
	vmovups ZMMWORD PTR [r11+0x100],zmm17
	vmovups ZMMWORD PTR [r11+0x140],zmm15
	vmovups ZMMWORD PTR [r11+0x180],zmm16
	vmovups ZMMWORD PTR [r11+0x1c0],zmm9
	jmp    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x728>
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
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x392>
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
	vsubps zmm8,zmm8,zmm14
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm16,zmm10,zmm14
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm17,zmm9,zmm13
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vsubps zmm16,zmm16,zmm17
	vmovaps zmm17,zmm14
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm9
	vfmadd231ps zmm19,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm17
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm9
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm14
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vsubps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+rax*1],zmm18
	vmovups ZMMWORD PTR [r11+rax*2],zmm16
	vmovups ZMMWORD PTR [r11+r10*1],zmm20
	vmovups ZMMWORD PTR [r9],zmm17
	vmovups ZMMWORD PTR [r9+rax*1],zmm12
	vmovups ZMMWORD PTR [r9+rax*2],zmm14
	vmovups ZMMWORD PTR [r9+r10*1],zmm9
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f6x6_3x3_input__x86_64_avx512+0x76d>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

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
	mov    rax,rbx
	mov    r10,r8
	mov    r11,rcx
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdx
	lea    rdx,[r8+r11*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    esi,0x10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
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
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm12
	vmovups ZMMWORD PTR [rax+0x80],zmm11
	vmovups ZMMWORD PTR [rax+0xc0],zmm14
	vmovups ZMMWORD PTR [rax+0x100],zmm13
	vmovups ZMMWORD PTR [rax+0x140],zmm16
	vmovups ZMMWORD PTR [rax+0x180],zmm15
	vmovups ZMMWORD PTR [rax+0x1c0],zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0xc0]
	vmovups zmm9,ZMMWORD PTR [r10+0x100]
	vmovups zmm10,ZMMWORD PTR [r10+0x140]
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
	vmovups ZMMWORD PTR [rax+0x200],zmm8
	vmovups ZMMWORD PTR [rax+0x240],zmm12
	vmovups ZMMWORD PTR [rax+0x280],zmm11
	vmovups ZMMWORD PTR [rax+0x2c0],zmm14
	vmovups ZMMWORD PTR [rax+0x300],zmm13
	vmovups ZMMWORD PTR [rax+0x340],zmm16
	vmovups ZMMWORD PTR [rax+0x380],zmm15
	vmovups ZMMWORD PTR [rax+0x3c0],zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r10+0x200]
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
	vmovups ZMMWORD PTR [rax+0x400],zmm8
	vmovups ZMMWORD PTR [rax+0x440],zmm12
	vmovups ZMMWORD PTR [rax+0x480],zmm11
	vmovups ZMMWORD PTR [rax+0x4c0],zmm14
	vmovups ZMMWORD PTR [rax+0x500],zmm13
	vmovups ZMMWORD PTR [rax+0x540],zmm16
	vmovups ZMMWORD PTR [rax+0x580],zmm15
	vmovups ZMMWORD PTR [rax+0x5c0],zmm10
	mov    rdi,rax
	mov    ebx,0x8
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x200]
	vmovups zmm10,ZMMWORD PTR [rdi+0x400]
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
	vmovntps ZMMWORD PTR [r8],zmm8
	vmovntps ZMMWORD PTR [r8+r11*1],zmm12
	vmovntps ZMMWORD PTR [r8+r11*2],zmm11
	vmovntps ZMMWORD PTR [r8+r9*1],zmm14
	vmovntps ZMMWORD PTR [rdx],zmm13
	vmovntps ZMMWORD PTR [rdx+r11*1],zmm16
	vmovntps ZMMWORD PTR [rdx+r11*2],zmm15
	vmovntps ZMMWORD PTR [rdx+r9*1],zmm10
	add    rdi,0x40
	lea    r8,[r8+rcx*4]
	lea    rdx,[rdx+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f6x6_3x3_kernel__x86_64_avx512+0x3cd>
	mov    rdi,rcx
	shl    rdi,0x3
	mov    rdi,rdi
	neg    rdi
	lea    r8,[r8+rdi*4]
	lea    rdx,[rdx+rdi*4]
	add    r8,0x80
	add    rdx,0x80
	add    r10,0x240
	dec    esi
	jne    <nnp_winograd_f6x6_3x3_kernel__x86_64_avx512+0x12a>
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
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm8
	vmovups ZMMWORD PTR [rbx+0x200],zmm14
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm18
	vmovups ZMMWORD PTR [rbx+0x800],zmm16
	vmovups ZMMWORD PTR [rbx+0xa00],zmm9
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
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm10,zmm8,zmm14
	vunpckhps zmm8,zmm8,zmm14
	vunpcklps zmm11,zmm17,zmm18
	vunpckhps zmm12,zmm17,zmm18
	vunpcklpd zmm13,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	vunpcklps zmm8,zmm16,zmm9
	vunpckhps zmm9,zmm16,zmm9
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
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
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm10,zmm8,zmm14
	vunpckhps zmm8,zmm8,zmm14
	vunpcklps zmm11,zmm17,zmm18
	vunpckhps zmm12,zmm17,zmm18
	vunpcklpd zmm13,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm16,zmm9
	vunpckhps zmm9,zmm16,zmm9
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
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
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm8
	vmovups ZMMWORD PTR [rbx+0x200],zmm14
	vmovups ZMMWORD PTR [rbx+0x400],zmm17
	vmovups ZMMWORD PTR [rbx+0x600],zmm18
	vmovups ZMMWORD PTR [rbx+0x800],zmm16
	vmovups ZMMWORD PTR [rbx+0xa00],zmm9
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
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm11,zmm10,zmm14
	vmaxps zmm12,zmm10,zmm17
	vmaxps zmm13,zmm10,zmm18
	vmaxps zmm14,zmm10,zmm16
	vmaxps zmm9,zmm10,zmm9
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vextractf32x4 XMMWORD PTR [rcx],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*2+0x0],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rsi*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rdi+rsi*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rbx+rsi*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbp+rsi*1+0x0],zmm8,0x3
	vunpcklps zmm8,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r12d,0x3
	kmovw  k1,r12d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
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
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm16
	vfmadd231ps zmm17,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm11,zmm10,zmm14
	vmaxps zmm12,zmm10,zmm17
	vmaxps zmm13,zmm10,zmm18
	vmaxps zmm14,zmm10,zmm16
	vmaxps zmm9,zmm10,zmm9
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm12,zmm13
	vunpckhps zmm12,zmm12,zmm13
	vunpcklpd zmm13,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm12
	vunpckhpd zmm8,zmm8,zmm12
	vmovups XMMWORD PTR [rcx]{k1},xmm13
	vextractf32x4 xmm12,zmm13,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm12
	vextractf32x4 xmm12,zmm13,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm12
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbp+r8*2+0x0]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rsi*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rdi+rsi*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rbx+rsi*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+rsi*1+0x0]{k1},xmm8
	vunpcklps zmm8,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	vmovups XMMWORD PTR [rcx+0x10]{k2},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rdi+0x10]{k2},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rbx+0x10]{k2},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbp+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k2},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x10]{k2},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k2},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k2},xmm8
	vextractf32x4 xmm8,zmm9,0x3
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
	mov    rax,rbx
	mov    r10,r8
	mov    r11,rcx
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdx
	lea    rdx,[r8+r11*4]
	mov    rcx,rcx
	shl    rcx,0x3
	mov    esi,0x10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vmovups zmm11,ZMMWORD PTR [r10+0xc0]
	vmovups zmm12,ZMMWORD PTR [r10+0x100]
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
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm15
	vmovups ZMMWORD PTR [rax+0x80],zmm13
	vmovups ZMMWORD PTR [rax+0xc0],zmm17
	vmovups ZMMWORD PTR [rax+0x100],zmm14
	vmovups ZMMWORD PTR [rax+0x140],zmm11
	vmovups ZMMWORD PTR [rax+0x180],zmm10
	vmovups ZMMWORD PTR [rax+0x1c0],zmm12
	vmovups zmm8,ZMMWORD PTR [r10+0x140]
	vmovups zmm9,ZMMWORD PTR [r10+0x180]
	vmovups zmm10,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm11,ZMMWORD PTR [r10+0x200]
	vmovups zmm12,ZMMWORD PTR [r10+0x240]
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
	vmovups ZMMWORD PTR [rax+0x200],zmm8
	vmovups ZMMWORD PTR [rax+0x240],zmm15
	vmovups ZMMWORD PTR [rax+0x280],zmm13
	vmovups ZMMWORD PTR [rax+0x2c0],zmm17
	vmovups ZMMWORD PTR [rax+0x300],zmm14
	vmovups ZMMWORD PTR [rax+0x340],zmm11
	vmovups ZMMWORD PTR [rax+0x380],zmm10
	vmovups ZMMWORD PTR [rax+0x3c0],zmm12
	vmovups zmm8,ZMMWORD PTR [r10+0x280]
	vmovups zmm9,ZMMWORD PTR [r10+0x2c0]
	vmovups zmm10,ZMMWORD PTR [r10+0x300]
	vmovups zmm11,ZMMWORD PTR [r10+0x340]
	vmovups zmm12,ZMMWORD PTR [r10+0x380]
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
	vmovups ZMMWORD PTR [rax+0x400],zmm8
	vmovups ZMMWORD PTR [rax+0x440],zmm15
	vmovups ZMMWORD PTR [rax+0x480],zmm13
	vmovups ZMMWORD PTR [rax+0x4c0],zmm17
	vmovups ZMMWORD PTR [rax+0x500],zmm14
	vmovups ZMMWORD PTR [rax+0x540],zmm11
	vmovups ZMMWORD PTR [rax+0x580],zmm10
	vmovups ZMMWORD PTR [rax+0x5c0],zmm12
	vmovups zmm8,ZMMWORD PTR [r10+0x3c0]
	vmovups zmm9,ZMMWORD PTR [r10+0x400]
	vmovups zmm10,ZMMWORD PTR [r10+0x440]
	vmovups zmm11,ZMMWORD PTR [r10+0x480]
	vmovups zmm12,ZMMWORD PTR [r10+0x4c0]
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
	vmovups ZMMWORD PTR [rax+0x600],zmm8
	vmovups ZMMWORD PTR [rax+0x640],zmm15
	vmovups ZMMWORD PTR [rax+0x680],zmm13
	vmovups ZMMWORD PTR [rax+0x6c0],zmm17
	vmovups ZMMWORD PTR [rax+0x700],zmm14
	vmovups ZMMWORD PTR [rax+0x740],zmm11
	vmovups ZMMWORD PTR [rax+0x780],zmm10
	vmovups ZMMWORD PTR [rax+0x7c0],zmm12
	vmovups zmm8,ZMMWORD PTR [r10+0x500]
	vmovups zmm9,ZMMWORD PTR [r10+0x540]
	vmovups zmm10,ZMMWORD PTR [r10+0x580]
	vmovups zmm11,ZMMWORD PTR [r10+0x5c0]
	vmovups zmm12,ZMMWORD PTR [r10+0x600]
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
	vmovups ZMMWORD PTR [rax+0x800],zmm8
	vmovups ZMMWORD PTR [rax+0x840],zmm15
	vmovups ZMMWORD PTR [rax+0x880],zmm13
	vmovups ZMMWORD PTR [rax+0x8c0],zmm17
	vmovups ZMMWORD PTR [rax+0x900],zmm14
	vmovups ZMMWORD PTR [rax+0x940],zmm11
	vmovups ZMMWORD PTR [rax+0x980],zmm10
	vmovups ZMMWORD PTR [rax+0x9c0],zmm12
	mov    rdi,rax
	mov    ebx,0x8
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x200]
	vmovups zmm10,ZMMWORD PTR [rdi+0x400]
	vmovups zmm11,ZMMWORD PTR [rdi+0x600]
	vmovups zmm12,ZMMWORD PTR [rdi+0x800]
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
	vmovntps ZMMWORD PTR [r8],zmm8
	vmovntps ZMMWORD PTR [r8+r11*1],zmm15
	vmovntps ZMMWORD PTR [r8+r11*2],zmm13
	vmovntps ZMMWORD PTR [r8+r9*1],zmm17
	vmovntps ZMMWORD PTR [rdx],zmm14
	vmovntps ZMMWORD PTR [rdx+r11*1],zmm11
	vmovntps ZMMWORD PTR [rdx+r11*2],zmm10
	vmovntps ZMMWORD PTR [rdx+r9*1],zmm12
	add    rdi,0x40
	lea    r8,[r8+rcx*4]
	lea    rdx,[rdx+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f4x4_5x5_kernel__x86_64_avx512+0x6d5>
	mov    rdi,rcx
	shl    rdi,0x3
	mov    rdi,rdi
	neg    rdi
	lea    r8,[r8+rdi*4]
	lea    rdx,[rdx+rdi*4]
	add    r8,0x80
	add    rdx,0x80
	add    r10,0x640
	dec    esi
	jne    <nnp_winograd_f4x4_5x5_kernel__x86_64_avx512+0x12a>
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
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm8
	vmovups ZMMWORD PTR [rbx+0x200],zmm14
	vmovups ZMMWORD PTR [rbx+0x400],zmm16
	vmovups ZMMWORD PTR [rbx+0x600],zmm9
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
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm10,zmm8,zmm14
	vunpckhps zmm8,zmm8,zmm14
	vunpcklps zmm11,zmm16,zmm9
	vunpckhps zmm9,zmm16,zmm9
	vunpcklpd zmm12,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
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
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm10,zmm8,zmm14
	vunpckhps zmm8,zmm8,zmm14
	vunpcklps zmm11,zmm16,zmm9
	vunpckhps zmm9,zmm16,zmm9
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
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm8
	vmovups ZMMWORD PTR [rbx+0x200],zmm14
	vmovups ZMMWORD PTR [rbx+0x400],zmm16
	vmovups ZMMWORD PTR [rbx+0x600],zmm9
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
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm11,zmm10,zmm14
	vmaxps zmm12,zmm10,zmm16
	vmaxps zmm9,zmm10,zmm9
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm12,zmm9
	vunpckhps zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbp+0x0],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbp+r8*1+0x0],zmm10,0x3
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
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm9,zmm15,zmm9
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm11,zmm10,zmm14
	vmaxps zmm12,zmm10,zmm16
	vmaxps zmm9,zmm10,zmm9
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm12,zmm9
	vunpckhps zmm9,zmm12,zmm9
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
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x346>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x2d0>
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
	vfmadd132ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm15
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm16
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vmovups ZMMWORD PTR [r11+0x100],zmm15
	vmovups ZMMWORD PTR [r11+0x140],zmm13
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x31d>
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
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x681>
	mov    r11,r8
	mov    r13d,0x6
	test   r10b,0x1
	je     <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x610>
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
	vfmadd132ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm15
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm16
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vmovups ZMMWORD PTR [r11+0xc0],zmm14
	vmovups ZMMWORD PTR [r11+0x100],zmm15
	vmovups ZMMWORD PTR [r11+0x140],zmm13
	jmp    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x65d>
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
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x34f>
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
	vfmadd132ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm12
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm11
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+rax*1],zmm16
	vmovups ZMMWORD PTR [r11+rax*2],zmm14
	vmovups ZMMWORD PTR [r11+r10*1],zmm15
	vmovups ZMMWORD PTR [r9],zmm12
	vmovups ZMMWORD PTR [r9+rax*1],zmm13
	add    r8,0x40
	lea    r11,[r11+rcx*4]
	lea    r9,[r9+rcx*4]
	dec    edx
	jne    <nnp_winograd_f4x4_3x3_input__x86_64_avx512+0x69f>
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
	mov    rax,rbx
	mov    r10,r8
	mov    r11,rcx
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdx
	lea    rdx,[r8+r11*4]
	imul   rcx,rcx,0x6
	mov    esi,0x10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rax],zmm11
	vmovups ZMMWORD PTR [rax+0x40],zmm13
	vmovups ZMMWORD PTR [rax+0x80],zmm12
	vmovups ZMMWORD PTR [rax+0xc0],zmm14
	vmovups ZMMWORD PTR [rax+0x100],zmm8
	vmovups ZMMWORD PTR [rax+0x140],zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0xc0]
	vmovups zmm9,ZMMWORD PTR [r10+0x100]
	vmovups zmm10,ZMMWORD PTR [r10+0x140]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rax+0x180],zmm11
	vmovups ZMMWORD PTR [rax+0x1c0],zmm13
	vmovups ZMMWORD PTR [rax+0x200],zmm12
	vmovups ZMMWORD PTR [rax+0x240],zmm14
	vmovups ZMMWORD PTR [rax+0x280],zmm8
	vmovups ZMMWORD PTR [rax+0x2c0],zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r10+0x200]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rax+0x300],zmm11
	vmovups ZMMWORD PTR [rax+0x340],zmm13
	vmovups ZMMWORD PTR [rax+0x380],zmm12
	vmovups ZMMWORD PTR [rax+0x3c0],zmm14
	vmovups ZMMWORD PTR [rax+0x400],zmm8
	vmovups ZMMWORD PTR [rax+0x440],zmm10
	mov    rdi,rax
	mov    ebx,0x6
	vmovups zmm8,ZMMWORD PTR [rdi]
	vmovups zmm9,ZMMWORD PTR [rdi+0x180]
	vmovups zmm10,ZMMWORD PTR [rdi+0x300]
	vmulps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8],zmm11
	vmovntps ZMMWORD PTR [r8+r11*1],zmm13
	vmovntps ZMMWORD PTR [r8+r11*2],zmm12
	vmovntps ZMMWORD PTR [r8+r9*1],zmm14
	vmovntps ZMMWORD PTR [rdx],zmm8
	vmovntps ZMMWORD PTR [rdx+r11*1],zmm10
	add    rdi,0x40
	lea    r8,[r8+rcx*4]
	lea    rdx,[rdx+rcx*4]
	dec    ebx
	jne    <nnp_winograd_f4x4_3x3_kernel__x86_64_avx512+0x32e>
	imul   rdi,rcx,0x6
	mov    rdi,rdi
	neg    rdi
	lea    r8,[r8+rdi*4]
	lea    rdx,[rdx+rdi*4]
	add    r8,0x80
	add    rdx,0x80
	add    r10,0x240
	dec    esi
	jne    <nnp_winograd_f4x4_3x3_kernel__x86_64_avx512+0x127>
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
	vaddps zmm14,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm10
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm8
	vmovups ZMMWORD PTR [rbx+0x180],zmm12
	vmovups ZMMWORD PTR [rbx+0x300],zmm14
	vmovups ZMMWORD PTR [rbx+0x480],zmm13
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
	vaddps zmm14,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm10
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm10,zmm12,zmm9
	vaddps zmm11,zmm14,zmm9
	vaddps zmm9,zmm13,zmm9
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm11,zmm9
	vunpckhps zmm9,zmm11,zmm9
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
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
	vaddps zmm14,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm10
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm10,zmm12,zmm9
	vaddps zmm11,zmm14,zmm9
	vaddps zmm9,zmm13,zmm9
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm11,zmm9
	vunpckhps zmm9,zmm11,zmm9
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
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
	vaddps zmm14,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm10
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm8
	vmovups ZMMWORD PTR [rbx+0x180],zmm12
	vmovups ZMMWORD PTR [rbx+0x300],zmm14
	vmovups ZMMWORD PTR [rbx+0x480],zmm13
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
	vaddps zmm14,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm10
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm10,zmm12,zmm9
	vaddps zmm11,zmm14,zmm9
	vaddps zmm9,zmm13,zmm9
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm8,zmm12,zmm8
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm9,zmm12,zmm9
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm11,zmm9
	vunpckhps zmm9,zmm11,zmm9
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
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
	vaddps zmm14,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm8,zmm8,zmm14
	vaddps zmm8,zmm8,zmm10
	vmulps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm9,ZMMWORD PTR [rdx]
	vaddps zmm8,zmm8,zmm9
	vaddps zmm10,zmm12,zmm9
	vaddps zmm11,zmm14,zmm9
	vaddps zmm9,zmm13,zmm9
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm8,zmm12,zmm8
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	vmaxps zmm9,zmm12,zmm9
	vunpcklps zmm12,zmm8,zmm10
	vunpckhps zmm8,zmm8,zmm10
	vunpcklps zmm10,zmm11,zmm9
	vunpckhps zmm9,zmm11,zmm9
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
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
	vsubps zmm10,zmm11,zmm12
	vaddps zmm11,zmm12,zmm9
	vsubps zmm12,zmm12,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	vmovups ZMMWORD PTR [r11+0x80],zmm12
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
	vsubps zmm10,zmm11,zmm12
	vaddps zmm11,zmm12,zmm9
	vsubps zmm12,zmm12,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r11],zmm10
	vmovups ZMMWORD PTR [r11+0x40],zmm11
	vmovups ZMMWORD PTR [r11+0x80],zmm12
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
	vsubps zmm8,zmm8,zmm10
	vaddps zmm12,zmm10,zmm9
	vsubps zmm10,zmm10,zmm9
	vsubps zmm9,zmm11,zmm9
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+rax*1],zmm12
	vmovups ZMMWORD PTR [r11+rax*2],zmm10
	vmovups ZMMWORD PTR [r11+r10*1],zmm9
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
	mov    rax,rbx
	mov    r10,r8
	mov    r11,rcx
	shl    r11,0x2
	lea    r9,[r11+r11*2]
	mov    r8,rdx
	mov    rcx,rcx
	shl    rcx,0x2
	mov    edx,0x10
	vmovups zmm8,ZMMWORD PTR [r10]
	vmovups zmm9,ZMMWORD PTR [r10+0x40]
	vmovups zmm10,ZMMWORD PTR [r10+0x80]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rax],zmm8
	vmovups ZMMWORD PTR [rax+0x40],zmm12
	vmovups ZMMWORD PTR [rax+0x80],zmm11
	vmovups ZMMWORD PTR [rax+0xc0],zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0xc0]
	vmovups zmm9,ZMMWORD PTR [r10+0x100]
	vmovups zmm10,ZMMWORD PTR [r10+0x140]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rax+0x100],zmm8
	vmovups ZMMWORD PTR [rax+0x140],zmm12
	vmovups ZMMWORD PTR [rax+0x180],zmm11
	vmovups ZMMWORD PTR [rax+0x1c0],zmm10
	vmovups zmm8,ZMMWORD PTR [r10+0x180]
	vmovups zmm9,ZMMWORD PTR [r10+0x1c0]
	vmovups zmm10,ZMMWORD PTR [r10+0x200]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rax+0x200],zmm8
	vmovups ZMMWORD PTR [rax+0x240],zmm12
	vmovups ZMMWORD PTR [rax+0x280],zmm11
	vmovups ZMMWORD PTR [rax+0x2c0],zmm10
	mov    rsi,rax
	mov    edi,0x4
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+0x100]
	vmovups zmm10,ZMMWORD PTR [rsi+0x200]
	vaddps zmm11,zmm8,zmm10
	vmulps zmm11,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovntps ZMMWORD PTR [r8],zmm8
	vmovntps ZMMWORD PTR [r8+r11*1],zmm12
	vmovntps ZMMWORD PTR [r8+r11*2],zmm11
	vmovntps ZMMWORD PTR [r8+r9*1],zmm10
	add    rsi,0x40
	lea    r8,[r8+rcx*4]
	dec    edi
	jne    <nnp_winograd_f2x2_3x3_kernel__x86_64_avx512+0x23d>
	mov    rsi,rcx
	shl    rsi,0x2
	mov    rsi,rsi
	neg    rsi
	lea    r8,[r8+rsi*4]
	add    r8,0x80
	add    r10,0x240
	dec    edx
	jne    <nnp_winograd_f2x2_3x3_kernel__x86_64_avx512+0x126>
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
	vaddps zmm12,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm11,zmm9
	vmovups ZMMWORD PTR [rdi],zmm8
	vmovups ZMMWORD PTR [rdi+0x100],zmm9
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
	vaddps zmm9,zmm9,zmm12
	vaddps zmm12,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm11,zmm9
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
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
	vaddps zmm9,zmm9,zmm12
	vaddps zmm12,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm11,zmm9
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
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
	vaddps zmm12,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm11,zmm9
	vmovups ZMMWORD PTR [rdi],zmm8
	vmovups ZMMWORD PTR [rdi+0x100],zmm9
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
	vaddps zmm9,zmm9,zmm12
	vaddps zmm12,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm11,zmm9
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm9,zmm10,zmm9
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
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
	vaddps zmm9,zmm9,zmm12
	vaddps zmm12,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm8,zmm8,zmm12
	vaddps zmm9,zmm11,zmm9
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm9,zmm10,zmm9
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
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
	vaddps zmm10,zmm11,zmm12
	vaddps zmm10,zmm10,zmm15
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm8
	vaddps zmm14,zmm14,zmm13
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm12
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm16
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vmovups ZMMWORD PTR [r11+0xc0],zmm18
	vmovups ZMMWORD PTR [r11+0x100],zmm14
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm12
	vmovups ZMMWORD PTR [r11+0x1c0],zmm13
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
	vaddps zmm10,zmm11,zmm12
	vaddps zmm10,zmm10,zmm15
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm14,zmm9,zmm8
	vaddps zmm14,zmm14,zmm13
	vmovaps zmm16,zmm10
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rip+0x0]
	vmulps zmm12,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm12
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm11
	vmovups ZMMWORD PTR [r11+0x40],zmm16
	vmovups ZMMWORD PTR [r11+0x80],zmm10
	vmovups ZMMWORD PTR [r11+0xc0],zmm18
	vmovups ZMMWORD PTR [r11+0x100],zmm14
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm12
	vmovups ZMMWORD PTR [r11+0x1c0],zmm13
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
	vmovups zmm9,ZMMWORD PTR [r8+0x200]
	vmovups zmm10,ZMMWORD PTR [r8+0x400]
	vmovups zmm11,ZMMWORD PTR [r8+0x600]
	vmovups zmm12,ZMMWORD PTR [r8+0x800]
	vmovups zmm13,ZMMWORD PTR [r8+0xa00]
	vaddps zmm14,zmm8,zmm10
	vaddps zmm14,zmm14,zmm12
	vmulps zmm14,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm15,zmm9,zmm11
	vaddps zmm15,zmm15,zmm13
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm8
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm15,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm15
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd132ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmulps zmm10,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+rax*1],zmm16
	vmovups ZMMWORD PTR [r11+rax*2],zmm14
	vmovups ZMMWORD PTR [r11+r10*1],zmm18
	vmovups ZMMWORD PTR [r9],zmm15
	vmovups ZMMWORD PTR [r9+rax*1],zmm11
	vmovups ZMMWORD PTR [r9+rax*2],zmm10
	vmovups ZMMWORD PTR [r9+r10*1],zmm13
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
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm15,zmm16
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm8
	vmovups ZMMWORD PTR [rbx+0x200],zmm9
	vmovups ZMMWORD PTR [rbx+0x400],zmm11
	add    rbx,0x40
	lea    r11,[r11+rsi*4]
	lea    rdi,[rdi+rsi*4]
	dec    ebp
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x23>
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
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x2f6>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x2cd>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm15,zmm16
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm11,zmm11
	vunpckhps zmm11,zmm11,zmm11
	vunpcklpd zmm12,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vunpcklpd zmm10,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
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
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x128>
	jmp    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x4c5>
	mov    r11d,0x3
	test   r10b,0x1
	je     <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x4a1>
	vmovups zmm8,ZMMWORD PTR [r9]
	vmovups zmm9,ZMMWORD PTR [r9+0x40]
	vmovups zmm10,ZMMWORD PTR [r9+0x80]
	vmovups zmm11,ZMMWORD PTR [r9+0xc0]
	vmovups zmm12,ZMMWORD PTR [r9+0x100]
	vmovups zmm13,ZMMWORD PTR [r9+0x140]
	vmovups zmm14,ZMMWORD PTR [r9+0x180]
	vmovups zmm15,ZMMWORD PTR [r9+0x1c0]
	vmovups zmm16,ZMMWORD PTR [rdx]
	vaddps zmm9,zmm9,zmm16
	vaddps zmm16,zmm9,zmm10
	vsubps zmm9,zmm9,zmm10
	vaddps zmm10,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vaddps zmm12,zmm13,zmm14
	vsubps zmm13,zmm13,zmm14
	vaddps zmm8,zmm8,zmm16
	vaddps zmm8,zmm8,zmm10
	vaddps zmm8,zmm8,zmm12
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm15,zmm16
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm11,zmm11
	vunpckhps zmm11,zmm11,zmm11
	vunpcklpd zmm12,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vunpcklpd zmm10,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rdi]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rbx]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbp+0x0]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm9
	vextractf32x4 xmm11,zmm9,0x1
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm11
	vextractf32x4 xmm11,zmm9,0x2
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm11
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbp+r8*1+0x0]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
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
	jne    <nnp_winograd_f3x3_6x6_output_with_bias__x86_64_avx512+0x2fc>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
