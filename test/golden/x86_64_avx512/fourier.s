<nnp_fourier_8x8_complex_left__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xff
	jne    <nnp_fourier_8x8_complex_left__x86_64_avx512+0x2e9>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_left__x86_64_avx512+0x283>
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
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm16,zmm12
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vaddps zmm10,zmm14,zmm13
	vsubps zmm13,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm14,zmm10,zmm13
	vmovups ZMMWORD PTR [r11],zmm14
	vsubps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm16,zmm15
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vaddps zmm10,zmm9,zmm8
	vsubps zmm8,zmm8,zmm9
	vmovaps zmm9,zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vfmsub231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm12
	jmp    <nnp_fourier_8x8_complex_left__x86_64_avx512+0x2c0>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_fourier_8x8_complex_left__x86_64_avx512+0x46>
	jmp    <nnp_fourier_8x8_complex_left__x86_64_avx512+0x634>
	mov    r13d,r11d
	kmovw  k1,r13d
	mov    r11d,r11d
	shr    r11d,0x4
	kmovw  k2,r11d
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_left__x86_64_avx512+0x5d3>
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
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm16,zmm12
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vaddps zmm10,zmm14,zmm13
	vsubps zmm13,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm14,zmm10,zmm13
	vmovups ZMMWORD PTR [r11],zmm14
	vsubps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm16,zmm15
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vaddps zmm10,zmm9,zmm8
	vsubps zmm8,zmm8,zmm9
	vmovaps zmm9,zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vfmsub231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm12
	jmp    <nnp_fourier_8x8_complex_left__x86_64_avx512+0x610>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_fourier_8x8_complex_left__x86_64_avx512+0x306>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x800]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x400]
	vmovups zmm11,ZMMWORD PTR [r8+0xc00]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [r9+rax*2],zmm10
	vsubps zmm9,zmm11,zmm9
	vmovups zmm10,ZMMWORD PTR [r8+0x200]
	vmovups zmm11,ZMMWORD PTR [r8+0xa00]
	vaddps zmm12,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x600]
	vmovups zmm14,ZMMWORD PTR [r8+0xe00]
	vaddps zmm15,zmm11,zmm14
	vsubps zmm11,zmm14,zmm11
	vaddps zmm14,zmm12,zmm15
	vaddps zmm16,zmm13,zmm14
	vmovups ZMMWORD PTR [r11],zmm16
	vsubps zmm13,zmm13,zmm14
	vmovups ZMMWORD PTR [r11+rax*1],zmm13
	vsubps zmm12,zmm15,zmm12
	vmovups ZMMWORD PTR [r9+r10*1],zmm12
	vaddps zmm12,zmm10,zmm11
	vsubps zmm10,zmm11,zmm10
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm11
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi],zmm8
	vfmsub231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*1],zmm9
	vmovups zmm8,ZMMWORD PTR [r8+0x40]
	vmovups zmm9,ZMMWORD PTR [r8+0x840]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x440]
	vmovups zmm11,ZMMWORD PTR [r8+0xc40]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rdi],zmm10
	vsubps zmm9,zmm11,zmm9
	vmovups zmm10,ZMMWORD PTR [r8+0x240]
	vmovups zmm11,ZMMWORD PTR [r8+0xa40]
	vaddps zmm12,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x640]
	vmovups zmm14,ZMMWORD PTR [r8+0xe40]
	vaddps zmm15,zmm11,zmm14
	vsubps zmm11,zmm14,zmm11
	vaddps zmm14,zmm12,zmm15
	vaddps zmm16,zmm13,zmm14
	vmovups ZMMWORD PTR [r11+rax*2],zmm16
	vsubps zmm13,zmm13,zmm14
	vmovups ZMMWORD PTR [r11+r10*1],zmm13
	vsubps zmm12,zmm15,zmm12
	vmovups ZMMWORD PTR [rdi+rax*1],zmm12
	vaddps zmm12,zmm10,zmm11
	vsubps zmm10,zmm11,zmm10
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*2],zmm11
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*1],zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*2],zmm8
	vfmsub231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm9
	mov    rax,rcx
	shl    rax,0x4
	lea    rdx,[rdx+rax*4]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rcx,[r9+rax*4]
	lea    rdx,[rcx+rax*4]
	mov    r8,r8
	mov    esi,0x3
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x800]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm11,ZMMWORD PTR [r8+0x840]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x400]
	vmovups zmm13,ZMMWORD PTR [r8+0xc00]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [r8+0x440]
	vmovups zmm16,ZMMWORD PTR [r8+0xc40]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm15,zmm16
	vsubps zmm11,zmm13,zmm11
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x200]
	vmovups zmm14,ZMMWORD PTR [r8+0xa00]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x240]
	vmovups zmm17,ZMMWORD PTR [r8+0xa40]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [r8+0x600]
	vmovups zmm21,ZMMWORD PTR [r8+0xe00]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [r8+0x640]
	vmovups zmm23,ZMMWORD PTR [r8+0xe40]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vmovups ZMMWORD PTR [r11],zmm26
	vaddps zmm26,zmm19,zmm25
	vmovups ZMMWORD PTR [r11+rax*1],zmm26
	vsubps zmm18,zmm18,zmm23
	vmovups ZMMWORD PTR [rcx],zmm18
	vsubps zmm18,zmm19,zmm25
	vmovups ZMMWORD PTR [rcx+rax*1],zmm18
	vsubps zmm18,zmm20,zmm24
	vsubps zmm16,zmm22,zmm16
	vaddps zmm19,zmm10,zmm18
	vmovups ZMMWORD PTR [r9],zmm19
	vaddps zmm19,zmm12,zmm16
	vmovups ZMMWORD PTR [r9+rax*1],zmm19
	vsubps zmm10,zmm10,zmm18
	vmovups ZMMWORD PTR [rdx],zmm10
	vsubps zmm10,zmm12,zmm16
	vmovups ZMMWORD PTR [rdx+rax*1],zmm10
	vaddps zmm10,zmm11,zmm14
	vsubps zmm11,zmm14,zmm11
	vsubps zmm12,zmm17,zmm21
	vaddps zmm14,zmm17,zmm21
	vaddps zmm16,zmm10,zmm12
	vaddps zmm17,zmm11,zmm14
	vmovaps zmm18,zmm13
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm18
	vmovaps zmm18,zmm15
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm18
	vfmadd231ps zmm13,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*2],zmm13
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm15
	vsubps zmm11,zmm11,zmm14
	vsubps zmm10,zmm12,zmm10
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm12
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm8
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm9
	lea    r11,[rdx+rax*4]
	lea    r9,[r11+rax*4]
	lea    rcx,[r9+rax*4]
	lea    rdx,[rcx+rax*4]
	dec    esi
	jne    <nnp_fourier_8x8_complex_left__x86_64_avx512+0x87e>
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

<nnp_fourier_8x8_complex_right__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xff
	jne    <nnp_fourier_8x8_complex_right__x86_64_avx512+0x2e9>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_right__x86_64_avx512+0x283>
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
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vaddps zmm10,zmm14,zmm13
	vsubps zmm13,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm14,zmm10,zmm13
	vmovups ZMMWORD PTR [r11],zmm14
	vsubps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vaddps zmm10,zmm9,zmm8
	vsubps zmm8,zmm9,zmm8
	vmovaps zmm9,zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vfmsub231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm12
	jmp    <nnp_fourier_8x8_complex_right__x86_64_avx512+0x2c0>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_fourier_8x8_complex_right__x86_64_avx512+0x46>
	jmp    <nnp_fourier_8x8_complex_right__x86_64_avx512+0x634>
	mov    r13d,r11d
	kmovw  k1,r13d
	mov    r11d,r11d
	shr    r11d,0x4
	kmovw  k2,r11d
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_right__x86_64_avx512+0x5d3>
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
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vaddps zmm10,zmm14,zmm13
	vsubps zmm13,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm14,zmm10,zmm13
	vmovups ZMMWORD PTR [r11],zmm14
	vsubps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vaddps zmm10,zmm9,zmm8
	vsubps zmm8,zmm9,zmm8
	vmovaps zmm9,zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vfmsub231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm12
	jmp    <nnp_fourier_8x8_complex_right__x86_64_avx512+0x610>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_fourier_8x8_complex_right__x86_64_avx512+0x306>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x800]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x400]
	vmovups zmm11,ZMMWORD PTR [r8+0xc00]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [r9+rax*2],zmm10
	vsubps zmm9,zmm9,zmm11
	vmovups zmm10,ZMMWORD PTR [r8+0x200]
	vmovups zmm11,ZMMWORD PTR [r8+0xa00]
	vaddps zmm12,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x600]
	vmovups zmm14,ZMMWORD PTR [r8+0xe00]
	vaddps zmm15,zmm11,zmm14
	vsubps zmm11,zmm14,zmm11
	vaddps zmm14,zmm12,zmm15
	vaddps zmm16,zmm13,zmm14
	vmovups ZMMWORD PTR [r11],zmm16
	vsubps zmm13,zmm13,zmm14
	vmovups ZMMWORD PTR [r11+rax*1],zmm13
	vsubps zmm12,zmm12,zmm15
	vmovups ZMMWORD PTR [r9+r10*1],zmm12
	vaddps zmm12,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm11
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*1],zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi],zmm8
	vfmsub231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*1],zmm9
	vmovups zmm8,ZMMWORD PTR [r8+0x40]
	vmovups zmm9,ZMMWORD PTR [r8+0x840]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x440]
	vmovups zmm11,ZMMWORD PTR [r8+0xc40]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rdi],zmm10
	vsubps zmm9,zmm9,zmm11
	vmovups zmm10,ZMMWORD PTR [r8+0x240]
	vmovups zmm11,ZMMWORD PTR [r8+0xa40]
	vaddps zmm12,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x640]
	vmovups zmm14,ZMMWORD PTR [r8+0xe40]
	vaddps zmm15,zmm11,zmm14
	vsubps zmm11,zmm14,zmm11
	vaddps zmm14,zmm12,zmm15
	vaddps zmm16,zmm13,zmm14
	vmovups ZMMWORD PTR [r11+rax*2],zmm16
	vsubps zmm13,zmm13,zmm14
	vmovups ZMMWORD PTR [r11+r10*1],zmm13
	vsubps zmm12,zmm12,zmm15
	vmovups ZMMWORD PTR [rdi+rax*1],zmm12
	vaddps zmm12,zmm10,zmm11
	vsubps zmm10,zmm10,zmm11
	vmovaps zmm11,zmm8
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*2],zmm11
	vmovaps zmm11,zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*1],zmm11
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*2],zmm8
	vfmsub231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm9
	mov    rax,rcx
	shl    rax,0x4
	lea    rdx,[rdx+rax*4]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rcx,[r9+rax*4]
	lea    rdx,[rcx+rax*4]
	mov    r8,r8
	mov    esi,0x3
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x800]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm11,ZMMWORD PTR [r8+0x840]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x400]
	vmovups zmm13,ZMMWORD PTR [r8+0xc00]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [r8+0x440]
	vmovups zmm16,ZMMWORD PTR [r8+0xc40]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm16,zmm15
	vsubps zmm11,zmm11,zmm13
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x200]
	vmovups zmm14,ZMMWORD PTR [r8+0xa00]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x240]
	vmovups zmm17,ZMMWORD PTR [r8+0xa40]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [r8+0x600]
	vmovups zmm21,ZMMWORD PTR [r8+0xe00]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [r8+0x640]
	vmovups zmm23,ZMMWORD PTR [r8+0xe40]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vmovups ZMMWORD PTR [r11],zmm26
	vaddps zmm26,zmm19,zmm25
	vmovups ZMMWORD PTR [r11+rax*1],zmm26
	vsubps zmm18,zmm18,zmm23
	vmovups ZMMWORD PTR [rcx],zmm18
	vsubps zmm18,zmm19,zmm25
	vmovups ZMMWORD PTR [rcx+rax*1],zmm18
	vsubps zmm18,zmm24,zmm20
	vsubps zmm16,zmm16,zmm22
	vaddps zmm19,zmm10,zmm18
	vmovups ZMMWORD PTR [r9],zmm19
	vaddps zmm19,zmm12,zmm16
	vmovups ZMMWORD PTR [r9+rax*1],zmm19
	vsubps zmm10,zmm10,zmm18
	vmovups ZMMWORD PTR [rdx],zmm10
	vsubps zmm10,zmm12,zmm16
	vmovups ZMMWORD PTR [rdx+rax*1],zmm10
	vsubps zmm10,zmm11,zmm14
	vaddps zmm11,zmm11,zmm14
	vaddps zmm12,zmm17,zmm21
	vsubps zmm14,zmm21,zmm17
	vaddps zmm16,zmm10,zmm12
	vaddps zmm17,zmm11,zmm14
	vmovaps zmm18,zmm13
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+rax*2],zmm18
	vmovaps zmm18,zmm15
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+r10*1],zmm18
	vfmadd231ps zmm13,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*2],zmm13
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm15
	vsubps zmm11,zmm14,zmm11
	vsubps zmm10,zmm10,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+rax*2],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+r10*1],zmm12
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm8
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm9
	lea    r11,[rdx+rax*4]
	lea    r9,[r11+rax*4]
	lea    rcx,[r9+rax*4]
	lea    rdx,[rcx+rax*4]
	dec    esi
	jne    <nnp_fourier_8x8_complex_right__x86_64_avx512+0x87e>
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

<nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups ZMMWORD PTR [r9+0x1000],zmm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdx,[r11+rax*4]
	lea    rbx,[rdx+rax*4]
	lea    rbp,[rbx+rax*4]
	vmovups zmm8,ZMMWORD PTR [rdx+rax*1]
	vmovups zmm9,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rbx]
	vsubps zmm12,zmm9,zmm11
	vaddps zmm9,zmm9,zmm11
	vsubps zmm11,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+rax*1]
	vaddps zmm14,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rdx+r10*1]
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x600],zmm13
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xe00],zmm12
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x200],zmm10
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xa00],zmm15
	vmovups zmm10,ZMMWORD PTR [rdx+rax*2]
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x400],zmm10
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc00],zmm14
	vmovaps zmm8,zmm11
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x800],zmm11
	vmovups zmm8,ZMMWORD PTR [rbx+r10*1]
	vmovups zmm9,ZMMWORD PTR [rbp+r10*1+0x0]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm11,ZMMWORD PTR [rbp+rax*2+0x0]
	vsubps zmm12,zmm9,zmm11
	vaddps zmm9,zmm9,zmm11
	vsubps zmm11,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r11+rax*2]
	vmovups zmm13,ZMMWORD PTR [r11+r10*1]
	vaddps zmm14,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+rax*1+0x0]
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x640],zmm13
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xe40],zmm12
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x240],zmm10
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xa40],zmm15
	vmovups zmm10,ZMMWORD PTR [rbp+0x0]
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x440],zmm10
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc40],zmm14
	vmovaps zmm8,zmm11
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x40],zmm8
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x840],zmm11
	mov    rax,rsi
	shl    rax,0x4
	lea    rdi,[rdi+rax*4]
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdx,[r11+rax*4]
	lea    rsi,[rdx+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r9
	mov    ebp,0x3
	add    rbx,0x80
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [rsi]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm11,ZMMWORD PTR [rsi+rax*1]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdi]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [rdx+rax*1]
	vmovups zmm16,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm16,zmm15
	vsubps zmm11,zmm11,zmm13
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r11+rax*2]
	vmovups zmm14,ZMMWORD PTR [rsi+rax*2]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r11+r10*1]
	vmovups zmm17,ZMMWORD PTR [rsi+r10*1]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [rdx+rax*2]
	vmovups zmm21,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [rdx+r10*1]
	vmovups zmm23,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vmovups ZMMWORD PTR [rbx],zmm26
	vaddps zmm26,zmm19,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm26
	vsubps zmm18,zmm18,zmm23
	vmovups ZMMWORD PTR [rbx+0x800],zmm18
	vsubps zmm18,zmm19,zmm25
	vmovups ZMMWORD PTR [rbx+0x840],zmm18
	vsubps zmm18,zmm24,zmm20
	vsubps zmm16,zmm16,zmm22
	vaddps zmm19,zmm10,zmm18
	vmovups ZMMWORD PTR [rbx+0x400],zmm19
	vaddps zmm19,zmm12,zmm16
	vmovups ZMMWORD PTR [rbx+0x440],zmm19
	vsubps zmm10,zmm10,zmm18
	vmovups ZMMWORD PTR [rbx+0xc00],zmm10
	vsubps zmm10,zmm12,zmm16
	vmovups ZMMWORD PTR [rbx+0xc40],zmm10
	vsubps zmm10,zmm11,zmm14
	vaddps zmm11,zmm11,zmm14
	vaddps zmm12,zmm17,zmm21
	vsubps zmm14,zmm21,zmm17
	vaddps zmm16,zmm10,zmm12
	vaddps zmm17,zmm11,zmm14
	vmovaps zmm18,zmm13
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x200],zmm18
	vmovaps zmm18,zmm15
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x240],zmm18
	vfmadd231ps zmm13,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0xa00],zmm13
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0xa40],zmm15
	vsubps zmm11,zmm14,zmm11
	vsubps zmm10,zmm10,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x600],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x640],zmm12
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0xe00],zmm8
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0xe40],zmm9
	lea    r11,[rdi+rax*4]
	lea    rdx,[r11+rax*4]
	lea    rsi,[rdx+rax*4]
	lea    rdi,[rsi+rax*4]
	dec    ebp
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0x2d1>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	lea    rdi,[rsi+r8*4]
	lea    rbx,[rdi+r8*4]
	mov    rbp,r9
	mov    r12d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0xc48>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x1000]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0xc0]
	vmovups zmm10,ZMMWORD PTR [rbp+0x1c0]
	vaddps zmm11,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vmovups zmm12,ZMMWORD PTR [rbp+0x180]
	vsubps zmm13,zmm10,zmm12
	vaddps zmm10,zmm10,zmm12
	vsubps zmm12,zmm13,zmm11
	vaddps zmm11,zmm11,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+0x40]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x140]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x100]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm16
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm14
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm9
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x0
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0x759>
	vunpcklps zmm17,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklps zmm13,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm17,zmm13
	vunpckhpd zmm13,zmm17,zmm13
	vunpcklpd zmm17,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm17,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2],zmm17,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm17,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm17,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1],zmm8,0x3
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0x94f>
	cmp    r13,0x3
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0x84d>
	vunpcklps zmm8,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vpermilps zmm12,zmm8,0x4e
	vpermilps zmm13,zmm10,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm17,zmm8,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm17
	vextractf32x4 xmm17,zmm8,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm17
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm8,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm13
	vextractf32x4 xmm8,zmm13,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm8
	vextractf32x4 xmm8,zmm13,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm8
	vextractf32x4 xmm8,zmm13,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm8
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0x94f>
	test   r13,r13
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0x857>
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0x94f>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm17,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklps zmm13,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm17,zmm13
	vunpckhpd zmm13,zmm17,zmm13
	vunpcklpd zmm17,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm17
	vextractf32x4 xmm10,zmm17,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm17,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm17,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x4
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0xa32>
	vunpcklps zmm8,zmm16,zmm15
	vunpckhps zmm10,zmm16,zmm15
	vunpcklps zmm11,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vextractf32x4 XMMWORD PTR [rcx+0x10],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x10],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x10],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x10],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x10],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x10],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x10],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x10],zmm8,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x10],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x10],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x10],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x10],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x10],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x10],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x10],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x10],zmm9,0x3
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0xc48>
	cmp    r13,0x3
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0xb36>
	vunpcklps zmm8,zmm16,zmm15
	vunpckhps zmm9,zmm16,zmm15
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0xc48>
	test   r13,r13
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0xb40>
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0xc48>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm8,zmm16,zmm15
	vunpckhps zmm10,zmm16,zmm15
	vunpcklps zmm11,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	shr    r10,1
	add    rbp,0x200
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	dec    r12d
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx512+0x56d>
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

<nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups ZMMWORD PTR [r9+0x1000],zmm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdx,[r11+rax*4]
	lea    rbx,[rdx+rax*4]
	lea    rbp,[rbx+rax*4]
	vmovups zmm8,ZMMWORD PTR [rdx+rax*1]
	vmovups zmm9,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rdx]
	vmovups zmm11,ZMMWORD PTR [rbx]
	vsubps zmm12,zmm9,zmm11
	vaddps zmm9,zmm9,zmm11
	vsubps zmm11,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r11]
	vmovups zmm13,ZMMWORD PTR [r11+rax*1]
	vaddps zmm14,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rdx+r10*1]
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x600],zmm13
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xe00],zmm12
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x200],zmm10
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xa00],zmm15
	vmovups zmm10,ZMMWORD PTR [rdx+rax*2]
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x400],zmm10
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc00],zmm14
	vmovaps zmm8,zmm11
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x800],zmm11
	vmovups zmm8,ZMMWORD PTR [rbx+r10*1]
	vmovups zmm9,ZMMWORD PTR [rbp+r10*1+0x0]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm11,ZMMWORD PTR [rbp+rax*2+0x0]
	vsubps zmm12,zmm9,zmm11
	vaddps zmm9,zmm9,zmm11
	vsubps zmm11,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r11+rax*2]
	vmovups zmm13,ZMMWORD PTR [r11+r10*1]
	vaddps zmm14,zmm12,zmm13
	vsubps zmm12,zmm12,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+rax*1+0x0]
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm12
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x640],zmm13
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xe40],zmm12
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x240],zmm10
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xa40],zmm15
	vmovups zmm10,ZMMWORD PTR [rbp+0x0]
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x440],zmm10
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc40],zmm14
	vmovaps zmm8,zmm11
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x40],zmm8
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x840],zmm11
	mov    rax,rsi
	shl    rax,0x4
	lea    rdi,[rdi+rax*4]
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdx,[r11+rax*4]
	lea    rsi,[rdx+rax*4]
	lea    rdi,[rsi+rax*4]
	mov    rbx,r9
	mov    ebp,0x3
	add    rbx,0x80
	vmovups zmm8,ZMMWORD PTR [r11]
	vmovups zmm9,ZMMWORD PTR [rsi]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r11+rax*1]
	vmovups zmm11,ZMMWORD PTR [rsi+rax*1]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rdx]
	vmovups zmm13,ZMMWORD PTR [rdi]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [rdx+rax*1]
	vmovups zmm16,ZMMWORD PTR [rdi+rax*1]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm16,zmm15
	vsubps zmm11,zmm11,zmm13
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r11+rax*2]
	vmovups zmm14,ZMMWORD PTR [rsi+rax*2]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r11+r10*1]
	vmovups zmm17,ZMMWORD PTR [rsi+r10*1]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [rdx+rax*2]
	vmovups zmm21,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [rdx+r10*1]
	vmovups zmm23,ZMMWORD PTR [rdi+r10*1]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vmovups ZMMWORD PTR [rbx],zmm26
	vaddps zmm26,zmm19,zmm25
	vmovups ZMMWORD PTR [rbx+0x40],zmm26
	vsubps zmm18,zmm18,zmm23
	vmovups ZMMWORD PTR [rbx+0x800],zmm18
	vsubps zmm18,zmm19,zmm25
	vmovups ZMMWORD PTR [rbx+0x840],zmm18
	vsubps zmm18,zmm24,zmm20
	vsubps zmm16,zmm16,zmm22
	vaddps zmm19,zmm10,zmm18
	vmovups ZMMWORD PTR [rbx+0x400],zmm19
	vaddps zmm19,zmm12,zmm16
	vmovups ZMMWORD PTR [rbx+0x440],zmm19
	vsubps zmm10,zmm10,zmm18
	vmovups ZMMWORD PTR [rbx+0xc00],zmm10
	vsubps zmm10,zmm12,zmm16
	vmovups ZMMWORD PTR [rbx+0xc40],zmm10
	vsubps zmm10,zmm11,zmm14
	vaddps zmm11,zmm11,zmm14
	vaddps zmm12,zmm17,zmm21
	vsubps zmm14,zmm21,zmm17
	vaddps zmm16,zmm10,zmm12
	vaddps zmm17,zmm11,zmm14
	vmovaps zmm18,zmm13
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x200],zmm18
	vmovaps zmm18,zmm15
	vfmadd231ps zmm18,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x240],zmm18
	vfmadd231ps zmm13,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0xa00],zmm13
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0xa40],zmm15
	vsubps zmm11,zmm14,zmm11
	vsubps zmm10,zmm10,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x600],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0x640],zmm12
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0xe00],zmm8
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+0xe40],zmm9
	lea    r11,[rdi+rax*4]
	lea    rdx,[r11+rax*4]
	lea    rsi,[rdx+rax*4]
	lea    rdi,[rsi+rax*4]
	dec    ebp
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0x2d1>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	lea    rdi,[rsi+r8*4]
	lea    rbx,[rdi+r8*4]
	mov    rbp,r9
	mov    r12d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0xc84>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x1000]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0xc0]
	vmovups zmm10,ZMMWORD PTR [rbp+0x1c0]
	vaddps zmm11,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vmovups zmm12,ZMMWORD PTR [rbp+0x180]
	vsubps zmm13,zmm10,zmm12
	vaddps zmm10,zmm10,zmm12
	vsubps zmm12,zmm13,zmm11
	vaddps zmm11,zmm11,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+0x40]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x140]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x100]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm16
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm14
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm9
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm17,zmm17,zmm17
	vmaxps zmm13,zmm17,zmm13
	vmaxps zmm10,zmm17,zmm10
	vmaxps zmm12,zmm17,zmm12
	vmaxps zmm8,zmm17,zmm8
	mov    r13,r11
	shr    r13,0x0
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0x777>
	vunpcklps zmm17,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklps zmm13,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm17,zmm13
	vunpckhpd zmm13,zmm17,zmm13
	vunpcklpd zmm17,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm17,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2],zmm17,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm17,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm17,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1],zmm8,0x3
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0x96d>
	cmp    r13,0x3
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0x86b>
	vunpcklps zmm8,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vpermilps zmm12,zmm8,0x4e
	vpermilps zmm13,zmm10,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm17,zmm8,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm17
	vextractf32x4 xmm17,zmm8,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm17
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm8,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm13
	vextractf32x4 xmm8,zmm13,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm8
	vextractf32x4 xmm8,zmm13,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm8
	vextractf32x4 xmm8,zmm13,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm8
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0x96d>
	test   r13,r13
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0x875>
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0x96d>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm17,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklps zmm13,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm17,zmm13
	vunpckhpd zmm13,zmm17,zmm13
	vunpcklpd zmm17,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm17
	vextractf32x4 xmm10,zmm17,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm17,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm17,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm8,zmm8,zmm8
	vmaxps zmm10,zmm8,zmm16
	vmaxps zmm11,zmm8,zmm15
	vmaxps zmm12,zmm8,zmm14
	vmaxps zmm8,zmm8,zmm9
	mov    r13,r11
	shr    r13,0x4
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0xa6e>
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x10],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x10],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x10],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x10],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x10],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x10],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x10],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x10],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x10],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x10],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x10],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x10],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x10],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x10],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x10],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x10],zmm8,0x3
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0xc84>
	cmp    r13,0x3
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0xb72>
	vunpcklps zmm8,zmm10,zmm11
	vunpckhps zmm9,zmm10,zmm11
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0xc84>
	test   r13,r13
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0xb7c>
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0xc84>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	shr    r10,1
	add    rbp,0x200
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	dec    r12d
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx512+0x56d>
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
	int3

<nnp_fourier_8x8_gauss_left__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xff
	jne    <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x2e9>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x283>
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
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm16,zmm12
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vaddps zmm10,zmm14,zmm13
	vsubps zmm13,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm14,zmm10,zmm13
	vmovups ZMMWORD PTR [r11],zmm14
	vsubps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm16,zmm15
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vaddps zmm10,zmm9,zmm8
	vsubps zmm8,zmm8,zmm9
	vmovaps zmm9,zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vfmsub231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm12
	jmp    <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x2c0>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x46>
	jmp    <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x634>
	mov    r13d,r11d
	kmovw  k1,r13d
	mov    r11d,r11d
	shr    r11d,0x4
	kmovw  k2,r11d
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x5d3>
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
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm16,zmm12
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vaddps zmm10,zmm14,zmm13
	vsubps zmm13,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm14,zmm10,zmm13
	vmovups ZMMWORD PTR [r11],zmm14
	vsubps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm16,zmm15
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vaddps zmm10,zmm9,zmm8
	vsubps zmm8,zmm8,zmm9
	vmovaps zmm9,zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vfmsub231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm12
	jmp    <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x610>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x306>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x800]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x400]
	vmovups zmm11,ZMMWORD PTR [r8+0xc00]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rdi],zmm10
	vsubps zmm9,zmm11,zmm9
	vmovups zmm11,ZMMWORD PTR [r8+0x200]
	vmovups zmm12,ZMMWORD PTR [r8+0xa00]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x600]
	vmovups zmm15,ZMMWORD PTR [r8+0xe00]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi],zmm17
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi+rax*1],zmm13
	vsubps zmm13,zmm16,zmm14
	vmovups ZMMWORD PTR [rdi+rax*1],zmm13
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm12,zmm11
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r11*1],zmm12
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*2],zmm15
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm8
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm12,zmm15
	vmovups ZMMWORD PTR [rsi+rax*4],zmm12
	vaddps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [rsi+r9*1],zmm10
	vsubps zmm8,zmm8,zmm14
	vmovups ZMMWORD PTR [rdi+rax*2],zmm8
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*4],zmm9
	vmovups zmm8,ZMMWORD PTR [r8+0x40]
	vmovups zmm9,ZMMWORD PTR [r8+0x840]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x440]
	vmovups zmm11,ZMMWORD PTR [r8+0xc40]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rbx+rax*1],zmm10
	vsubps zmm9,zmm11,zmm9
	vmovups zmm11,ZMMWORD PTR [r8+0x240]
	vmovups zmm12,ZMMWORD PTR [r8+0xa40]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x640]
	vmovups zmm15,ZMMWORD PTR [r8+0xe40]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi+rax*2],zmm17
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi+r10*1],zmm13
	vsubps zmm13,zmm16,zmm14
	vmovups ZMMWORD PTR [rbx+rax*2],zmm13
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm12,zmm11
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*2],zmm12
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r9*1],zmm15
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*4],zmm8
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm12,zmm15
	vmovups ZMMWORD PTR [rdi+r11*1],zmm12
	vaddps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [rbx],zmm10
	vsubps zmm8,zmm8,zmm14
	vmovups ZMMWORD PTR [rbx+r10*1],zmm8
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r11*1],zmm9
	imul   rax,rcx,0x16
	lea    rdx,[rdx+rax*4]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	mov    r8,r8
	mov    edi,0x3
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x800]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm11,ZMMWORD PTR [r8+0x840]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x400]
	vmovups zmm13,ZMMWORD PTR [r8+0xc00]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [r8+0x440]
	vmovups zmm16,ZMMWORD PTR [r8+0xc40]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm15,zmm16
	vsubps zmm11,zmm13,zmm11
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x200]
	vmovups zmm14,ZMMWORD PTR [r8+0xa00]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x240]
	vmovups zmm17,ZMMWORD PTR [r8+0xa40]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [r8+0x600]
	vmovups zmm21,ZMMWORD PTR [r8+0xe00]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [r8+0x640]
	vmovups zmm23,ZMMWORD PTR [r8+0xe40]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vmovups ZMMWORD PTR [rcx+rax*1],zmm26
	vaddps zmm27,zmm19,zmm25
	vmovups ZMMWORD PTR [rcx+rax*2],zmm27
	vsubps zmm18,zmm18,zmm23
	vmovups ZMMWORD PTR [rdx+r11*1],zmm18
	vsubps zmm19,zmm19,zmm25
	vmovups ZMMWORD PTR [rdx+r10*2],zmm19
	vsubps zmm20,zmm20,zmm24
	vsubps zmm16,zmm22,zmm16
	vaddps zmm22,zmm10,zmm20
	vmovups ZMMWORD PTR [rcx+r9*1],zmm22
	vaddps zmm23,zmm12,zmm16
	vmovups ZMMWORD PTR [rdx],zmm23
	vsubps zmm10,zmm10,zmm20
	vmovups ZMMWORD PTR [rsi+r10*1],zmm10
	vsubps zmm12,zmm12,zmm16
	vmovups ZMMWORD PTR [rsi+rax*4],zmm12
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm14,zmm11
	vsubps zmm14,zmm17,zmm21
	vaddps zmm17,zmm17,zmm21
	vaddps zmm20,zmm16,zmm14
	vaddps zmm21,zmm11,zmm17
	vmovaps zmm24,zmm13
	vfmadd231ps zmm24,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*4],zmm24
	vmovaps zmm25,zmm15
	vfmadd231ps zmm25,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r11*1],zmm25
	vfmadd231ps zmm13,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi],zmm13
	vfmadd231ps zmm15,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*1],zmm15
	vsubps zmm11,zmm11,zmm17
	vsubps zmm14,zmm14,zmm16
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm16
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm17
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*2],zmm8
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r9*1],zmm9
	vaddps zmm11,zmm26,zmm27
	vmovups ZMMWORD PTR [rcx],zmm11
	vaddps zmm11,zmm24,zmm25
	vmovups ZMMWORD PTR [rcx+r10*1],zmm11
	vaddps zmm11,zmm22,zmm23
	vmovups ZMMWORD PTR [rcx+r10*2],zmm11
	vaddps zmm11,zmm16,zmm17
	vmovups ZMMWORD PTR [rdx+rax*1],zmm11
	vaddps zmm11,zmm18,zmm19
	vmovups ZMMWORD PTR [rdx+rax*4],zmm11
	vaddps zmm11,zmm13,zmm15
	vmovups ZMMWORD PTR [rdx+r9*1],zmm11
	vaddps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rsi+rax*2],zmm10
	vaddps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rsi+r11*1],zmm8
	lea    rcx,[rsi+rax*8]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	dec    edi
	jne    <nnp_fourier_8x8_gauss_left__x86_64_avx512+0x8f2>
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

<nnp_fourier_8x8_gauss_right__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xff
	jne    <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x2e9>
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x283>
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
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vaddps zmm10,zmm14,zmm13
	vsubps zmm13,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm14,zmm10,zmm13
	vmovups ZMMWORD PTR [r11],zmm14
	vsubps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vaddps zmm10,zmm9,zmm8
	vsubps zmm8,zmm9,zmm8
	vmovaps zmm9,zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vfmsub231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm12
	jmp    <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x2c0>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x46>
	jmp    <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x634>
	mov    r13d,r11d
	kmovw  k1,r13d
	mov    r11d,r11d
	shr    r11d,0x4
	kmovw  k2,r11d
	mov    r11,r8
	mov    r13d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x5d3>
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
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vaddps zmm10,zmm14,zmm13
	vsubps zmm13,zmm14,zmm13
	vmovups ZMMWORD PTR [r11+0x100],zmm13
	vaddps zmm13,zmm15,zmm16
	vaddps zmm14,zmm10,zmm13
	vmovups ZMMWORD PTR [r11],zmm14
	vsubps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [r11+0x40],zmm10
	vsubps zmm10,zmm15,zmm16
	vmovups ZMMWORD PTR [r11+0x140],zmm10
	vaddps zmm10,zmm9,zmm8
	vsubps zmm8,zmm9,zmm8
	vmovaps zmm9,zmm11
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm9
	vmovaps zmm9,zmm12
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm9
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vfmsub231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm12
	jmp    <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x610>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x200
	dec    r13d
	jne    <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x306>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x800]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x400]
	vmovups zmm11,ZMMWORD PTR [r8+0xc00]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rsi+r9*1],zmm10
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x200]
	vmovups zmm12,ZMMWORD PTR [r8+0xa00]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x600]
	vmovups zmm15,ZMMWORD PTR [r8+0xe00]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi],zmm17
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi+rax*1],zmm13
	vsubps zmm13,zmm14,zmm16
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*4],zmm12
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*2],zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm15,zmm12
	vmovups ZMMWORD PTR [rsi+r11*1],zmm11
	vaddps zmm11,zmm12,zmm15
	vmovups ZMMWORD PTR [rsi+r10*2],zmm11
	vsubps zmm11,zmm13,zmm10
	vmovups ZMMWORD PTR [rdi],zmm11
	vaddps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [rdi+rax*1],zmm10
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rdi+rax*4],zmm8
	vmulps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm8
	vmovups zmm8,ZMMWORD PTR [r8+0x40]
	vmovups zmm9,ZMMWORD PTR [r8+0x840]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x440]
	vmovups zmm11,ZMMWORD PTR [r8+0xc40]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rbx],zmm10
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x240]
	vmovups zmm12,ZMMWORD PTR [r8+0xa40]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x640]
	vmovups zmm15,ZMMWORD PTR [r8+0xe40]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi+rax*2],zmm17
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi+r10*1],zmm13
	vsubps zmm13,zmm14,zmm16
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r11*1],zmm12
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r10*1],zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm15,zmm12
	vmovups ZMMWORD PTR [rdi+r10*2],zmm11
	vaddps zmm11,zmm12,zmm15
	vmovups ZMMWORD PTR [rdi+r9*1],zmm11
	vsubps zmm11,zmm13,zmm10
	vmovups ZMMWORD PTR [rbx+rax*1],zmm11
	vaddps zmm10,zmm10,zmm13
	vmovups ZMMWORD PTR [rbx+rax*2],zmm10
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rbx+r11*1],zmm8
	vmulps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*4],zmm8
	imul   rax,rcx,0x16
	lea    rdx,[rdx+rax*4]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	mov    r8,r8
	mov    edi,0x3
	add    r8,0x80
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x800]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x40]
	vmovups zmm11,ZMMWORD PTR [r8+0x840]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x400]
	vmovups zmm13,ZMMWORD PTR [r8+0xc00]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [r8+0x440]
	vmovups zmm16,ZMMWORD PTR [r8+0xc40]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm16,zmm15
	vsubps zmm11,zmm11,zmm13
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x200]
	vmovups zmm14,ZMMWORD PTR [r8+0xa00]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x240]
	vmovups zmm17,ZMMWORD PTR [r8+0xa40]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [r8+0x600]
	vmovups zmm21,ZMMWORD PTR [r8+0xe00]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [r8+0x640]
	vmovups zmm23,ZMMWORD PTR [r8+0xe40]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vmovups ZMMWORD PTR [rcx],zmm26
	vaddps zmm27,zmm19,zmm25
	vsubps zmm18,zmm18,zmm23
	vmovups ZMMWORD PTR [rdx+rax*4],zmm18
	vsubps zmm19,zmm19,zmm25
	vsubps zmm20,zmm24,zmm20
	vsubps zmm16,zmm16,zmm22
	vaddps zmm22,zmm10,zmm20
	vmovups ZMMWORD PTR [rcx+r10*2],zmm22
	vaddps zmm23,zmm12,zmm16
	vsubps zmm10,zmm10,zmm20
	vmovups ZMMWORD PTR [rsi+rax*2],zmm10
	vsubps zmm12,zmm12,zmm16
	vsubps zmm16,zmm11,zmm14
	vaddps zmm11,zmm11,zmm14
	vaddps zmm14,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm20,zmm16,zmm14
	vaddps zmm21,zmm11,zmm17
	vmovaps zmm24,zmm13
	vfmadd231ps zmm24,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm24
	vmovaps zmm25,zmm15
	vfmadd231ps zmm25,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r9*1],zmm13
	vfmadd231ps zmm15,zmm21,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm17,zmm11
	vsubps zmm14,zmm16,zmm14
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm16
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r11*1],zmm8
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm27,zmm26
	vmovups ZMMWORD PTR [rcx+rax*1],zmm11
	vaddps zmm11,zmm26,zmm27
	vmovups ZMMWORD PTR [rcx+rax*2],zmm11
	vsubps zmm11,zmm25,zmm24
	vmovups ZMMWORD PTR [rcx+rax*4],zmm11
	vaddps zmm11,zmm24,zmm25
	vmovups ZMMWORD PTR [rcx+r11*1],zmm11
	vsubps zmm11,zmm23,zmm22
	vmovups ZMMWORD PTR [rcx+r9*1],zmm11
	vaddps zmm11,zmm22,zmm23
	vmovups ZMMWORD PTR [rdx],zmm11
	vsubps zmm11,zmm17,zmm16
	vmovups ZMMWORD PTR [rdx+rax*2],zmm11
	vaddps zmm11,zmm16,zmm17
	vmovups ZMMWORD PTR [rdx+r10*1],zmm11
	vsubps zmm11,zmm19,zmm18
	vmovups ZMMWORD PTR [rdx+r11*1],zmm11
	vaddps zmm11,zmm18,zmm19
	vmovups ZMMWORD PTR [rdx+r10*2],zmm11
	vsubps zmm11,zmm15,zmm13
	vmovups ZMMWORD PTR [rsi],zmm11
	vaddps zmm11,zmm13,zmm15
	vmovups ZMMWORD PTR [rsi+rax*1],zmm11
	vsubps zmm11,zmm12,zmm10
	vmovups ZMMWORD PTR [rsi+r10*1],zmm11
	vaddps zmm10,zmm10,zmm12
	vmovups ZMMWORD PTR [rsi+rax*4],zmm10
	vsubps zmm10,zmm9,zmm8
	vmovups ZMMWORD PTR [rsi+r10*2],zmm10
	vaddps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rsi+r9*1],zmm8
	lea    rcx,[rsi+rax*8]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	dec    edi
	jne    <nnp_fourier_8x8_gauss_right__x86_64_avx512+0x90a>
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

<nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups ZMMWORD PTR [r9+0x1000],zmm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	vmovups zmm8,ZMMWORD PTR [rbx+rax*4]
	vmovups zmm9,ZMMWORD PTR [rbx+r10*2]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rbx+r11*1]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbx+rdx*1]
	vmovups zmm11,ZMMWORD PTR [rbp+rax*1+0x0]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+rax*2+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+rax*4+0x0]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+r10*1+0x0]
	vaddps zmm12,zmm12,zmm14
	vaddps zmm14,zmm8,zmm12
	vsubps zmm8,zmm8,zmm12
	vsubps zmm12,zmm9,zmm13
	vaddps zmm9,zmm9,zmm13
	vsubps zmm13,zmm12,zmm14
	vaddps zmm12,zmm14,zmm12
	vmovups zmm14,ZMMWORD PTR [rbx]
	vmovups zmm15,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm16,zmm14,zmm15
	vsubps zmm14,zmm14,zmm15
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x600],zmm10
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xe00],zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x200],zmm10
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xa00],zmm15
	vmovaps zmm10,zmm16
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm16
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x400],zmm11
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc00],zmm16
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x800],zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+r11*1+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+rdx*1+0x0]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rbp+r10*2+0x0]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r12]
	vmovups zmm11,ZMMWORD PTR [r12+rax*2]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [r12+rax*1]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r12+r10*1]
	vmovups zmm13,ZMMWORD PTR [r12+r11*1]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [r12+rax*4]
	vaddps zmm12,zmm12,zmm14
	vaddps zmm14,zmm8,zmm12
	vsubps zmm8,zmm8,zmm12
	vsubps zmm12,zmm9,zmm13
	vaddps zmm9,zmm9,zmm13
	vsubps zmm13,zmm12,zmm14
	vaddps zmm12,zmm14,zmm12
	vmovups zmm14,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm15,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm16,zmm14,zmm15
	vsubps zmm14,zmm14,zmm15
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x640],zmm10
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xe40],zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x240],zmm10
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xa40],zmm15
	vmovaps zmm10,zmm16
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm16
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x440],zmm11
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc40],zmm16
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x40],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x840],zmm10
	imul   rax,rsi,0x16
	lea    rdi,[rdi+rax*4]
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rsi,rdi
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	mov    rbp,r9
	mov    r12d,0x3
	add    rbp,0x80
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+rax*2]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rsi+rax*1]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm11,ZMMWORD PTR [rsi+r11*1]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [rsi+rax*4]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rsi+r10*2]
	vmovups zmm13,ZMMWORD PTR [rdi]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [rsi+rdx*1]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vsubps zmm15,zmm14,zmm15
	vmovups zmm16,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rdi+rax*4]
	vmovups zmm17,ZMMWORD PTR [rdi+r10*2]
	vsubps zmm17,zmm16,zmm17
	vmovups zmm18,ZMMWORD PTR [rdi+r11*1]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rdi+rdx*1]
	vmovups zmm19,ZMMWORD PTR [rbx+rax*1]
	vsubps zmm19,zmm18,zmm19
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm21,ZMMWORD PTR [rbx+rax*4]
	vsubps zmm21,zmm20,zmm21
	vmovups zmm22,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+r11*1]
	vmovups zmm23,ZMMWORD PTR [rbx+rdx*1]
	vsubps zmm23,zmm22,zmm23
	vmovups zmm24,ZMMWORD PTR [rbx+r10*2]
	vaddps zmm22,zmm22,zmm24
	vaddps zmm24,zmm9,zmm17
	vsubps zmm9,zmm9,zmm17
	vaddps zmm17,zmm8,zmm16
	vsubps zmm8,zmm8,zmm16
	vaddps zmm16,zmm13,zmm21
	vaddps zmm25,zmm12,zmm20
	vaddps zmm26,zmm24,zmm16
	vaddps zmm27,zmm17,zmm25
	vsubps zmm16,zmm24,zmm16
	vsubps zmm17,zmm17,zmm25
	vsubps zmm12,zmm20,zmm12
	vsubps zmm13,zmm13,zmm21
	vaddps zmm20,zmm9,zmm12
	vaddps zmm21,zmm8,zmm13
	vsubps zmm9,zmm9,zmm12
	vsubps zmm8,zmm8,zmm13
	vaddps zmm12,zmm11,zmm19
	vsubps zmm11,zmm11,zmm19
	vaddps zmm13,zmm10,zmm18
	vsubps zmm10,zmm10,zmm18
	vaddps zmm18,zmm15,zmm23
	vsubps zmm15,zmm23,zmm15
	vaddps zmm19,zmm14,zmm22
	vsubps zmm14,zmm22,zmm14
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm13,zmm19
	vaddps zmm24,zmm26,zmm22
	vmovups ZMMWORD PTR [rbp+0x0],zmm24
	vaddps zmm24,zmm27,zmm23
	vmovups ZMMWORD PTR [rbp+0x40],zmm24
	vsubps zmm22,zmm26,zmm22
	vmovups ZMMWORD PTR [rbp+0x800],zmm22
	vsubps zmm22,zmm27,zmm23
	vmovups ZMMWORD PTR [rbp+0x840],zmm22
	vsubps zmm13,zmm19,zmm13
	vsubps zmm12,zmm12,zmm18
	vaddps zmm18,zmm16,zmm13
	vmovups ZMMWORD PTR [rbp+0x400],zmm18
	vaddps zmm18,zmm17,zmm12
	vmovups ZMMWORD PTR [rbp+0x440],zmm18
	vsubps zmm13,zmm16,zmm13
	vmovups ZMMWORD PTR [rbp+0xc00],zmm13
	vsubps zmm12,zmm17,zmm12
	vmovups ZMMWORD PTR [rbp+0xc40],zmm12
	vsubps zmm12,zmm11,zmm10
	vaddps zmm10,zmm11,zmm10
	vaddps zmm11,zmm15,zmm14
	vsubps zmm13,zmm14,zmm15
	vaddps zmm14,zmm12,zmm11
	vaddps zmm15,zmm10,zmm13
	vmovaps zmm16,zmm20
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x200],zmm16
	vmovaps zmm16,zmm21
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x240],zmm16
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0xa00],zmm20
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0xa40],zmm21
	vsubps zmm10,zmm13,zmm10
	vsubps zmm11,zmm12,zmm11
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x600],zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x640],zmm12
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0xe00],zmm9
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0xe40],zmm8
	lea    rsi,[rbx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	dec    r12d
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0x350>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	lea    rdi,[rsi+r8*4]
	lea    rbx,[rdi+r8*4]
	mov    rbp,r9
	mov    r12d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xd5e>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x1000]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0xc0]
	vmovups zmm10,ZMMWORD PTR [rbp+0x1c0]
	vaddps zmm11,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vmovups zmm12,ZMMWORD PTR [rbp+0x180]
	vsubps zmm13,zmm10,zmm12
	vaddps zmm10,zmm10,zmm12
	vsubps zmm12,zmm13,zmm11
	vaddps zmm11,zmm11,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+0x40]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x140]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x100]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm16
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm14
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm9
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x0
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0x86f>
	vunpcklps zmm17,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklps zmm13,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm17,zmm13
	vunpckhpd zmm13,zmm17,zmm13
	vunpcklpd zmm17,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm17,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2],zmm17,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm17,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm17,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1],zmm8,0x3
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xa65>
	cmp    r13,0x3
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0x963>
	vunpcklps zmm8,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vpermilps zmm12,zmm8,0x4e
	vpermilps zmm13,zmm10,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm17,zmm8,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm17
	vextractf32x4 xmm17,zmm8,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm17
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm8,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm13
	vextractf32x4 xmm8,zmm13,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm8
	vextractf32x4 xmm8,zmm13,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm8
	vextractf32x4 xmm8,zmm13,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm8
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xa65>
	test   r13,r13
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0x96d>
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xa65>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm17,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklps zmm13,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm17,zmm13
	vunpckhpd zmm13,zmm17,zmm13
	vunpcklpd zmm17,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm17
	vextractf32x4 xmm10,zmm17,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm17,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm17,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x4
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xb48>
	vunpcklps zmm8,zmm16,zmm15
	vunpckhps zmm10,zmm16,zmm15
	vunpcklps zmm11,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vextractf32x4 XMMWORD PTR [rcx+0x10],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x10],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x10],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x10],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x10],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x10],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x10],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x10],zmm8,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x10],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x10],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x10],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x10],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x10],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x10],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x10],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x10],zmm9,0x3
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xd5e>
	cmp    r13,0x3
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xc4c>
	vunpcklps zmm8,zmm16,zmm15
	vunpckhps zmm9,zmm16,zmm15
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xd5e>
	test   r13,r13
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xc56>
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0xd5e>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm8,zmm16,zmm15
	vunpckhps zmm10,zmm16,zmm15
	vunpcklps zmm11,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vunpcklpd zmm12,zmm8,zmm11
	vunpckhpd zmm8,zmm8,zmm11
	vunpcklpd zmm11,zmm10,zmm9
	vunpckhpd zmm9,zmm10,zmm9
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	shr    r10,1
	add    rbp,0x200
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	dec    r12d
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx512+0x683>
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

<nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups ZMMWORD PTR [r9+0x1000],zmm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	vmovups zmm8,ZMMWORD PTR [rbx+rax*4]
	vmovups zmm9,ZMMWORD PTR [rbx+r10*2]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rbx+r11*1]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbx+rdx*1]
	vmovups zmm11,ZMMWORD PTR [rbp+rax*1+0x0]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+rax*2+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+rax*4+0x0]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+r10*1+0x0]
	vaddps zmm12,zmm12,zmm14
	vaddps zmm14,zmm8,zmm12
	vsubps zmm8,zmm8,zmm12
	vsubps zmm12,zmm9,zmm13
	vaddps zmm9,zmm9,zmm13
	vsubps zmm13,zmm12,zmm14
	vaddps zmm12,zmm14,zmm12
	vmovups zmm14,ZMMWORD PTR [rbx]
	vmovups zmm15,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm16,zmm14,zmm15
	vsubps zmm14,zmm14,zmm15
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x600],zmm10
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xe00],zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x200],zmm10
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xa00],zmm15
	vmovaps zmm10,zmm16
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm16
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x400],zmm11
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc00],zmm16
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x800],zmm10
	vmovups zmm8,ZMMWORD PTR [rbp+r11*1+0x0]
	vmovups zmm9,ZMMWORD PTR [rbp+rdx*1+0x0]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rbp+r10*2+0x0]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r12]
	vmovups zmm11,ZMMWORD PTR [r12+rax*2]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [r12+rax*1]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r12+r10*1]
	vmovups zmm13,ZMMWORD PTR [r12+r11*1]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [r12+rax*4]
	vaddps zmm12,zmm12,zmm14
	vaddps zmm14,zmm8,zmm12
	vsubps zmm8,zmm8,zmm12
	vsubps zmm12,zmm9,zmm13
	vaddps zmm9,zmm9,zmm13
	vsubps zmm13,zmm12,zmm14
	vaddps zmm12,zmm14,zmm12
	vmovups zmm14,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm15,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm16,zmm14,zmm15
	vsubps zmm14,zmm14,zmm15
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x640],zmm10
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xe40],zmm14
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x240],zmm10
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xa40],zmm15
	vmovaps zmm10,zmm16
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm16
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x440],zmm11
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc40],zmm16
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x40],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x840],zmm10
	imul   rax,rsi,0x16
	lea    rdi,[rdi+rax*4]
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rsi,rdi
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	mov    rbp,r9
	mov    r12d,0x3
	add    rbp,0x80
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+rax*2]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rsi+rax*1]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm11,ZMMWORD PTR [rsi+r11*1]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [rsi+rax*4]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rsi+r10*2]
	vmovups zmm13,ZMMWORD PTR [rdi]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [rsi+rdx*1]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vsubps zmm15,zmm14,zmm15
	vmovups zmm16,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rdi+rax*4]
	vmovups zmm17,ZMMWORD PTR [rdi+r10*2]
	vsubps zmm17,zmm16,zmm17
	vmovups zmm18,ZMMWORD PTR [rdi+r11*1]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rdi+rdx*1]
	vmovups zmm19,ZMMWORD PTR [rbx+rax*1]
	vsubps zmm19,zmm18,zmm19
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm21,ZMMWORD PTR [rbx+rax*4]
	vsubps zmm21,zmm20,zmm21
	vmovups zmm22,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+r11*1]
	vmovups zmm23,ZMMWORD PTR [rbx+rdx*1]
	vsubps zmm23,zmm22,zmm23
	vmovups zmm24,ZMMWORD PTR [rbx+r10*2]
	vaddps zmm22,zmm22,zmm24
	vaddps zmm24,zmm9,zmm17
	vsubps zmm9,zmm9,zmm17
	vaddps zmm17,zmm8,zmm16
	vsubps zmm8,zmm8,zmm16
	vaddps zmm16,zmm13,zmm21
	vaddps zmm25,zmm12,zmm20
	vaddps zmm26,zmm24,zmm16
	vaddps zmm27,zmm17,zmm25
	vsubps zmm16,zmm24,zmm16
	vsubps zmm17,zmm17,zmm25
	vsubps zmm12,zmm20,zmm12
	vsubps zmm13,zmm13,zmm21
	vaddps zmm20,zmm9,zmm12
	vaddps zmm21,zmm8,zmm13
	vsubps zmm9,zmm9,zmm12
	vsubps zmm8,zmm8,zmm13
	vaddps zmm12,zmm11,zmm19
	vsubps zmm11,zmm11,zmm19
	vaddps zmm13,zmm10,zmm18
	vsubps zmm10,zmm10,zmm18
	vaddps zmm18,zmm15,zmm23
	vsubps zmm15,zmm23,zmm15
	vaddps zmm19,zmm14,zmm22
	vsubps zmm14,zmm22,zmm14
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm13,zmm19
	vaddps zmm24,zmm26,zmm22
	vmovups ZMMWORD PTR [rbp+0x0],zmm24
	vaddps zmm24,zmm27,zmm23
	vmovups ZMMWORD PTR [rbp+0x40],zmm24
	vsubps zmm22,zmm26,zmm22
	vmovups ZMMWORD PTR [rbp+0x800],zmm22
	vsubps zmm22,zmm27,zmm23
	vmovups ZMMWORD PTR [rbp+0x840],zmm22
	vsubps zmm13,zmm19,zmm13
	vsubps zmm12,zmm12,zmm18
	vaddps zmm18,zmm16,zmm13
	vmovups ZMMWORD PTR [rbp+0x400],zmm18
	vaddps zmm18,zmm17,zmm12
	vmovups ZMMWORD PTR [rbp+0x440],zmm18
	vsubps zmm13,zmm16,zmm13
	vmovups ZMMWORD PTR [rbp+0xc00],zmm13
	vsubps zmm12,zmm17,zmm12
	vmovups ZMMWORD PTR [rbp+0xc40],zmm12
	vsubps zmm12,zmm11,zmm10
	vaddps zmm10,zmm11,zmm10
	vaddps zmm11,zmm15,zmm14
	vsubps zmm13,zmm14,zmm15
	vaddps zmm14,zmm12,zmm11
	vaddps zmm15,zmm10,zmm13
	vmovaps zmm16,zmm20
	vfmadd231ps zmm16,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x200],zmm16
	vmovaps zmm16,zmm21
	vfmadd231ps zmm16,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x240],zmm16
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0xa00],zmm20
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0xa40],zmm21
	vsubps zmm10,zmm13,zmm10
	vsubps zmm11,zmm12,zmm11
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x600],zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x640],zmm12
	vfmadd231ps zmm9,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0xe00],zmm9
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0xe40],zmm8
	lea    rsi,[rbx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	dec    r12d
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0x350>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	lea    rdi,[rsi+r8*4]
	lea    rbx,[rdi+r8*4]
	mov    rbp,r9
	mov    r12d,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xd9a>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x1000]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0xc0]
	vmovups zmm10,ZMMWORD PTR [rbp+0x1c0]
	vaddps zmm11,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x80]
	vmovups zmm12,ZMMWORD PTR [rbp+0x180]
	vsubps zmm13,zmm10,zmm12
	vaddps zmm10,zmm10,zmm12
	vsubps zmm12,zmm13,zmm11
	vaddps zmm11,zmm11,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+0x40]
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x140]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+0x100]
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm13,zmm16
	vfmadd231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm14
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm9
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm17,zmm17,zmm17
	vmaxps zmm13,zmm17,zmm13
	vmaxps zmm10,zmm17,zmm10
	vmaxps zmm12,zmm17,zmm12
	vmaxps zmm8,zmm17,zmm8
	mov    r13,r11
	shr    r13,0x0
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0x88d>
	vunpcklps zmm17,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklps zmm13,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm17,zmm13
	vunpckhpd zmm13,zmm17,zmm13
	vunpcklpd zmm17,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm13,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm13,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm13,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm13,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm17,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2],zmm17,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm17,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm17,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1],zmm8,0x3
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xa83>
	cmp    r13,0x3
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0x981>
	vunpcklps zmm8,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vpermilps zmm12,zmm8,0x4e
	vpermilps zmm13,zmm10,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx]{k1},xmm8
	vextractf32x4 xmm17,zmm8,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm17
	vextractf32x4 xmm17,zmm8,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm17
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm12
	vextractf32x4 xmm8,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm8
	vextractf32x4 xmm8,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm13
	vextractf32x4 xmm8,zmm13,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm8
	vextractf32x4 xmm8,zmm13,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm8
	vextractf32x4 xmm8,zmm13,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm8
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xa83>
	test   r13,r13
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0x98b>
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xa83>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm17,zmm13,zmm10
	vunpckhps zmm10,zmm13,zmm10
	vunpcklps zmm13,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm17,zmm13
	vunpckhpd zmm13,zmm17,zmm13
	vunpcklpd zmm17,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm13
	vextractf32x4 xmm10,zmm13,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm10
	vextractf32x4 xmm10,zmm13,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm17
	vextractf32x4 xmm10,zmm17,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm17,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm10
	vextractf32x4 xmm10,zmm17,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm8
	vextractf32x4 xmm10,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm10
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vpxord zmm8,zmm8,zmm8
	vmaxps zmm10,zmm8,zmm16
	vmaxps zmm11,zmm8,zmm15
	vmaxps zmm12,zmm8,zmm14
	vmaxps zmm8,zmm8,zmm9
	mov    r13,r11
	shr    r13,0x4
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xb84>
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x10],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x10],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x10],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x10],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x10],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x10],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x10],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x10],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x10],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x10],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x10],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x10],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x10],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x10],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x10],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x10],zmm8,0x3
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xd9a>
	cmp    r13,0x3
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xc88>
	vunpcklps zmm8,zmm10,zmm11
	vunpckhps zmm9,zmm10,zmm11
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xd9a>
	test   r13,r13
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xc92>
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0xd9a>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklps zmm11,zmm12,zmm8
	vunpckhps zmm8,zmm12,zmm8
	vunpcklpd zmm12,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vunpcklpd zmm11,zmm10,zmm8
	vunpckhpd zmm8,zmm10,zmm8
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm12
	vextractf32x4 xmm10,zmm12,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm12,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	shr    r10,1
	add    rbp,0x200
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	dec    r12d
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx512+0x683>
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

<nnp_fourier_16x16_complex_left__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xffff
	jne    <nnp_fourier_16x16_complex_left__x86_64_avx512+0x61f>
	mov    r11,r8
	mov    r13d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_left__x86_64_avx512+0x581>
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
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x20]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x20],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x20],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x20],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0x20],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0x20],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0x20],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0x20],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0x20],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0x20],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x10],0x3
	vbroadcastf32x4 zmm17,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbp+r9*1+0x10],0x2
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [r12+r9*1+0x10],0x3
	vbroadcastf32x4 zmm18,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbp+r9*2+0x10],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [r12+r9*2+0x10],0x3
	vbroadcastf32x4 zmm19,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbp+rsi*1+0x10],0x2
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [r12+rsi*1+0x10],0x3
	vunpcklps zmm20,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vbroadcastf32x4 zmm18,XMMWORD PTR [rdi+0x30]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+0x30],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbp+0x30],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [r12+0x30],0x3
	vbroadcastf32x4 zmm21,XMMWORD PTR [rdi+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbx+r9*1+0x30],0x1
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbp+r9*1+0x30],0x2
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r12+r9*1+0x30],0x3
	vbroadcastf32x4 zmm22,XMMWORD PTR [rdi+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbx+r9*2+0x30],0x1
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbp+r9*2+0x30],0x2
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r12+r9*2+0x30],0x3
	vbroadcastf32x4 zmm23,XMMWORD PTR [rdi+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbx+rsi*1+0x30],0x1
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbp+rsi*1+0x30],0x2
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [r12+rsi*1+0x30],0x3
	vunpcklps zmm24,zmm18,zmm21
	vunpckhps zmm18,zmm18,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm18,zmm22
	vunpckhpd zmm18,zmm18,zmm22
	vaddps zmm22,zmm19,zmm23
	vsubps zmm19,zmm23,zmm19
	vaddps zmm23,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm21,zmm20,zmm24
	vsubps zmm20,zmm24,zmm20
	vaddps zmm24,zmm10,zmm18
	vsubps zmm10,zmm18,zmm10
	vaddps zmm18,zmm14,zmm22
	vsubps zmm14,zmm14,zmm22
	vaddps zmm22,zmm13,zmm21
	vaddps zmm25,zmm18,zmm22
	vsubps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r11+0x200],zmm18
	vsubps zmm13,zmm21,zmm13
	vaddps zmm18,zmm12,zmm20
	vsubps zmm12,zmm20,zmm12
	vmovaps zmm20,zmm11
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm15,zmm23
	vsubps zmm15,zmm15,zmm23
	vaddps zmm18,zmm24,zmm16
	vsubps zmm16,zmm24,zmm16
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm25,zmm22
	vmovups ZMMWORD PTR [r11],zmm23
	vsubps zmm22,zmm25,zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm22
	vsubps zmm12,zmm18,zmm12
	vmovups ZMMWORD PTR [r11+0x240],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm12,zmm9
	vaddps zmm18,zmm17,zmm8
	vmovaps zmm22,zmm20
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	vmovaps zmm22,zmm21
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm22
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x380],zmm20
	vsubps zmm8,zmm17,zmm8
	vsubps zmm9,zmm9,zmm12
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x280],zmm10
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x2c0],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vaddps zmm8,zmm15,zmm16
	vsubps zmm10,zmm16,zmm15
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm11
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x300],zmm14
	vfmsub231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm19
	vfmsub231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x340],zmm13
	vfmsub231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x3c0],zmm21
	jmp    <nnp_fourier_16x16_complex_left__x86_64_avx512+0x5f6>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	vmovups ZMMWORD PTR [r11+0x3c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x400
	dec    r13d
	jne    <nnp_fourier_16x16_complex_left__x86_64_avx512+0x46>
	jmp    <nnp_fourier_16x16_complex_left__x86_64_avx512+0xd48>
	mov    r13d,r11d
	kmovw  k1,r13d
	mov    r13d,r11d
	shr    r13d,0x4
	kmovw  k2,r13d
	mov    r13d,r11d
	shr    r13d,0x8
	kmovw  k3,r13d
	mov    r11d,r11d
	shr    r11d,0xc
	kmovw  k4,r11d
	mov    r11,r8
	mov    r13d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_left__x86_64_avx512+0xcaf>
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
	vmovups xmm10{k3}{z},XMMWORD PTR [rdi+0x20]
	vmovups xmm13{k3}{z},XMMWORD PTR [rbx+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k3}{z},XMMWORD PTR [rbp+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k3}{z},XMMWORD PTR [r12+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k3}{z},XMMWORD PTR [rdi+r9*1+0x20]
	vmovups xmm14{k3}{z},XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k3}{z},XMMWORD PTR [rbp+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k3}{z},XMMWORD PTR [r12+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k3}{z},XMMWORD PTR [rdi+r9*2+0x20]
	vmovups xmm15{k3}{z},XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k3}{z},XMMWORD PTR [rbp+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k3}{z},XMMWORD PTR [r12+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k3}{z},XMMWORD PTR [rdi+rsi*1+0x20]
	vmovups xmm16{k3}{z},XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k3}{z},XMMWORD PTR [rbp+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k3}{z},XMMWORD PTR [r12+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm17{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x1
	vmovups xmm17{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x2
	vmovups xmm17{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x3
	vmovups xmm17{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm18{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x1
	vmovups xmm18{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x2
	vmovups xmm18{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x3
	vmovups xmm18{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm19{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x1
	vmovups xmm19{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x2
	vmovups xmm19{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x3
	vmovups xmm19{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm20{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x1
	vmovups xmm20{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x2
	vmovups xmm20{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x3
	vunpcklps zmm20,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vmovups xmm18{k4}{z},XMMWORD PTR [rdi+0x30]
	vmovups xmm21{k4}{z},XMMWORD PTR [rbx+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x1
	vmovups xmm21{k4}{z},XMMWORD PTR [rbp+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x2
	vmovups xmm21{k4}{z},XMMWORD PTR [r12+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x3
	vmovups xmm21{k4}{z},XMMWORD PTR [rdi+r9*1+0x30]
	vmovups xmm22{k4}{z},XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x1
	vmovups xmm22{k4}{z},XMMWORD PTR [rbp+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x2
	vmovups xmm22{k4}{z},XMMWORD PTR [r12+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x3
	vmovups xmm22{k4}{z},XMMWORD PTR [rdi+r9*2+0x30]
	vmovups xmm23{k4}{z},XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x1
	vmovups xmm23{k4}{z},XMMWORD PTR [rbp+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x2
	vmovups xmm23{k4}{z},XMMWORD PTR [r12+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x3
	vmovups xmm23{k4}{z},XMMWORD PTR [rdi+rsi*1+0x30]
	vmovups xmm24{k4}{z},XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x1
	vmovups xmm24{k4}{z},XMMWORD PTR [rbp+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x2
	vmovups xmm24{k4}{z},XMMWORD PTR [r12+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x3
	vunpcklps zmm24,zmm18,zmm21
	vunpckhps zmm18,zmm18,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm18,zmm22
	vunpckhpd zmm18,zmm18,zmm22
	vaddps zmm22,zmm19,zmm23
	vsubps zmm19,zmm23,zmm19
	vaddps zmm23,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm21,zmm20,zmm24
	vsubps zmm20,zmm24,zmm20
	vaddps zmm24,zmm10,zmm18
	vsubps zmm10,zmm18,zmm10
	vaddps zmm18,zmm14,zmm22
	vsubps zmm14,zmm14,zmm22
	vaddps zmm22,zmm13,zmm21
	vaddps zmm25,zmm18,zmm22
	vsubps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r11+0x200],zmm18
	vsubps zmm13,zmm21,zmm13
	vaddps zmm18,zmm12,zmm20
	vsubps zmm12,zmm20,zmm12
	vmovaps zmm20,zmm11
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm15,zmm23
	vsubps zmm15,zmm15,zmm23
	vaddps zmm18,zmm24,zmm16
	vsubps zmm16,zmm24,zmm16
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm25,zmm22
	vmovups ZMMWORD PTR [r11],zmm23
	vsubps zmm22,zmm25,zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm22
	vsubps zmm12,zmm18,zmm12
	vmovups ZMMWORD PTR [r11+0x240],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm12,zmm9
	vaddps zmm18,zmm17,zmm8
	vmovaps zmm22,zmm20
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	vmovaps zmm22,zmm21
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm22
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x380],zmm20
	vsubps zmm8,zmm17,zmm8
	vsubps zmm9,zmm9,zmm12
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x280],zmm10
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x2c0],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vaddps zmm8,zmm15,zmm16
	vsubps zmm10,zmm16,zmm15
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm11
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x300],zmm14
	vfmsub231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm19
	vfmsub231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x340],zmm13
	vfmsub231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x3c0],zmm21
	jmp    <nnp_fourier_16x16_complex_left__x86_64_avx512+0xd24>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	vmovups ZMMWORD PTR [r11+0x3c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x400
	dec    r13d
	jne    <nnp_fourier_16x16_complex_left__x86_64_avx512+0x654>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x2000]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x1000]
	vmovups zmm11,ZMMWORD PTR [r8+0x3000]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vsubps zmm9,zmm11,zmm9
	vmovups zmm11,ZMMWORD PTR [r8+0x800]
	vmovups zmm12,ZMMWORD PTR [r8+0x2800]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1800]
	vmovups zmm15,ZMMWORD PTR [r8+0x3800]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rdi+rax*2],zmm13
	vsubps zmm13,zmm16,zmm14
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm12,zmm11
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r8+0x400]
	vmovups zmm14,ZMMWORD PTR [r8+0x2400]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x1400]
	vmovups zmm18,ZMMWORD PTR [r8+0x3400]
	vaddps zmm19,zmm14,zmm18
	vaddps zmm20,zmm16,zmm19
	vsubps zmm16,zmm16,zmm19
	vsubps zmm14,zmm18,zmm14
	vmovups zmm18,ZMMWORD PTR [r8+0x1c00]
	vmovups zmm19,ZMMWORD PTR [r8+0x3c00]
	vaddps zmm21,zmm18,zmm19
	vsubps zmm18,zmm19,zmm18
	vmovups zmm19,ZMMWORD PTR [r8+0xc00]
	vmovups zmm22,ZMMWORD PTR [r8+0x2c00]
	vaddps zmm23,zmm19,zmm22
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm21,zmm23
	vsubps zmm19,zmm22,zmm19
	vaddps zmm22,zmm20,zmm24
	vaddps zmm23,zmm17,zmm22
	vmovups ZMMWORD PTR [rsi],zmm23
	vsubps zmm17,zmm17,zmm22
	vmovups ZMMWORD PTR [rsi+rax*1],zmm17
	vsubps zmm17,zmm24,zmm20
	vmovups ZMMWORD PTR [rdi+r10*1],zmm17
	vmovaps zmm17,zmm11
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm18
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm17,zmm11
	vaddps zmm20,zmm14,zmm19
	vmovaps zmm22,zmm12
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*4],zmm22
	vmovaps zmm22,zmm15
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r11*1],zmm22
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm12
	vsubps zmm12,zmm14,zmm19
	vsubps zmm11,zmm11,zmm17
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*4],zmm14
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r11*1],zmm14
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi],zmm8
	vaddps zmm8,zmm16,zmm21
	vsubps zmm12,zmm21,zmm16
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*2],zmm14
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r9*1],zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*2],zmm10
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*1],zmm9
	vfmsub231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r9*1],zmm13
	vfmsub231ps zmm15,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*1],zmm15
	vmovups zmm8,ZMMWORD PTR [r8+0x40]
	vmovups zmm9,ZMMWORD PTR [r8+0x2040]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x1040]
	vmovups zmm11,ZMMWORD PTR [r8+0x3040]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vsubps zmm9,zmm11,zmm9
	vmovups zmm11,ZMMWORD PTR [r8+0x840]
	vmovups zmm12,ZMMWORD PTR [r8+0x2840]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1840]
	vmovups zmm15,ZMMWORD PTR [r8+0x3840]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rbp+0x0],zmm13
	vsubps zmm13,zmm16,zmm14
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm12,zmm11
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r8+0x440]
	vmovups zmm14,ZMMWORD PTR [r8+0x2440]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x1440]
	vmovups zmm18,ZMMWORD PTR [r8+0x3440]
	vaddps zmm19,zmm14,zmm18
	vaddps zmm20,zmm16,zmm19
	vsubps zmm16,zmm16,zmm19
	vsubps zmm14,zmm18,zmm14
	vmovups zmm18,ZMMWORD PTR [r8+0x1c40]
	vmovups zmm19,ZMMWORD PTR [r8+0x3c40]
	vaddps zmm21,zmm18,zmm19
	vsubps zmm18,zmm19,zmm18
	vmovups zmm19,ZMMWORD PTR [r8+0xc40]
	vmovups zmm22,ZMMWORD PTR [r8+0x2c40]
	vaddps zmm23,zmm19,zmm22
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm21,zmm23
	vsubps zmm19,zmm22,zmm19
	vaddps zmm22,zmm20,zmm24
	vaddps zmm23,zmm17,zmm22
	vmovups ZMMWORD PTR [rsi+rax*2],zmm23
	vsubps zmm17,zmm17,zmm22
	vmovups ZMMWORD PTR [rsi+r10*1],zmm17
	vsubps zmm17,zmm24,zmm20
	vmovups ZMMWORD PTR [rbp+rax*1+0x0],zmm17
	vmovaps zmm17,zmm11
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm18
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm17,zmm11
	vaddps zmm20,zmm14,zmm19
	vmovaps zmm22,zmm12
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*2],zmm22
	vmovaps zmm22,zmm15
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r10*1],zmm22
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*2+0x0],zmm12
	vsubps zmm12,zmm14,zmm19
	vsubps zmm11,zmm11,zmm17
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*2+0x0],zmm14
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*1+0x0],zmm14
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r10*2],zmm8
	vaddps zmm8,zmm16,zmm21
	vsubps zmm12,zmm21,zmm16
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*4],zmm14
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r11*1],zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*4+0x0],zmm10
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r9*1],zmm9
	vfmsub231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r11*1+0x0],zmm13
	vfmsub231ps zmm15,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r9*1+0x0],zmm15
	mov    rax,rcx
	shl    rax,0x5
	lea    rdx,[rdx+rax*4]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	mov    rbx,r8
	mov    ebp,0x7
	add    rbx,0x80
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x2000]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vmovups zmm11,ZMMWORD PTR [rbx+0x2040]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rbx+0x1000]
	vmovups zmm13,ZMMWORD PTR [rbx+0x3000]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [rbx+0x1040]
	vmovups zmm16,ZMMWORD PTR [rbx+0x3040]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm15,zmm16
	vsubps zmm11,zmm13,zmm11
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rbx+0x800]
	vmovups zmm14,ZMMWORD PTR [rbx+0x2800]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x840]
	vmovups zmm17,ZMMWORD PTR [rbx+0x2840]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [rbx+0x1800]
	vmovups zmm21,ZMMWORD PTR [rbx+0x3800]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [rbx+0x1840]
	vmovups zmm23,ZMMWORD PTR [rbx+0x3840]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vaddps zmm27,zmm19,zmm25
	vsubps zmm18,zmm18,zmm23
	vsubps zmm19,zmm19,zmm25
	vsubps zmm20,zmm20,zmm24
	vsubps zmm16,zmm22,zmm16
	vaddps zmm22,zmm10,zmm20
	vaddps zmm23,zmm12,zmm16
	vsubps zmm10,zmm10,zmm20
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm14,zmm11
	vsubps zmm14,zmm17,zmm21
	vaddps zmm17,zmm17,zmm21
	vaddps zmm20,zmm16,zmm14
	vaddps zmm21,zmm11,zmm17
	vmovaps zmm24,zmm13
	vfmadd231ps zmm24,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm25,zmm15
	vfmadd231ps zmm25,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm21,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm11,zmm17
	vsubps zmm14,zmm14,zmm16
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [rbx+0x400]
	vmovups zmm14,ZMMWORD PTR [rbx+0x2400]
	vaddps zmm20,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x440]
	vmovups zmm21,ZMMWORD PTR [rbx+0x2440]
	vaddps zmm28,zmm14,zmm21
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rbx+0x1400]
	vmovups zmm29,ZMMWORD PTR [rbx+0x3400]
	vaddps zmm30,zmm21,zmm29
	vmovups zmm31,ZMMWORD PTR [rbx+0x1440]
	vmovups zmm7,ZMMWORD PTR [rbx+0x3440]
	vaddps zmm6,zmm31,zmm7
	vaddps zmm5,zmm20,zmm30
	vaddps zmm4,zmm28,zmm6
	vsubps zmm20,zmm20,zmm30
	vsubps zmm28,zmm28,zmm6
	vsubps zmm30,zmm31,zmm7
	vsubps zmm21,zmm29,zmm21
	vaddps zmm29,zmm11,zmm30
	vaddps zmm31,zmm14,zmm21
	vsubps zmm11,zmm11,zmm30
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rbx+0x1c00]
	vmovups zmm30,ZMMWORD PTR [rbx+0x3c00]
	vaddps zmm7,zmm21,zmm30
	vsubps zmm21,zmm30,zmm21
	vmovups zmm30,ZMMWORD PTR [rbx+0x1c40]
	vmovups zmm6,ZMMWORD PTR [rbx+0x3c40]
	vaddps zmm3,zmm30,zmm6
	vsubps zmm30,zmm6,zmm30
	vmovups zmm6,ZMMWORD PTR [rbx+0xc00]
	vmovups zmm2,ZMMWORD PTR [rbx+0x2c00]
	vaddps zmm1,zmm6,zmm2
	vmovups zmm0,ZMMWORD PTR [rbx+0xc40]
	vmovups ZMMWORD PTR [r8+0x4000],zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+0x2c40]
	vmovups ZMMWORD PTR [r8+0x4040],zmm8
	vaddps zmm8,zmm0,zmm9
	vmovups ZMMWORD PTR [r8+0x4080],zmm17
	vaddps zmm17,zmm7,zmm1
	vmovups ZMMWORD PTR [r8+0x40c0],zmm16
	vaddps zmm16,zmm3,zmm8
	vsubps zmm7,zmm7,zmm1
	vsubps zmm8,zmm3,zmm8
	vsubps zmm9,zmm0,zmm9
	vsubps zmm6,zmm2,zmm6
	vaddps zmm3,zmm21,zmm9
	vaddps zmm2,zmm30,zmm6
	vsubps zmm9,zmm21,zmm9
	vsubps zmm21,zmm30,zmm6
	vaddps zmm30,zmm5,zmm17
	vaddps zmm6,zmm4,zmm16
	vaddps zmm1,zmm26,zmm30
	vmovups ZMMWORD PTR [rcx],zmm1
	vaddps zmm1,zmm27,zmm6
	vmovups ZMMWORD PTR [rcx+rax*1],zmm1
	vsubps zmm26,zmm26,zmm30
	vmovups ZMMWORD PTR [rsi],zmm26
	vsubps zmm26,zmm27,zmm6
	vmovups ZMMWORD PTR [rsi+rax*1],zmm26
	vsubps zmm16,zmm4,zmm16
	vsubps zmm17,zmm17,zmm5
	vaddps zmm26,zmm18,zmm16
	vmovups ZMMWORD PTR [rdx],zmm26
	vaddps zmm26,zmm19,zmm17
	vmovups ZMMWORD PTR [rdx+rax*1],zmm26
	vsubps zmm16,zmm18,zmm16
	vmovups ZMMWORD PTR [rdi],zmm16
	vsubps zmm16,zmm19,zmm17
	vmovups ZMMWORD PTR [rdi+rax*1],zmm16
	vmovaps zmm16,zmm29
	vfmadd231ps zmm16,zmm31,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm31,zmm29,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm3
	vfmadd231ps zmm17,zmm2,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm2,zmm3,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vaddps zmm19,zmm31,zmm2
	vmovaps zmm26,zmm24
	vfmadd231ps zmm26,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*2],zmm26
	vmovaps zmm26,zmm25
	vfmadd231ps zmm26,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm26
	vfmadd231ps zmm24,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*2],zmm24
	vfmadd231ps zmm25,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*1],zmm25
	vsubps zmm18,zmm31,zmm2
	vsubps zmm16,zmm17,zmm16
	vmovaps zmm17,zmm13
	vfmadd231ps zmm17,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm17
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm17
	vfmadd231ps zmm13,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*2],zmm13
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm15
	vaddps zmm13,zmm20,zmm28
	vsubps zmm15,zmm28,zmm20
	vsubps zmm16,zmm7,zmm8
	vaddps zmm8,zmm7,zmm8
	vaddps zmm17,zmm13,zmm16
	vaddps zmm18,zmm15,zmm8
	vmovaps zmm19,zmm22
	vfmadd231ps zmm19,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*4],zmm19
	vmovaps zmm19,zmm23
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r11*1],zmm19
	vfmadd231ps zmm22,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*4],zmm22
	vfmadd231ps zmm23,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r11*1],zmm23
	vsubps zmm8,zmm15,zmm8
	vsubps zmm13,zmm16,zmm13
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*4],zmm15
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r11*1],zmm15
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*4],zmm10
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r11*1],zmm12
	vmovaps zmm8,zmm14
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmsub231ps zmm11,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm21
	vfmsub231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm8,zmm10
	vaddps zmm13,zmm11,zmm9
	vmovups zmm14,ZMMWORD PTR [r8+0x40c0]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*2],zmm15
	vmovups zmm15,ZMMWORD PTR [r8+0x4080]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r9*1],zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*2],zmm14
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r9*1],zmm15
	vsubps zmm9,zmm11,zmm9
	vsubps zmm8,zmm10,zmm8
	vmovups zmm10,ZMMWORD PTR [r8+0x4040]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*2],zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x4000]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r9*1],zmm12
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*2],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r9*1],zmm11
	lea    rcx,[rdi+rax*8]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	dec    ebp
	jne    <nnp_fourier_16x16_complex_left__x86_64_avx512+0x1362>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

<nnp_fourier_16x16_complex_right__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xffff
	jne    <nnp_fourier_16x16_complex_right__x86_64_avx512+0x61f>
	mov    r11,r8
	mov    r13d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_right__x86_64_avx512+0x581>
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
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x20]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x20],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x20],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x20],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0x20],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0x20],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0x20],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0x20],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0x20],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0x20],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x10],0x3
	vbroadcastf32x4 zmm17,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbp+r9*1+0x10],0x2
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [r12+r9*1+0x10],0x3
	vbroadcastf32x4 zmm18,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbp+r9*2+0x10],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [r12+r9*2+0x10],0x3
	vbroadcastf32x4 zmm19,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbp+rsi*1+0x10],0x2
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [r12+rsi*1+0x10],0x3
	vunpcklps zmm20,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vbroadcastf32x4 zmm18,XMMWORD PTR [rdi+0x30]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+0x30],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbp+0x30],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [r12+0x30],0x3
	vbroadcastf32x4 zmm21,XMMWORD PTR [rdi+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbx+r9*1+0x30],0x1
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbp+r9*1+0x30],0x2
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r12+r9*1+0x30],0x3
	vbroadcastf32x4 zmm22,XMMWORD PTR [rdi+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbx+r9*2+0x30],0x1
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbp+r9*2+0x30],0x2
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r12+r9*2+0x30],0x3
	vbroadcastf32x4 zmm23,XMMWORD PTR [rdi+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbx+rsi*1+0x30],0x1
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbp+rsi*1+0x30],0x2
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [r12+rsi*1+0x30],0x3
	vunpcklps zmm24,zmm18,zmm21
	vunpckhps zmm18,zmm18,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm18,zmm22
	vunpckhpd zmm18,zmm18,zmm22
	vaddps zmm22,zmm19,zmm23
	vsubps zmm19,zmm19,zmm23
	vaddps zmm23,zmm17,zmm21
	vsubps zmm17,zmm17,zmm21
	vaddps zmm21,zmm20,zmm24
	vsubps zmm20,zmm24,zmm20
	vaddps zmm24,zmm10,zmm18
	vsubps zmm10,zmm18,zmm10
	vaddps zmm18,zmm14,zmm22
	vsubps zmm14,zmm14,zmm22
	vaddps zmm22,zmm13,zmm21
	vaddps zmm25,zmm18,zmm22
	vsubps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r11+0x200],zmm18
	vsubps zmm13,zmm13,zmm21
	vaddps zmm18,zmm12,zmm20
	vsubps zmm12,zmm12,zmm20
	vmovaps zmm20,zmm11
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm15,zmm23
	vsubps zmm15,zmm15,zmm23
	vaddps zmm18,zmm24,zmm16
	vsubps zmm16,zmm24,zmm16
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm25,zmm22
	vmovups ZMMWORD PTR [r11],zmm23
	vsubps zmm22,zmm25,zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm22
	vsubps zmm12,zmm12,zmm18
	vmovups ZMMWORD PTR [r11+0x240],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm12,zmm9
	vaddps zmm18,zmm17,zmm8
	vmovaps zmm22,zmm20
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	vmovaps zmm22,zmm21
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm22
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x380],zmm20
	vsubps zmm8,zmm8,zmm17
	vsubps zmm9,zmm12,zmm9
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x280],zmm10
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x2c0],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vaddps zmm8,zmm15,zmm16
	vsubps zmm10,zmm15,zmm16
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm11
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x300],zmm14
	vfmsub231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm19
	vfmsub231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x340],zmm13
	vfmsub231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x3c0],zmm21
	jmp    <nnp_fourier_16x16_complex_right__x86_64_avx512+0x5f6>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	vmovups ZMMWORD PTR [r11+0x3c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x400
	dec    r13d
	jne    <nnp_fourier_16x16_complex_right__x86_64_avx512+0x46>
	jmp    <nnp_fourier_16x16_complex_right__x86_64_avx512+0xd48>
	mov    r13d,r11d
	kmovw  k1,r13d
	mov    r13d,r11d
	shr    r13d,0x4
	kmovw  k2,r13d
	mov    r13d,r11d
	shr    r13d,0x8
	kmovw  k3,r13d
	mov    r11d,r11d
	shr    r11d,0xc
	kmovw  k4,r11d
	mov    r11,r8
	mov    r13d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_right__x86_64_avx512+0xcaf>
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
	vmovups xmm10{k3}{z},XMMWORD PTR [rdi+0x20]
	vmovups xmm13{k3}{z},XMMWORD PTR [rbx+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k3}{z},XMMWORD PTR [rbp+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k3}{z},XMMWORD PTR [r12+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k3}{z},XMMWORD PTR [rdi+r9*1+0x20]
	vmovups xmm14{k3}{z},XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k3}{z},XMMWORD PTR [rbp+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k3}{z},XMMWORD PTR [r12+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k3}{z},XMMWORD PTR [rdi+r9*2+0x20]
	vmovups xmm15{k3}{z},XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k3}{z},XMMWORD PTR [rbp+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k3}{z},XMMWORD PTR [r12+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k3}{z},XMMWORD PTR [rdi+rsi*1+0x20]
	vmovups xmm16{k3}{z},XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k3}{z},XMMWORD PTR [rbp+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k3}{z},XMMWORD PTR [r12+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm17{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x1
	vmovups xmm17{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x2
	vmovups xmm17{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x3
	vmovups xmm17{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm18{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x1
	vmovups xmm18{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x2
	vmovups xmm18{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x3
	vmovups xmm18{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm19{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x1
	vmovups xmm19{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x2
	vmovups xmm19{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x3
	vmovups xmm19{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm20{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x1
	vmovups xmm20{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x2
	vmovups xmm20{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x3
	vunpcklps zmm20,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vmovups xmm18{k4}{z},XMMWORD PTR [rdi+0x30]
	vmovups xmm21{k4}{z},XMMWORD PTR [rbx+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x1
	vmovups xmm21{k4}{z},XMMWORD PTR [rbp+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x2
	vmovups xmm21{k4}{z},XMMWORD PTR [r12+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x3
	vmovups xmm21{k4}{z},XMMWORD PTR [rdi+r9*1+0x30]
	vmovups xmm22{k4}{z},XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x1
	vmovups xmm22{k4}{z},XMMWORD PTR [rbp+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x2
	vmovups xmm22{k4}{z},XMMWORD PTR [r12+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x3
	vmovups xmm22{k4}{z},XMMWORD PTR [rdi+r9*2+0x30]
	vmovups xmm23{k4}{z},XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x1
	vmovups xmm23{k4}{z},XMMWORD PTR [rbp+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x2
	vmovups xmm23{k4}{z},XMMWORD PTR [r12+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x3
	vmovups xmm23{k4}{z},XMMWORD PTR [rdi+rsi*1+0x30]
	vmovups xmm24{k4}{z},XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x1
	vmovups xmm24{k4}{z},XMMWORD PTR [rbp+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x2
	vmovups xmm24{k4}{z},XMMWORD PTR [r12+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x3
	vunpcklps zmm24,zmm18,zmm21
	vunpckhps zmm18,zmm18,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm18,zmm22
	vunpckhpd zmm18,zmm18,zmm22
	vaddps zmm22,zmm19,zmm23
	vsubps zmm19,zmm19,zmm23
	vaddps zmm23,zmm17,zmm21
	vsubps zmm17,zmm17,zmm21
	vaddps zmm21,zmm20,zmm24
	vsubps zmm20,zmm24,zmm20
	vaddps zmm24,zmm10,zmm18
	vsubps zmm10,zmm18,zmm10
	vaddps zmm18,zmm14,zmm22
	vsubps zmm14,zmm14,zmm22
	vaddps zmm22,zmm13,zmm21
	vaddps zmm25,zmm18,zmm22
	vsubps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r11+0x200],zmm18
	vsubps zmm13,zmm13,zmm21
	vaddps zmm18,zmm12,zmm20
	vsubps zmm12,zmm12,zmm20
	vmovaps zmm20,zmm11
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm15,zmm23
	vsubps zmm15,zmm15,zmm23
	vaddps zmm18,zmm24,zmm16
	vsubps zmm16,zmm24,zmm16
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm25,zmm22
	vmovups ZMMWORD PTR [r11],zmm23
	vsubps zmm22,zmm25,zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm22
	vsubps zmm12,zmm12,zmm18
	vmovups ZMMWORD PTR [r11+0x240],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm12,zmm9
	vaddps zmm18,zmm17,zmm8
	vmovaps zmm22,zmm20
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	vmovaps zmm22,zmm21
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm22
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x380],zmm20
	vsubps zmm8,zmm8,zmm17
	vsubps zmm9,zmm12,zmm9
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x280],zmm10
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x2c0],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vaddps zmm8,zmm15,zmm16
	vsubps zmm10,zmm15,zmm16
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm11
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x300],zmm14
	vfmsub231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm19
	vfmsub231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x340],zmm13
	vfmsub231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x3c0],zmm21
	jmp    <nnp_fourier_16x16_complex_right__x86_64_avx512+0xd24>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	vmovups ZMMWORD PTR [r11+0x3c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x400
	dec    r13d
	jne    <nnp_fourier_16x16_complex_right__x86_64_avx512+0x654>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x2000]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x1000]
	vmovups zmm11,ZMMWORD PTR [r8+0x3000]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x800]
	vmovups zmm12,ZMMWORD PTR [r8+0x2800]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1800]
	vmovups zmm15,ZMMWORD PTR [r8+0x3800]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rdi+rax*2],zmm13
	vsubps zmm13,zmm14,zmm16
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r8+0x400]
	vmovups zmm14,ZMMWORD PTR [r8+0x2400]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x1400]
	vmovups zmm18,ZMMWORD PTR [r8+0x3400]
	vaddps zmm19,zmm14,zmm18
	vaddps zmm20,zmm16,zmm19
	vsubps zmm16,zmm16,zmm19
	vsubps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [r8+0x1c00]
	vmovups zmm19,ZMMWORD PTR [r8+0x3c00]
	vaddps zmm21,zmm18,zmm19
	vsubps zmm18,zmm19,zmm18
	vmovups zmm19,ZMMWORD PTR [r8+0xc00]
	vmovups zmm22,ZMMWORD PTR [r8+0x2c00]
	vaddps zmm23,zmm19,zmm22
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm21,zmm23
	vsubps zmm19,zmm19,zmm22
	vaddps zmm22,zmm20,zmm24
	vaddps zmm23,zmm17,zmm22
	vmovups ZMMWORD PTR [rsi],zmm23
	vsubps zmm17,zmm17,zmm22
	vmovups ZMMWORD PTR [rsi+rax*1],zmm17
	vsubps zmm17,zmm20,zmm24
	vmovups ZMMWORD PTR [rdi+r10*1],zmm17
	vmovaps zmm17,zmm11
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm18
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm17,zmm11
	vaddps zmm20,zmm14,zmm19
	vmovaps zmm22,zmm12
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*4],zmm22
	vmovaps zmm22,zmm15
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r11*1],zmm22
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm12
	vsubps zmm12,zmm19,zmm14
	vsubps zmm11,zmm17,zmm11
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*4],zmm14
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r11*1],zmm14
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi],zmm8
	vaddps zmm8,zmm16,zmm21
	vsubps zmm12,zmm16,zmm21
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*2],zmm14
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r9*1],zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*2],zmm10
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*1],zmm9
	vfmsub231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r9*1],zmm13
	vfmsub231ps zmm15,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*1],zmm15
	vmovups zmm8,ZMMWORD PTR [r8+0x40]
	vmovups zmm9,ZMMWORD PTR [r8+0x2040]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x1040]
	vmovups zmm11,ZMMWORD PTR [r8+0x3040]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x840]
	vmovups zmm12,ZMMWORD PTR [r8+0x2840]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1840]
	vmovups zmm15,ZMMWORD PTR [r8+0x3840]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rbp+0x0],zmm13
	vsubps zmm13,zmm14,zmm16
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r8+0x440]
	vmovups zmm14,ZMMWORD PTR [r8+0x2440]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r8+0x1440]
	vmovups zmm18,ZMMWORD PTR [r8+0x3440]
	vaddps zmm19,zmm14,zmm18
	vaddps zmm20,zmm16,zmm19
	vsubps zmm16,zmm16,zmm19
	vsubps zmm14,zmm14,zmm18
	vmovups zmm18,ZMMWORD PTR [r8+0x1c40]
	vmovups zmm19,ZMMWORD PTR [r8+0x3c40]
	vaddps zmm21,zmm18,zmm19
	vsubps zmm18,zmm19,zmm18
	vmovups zmm19,ZMMWORD PTR [r8+0xc40]
	vmovups zmm22,ZMMWORD PTR [r8+0x2c40]
	vaddps zmm23,zmm19,zmm22
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm21,zmm23
	vsubps zmm19,zmm19,zmm22
	vaddps zmm22,zmm20,zmm24
	vaddps zmm23,zmm17,zmm22
	vmovups ZMMWORD PTR [rsi+rax*2],zmm23
	vsubps zmm17,zmm17,zmm22
	vmovups ZMMWORD PTR [rsi+r10*1],zmm17
	vsubps zmm17,zmm20,zmm24
	vmovups ZMMWORD PTR [rbp+rax*1+0x0],zmm17
	vmovaps zmm17,zmm11
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm18
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm17,zmm11
	vaddps zmm20,zmm14,zmm19
	vmovaps zmm22,zmm12
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*2],zmm22
	vmovaps zmm22,zmm15
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r10*1],zmm22
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*2+0x0],zmm12
	vsubps zmm12,zmm19,zmm14
	vsubps zmm11,zmm17,zmm11
	vmovaps zmm14,zmm8
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*2+0x0],zmm14
	vmovaps zmm14,zmm9
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*1+0x0],zmm14
	vfmadd231ps zmm8,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r10*2],zmm8
	vaddps zmm8,zmm16,zmm21
	vsubps zmm12,zmm16,zmm21
	vmovaps zmm14,zmm10
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*4],zmm14
	vmovaps zmm14,zmm13
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r11*1],zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*4+0x0],zmm10
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r9*1],zmm9
	vfmsub231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r11*1+0x0],zmm13
	vfmsub231ps zmm15,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r9*1+0x0],zmm15
	mov    rax,rcx
	shl    rax,0x5
	lea    rdx,[rdx+rax*4]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	mov    rbx,r8
	mov    ebp,0x7
	add    rbx,0x80
	vmovups zmm8,ZMMWORD PTR [rbx]
	vmovups zmm9,ZMMWORD PTR [rbx+0x2000]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+0x40]
	vmovups zmm11,ZMMWORD PTR [rbx+0x2040]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rbx+0x1000]
	vmovups zmm13,ZMMWORD PTR [rbx+0x3000]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [rbx+0x1040]
	vmovups zmm16,ZMMWORD PTR [rbx+0x3040]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm16,zmm15
	vsubps zmm11,zmm11,zmm13
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rbx+0x800]
	vmovups zmm14,ZMMWORD PTR [rbx+0x2800]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x840]
	vmovups zmm17,ZMMWORD PTR [rbx+0x2840]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [rbx+0x1800]
	vmovups zmm21,ZMMWORD PTR [rbx+0x3800]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [rbx+0x1840]
	vmovups zmm23,ZMMWORD PTR [rbx+0x3840]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vaddps zmm27,zmm19,zmm25
	vsubps zmm18,zmm18,zmm23
	vsubps zmm19,zmm19,zmm25
	vsubps zmm20,zmm24,zmm20
	vsubps zmm16,zmm16,zmm22
	vaddps zmm22,zmm10,zmm20
	vaddps zmm23,zmm12,zmm16
	vsubps zmm10,zmm10,zmm20
	vsubps zmm12,zmm12,zmm16
	vsubps zmm16,zmm11,zmm14
	vaddps zmm11,zmm11,zmm14
	vaddps zmm14,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm20,zmm16,zmm14
	vaddps zmm21,zmm11,zmm17
	vmovaps zmm24,zmm13
	vfmadd231ps zmm24,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm25,zmm15
	vfmadd231ps zmm25,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm21,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm17,zmm11
	vsubps zmm14,zmm16,zmm14
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [rbx+0x400]
	vmovups zmm14,ZMMWORD PTR [rbx+0x2400]
	vaddps zmm20,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rbx+0x440]
	vmovups zmm21,ZMMWORD PTR [rbx+0x2440]
	vaddps zmm28,zmm14,zmm21
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rbx+0x1400]
	vmovups zmm29,ZMMWORD PTR [rbx+0x3400]
	vaddps zmm30,zmm21,zmm29
	vmovups zmm31,ZMMWORD PTR [rbx+0x1440]
	vmovups zmm7,ZMMWORD PTR [rbx+0x3440]
	vaddps zmm6,zmm31,zmm7
	vaddps zmm5,zmm20,zmm30
	vaddps zmm4,zmm28,zmm6
	vsubps zmm20,zmm20,zmm30
	vsubps zmm28,zmm28,zmm6
	vsubps zmm30,zmm7,zmm31
	vsubps zmm21,zmm21,zmm29
	vaddps zmm29,zmm11,zmm30
	vaddps zmm31,zmm14,zmm21
	vsubps zmm11,zmm11,zmm30
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rbx+0x1c00]
	vmovups zmm30,ZMMWORD PTR [rbx+0x3c00]
	vaddps zmm7,zmm21,zmm30
	vsubps zmm21,zmm30,zmm21
	vmovups zmm30,ZMMWORD PTR [rbx+0x1c40]
	vmovups zmm6,ZMMWORD PTR [rbx+0x3c40]
	vaddps zmm3,zmm30,zmm6
	vsubps zmm30,zmm6,zmm30
	vmovups zmm6,ZMMWORD PTR [rbx+0xc00]
	vmovups zmm2,ZMMWORD PTR [rbx+0x2c00]
	vaddps zmm1,zmm6,zmm2
	vmovups zmm0,ZMMWORD PTR [rbx+0xc40]
	vmovups ZMMWORD PTR [r8+0x4000],zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+0x2c40]
	vmovups ZMMWORD PTR [r8+0x4040],zmm8
	vaddps zmm8,zmm0,zmm9
	vmovups ZMMWORD PTR [r8+0x4080],zmm17
	vaddps zmm17,zmm7,zmm1
	vmovups ZMMWORD PTR [r8+0x40c0],zmm16
	vaddps zmm16,zmm3,zmm8
	vsubps zmm7,zmm7,zmm1
	vsubps zmm8,zmm3,zmm8
	vsubps zmm9,zmm9,zmm0
	vsubps zmm6,zmm6,zmm2
	vaddps zmm3,zmm21,zmm9
	vaddps zmm2,zmm30,zmm6
	vsubps zmm9,zmm21,zmm9
	vsubps zmm21,zmm30,zmm6
	vaddps zmm30,zmm5,zmm17
	vaddps zmm6,zmm4,zmm16
	vaddps zmm1,zmm26,zmm30
	vmovups ZMMWORD PTR [rcx],zmm1
	vaddps zmm1,zmm27,zmm6
	vmovups ZMMWORD PTR [rcx+rax*1],zmm1
	vsubps zmm26,zmm26,zmm30
	vmovups ZMMWORD PTR [rsi],zmm26
	vsubps zmm26,zmm27,zmm6
	vmovups ZMMWORD PTR [rsi+rax*1],zmm26
	vsubps zmm16,zmm16,zmm4
	vsubps zmm17,zmm5,zmm17
	vaddps zmm26,zmm18,zmm16
	vmovups ZMMWORD PTR [rdx],zmm26
	vaddps zmm26,zmm19,zmm17
	vmovups ZMMWORD PTR [rdx+rax*1],zmm26
	vsubps zmm16,zmm18,zmm16
	vmovups ZMMWORD PTR [rdi],zmm16
	vsubps zmm16,zmm19,zmm17
	vmovups ZMMWORD PTR [rdi+rax*1],zmm16
	vmovaps zmm16,zmm29
	vfmadd231ps zmm16,zmm31,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm31,zmm29,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm3
	vfmadd231ps zmm17,zmm2,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm2,zmm3,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vaddps zmm19,zmm31,zmm2
	vmovaps zmm26,zmm24
	vfmadd231ps zmm26,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*2],zmm26
	vmovaps zmm26,zmm25
	vfmadd231ps zmm26,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm26
	vfmadd231ps zmm24,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*2],zmm24
	vfmadd231ps zmm25,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*1],zmm25
	vsubps zmm18,zmm2,zmm31
	vsubps zmm16,zmm16,zmm17
	vmovaps zmm17,zmm13
	vfmadd231ps zmm17,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm17
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm17
	vfmadd231ps zmm13,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*2],zmm13
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm15
	vsubps zmm13,zmm20,zmm28
	vaddps zmm15,zmm20,zmm28
	vaddps zmm16,zmm7,zmm8
	vsubps zmm8,zmm8,zmm7
	vaddps zmm17,zmm13,zmm16
	vaddps zmm18,zmm15,zmm8
	vmovaps zmm19,zmm22
	vfmadd231ps zmm19,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*4],zmm19
	vmovaps zmm19,zmm23
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r11*1],zmm19
	vfmadd231ps zmm22,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*4],zmm22
	vfmadd231ps zmm23,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r11*1],zmm23
	vsubps zmm8,zmm8,zmm15
	vsubps zmm13,zmm13,zmm16
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*4],zmm15
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r11*1],zmm15
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*4],zmm10
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r11*1],zmm12
	vmovaps zmm8,zmm14
	vfmsub231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm21
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmsub231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm8,zmm10
	vaddps zmm13,zmm11,zmm9
	vmovups zmm14,ZMMWORD PTR [r8+0x40c0]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*2],zmm15
	vmovups zmm15,ZMMWORD PTR [r8+0x4080]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r9*1],zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*2],zmm14
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r9*1],zmm15
	vsubps zmm9,zmm9,zmm11
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r8+0x4040]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*2],zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x4000]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r9*1],zmm12
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*2],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r9*1],zmm11
	lea    rcx,[rdi+rax*8]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	dec    ebp
	jne    <nnp_fourier_16x16_complex_right__x86_64_avx512+0x1362>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3
	int3

<nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups ZMMWORD PTR [r9+0x4000],zmm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	vmovups zmm8,ZMMWORD PTR [rbx+rdx*1]
	vmovups zmm9,ZMMWORD PTR [rbp+rdx*1+0x0]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+r10*2]
	vmovups zmm11,ZMMWORD PTR [rbp+r10*2+0x0]
	vsubps zmm12,zmm9,zmm11
	vaddps zmm9,zmm9,zmm11
	vsubps zmm11,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+rax*1+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+r11*1+0x0]
	vaddps zmm14,zmm12,zmm13
	vsubps zmm12,zmm13,zmm12
	vmovups zmm13,ZMMWORD PTR [rbp+rax*4+0x0]
	vmovups zmm15,ZMMWORD PTR [rbp+0x0]
	vsubps zmm16,zmm13,zmm15
	vaddps zmm13,zmm15,zmm13
	vmovups zmm15,ZMMWORD PTR [rbx+r11*1]
	vmovups zmm17,ZMMWORD PTR [r12+rax*1]
	vaddps zmm18,zmm15,zmm17
	vsubps zmm15,zmm15,zmm17
	vmovups zmm17,ZMMWORD PTR [rbx+rax*4]
	vmovups zmm19,ZMMWORD PTR [r12]
	vsubps zmm20,zmm17,zmm19
	vaddps zmm17,zmm17,zmm19
	vaddps zmm19,zmm16,zmm18
	vsubps zmm16,zmm18,zmm16
	vsubps zmm18,zmm20,zmm14
	vaddps zmm14,zmm14,zmm20
	vmovaps zmm20,zmm16
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm19
	vfmadd231ps zmm16,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups zmm19,ZMMWORD PTR [rbx]
	vmovups zmm21,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm22,zmm19,zmm21
	vsubps zmm19,zmm19,zmm21
	vmovups zmm21,ZMMWORD PTR [rbp+r10*1+0x0]
	vmovaps zmm23,zmm19
	vfmadd231ps zmm23,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc00],zmm10
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2c00],zmm19
	vmovaps zmm10,zmm21
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1c00],zmm10
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3c00],zmm21
	vmovaps zmm10,zmm23
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm23
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1400],zmm11
	vfmadd231ps zmm23,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3400],zmm23
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x400],zmm11
	vfmadd231ps zmm10,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2400],zmm10
	vsubps zmm10,zmm15,zmm12
	vaddps zmm11,zmm12,zmm15
	vsubps zmm12,zmm17,zmm13
	vaddps zmm13,zmm13,zmm17
	vsubps zmm14,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+rax*2+0x0]
	vmovaps zmm15,zmm22
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm22
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm22
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1800],zmm8
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3800],zmm22
	vmovaps zmm8,zmm12
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x800],zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2800],zmm12
	vmovaps zmm8,zmm15
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm15
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1000],zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3000],zmm15
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm9
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2000],zmm8
	vmovups zmm8,ZMMWORD PTR [r12+r11*1]
	vmovups zmm9,ZMMWORD PTR [r13+r11*1+0x0]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r12+rax*4]
	vmovups zmm11,ZMMWORD PTR [r13+rax*4+0x0]
	vsubps zmm12,zmm9,zmm11
	vaddps zmm9,zmm9,zmm11
	vsubps zmm11,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r12+rdx*1]
	vmovups zmm13,ZMMWORD PTR [r13+r10*1+0x0]
	vaddps zmm14,zmm12,zmm13
	vsubps zmm12,zmm13,zmm12
	vmovups zmm13,ZMMWORD PTR [r13+rax*2+0x0]
	vmovups zmm15,ZMMWORD PTR [r12+r10*2]
	vsubps zmm16,zmm13,zmm15
	vaddps zmm13,zmm15,zmm13
	vmovups zmm15,ZMMWORD PTR [r12+r10*1]
	vmovups zmm17,ZMMWORD PTR [r13+rdx*1+0x0]
	vaddps zmm18,zmm15,zmm17
	vsubps zmm15,zmm15,zmm17
	vmovups zmm17,ZMMWORD PTR [r12+rax*2]
	vmovups zmm19,ZMMWORD PTR [r13+r10*2+0x0]
	vsubps zmm20,zmm17,zmm19
	vaddps zmm17,zmm17,zmm19
	vaddps zmm19,zmm16,zmm18
	vsubps zmm16,zmm18,zmm16
	vsubps zmm18,zmm20,zmm14
	vaddps zmm14,zmm14,zmm20
	vmovaps zmm20,zmm16
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm19
	vfmadd231ps zmm16,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups zmm19,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm21,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm22,zmm19,zmm21
	vsubps zmm19,zmm19,zmm21
	vmovups zmm21,ZMMWORD PTR [r13+rax*1+0x0]
	vmovaps zmm23,zmm19
	vfmadd231ps zmm23,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc40],zmm10
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2c40],zmm19
	vmovaps zmm10,zmm21
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1c40],zmm10
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3c40],zmm21
	vmovaps zmm10,zmm23
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm23
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1440],zmm11
	vfmadd231ps zmm23,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3440],zmm23
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x440],zmm11
	vfmadd231ps zmm10,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2440],zmm10
	vsubps zmm10,zmm15,zmm12
	vaddps zmm11,zmm12,zmm15
	vsubps zmm12,zmm17,zmm13
	vaddps zmm13,zmm13,zmm17
	vsubps zmm14,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovaps zmm15,zmm22
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm22
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm22
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1840],zmm8
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3840],zmm22
	vmovaps zmm8,zmm12
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x840],zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2840],zmm12
	vmovaps zmm8,zmm15
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm15
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1040],zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3040],zmm15
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x40],zmm9
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2040],zmm8
	mov    rax,rsi
	shl    rax,0x5
	lea    rdi,[rdi+rax*4]
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rsi,rdi
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	mov    r12,r9
	mov    r13d,0x7
	add    r12,0x80
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rsi+rax*1]
	vmovups zmm11,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm16,ZMMWORD PTR [rbp+rax*1+0x0]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm16,zmm15
	vsubps zmm11,zmm11,zmm13
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rsi+rax*4]
	vmovups zmm14,ZMMWORD PTR [rbx+rax*4]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rsi+r11*1]
	vmovups zmm17,ZMMWORD PTR [rbx+r11*1]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [rdi+rax*4]
	vmovups zmm21,ZMMWORD PTR [rbp+rax*4+0x0]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [rdi+r11*1]
	vmovups zmm23,ZMMWORD PTR [rbp+r11*1+0x0]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vaddps zmm27,zmm19,zmm25
	vsubps zmm18,zmm18,zmm23
	vsubps zmm19,zmm19,zmm25
	vsubps zmm20,zmm24,zmm20
	vsubps zmm16,zmm16,zmm22
	vaddps zmm22,zmm10,zmm20
	vaddps zmm23,zmm12,zmm16
	vsubps zmm10,zmm10,zmm20
	vsubps zmm12,zmm12,zmm16
	vsubps zmm16,zmm11,zmm14
	vaddps zmm11,zmm11,zmm14
	vaddps zmm14,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm20,zmm16,zmm14
	vaddps zmm21,zmm11,zmm17
	vmovaps zmm24,zmm13
	vfmadd231ps zmm24,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm25,zmm15
	vfmadd231ps zmm25,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm21,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm17,zmm11
	vsubps zmm14,zmm16,zmm14
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [rsi+rax*2]
	vmovups zmm14,ZMMWORD PTR [rbx+rax*2]
	vaddps zmm20,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm21,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm28,zmm14,zmm21
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm29,ZMMWORD PTR [rbp+rax*2+0x0]
	vaddps zmm30,zmm21,zmm29
	vmovups zmm31,ZMMWORD PTR [rdi+r10*1]
	vmovups zmm7,ZMMWORD PTR [rbp+r10*1+0x0]
	vaddps zmm6,zmm31,zmm7
	vaddps zmm5,zmm20,zmm30
	vaddps zmm4,zmm28,zmm6
	vsubps zmm20,zmm20,zmm30
	vsubps zmm28,zmm28,zmm6
	vsubps zmm30,zmm7,zmm31
	vsubps zmm21,zmm21,zmm29
	vaddps zmm29,zmm11,zmm30
	vaddps zmm31,zmm14,zmm21
	vsubps zmm11,zmm11,zmm30
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rdi+r10*2]
	vmovups zmm30,ZMMWORD PTR [rbp+r10*2+0x0]
	vaddps zmm7,zmm21,zmm30
	vsubps zmm21,zmm30,zmm21
	vmovups zmm30,ZMMWORD PTR [rdi+rdx*1]
	vmovups zmm6,ZMMWORD PTR [rbp+rdx*1+0x0]
	vaddps zmm3,zmm30,zmm6
	vsubps zmm30,zmm6,zmm30
	vmovups zmm6,ZMMWORD PTR [rsi+r10*2]
	vmovups zmm2,ZMMWORD PTR [rbx+r10*2]
	vaddps zmm1,zmm6,zmm2
	vmovups zmm0,ZMMWORD PTR [rsi+rdx*1]
	vmovups ZMMWORD PTR [r9+0x4040],zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+rdx*1]
	vmovups ZMMWORD PTR [r9+0x4080],zmm8
	vaddps zmm8,zmm0,zmm9
	vmovups ZMMWORD PTR [r9+0x40c0],zmm17
	vaddps zmm17,zmm7,zmm1
	vmovups ZMMWORD PTR [r9+0x4100],zmm16
	vaddps zmm16,zmm3,zmm8
	vsubps zmm7,zmm7,zmm1
	vsubps zmm8,zmm3,zmm8
	vsubps zmm9,zmm9,zmm0
	vsubps zmm6,zmm6,zmm2
	vaddps zmm3,zmm21,zmm9
	vaddps zmm2,zmm30,zmm6
	vsubps zmm9,zmm21,zmm9
	vsubps zmm21,zmm30,zmm6
	vaddps zmm30,zmm5,zmm17
	vaddps zmm6,zmm4,zmm16
	vaddps zmm1,zmm26,zmm30
	vmovups ZMMWORD PTR [r12],zmm1
	vaddps zmm1,zmm27,zmm6
	vmovups ZMMWORD PTR [r12+0x40],zmm1
	vsubps zmm26,zmm26,zmm30
	vmovups ZMMWORD PTR [r12+0x2000],zmm26
	vsubps zmm26,zmm27,zmm6
	vmovups ZMMWORD PTR [r12+0x2040],zmm26
	vsubps zmm16,zmm16,zmm4
	vsubps zmm17,zmm5,zmm17
	vaddps zmm26,zmm18,zmm16
	vmovups ZMMWORD PTR [r12+0x1000],zmm26
	vaddps zmm26,zmm19,zmm17
	vmovups ZMMWORD PTR [r12+0x1040],zmm26
	vsubps zmm16,zmm18,zmm16
	vmovups ZMMWORD PTR [r12+0x3000],zmm16
	vsubps zmm16,zmm19,zmm17
	vmovups ZMMWORD PTR [r12+0x3040],zmm16
	vmovaps zmm16,zmm29
	vfmadd231ps zmm16,zmm31,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm31,zmm29,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm3
	vfmadd231ps zmm17,zmm2,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm2,zmm3,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vaddps zmm19,zmm31,zmm2
	vmovaps zmm26,zmm24
	vfmadd231ps zmm26,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x400],zmm26
	vmovaps zmm26,zmm25
	vfmadd231ps zmm26,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x440],zmm26
	vfmadd231ps zmm24,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2400],zmm24
	vfmadd231ps zmm25,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2440],zmm25
	vsubps zmm18,zmm2,zmm31
	vsubps zmm16,zmm16,zmm17
	vmovaps zmm17,zmm13
	vfmadd231ps zmm17,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1400],zmm17
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1440],zmm17
	vfmadd231ps zmm13,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3400],zmm13
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3440],zmm15
	vsubps zmm13,zmm20,zmm28
	vaddps zmm15,zmm20,zmm28
	vaddps zmm16,zmm7,zmm8
	vsubps zmm8,zmm8,zmm7
	vaddps zmm17,zmm13,zmm16
	vaddps zmm18,zmm15,zmm8
	vmovaps zmm19,zmm22
	vfmadd231ps zmm19,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x800],zmm19
	vmovaps zmm19,zmm23
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x840],zmm19
	vfmadd231ps zmm22,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2800],zmm22
	vfmadd231ps zmm23,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2840],zmm23
	vsubps zmm8,zmm8,zmm15
	vsubps zmm13,zmm13,zmm16
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1800],zmm15
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1840],zmm15
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3800],zmm10
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3840],zmm12
	vmovaps zmm8,zmm14
	vfmsub231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm21
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmsub231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm8,zmm10
	vaddps zmm13,zmm11,zmm9
	vmovups zmm14,ZMMWORD PTR [r9+0x4100]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0xc00],zmm15
	vmovups zmm15,ZMMWORD PTR [r9+0x40c0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0xc40],zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2c00],zmm14
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2c40],zmm15
	vsubps zmm9,zmm9,zmm11
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r9+0x4080]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1c00],zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x4040]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1c40],zmm12
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3c00],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3c40],zmm11
	lea    rsi,[rbp+rax*8+0x0]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	dec    r13d
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x6e3>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	lea    rdi,[rsi+r8*4]
	lea    rbx,[rdi+r8*4]
	mov    rbp,r9
	mov    r12d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1c75>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x4000]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x140]
	vmovups zmm10,ZMMWORD PTR [rbp+0x340]
	vaddps zmm11,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x100]
	vmovups zmm12,ZMMWORD PTR [rbp+0x300]
	vsubps zmm13,zmm10,zmm12
	vaddps zmm10,zmm10,zmm12
	vsubps zmm12,zmm13,zmm11
	vaddps zmm11,zmm11,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x2c0]
	vaddps zmm15,zmm13,zmm14
	vsubps zmm13,zmm14,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+0x280]
	vmovups zmm16,ZMMWORD PTR [rbp+0x180]
	vsubps zmm17,zmm14,zmm16
	vaddps zmm14,zmm16,zmm14
	vmovups zmm16,ZMMWORD PTR [rbp+0xc0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x3c0]
	vaddps zmm19,zmm16,zmm18
	vsubps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x80]
	vmovups zmm20,ZMMWORD PTR [rbp+0x380]
	vsubps zmm21,zmm18,zmm20
	vaddps zmm18,zmm18,zmm20
	vaddps zmm20,zmm17,zmm19
	vsubps zmm17,zmm19,zmm17
	vsubps zmm19,zmm21,zmm15
	vaddps zmm15,zmm15,zmm21
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm20
	vfmadd231ps zmm17,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vmovaps zmm22,zmm9
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x240]
	vmovaps zmm23,zmm9
	vfmadd231ps zmm23,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm9
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm23
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm12,ZMMWORD PTR [rip+0x0]
	vsubps zmm12,zmm16,zmm13
	vaddps zmm13,zmm13,zmm16
	vsubps zmm16,zmm18,zmm14
	vaddps zmm14,zmm14,zmm18
	vsubps zmm18,zmm16,zmm12
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x200]
	vmovaps zmm24,zmm22
	vfmadd231ps zmm24,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm22
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm24
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm21,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x0
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1140>
	vunpcklps zmm25,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vunpcklps zmm14,zmm19,zmm18
	vunpckhps zmm18,zmm19,zmm18
	vunpcklpd zmm19,zmm25,zmm14
	vunpckhpd zmm14,zmm25,zmm14
	vunpcklpd zmm25,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vextractf32x4 XMMWORD PTR [rcx],zmm19,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm19,0x1
	vextractf32x4 XMMWORD PTR [rdi],zmm19,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm19,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm25,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2],zmm25,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm25,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm25,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1],zmm10,0x3
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1336>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1234>
	vunpcklps zmm18,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vpermilps zmm14,zmm18,0x4e
	vpermilps zmm19,zmm10,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx]{k1},xmm18
	vextractf32x4 xmm25,zmm18,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm25
	vextractf32x4 xmm25,zmm18,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm25
	vextractf32x4 xmm18,zmm18,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm18
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm14
	vextractf32x4 xmm18,zmm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm18
	vextractf32x4 xmm18,zmm14,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm18
	vextractf32x4 xmm14,zmm14,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm14
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm19
	vextractf32x4 xmm10,zmm19,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm19,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm19,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm10
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1336>
	test   r13,r13
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x123e>
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1336>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm25,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vunpcklps zmm14,zmm19,zmm18
	vunpckhps zmm18,zmm19,zmm18
	vunpcklpd zmm19,zmm25,zmm14
	vunpckhpd zmm14,zmm25,zmm14
	vunpcklpd zmm25,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vmovups XMMWORD PTR [rcx]{k1},xmm19
	vextractf32x4 xmm18,zmm19,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm18
	vextractf32x4 xmm18,zmm19,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm18
	vextractf32x4 xmm18,zmm19,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm18
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm14
	vextractf32x4 xmm18,zmm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm18
	vextractf32x4 xmm18,zmm14,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm18
	vextractf32x4 xmm14,zmm14,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm14
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm25
	vextractf32x4 xmm14,zmm25,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm25,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm25,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm14
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm10
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x8
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1419>
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm16,zmm9
	vunpckhps zmm9,zmm16,zmm9
	vunpcklpd zmm14,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vextractf32x4 XMMWORD PTR [rcx+0x20],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x20],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x20],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x20],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x20],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x20],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x20],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x20],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x20],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x20],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x20],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x20],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x20],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x20],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x20],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x20],zmm8,0x3
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x162f>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x151d>
	vunpcklps zmm9,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x20]{k1},xmm9
	vextractf32x4 xmm14,zmm9,0x1
	vmovups XMMWORD PTR [rsi+0x20]{k1},xmm14
	vextractf32x4 xmm14,zmm9,0x2
	vmovups XMMWORD PTR [rdi+0x20]{k1},xmm14
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x20]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x20]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x20]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x20]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x20]{k1},xmm8
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x162f>
	test   r13,r13
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1527>
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x162f>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm16,zmm9
	vunpckhps zmm9,zmm16,zmm9
	vunpcklpd zmm14,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx+0x20]{k1},xmm14
	vextractf32x4 xmm9,zmm14,0x1
	vmovups XMMWORD PTR [rsi+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x2
	vmovups XMMWORD PTR [rdi+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x3
	vmovups XMMWORD PTR [rbx+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x20]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x20]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x20]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x20]{k1},xmm8
	vmovaps zmm8,zmm24
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm23
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm22
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x4
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1766>
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vextractf32x4 XMMWORD PTR [rcx+0x10],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x10],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x10],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x10],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x10],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x10],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x10],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x10],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x10],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x10],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x10],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x10],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x10],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x10],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x10],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x10],zmm8,0x3
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x197c>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x186a>
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x197c>
	test   r13,r13
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1874>
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x197c>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0xc
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1a5f>
	vunpcklps zmm8,zmm24,zmm23
	vunpckhps zmm9,zmm24,zmm23
	vunpcklps zmm10,zmm22,zmm20
	vunpckhps zmm11,zmm22,zmm20
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vextractf32x4 XMMWORD PTR [rcx+0x30],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x30],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x30],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x30],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x30],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x30],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x30],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x30],zmm8,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x30],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x30],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x30],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x30],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x30],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x30],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x30],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x30],zmm9,0x3
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1c75>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1b63>
	vunpcklps zmm8,zmm24,zmm23
	vunpckhps zmm9,zmm24,zmm23
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x30]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rsi+0x30]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdi+0x30]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x30]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x30]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x30]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x30]{k1},xmm8
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1c75>
	test   r13,r13
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1b6d>
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0x1c75>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm8,zmm24,zmm23
	vunpckhps zmm9,zmm24,zmm23
	vunpcklps zmm10,zmm22,zmm20
	vunpckhps zmm11,zmm22,zmm20
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vmovups XMMWORD PTR [rcx+0x30]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rsi+0x30]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rdi+0x30]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbx+0x30]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm11,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x30]{k1},xmm11
	vextractf32x4 xmm11,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x30]{k1},xmm11
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x30]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x30]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x30]{k1},xmm8
	shr    r10,1
	add    rbp,0x400
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	dec    r12d
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx512+0xe11>
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

<nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups ZMMWORD PTR [r9+0x4000],zmm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	vmovups zmm8,ZMMWORD PTR [rbx+rdx*1]
	vmovups zmm9,ZMMWORD PTR [rbp+rdx*1+0x0]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+r10*2]
	vmovups zmm11,ZMMWORD PTR [rbp+r10*2+0x0]
	vsubps zmm12,zmm9,zmm11
	vaddps zmm9,zmm9,zmm11
	vsubps zmm11,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+rax*1+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+r11*1+0x0]
	vaddps zmm14,zmm12,zmm13
	vsubps zmm12,zmm13,zmm12
	vmovups zmm13,ZMMWORD PTR [rbp+rax*4+0x0]
	vmovups zmm15,ZMMWORD PTR [rbp+0x0]
	vsubps zmm16,zmm13,zmm15
	vaddps zmm13,zmm15,zmm13
	vmovups zmm15,ZMMWORD PTR [rbx+r11*1]
	vmovups zmm17,ZMMWORD PTR [r12+rax*1]
	vaddps zmm18,zmm15,zmm17
	vsubps zmm15,zmm15,zmm17
	vmovups zmm17,ZMMWORD PTR [rbx+rax*4]
	vmovups zmm19,ZMMWORD PTR [r12]
	vsubps zmm20,zmm17,zmm19
	vaddps zmm17,zmm17,zmm19
	vaddps zmm19,zmm16,zmm18
	vsubps zmm16,zmm18,zmm16
	vsubps zmm18,zmm20,zmm14
	vaddps zmm14,zmm14,zmm20
	vmovaps zmm20,zmm16
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm19
	vfmadd231ps zmm16,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups zmm19,ZMMWORD PTR [rbx]
	vmovups zmm21,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm22,zmm19,zmm21
	vsubps zmm19,zmm19,zmm21
	vmovups zmm21,ZMMWORD PTR [rbp+r10*1+0x0]
	vmovaps zmm23,zmm19
	vfmadd231ps zmm23,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc00],zmm10
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2c00],zmm19
	vmovaps zmm10,zmm21
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1c00],zmm10
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3c00],zmm21
	vmovaps zmm10,zmm23
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm23
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1400],zmm11
	vfmadd231ps zmm23,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3400],zmm23
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x400],zmm11
	vfmadd231ps zmm10,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2400],zmm10
	vsubps zmm10,zmm15,zmm12
	vaddps zmm11,zmm12,zmm15
	vsubps zmm12,zmm17,zmm13
	vaddps zmm13,zmm13,zmm17
	vsubps zmm14,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+rax*2+0x0]
	vmovaps zmm15,zmm22
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm22
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm22
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1800],zmm8
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3800],zmm22
	vmovaps zmm8,zmm12
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x800],zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2800],zmm12
	vmovaps zmm8,zmm15
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm15
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1000],zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3000],zmm15
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm9
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2000],zmm8
	vmovups zmm8,ZMMWORD PTR [r12+r11*1]
	vmovups zmm9,ZMMWORD PTR [r13+r11*1+0x0]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r12+rax*4]
	vmovups zmm11,ZMMWORD PTR [r13+rax*4+0x0]
	vsubps zmm12,zmm9,zmm11
	vaddps zmm9,zmm9,zmm11
	vsubps zmm11,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r12+rdx*1]
	vmovups zmm13,ZMMWORD PTR [r13+r10*1+0x0]
	vaddps zmm14,zmm12,zmm13
	vsubps zmm12,zmm13,zmm12
	vmovups zmm13,ZMMWORD PTR [r13+rax*2+0x0]
	vmovups zmm15,ZMMWORD PTR [r12+r10*2]
	vsubps zmm16,zmm13,zmm15
	vaddps zmm13,zmm15,zmm13
	vmovups zmm15,ZMMWORD PTR [r12+r10*1]
	vmovups zmm17,ZMMWORD PTR [r13+rdx*1+0x0]
	vaddps zmm18,zmm15,zmm17
	vsubps zmm15,zmm15,zmm17
	vmovups zmm17,ZMMWORD PTR [r12+rax*2]
	vmovups zmm19,ZMMWORD PTR [r13+r10*2+0x0]
	vsubps zmm20,zmm17,zmm19
	vaddps zmm17,zmm17,zmm19
	vaddps zmm19,zmm16,zmm18
	vsubps zmm16,zmm18,zmm16
	vsubps zmm18,zmm20,zmm14
	vaddps zmm14,zmm14,zmm20
	vmovaps zmm20,zmm16
	vfmadd231ps zmm20,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm19
	vfmadd231ps zmm16,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm18,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups zmm19,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm21,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm22,zmm19,zmm21
	vsubps zmm19,zmm19,zmm21
	vmovups zmm21,ZMMWORD PTR [r13+rax*1+0x0]
	vmovaps zmm23,zmm19
	vfmadd231ps zmm23,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc40],zmm10
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2c40],zmm19
	vmovaps zmm10,zmm21
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1c40],zmm10
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3c40],zmm21
	vmovaps zmm10,zmm23
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm23
	vfmadd231ps zmm11,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1440],zmm11
	vfmadd231ps zmm23,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3440],zmm23
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x440],zmm11
	vfmadd231ps zmm10,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2440],zmm10
	vsubps zmm10,zmm15,zmm12
	vaddps zmm11,zmm12,zmm15
	vsubps zmm12,zmm17,zmm13
	vaddps zmm13,zmm13,zmm17
	vsubps zmm14,zmm12,zmm10
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r13+0x0]
	vmovaps zmm15,zmm22
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm12,zmm22
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm22
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1840],zmm8
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3840],zmm22
	vmovaps zmm8,zmm12
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x840],zmm8
	vfmadd231ps zmm12,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2840],zmm12
	vmovaps zmm8,zmm15
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm15
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1040],zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3040],zmm15
	vmovaps zmm9,zmm8
	vfmadd231ps zmm9,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x40],zmm9
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2040],zmm8
	mov    rax,rsi
	shl    rax,0x5
	lea    rdi,[rdi+rax*4]
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rsi,rdi
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	mov    r12,r9
	mov    r13d,0x7
	add    r12,0x80
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rbx]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [rsi+rax*1]
	vmovups zmm11,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rdi]
	vmovups zmm13,ZMMWORD PTR [rbp+0x0]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm16,ZMMWORD PTR [rbp+rax*1+0x0]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm16,zmm15
	vsubps zmm11,zmm11,zmm13
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [rsi+rax*4]
	vmovups zmm14,ZMMWORD PTR [rbx+rax*4]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rsi+r11*1]
	vmovups zmm17,ZMMWORD PTR [rbx+r11*1]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [rdi+rax*4]
	vmovups zmm21,ZMMWORD PTR [rbp+rax*4+0x0]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [rdi+r11*1]
	vmovups zmm23,ZMMWORD PTR [rbp+r11*1+0x0]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vaddps zmm27,zmm19,zmm25
	vsubps zmm18,zmm18,zmm23
	vsubps zmm19,zmm19,zmm25
	vsubps zmm20,zmm24,zmm20
	vsubps zmm16,zmm16,zmm22
	vaddps zmm22,zmm10,zmm20
	vaddps zmm23,zmm12,zmm16
	vsubps zmm10,zmm10,zmm20
	vsubps zmm12,zmm12,zmm16
	vsubps zmm16,zmm11,zmm14
	vaddps zmm11,zmm11,zmm14
	vaddps zmm14,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm20,zmm16,zmm14
	vaddps zmm21,zmm11,zmm17
	vmovaps zmm24,zmm13
	vfmadd231ps zmm24,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm25,zmm15
	vfmadd231ps zmm25,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm21,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm17,zmm11
	vsubps zmm14,zmm16,zmm14
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [rsi+rax*2]
	vmovups zmm14,ZMMWORD PTR [rbx+rax*2]
	vaddps zmm20,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm21,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm28,zmm14,zmm21
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rdi+rax*2]
	vmovups zmm29,ZMMWORD PTR [rbp+rax*2+0x0]
	vaddps zmm30,zmm21,zmm29
	vmovups zmm31,ZMMWORD PTR [rdi+r10*1]
	vmovups zmm7,ZMMWORD PTR [rbp+r10*1+0x0]
	vaddps zmm6,zmm31,zmm7
	vaddps zmm5,zmm20,zmm30
	vaddps zmm4,zmm28,zmm6
	vsubps zmm20,zmm20,zmm30
	vsubps zmm28,zmm28,zmm6
	vsubps zmm30,zmm7,zmm31
	vsubps zmm21,zmm21,zmm29
	vaddps zmm29,zmm11,zmm30
	vaddps zmm31,zmm14,zmm21
	vsubps zmm11,zmm11,zmm30
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [rdi+r10*2]
	vmovups zmm30,ZMMWORD PTR [rbp+r10*2+0x0]
	vaddps zmm7,zmm21,zmm30
	vsubps zmm21,zmm30,zmm21
	vmovups zmm30,ZMMWORD PTR [rdi+rdx*1]
	vmovups zmm6,ZMMWORD PTR [rbp+rdx*1+0x0]
	vaddps zmm3,zmm30,zmm6
	vsubps zmm30,zmm6,zmm30
	vmovups zmm6,ZMMWORD PTR [rsi+r10*2]
	vmovups zmm2,ZMMWORD PTR [rbx+r10*2]
	vaddps zmm1,zmm6,zmm2
	vmovups zmm0,ZMMWORD PTR [rsi+rdx*1]
	vmovups ZMMWORD PTR [r9+0x4040],zmm9
	vmovups zmm9,ZMMWORD PTR [rbx+rdx*1]
	vmovups ZMMWORD PTR [r9+0x4080],zmm8
	vaddps zmm8,zmm0,zmm9
	vmovups ZMMWORD PTR [r9+0x40c0],zmm17
	vaddps zmm17,zmm7,zmm1
	vmovups ZMMWORD PTR [r9+0x4100],zmm16
	vaddps zmm16,zmm3,zmm8
	vsubps zmm7,zmm7,zmm1
	vsubps zmm8,zmm3,zmm8
	vsubps zmm9,zmm9,zmm0
	vsubps zmm6,zmm6,zmm2
	vaddps zmm3,zmm21,zmm9
	vaddps zmm2,zmm30,zmm6
	vsubps zmm9,zmm21,zmm9
	vsubps zmm21,zmm30,zmm6
	vaddps zmm30,zmm5,zmm17
	vaddps zmm6,zmm4,zmm16
	vaddps zmm1,zmm26,zmm30
	vmovups ZMMWORD PTR [r12],zmm1
	vaddps zmm1,zmm27,zmm6
	vmovups ZMMWORD PTR [r12+0x40],zmm1
	vsubps zmm26,zmm26,zmm30
	vmovups ZMMWORD PTR [r12+0x2000],zmm26
	vsubps zmm26,zmm27,zmm6
	vmovups ZMMWORD PTR [r12+0x2040],zmm26
	vsubps zmm16,zmm16,zmm4
	vsubps zmm17,zmm5,zmm17
	vaddps zmm26,zmm18,zmm16
	vmovups ZMMWORD PTR [r12+0x1000],zmm26
	vaddps zmm26,zmm19,zmm17
	vmovups ZMMWORD PTR [r12+0x1040],zmm26
	vsubps zmm16,zmm18,zmm16
	vmovups ZMMWORD PTR [r12+0x3000],zmm16
	vsubps zmm16,zmm19,zmm17
	vmovups ZMMWORD PTR [r12+0x3040],zmm16
	vmovaps zmm16,zmm29
	vfmadd231ps zmm16,zmm31,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm31,zmm29,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm3
	vfmadd231ps zmm17,zmm2,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm2,zmm3,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm16,zmm17
	vaddps zmm19,zmm31,zmm2
	vmovaps zmm26,zmm24
	vfmadd231ps zmm26,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x400],zmm26
	vmovaps zmm26,zmm25
	vfmadd231ps zmm26,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x440],zmm26
	vfmadd231ps zmm24,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2400],zmm24
	vfmadd231ps zmm25,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2440],zmm25
	vsubps zmm18,zmm2,zmm31
	vsubps zmm16,zmm16,zmm17
	vmovaps zmm17,zmm13
	vfmadd231ps zmm17,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1400],zmm17
	vmovaps zmm17,zmm15
	vfmadd231ps zmm17,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1440],zmm17
	vfmadd231ps zmm13,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3400],zmm13
	vfmadd231ps zmm15,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3440],zmm15
	vsubps zmm13,zmm20,zmm28
	vaddps zmm15,zmm20,zmm28
	vaddps zmm16,zmm7,zmm8
	vsubps zmm8,zmm8,zmm7
	vaddps zmm17,zmm13,zmm16
	vaddps zmm18,zmm15,zmm8
	vmovaps zmm19,zmm22
	vfmadd231ps zmm19,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x800],zmm19
	vmovaps zmm19,zmm23
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x840],zmm19
	vfmadd231ps zmm22,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2800],zmm22
	vfmadd231ps zmm23,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2840],zmm23
	vsubps zmm8,zmm8,zmm15
	vsubps zmm13,zmm13,zmm16
	vmovaps zmm15,zmm10
	vfmadd231ps zmm15,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1800],zmm15
	vmovaps zmm15,zmm12
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1840],zmm15
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3800],zmm10
	vfmadd231ps zmm12,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3840],zmm12
	vmovaps zmm8,zmm14
	vfmsub231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm21
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vfmsub231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm8,zmm10
	vaddps zmm13,zmm11,zmm9
	vmovups zmm14,ZMMWORD PTR [r9+0x4100]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0xc00],zmm15
	vmovups zmm15,ZMMWORD PTR [r9+0x40c0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0xc40],zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2c00],zmm14
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x2c40],zmm15
	vsubps zmm9,zmm9,zmm11
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r9+0x4080]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1c00],zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x4040]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x1c40],zmm12
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3c00],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+0x3c40],zmm11
	lea    rsi,[rbp+rax*8+0x0]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	dec    r13d
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x6e3>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	lea    rdi,[rsi+r8*4]
	lea    rbx,[rdi+r8*4]
	mov    rbp,r9
	mov    r12d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1ced>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x4000]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x140]
	vmovups zmm10,ZMMWORD PTR [rbp+0x340]
	vaddps zmm11,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x100]
	vmovups zmm12,ZMMWORD PTR [rbp+0x300]
	vsubps zmm13,zmm10,zmm12
	vaddps zmm10,zmm10,zmm12
	vsubps zmm12,zmm13,zmm11
	vaddps zmm11,zmm11,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x2c0]
	vaddps zmm15,zmm13,zmm14
	vsubps zmm13,zmm14,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+0x280]
	vmovups zmm16,ZMMWORD PTR [rbp+0x180]
	vsubps zmm17,zmm14,zmm16
	vaddps zmm14,zmm16,zmm14
	vmovups zmm16,ZMMWORD PTR [rbp+0xc0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x3c0]
	vaddps zmm19,zmm16,zmm18
	vsubps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x80]
	vmovups zmm20,ZMMWORD PTR [rbp+0x380]
	vsubps zmm21,zmm18,zmm20
	vaddps zmm18,zmm18,zmm20
	vaddps zmm20,zmm17,zmm19
	vsubps zmm17,zmm19,zmm17
	vsubps zmm19,zmm21,zmm15
	vaddps zmm15,zmm15,zmm21
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm20
	vfmadd231ps zmm17,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vmovaps zmm22,zmm9
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x240]
	vmovaps zmm23,zmm9
	vfmadd231ps zmm23,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm9
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm23
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm12,ZMMWORD PTR [rip+0x0]
	vsubps zmm12,zmm16,zmm13
	vaddps zmm13,zmm13,zmm16
	vsubps zmm16,zmm18,zmm14
	vaddps zmm14,zmm14,zmm18
	vsubps zmm18,zmm16,zmm12
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x200]
	vmovaps zmm24,zmm22
	vfmadd231ps zmm24,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm22
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm24
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm21,ZMMWORD PTR [rip+0x0]
	vpxord zmm25,zmm25,zmm25
	vmaxps zmm10,zmm25,zmm10
	vmaxps zmm14,zmm25,zmm14
	vmaxps zmm19,zmm25,zmm19
	vmaxps zmm18,zmm25,zmm18
	mov    r13,r11
	shr    r13,0x0
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x115e>
	vunpcklps zmm25,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vunpcklps zmm14,zmm19,zmm18
	vunpckhps zmm18,zmm19,zmm18
	vunpcklpd zmm19,zmm25,zmm14
	vunpckhpd zmm14,zmm25,zmm14
	vunpcklpd zmm25,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vextractf32x4 XMMWORD PTR [rcx],zmm19,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm19,0x1
	vextractf32x4 XMMWORD PTR [rdi],zmm19,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm19,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm25,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2],zmm25,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm25,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm25,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1],zmm10,0x3
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1354>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1252>
	vunpcklps zmm18,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vpermilps zmm14,zmm18,0x4e
	vpermilps zmm19,zmm10,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx]{k1},xmm18
	vextractf32x4 xmm25,zmm18,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm25
	vextractf32x4 xmm25,zmm18,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm25
	vextractf32x4 xmm18,zmm18,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm18
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm14
	vextractf32x4 xmm18,zmm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm18
	vextractf32x4 xmm18,zmm14,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm18
	vextractf32x4 xmm14,zmm14,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm14
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm19
	vextractf32x4 xmm10,zmm19,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm19,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm19,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm10
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1354>
	test   r13,r13
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x125c>
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1354>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm25,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vunpcklps zmm14,zmm19,zmm18
	vunpckhps zmm18,zmm19,zmm18
	vunpcklpd zmm19,zmm25,zmm14
	vunpckhpd zmm14,zmm25,zmm14
	vunpcklpd zmm25,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vmovups XMMWORD PTR [rcx]{k1},xmm19
	vextractf32x4 xmm18,zmm19,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm18
	vextractf32x4 xmm18,zmm19,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm18
	vextractf32x4 xmm18,zmm19,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm18
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm14
	vextractf32x4 xmm18,zmm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm18
	vextractf32x4 xmm18,zmm14,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm18
	vextractf32x4 xmm14,zmm14,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm14
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm25
	vextractf32x4 xmm14,zmm25,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm25,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm25,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm14
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm10
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm11,zmm10,zmm11
	vmaxps zmm14,zmm10,zmm16
	vmaxps zmm9,zmm10,zmm9
	mov    r13,r11
	shr    r13,0x8
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1455>
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vextractf32x4 XMMWORD PTR [rcx+0x20],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x20],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x20],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x20],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x20],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x20],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x20],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x20],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x20],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x20],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x20],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x20],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x20],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x20],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x20],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x20],zmm8,0x3
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x166b>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1559>
	vunpcklps zmm9,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x20]{k1},xmm9
	vextractf32x4 xmm14,zmm9,0x1
	vmovups XMMWORD PTR [rsi+0x20]{k1},xmm14
	vextractf32x4 xmm14,zmm9,0x2
	vmovups XMMWORD PTR [rdi+0x20]{k1},xmm14
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x20]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x20]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x20]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x20]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x20]{k1},xmm8
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x166b>
	test   r13,r13
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1563>
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x166b>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx+0x20]{k1},xmm14
	vextractf32x4 xmm9,zmm14,0x1
	vmovups XMMWORD PTR [rsi+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x2
	vmovups XMMWORD PTR [rdi+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x3
	vmovups XMMWORD PTR [rbx+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x20]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x20]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x20]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x20]{k1},xmm8
	vmovaps zmm8,zmm24
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm23
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm22
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm8,zmm12,zmm8
	vmaxps zmm9,zmm12,zmm9
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	mov    r13,r11
	shr    r13,0x4
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x17c0>
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vextractf32x4 XMMWORD PTR [rcx+0x10],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x10],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x10],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x10],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x10],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x10],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x10],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x10],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x10],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x10],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x10],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x10],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x10],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x10],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x10],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x10],zmm8,0x3
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x19d6>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x18c4>
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x19d6>
	test   r13,r13
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x18ce>
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x19d6>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vpxord zmm8,zmm8,zmm8
	vmaxps zmm9,zmm8,zmm24
	vmaxps zmm10,zmm8,zmm23
	vmaxps zmm11,zmm8,zmm22
	vmaxps zmm8,zmm8,zmm20
	mov    r13,r11
	shr    r13,0xc
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1ad7>
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x30],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x30],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x30],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x30],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x30],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x30],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x30],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x30],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x30],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x30],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x30],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x30],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x30],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x30],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x30],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x30],zmm8,0x3
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1ced>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1bdb>
	vunpcklps zmm8,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x30]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rsi+0x30]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdi+0x30]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x30]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x30]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x30]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x30]{k1},xmm8
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1ced>
	test   r13,r13
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1be5>
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0x1ced>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [rcx+0x30]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rsi+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdi+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbx+0x30]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x30]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x30]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x30]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x30]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x30]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x30]{k1},xmm8
	shr    r10,1
	add    rbp,0x400
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	dec    r12d
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx512+0xe11>
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

<nnp_fourier_16x16_gauss_left__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xffff
	jne    <nnp_fourier_16x16_gauss_left__x86_64_avx512+0x61f>
	mov    r11,r8
	mov    r13d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_left__x86_64_avx512+0x581>
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
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x20]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x20],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x20],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x20],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0x20],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0x20],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0x20],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0x20],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0x20],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0x20],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x10],0x3
	vbroadcastf32x4 zmm17,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbp+r9*1+0x10],0x2
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [r12+r9*1+0x10],0x3
	vbroadcastf32x4 zmm18,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbp+r9*2+0x10],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [r12+r9*2+0x10],0x3
	vbroadcastf32x4 zmm19,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbp+rsi*1+0x10],0x2
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [r12+rsi*1+0x10],0x3
	vunpcklps zmm20,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vbroadcastf32x4 zmm18,XMMWORD PTR [rdi+0x30]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+0x30],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbp+0x30],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [r12+0x30],0x3
	vbroadcastf32x4 zmm21,XMMWORD PTR [rdi+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbx+r9*1+0x30],0x1
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbp+r9*1+0x30],0x2
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r12+r9*1+0x30],0x3
	vbroadcastf32x4 zmm22,XMMWORD PTR [rdi+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbx+r9*2+0x30],0x1
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbp+r9*2+0x30],0x2
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r12+r9*2+0x30],0x3
	vbroadcastf32x4 zmm23,XMMWORD PTR [rdi+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbx+rsi*1+0x30],0x1
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbp+rsi*1+0x30],0x2
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [r12+rsi*1+0x30],0x3
	vunpcklps zmm24,zmm18,zmm21
	vunpckhps zmm18,zmm18,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm18,zmm22
	vunpckhpd zmm18,zmm18,zmm22
	vaddps zmm22,zmm19,zmm23
	vsubps zmm19,zmm23,zmm19
	vaddps zmm23,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm21,zmm20,zmm24
	vsubps zmm20,zmm24,zmm20
	vaddps zmm24,zmm10,zmm18
	vsubps zmm10,zmm18,zmm10
	vaddps zmm18,zmm14,zmm22
	vsubps zmm14,zmm14,zmm22
	vaddps zmm22,zmm13,zmm21
	vaddps zmm25,zmm18,zmm22
	vsubps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r11+0x200],zmm18
	vsubps zmm13,zmm21,zmm13
	vaddps zmm18,zmm12,zmm20
	vsubps zmm12,zmm20,zmm12
	vmovaps zmm20,zmm11
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm15,zmm23
	vsubps zmm15,zmm15,zmm23
	vaddps zmm18,zmm24,zmm16
	vsubps zmm16,zmm24,zmm16
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm25,zmm22
	vmovups ZMMWORD PTR [r11],zmm23
	vsubps zmm22,zmm25,zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm22
	vsubps zmm12,zmm18,zmm12
	vmovups ZMMWORD PTR [r11+0x240],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm12,zmm9
	vaddps zmm18,zmm17,zmm8
	vmovaps zmm22,zmm20
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	vmovaps zmm22,zmm21
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm22
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x380],zmm20
	vsubps zmm8,zmm17,zmm8
	vsubps zmm9,zmm9,zmm12
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x280],zmm10
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x2c0],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vaddps zmm8,zmm15,zmm16
	vsubps zmm10,zmm16,zmm15
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm11
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x300],zmm14
	vfmsub231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm19
	vfmsub231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x340],zmm13
	vfmsub231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x3c0],zmm21
	jmp    <nnp_fourier_16x16_gauss_left__x86_64_avx512+0x5f6>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	vmovups ZMMWORD PTR [r11+0x3c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x400
	dec    r13d
	jne    <nnp_fourier_16x16_gauss_left__x86_64_avx512+0x46>
	jmp    <nnp_fourier_16x16_gauss_left__x86_64_avx512+0xd48>
	mov    r13d,r11d
	kmovw  k1,r13d
	mov    r13d,r11d
	shr    r13d,0x4
	kmovw  k2,r13d
	mov    r13d,r11d
	shr    r13d,0x8
	kmovw  k3,r13d
	mov    r11d,r11d
	shr    r11d,0xc
	kmovw  k4,r11d
	mov    r11,r8
	mov    r13d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_left__x86_64_avx512+0xcaf>
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
	vmovups xmm10{k3}{z},XMMWORD PTR [rdi+0x20]
	vmovups xmm13{k3}{z},XMMWORD PTR [rbx+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k3}{z},XMMWORD PTR [rbp+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k3}{z},XMMWORD PTR [r12+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k3}{z},XMMWORD PTR [rdi+r9*1+0x20]
	vmovups xmm14{k3}{z},XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k3}{z},XMMWORD PTR [rbp+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k3}{z},XMMWORD PTR [r12+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k3}{z},XMMWORD PTR [rdi+r9*2+0x20]
	vmovups xmm15{k3}{z},XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k3}{z},XMMWORD PTR [rbp+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k3}{z},XMMWORD PTR [r12+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k3}{z},XMMWORD PTR [rdi+rsi*1+0x20]
	vmovups xmm16{k3}{z},XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k3}{z},XMMWORD PTR [rbp+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k3}{z},XMMWORD PTR [r12+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm10,zmm8
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm17{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x1
	vmovups xmm17{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x2
	vmovups xmm17{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x3
	vmovups xmm17{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm18{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x1
	vmovups xmm18{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x2
	vmovups xmm18{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x3
	vmovups xmm18{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm19{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x1
	vmovups xmm19{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x2
	vmovups xmm19{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x3
	vmovups xmm19{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm20{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x1
	vmovups xmm20{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x2
	vmovups xmm20{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x3
	vunpcklps zmm20,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vmovups xmm18{k4}{z},XMMWORD PTR [rdi+0x30]
	vmovups xmm21{k4}{z},XMMWORD PTR [rbx+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x1
	vmovups xmm21{k4}{z},XMMWORD PTR [rbp+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x2
	vmovups xmm21{k4}{z},XMMWORD PTR [r12+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x3
	vmovups xmm21{k4}{z},XMMWORD PTR [rdi+r9*1+0x30]
	vmovups xmm22{k4}{z},XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x1
	vmovups xmm22{k4}{z},XMMWORD PTR [rbp+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x2
	vmovups xmm22{k4}{z},XMMWORD PTR [r12+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x3
	vmovups xmm22{k4}{z},XMMWORD PTR [rdi+r9*2+0x30]
	vmovups xmm23{k4}{z},XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x1
	vmovups xmm23{k4}{z},XMMWORD PTR [rbp+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x2
	vmovups xmm23{k4}{z},XMMWORD PTR [r12+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x3
	vmovups xmm23{k4}{z},XMMWORD PTR [rdi+rsi*1+0x30]
	vmovups xmm24{k4}{z},XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x1
	vmovups xmm24{k4}{z},XMMWORD PTR [rbp+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x2
	vmovups xmm24{k4}{z},XMMWORD PTR [r12+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x3
	vunpcklps zmm24,zmm18,zmm21
	vunpckhps zmm18,zmm18,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm18,zmm22
	vunpckhpd zmm18,zmm18,zmm22
	vaddps zmm22,zmm19,zmm23
	vsubps zmm19,zmm23,zmm19
	vaddps zmm23,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm21,zmm20,zmm24
	vsubps zmm20,zmm24,zmm20
	vaddps zmm24,zmm10,zmm18
	vsubps zmm10,zmm18,zmm10
	vaddps zmm18,zmm14,zmm22
	vsubps zmm14,zmm14,zmm22
	vaddps zmm22,zmm13,zmm21
	vaddps zmm25,zmm18,zmm22
	vsubps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r11+0x200],zmm18
	vsubps zmm13,zmm21,zmm13
	vaddps zmm18,zmm12,zmm20
	vsubps zmm12,zmm20,zmm12
	vmovaps zmm20,zmm11
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm15,zmm23
	vsubps zmm15,zmm15,zmm23
	vaddps zmm18,zmm24,zmm16
	vsubps zmm16,zmm24,zmm16
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm25,zmm22
	vmovups ZMMWORD PTR [r11],zmm23
	vsubps zmm22,zmm25,zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm22
	vsubps zmm12,zmm18,zmm12
	vmovups ZMMWORD PTR [r11+0x240],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm12,zmm9
	vaddps zmm18,zmm17,zmm8
	vmovaps zmm22,zmm20
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	vmovaps zmm22,zmm21
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm22
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x380],zmm20
	vsubps zmm8,zmm17,zmm8
	vsubps zmm9,zmm9,zmm12
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x280],zmm10
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x2c0],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vaddps zmm8,zmm15,zmm16
	vsubps zmm10,zmm16,zmm15
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm11
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x300],zmm14
	vfmsub231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm19
	vfmsub231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x340],zmm13
	vfmsub231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x3c0],zmm21
	jmp    <nnp_fourier_16x16_gauss_left__x86_64_avx512+0xd24>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	vmovups ZMMWORD PTR [r11+0x3c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x400
	dec    r13d
	jne    <nnp_fourier_16x16_gauss_left__x86_64_avx512+0x654>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x2000]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x1000]
	vmovups zmm11,ZMMWORD PTR [r8+0x3000]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vsubps zmm9,zmm11,zmm9
	vmovups zmm11,ZMMWORD PTR [r8+0x800]
	vmovups zmm12,ZMMWORD PTR [r8+0x2800]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1800]
	vmovups zmm15,ZMMWORD PTR [r8+0x3800]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rdi+r10*2],zmm13
	vsubps zmm14,zmm16,zmm14
	vaddps zmm15,zmm11,zmm12
	vsubps zmm11,zmm12,zmm11
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r8+0x400]
	vmovups zmm15,ZMMWORD PTR [r8+0x2400]
	vaddps zmm18,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vmovups zmm15,ZMMWORD PTR [r8+0x1400]
	vmovups zmm19,ZMMWORD PTR [r8+0x3400]
	vaddps zmm20,zmm15,zmm19
	vaddps zmm21,zmm18,zmm20
	vsubps zmm18,zmm18,zmm20
	vsubps zmm15,zmm19,zmm15
	vmovups zmm19,ZMMWORD PTR [r8+0x1c00]
	vmovups zmm20,ZMMWORD PTR [r8+0x3c00]
	vaddps zmm22,zmm19,zmm20
	vsubps zmm19,zmm20,zmm19
	vmovups zmm20,ZMMWORD PTR [r8+0xc00]
	vmovups zmm23,ZMMWORD PTR [r8+0x2c00]
	vaddps zmm24,zmm20,zmm23
	vaddps zmm25,zmm22,zmm24
	vsubps zmm22,zmm22,zmm24
	vsubps zmm20,zmm23,zmm20
	vaddps zmm23,zmm21,zmm25
	vaddps zmm24,zmm17,zmm23
	vmovups ZMMWORD PTR [rsi],zmm24
	vsubps zmm17,zmm17,zmm23
	vmovups ZMMWORD PTR [rsi+rax*1],zmm17
	vsubps zmm17,zmm25,zmm21
	vmovups ZMMWORD PTR [rdi+r9*1],zmm17
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm19
	vfmadd231ps zmm11,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vaddps zmm19,zmm21,zmm11
	vaddps zmm23,zmm15,zmm20
	vmovaps zmm24,zmm12
	vfmadd231ps zmm24,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r11*1],zmm24
	vmovaps zmm25,zmm16
	vfmadd231ps zmm25,zmm23,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*2],zmm25
	vfmadd231ps zmm12,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r9*1],zmm12
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm23,ZMMWORD PTR [rip+0x0]
	vsubps zmm15,zmm15,zmm20
	vsubps zmm11,zmm11,zmm21
	vmovaps zmm20,zmm8
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*1],zmm20
	vmovaps zmm21,zmm9
	vfmadd231ps zmm21,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*2],zmm21
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm8
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm26,zmm18,zmm22
	vsubps zmm18,zmm22,zmm18
	vmovaps zmm22,zmm10
	vfmadd231ps zmm22,zmm26,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi],zmm22
	vmovaps zmm27,zmm14
	vfmadd231ps zmm27,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*1],zmm27
	vfmadd231ps zmm10,zmm26,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*4],zmm10
	vmovaps zmm26,zmm14
	vfmadd231ps zmm26,zmm18,ZMMWORD PTR [rip+0x0]
	vaddps zmm24,zmm24,zmm25
	vmovups ZMMWORD PTR [rsi+rax*4],zmm24
	vaddps zmm22,zmm22,zmm27
	vmovups ZMMWORD PTR [rsi+r9*1],zmm22
	vsubps zmm8,zmm8,zmm15
	vmovups ZMMWORD PTR [rdi+rax*2],zmm8
	vaddps zmm8,zmm13,zmm17
	vmovups ZMMWORD PTR [rdi+r11*1],zmm8
	vaddps zmm8,zmm20,zmm21
	vmovups ZMMWORD PTR [rbx],zmm8
	vsubps zmm8,zmm10,zmm26
	vmovups ZMMWORD PTR [rbx+r10*1],zmm8
	vsubps zmm8,zmm12,zmm19
	vmovups ZMMWORD PTR [rbx+r10*2],zmm8
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*4],zmm9
	vfmsub231ps zmm14,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r11*1],zmm14
	vfmsub231ps zmm16,zmm23,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x0],zmm16
	vmovups zmm8,ZMMWORD PTR [r8+0x40]
	vmovups zmm9,ZMMWORD PTR [r8+0x2040]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x1040]
	vmovups zmm11,ZMMWORD PTR [r8+0x3040]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vsubps zmm9,zmm11,zmm9
	vmovups zmm11,ZMMWORD PTR [r8+0x840]
	vmovups zmm12,ZMMWORD PTR [r8+0x2840]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1840]
	vmovups zmm15,ZMMWORD PTR [r8+0x3840]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [r12+r10*1],zmm13
	vsubps zmm14,zmm16,zmm14
	vaddps zmm15,zmm11,zmm12
	vsubps zmm11,zmm12,zmm11
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r8+0x440]
	vmovups zmm15,ZMMWORD PTR [r8+0x2440]
	vaddps zmm18,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vmovups zmm15,ZMMWORD PTR [r8+0x1440]
	vmovups zmm19,ZMMWORD PTR [r8+0x3440]
	vaddps zmm20,zmm15,zmm19
	vaddps zmm21,zmm18,zmm20
	vsubps zmm18,zmm18,zmm20
	vsubps zmm15,zmm19,zmm15
	vmovups zmm19,ZMMWORD PTR [r8+0x1c40]
	vmovups zmm20,ZMMWORD PTR [r8+0x3c40]
	vaddps zmm22,zmm19,zmm20
	vsubps zmm19,zmm20,zmm19
	vmovups zmm20,ZMMWORD PTR [r8+0xc40]
	vmovups zmm23,ZMMWORD PTR [r8+0x2c40]
	vaddps zmm24,zmm20,zmm23
	vaddps zmm25,zmm22,zmm24
	vsubps zmm22,zmm22,zmm24
	vsubps zmm20,zmm23,zmm20
	vaddps zmm23,zmm21,zmm25
	vaddps zmm24,zmm17,zmm23
	vmovups ZMMWORD PTR [rsi+rax*2],zmm24
	vsubps zmm17,zmm17,zmm23
	vmovups ZMMWORD PTR [rsi+r10*1],zmm17
	vsubps zmm17,zmm25,zmm21
	vmovups ZMMWORD PTR [r12+rax*4],zmm17
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm19
	vfmadd231ps zmm11,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vaddps zmm19,zmm21,zmm11
	vaddps zmm23,zmm15,zmm20
	vmovaps zmm24,zmm12
	vfmadd231ps zmm24,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*2+0x0],zmm24
	vmovaps zmm25,zmm16
	vfmadd231ps zmm25,zmm23,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*1+0x0],zmm25
	vfmadd231ps zmm12,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r13+rax*4+0x0],zmm12
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm23,ZMMWORD PTR [rip+0x0]
	vsubps zmm15,zmm15,zmm20
	vsubps zmm11,zmm11,zmm21
	vmovaps zmm20,zmm8
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+r10*2],zmm20
	vmovaps zmm21,zmm9
	vfmadd231ps zmm21,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+r9*1],zmm21
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12],zmm8
	vmovaps zmm15,zmm9
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm26,zmm18,zmm22
	vsubps zmm18,zmm22,zmm18
	vmovaps zmm22,zmm10
	vfmadd231ps zmm22,zmm26,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r11*1+0x0],zmm22
	vmovaps zmm27,zmm14
	vfmadd231ps zmm27,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*2+0x0],zmm27
	vfmadd231ps zmm10,zmm26,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r13+rax*1+0x0],zmm10
	vmovaps zmm26,zmm14
	vfmadd231ps zmm26,zmm18,ZMMWORD PTR [rip+0x0]
	vaddps zmm24,zmm24,zmm25
	vmovups ZMMWORD PTR [rbp+rax*1+0x0],zmm24
	vaddps zmm22,zmm22,zmm27
	vmovups ZMMWORD PTR [rbp+rax*4+0x0],zmm22
	vsubps zmm8,zmm8,zmm15
	vmovups ZMMWORD PTR [rbp+r9*1+0x0],zmm8
	vaddps zmm8,zmm13,zmm17
	vmovups ZMMWORD PTR [r12+rax*2],zmm8
	vaddps zmm8,zmm20,zmm21
	vmovups ZMMWORD PTR [r12+r11*1],zmm8
	vsubps zmm8,zmm10,zmm26
	vmovups ZMMWORD PTR [r13+0x0],zmm8
	vsubps zmm8,zmm12,zmm19
	vmovups ZMMWORD PTR [r13+r10*1+0x0],zmm8
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+rax*1],zmm9
	vfmsub231ps zmm14,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r13+rax*2+0x0],zmm14
	vfmsub231ps zmm16,zmm23,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r13+r11*1+0x0],zmm16
	imul   rax,rcx,0x2e
	lea    rdx,[rdx+rax*4]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	mov    r12,r8
	mov    r13d,0x7
	add    r12,0x80
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x2000]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vmovups zmm11,ZMMWORD PTR [r12+0x2040]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r12+0x1000]
	vmovups zmm13,ZMMWORD PTR [r12+0x3000]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [r12+0x1040]
	vmovups zmm16,ZMMWORD PTR [r12+0x3040]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm15,zmm16
	vsubps zmm11,zmm13,zmm11
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r12+0x800]
	vmovups zmm14,ZMMWORD PTR [r12+0x2800]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r12+0x840]
	vmovups zmm17,ZMMWORD PTR [r12+0x2840]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [r12+0x1800]
	vmovups zmm21,ZMMWORD PTR [r12+0x3800]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [r12+0x1840]
	vmovups zmm23,ZMMWORD PTR [r12+0x3840]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vaddps zmm27,zmm19,zmm25
	vsubps zmm18,zmm18,zmm23
	vsubps zmm19,zmm19,zmm25
	vsubps zmm20,zmm20,zmm24
	vsubps zmm16,zmm22,zmm16
	vaddps zmm22,zmm10,zmm20
	vaddps zmm23,zmm12,zmm16
	vsubps zmm10,zmm10,zmm20
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm14,zmm11
	vsubps zmm14,zmm17,zmm21
	vaddps zmm17,zmm17,zmm21
	vaddps zmm20,zmm16,zmm14
	vaddps zmm21,zmm11,zmm17
	vmovaps zmm24,zmm13
	vfmadd231ps zmm24,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm25,zmm15
	vfmadd231ps zmm25,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm21,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm11,zmm17
	vsubps zmm14,zmm14,zmm16
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r12+0x400]
	vmovups zmm14,ZMMWORD PTR [r12+0x2400]
	vaddps zmm20,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r12+0x440]
	vmovups zmm21,ZMMWORD PTR [r12+0x2440]
	vaddps zmm28,zmm14,zmm21
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [r12+0x1400]
	vmovups zmm29,ZMMWORD PTR [r12+0x3400]
	vaddps zmm30,zmm21,zmm29
	vmovups zmm31,ZMMWORD PTR [r12+0x1440]
	vmovups zmm7,ZMMWORD PTR [r12+0x3440]
	vaddps zmm6,zmm31,zmm7
	vaddps zmm5,zmm20,zmm30
	vaddps zmm4,zmm28,zmm6
	vsubps zmm20,zmm20,zmm30
	vsubps zmm28,zmm28,zmm6
	vsubps zmm30,zmm31,zmm7
	vsubps zmm21,zmm29,zmm21
	vaddps zmm29,zmm11,zmm30
	vaddps zmm31,zmm14,zmm21
	vsubps zmm11,zmm11,zmm30
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [r12+0x1c00]
	vmovups zmm30,ZMMWORD PTR [r12+0x3c00]
	vaddps zmm7,zmm21,zmm30
	vsubps zmm21,zmm30,zmm21
	vmovups zmm30,ZMMWORD PTR [r12+0x1c40]
	vmovups zmm6,ZMMWORD PTR [r12+0x3c40]
	vaddps zmm3,zmm30,zmm6
	vsubps zmm30,zmm6,zmm30
	vmovups zmm6,ZMMWORD PTR [r12+0xc00]
	vmovups zmm2,ZMMWORD PTR [r12+0x2c00]
	vaddps zmm1,zmm6,zmm2
	vmovups zmm0,ZMMWORD PTR [r12+0xc40]
	vmovups ZMMWORD PTR [r8+0x4000],zmm9
	vmovups zmm9,ZMMWORD PTR [r12+0x2c40]
	vmovups ZMMWORD PTR [r8+0x4040],zmm8
	vaddps zmm8,zmm0,zmm9
	vmovups ZMMWORD PTR [r8+0x4080],zmm17
	vaddps zmm17,zmm7,zmm1
	vmovups ZMMWORD PTR [r8+0x40c0],zmm16
	vaddps zmm16,zmm3,zmm8
	vsubps zmm7,zmm7,zmm1
	vsubps zmm8,zmm3,zmm8
	vsubps zmm9,zmm0,zmm9
	vsubps zmm6,zmm2,zmm6
	vaddps zmm3,zmm21,zmm9
	vaddps zmm2,zmm30,zmm6
	vsubps zmm9,zmm21,zmm9
	vsubps zmm21,zmm30,zmm6
	vaddps zmm30,zmm5,zmm17
	vaddps zmm6,zmm4,zmm16
	vaddps zmm1,zmm26,zmm30
	vmovups ZMMWORD PTR [rcx+rax*1],zmm1
	vaddps zmm0,zmm27,zmm6
	vmovups ZMMWORD PTR [rcx+rax*2],zmm0
	vsubps zmm26,zmm26,zmm30
	vmovups ZMMWORD PTR [rdi+rax*1],zmm26
	vsubps zmm27,zmm27,zmm6
	vmovups ZMMWORD PTR [rdi+rax*2],zmm27
	vsubps zmm16,zmm4,zmm16
	vsubps zmm17,zmm17,zmm5
	vaddps zmm30,zmm18,zmm16
	vmovups ZMMWORD PTR [rdx+r11*1],zmm30
	vaddps zmm6,zmm19,zmm17
	vmovups ZMMWORD PTR [rdx+r10*2],zmm6
	vsubps zmm16,zmm18,zmm16
	vmovups ZMMWORD PTR [rbx+r11*1],zmm16
	vsubps zmm17,zmm19,zmm17
	vmovups ZMMWORD PTR [rbx+r10*2],zmm17
	vmovaps zmm18,zmm29
	vfmadd231ps zmm18,zmm31,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm31,zmm29,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm3
	vfmadd231ps zmm19,zmm2,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm2,zmm3,ZMMWORD PTR [rip+0x0]
	vaddps zmm29,zmm18,zmm19
	vaddps zmm5,zmm31,zmm2
	vmovaps zmm4,zmm24
	vfmadd231ps zmm4,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+rax*4],zmm4
	vmovaps zmm3,zmm25
	vfmadd231ps zmm3,zmm5,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r11*1],zmm3
	vfmadd231ps zmm24,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*4],zmm24
	vfmadd231ps zmm25,zmm5,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r11*1],zmm25
	vsubps zmm29,zmm31,zmm2
	vsubps zmm18,zmm19,zmm18
	vmovaps zmm19,zmm13
	vfmadd231ps zmm19,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi],zmm19
	vmovaps zmm31,zmm15
	vfmadd231ps zmm31,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*1],zmm31
	vfmadd231ps zmm13,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+0x0],zmm13
	vfmadd231ps zmm15,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*1+0x0],zmm15
	vaddps zmm18,zmm20,zmm28
	vsubps zmm20,zmm28,zmm20
	vsubps zmm28,zmm7,zmm8
	vaddps zmm8,zmm7,zmm8
	vaddps zmm29,zmm18,zmm28
	vaddps zmm7,zmm20,zmm8
	vmovaps zmm5,zmm22
	vfmadd231ps zmm5,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r9*1],zmm5
	vmovaps zmm2,zmm23
	vfmadd231ps zmm2,zmm7,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx],zmm2
	vfmadd231ps zmm22,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r9*1],zmm22
	vfmadd231ps zmm23,zmm7,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm23
	vsubps zmm8,zmm20,zmm8
	vsubps zmm18,zmm28,zmm18
	vmovaps zmm20,zmm10
	vfmadd231ps zmm20,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*1],zmm20
	vmovaps zmm28,zmm12
	vfmadd231ps zmm28,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*4],zmm28
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*1+0x0],zmm10
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*4+0x0],zmm12
	vmovaps zmm8,zmm14
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmsub231ps zmm11,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm21
	vfmsub231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm8,zmm14
	vaddps zmm21,zmm11,zmm9
	vmovups zmm29,ZMMWORD PTR [r8+0x40c0]
	vmovaps zmm7,zmm29
	vfmadd231ps zmm7,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*2],zmm7
	vmovups ZMMWORD PTR [r8+0x4100],zmm10
	vmovups zmm10,ZMMWORD PTR [r8+0x4080]
	vmovups ZMMWORD PTR [r8+0x4140],zmm12
	vmovaps zmm12,zmm10
	vfmadd231ps zmm12,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r10*1],zmm12
	vfmadd231ps zmm29,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*2],zmm29
	vfmadd231ps zmm10,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r10*1],zmm10
	vsubps zmm9,zmm11,zmm9
	vsubps zmm8,zmm14,zmm8
	vmovups zmm11,ZMMWORD PTR [r8+0x4040]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r10*2],zmm14
	vmovups zmm18,ZMMWORD PTR [r8+0x4000]
	vmovaps zmm21,zmm18
	vfmadd231ps zmm21,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r9*1],zmm21
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r10*2+0x0],zmm11
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r9*1+0x0],zmm18
	vaddps zmm8,zmm1,zmm0
	vmovups ZMMWORD PTR [rcx],zmm8
	vaddps zmm8,zmm4,zmm3
	vmovups ZMMWORD PTR [rcx+r10*1],zmm8
	vaddps zmm8,zmm5,zmm2
	vmovups ZMMWORD PTR [rcx+r10*2],zmm8
	vaddps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rdx+rax*1],zmm8
	vaddps zmm8,zmm30,zmm6
	vmovups ZMMWORD PTR [rdx+rax*4],zmm8
	vaddps zmm8,zmm19,zmm31
	vmovups ZMMWORD PTR [rdx+r9*1],zmm8
	vaddps zmm8,zmm20,zmm28
	vmovups ZMMWORD PTR [rsi+rax*2],zmm8
	vaddps zmm8,zmm14,zmm21
	vmovups ZMMWORD PTR [rsi+r11*1],zmm8
	vaddps zmm8,zmm26,zmm27
	vmovups ZMMWORD PTR [rdi],zmm8
	vaddps zmm8,zmm24,zmm25
	vmovups ZMMWORD PTR [rdi+r10*1],zmm8
	vaddps zmm8,zmm22,zmm23
	vmovups ZMMWORD PTR [rdi+r10*2],zmm8
	vaddps zmm8,zmm29,zmm10
	vmovups ZMMWORD PTR [rbx+rax*1],zmm8
	vaddps zmm8,zmm16,zmm17
	vmovups ZMMWORD PTR [rbx+rax*4],zmm8
	vaddps zmm8,zmm13,zmm15
	vmovups ZMMWORD PTR [rbx+r9*1],zmm8
	vmovups zmm8,ZMMWORD PTR [r8+0x4100]
	vmovups zmm9,ZMMWORD PTR [r8+0x4140]
	vaddps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rbp+rax*2+0x0],zmm8
	vaddps zmm8,zmm11,zmm18
	vmovups ZMMWORD PTR [rbp+r11*1+0x0],zmm8
	lea    rcx,[rbp+rax*8+0x0]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	dec    r13d
	jne    <nnp_fourier_16x16_gauss_left__x86_64_avx512+0x148c>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret

<nnp_fourier_16x16_gauss_right__x86_64_avx512>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	mov    rax,QWORD PTR [rsi+0x8]
	mov    r10d,DWORD PTR [rsi+0x10]
	mov    r11d,DWORD PTR [rsi+0x14]
	mov    r9,QWORD PTR [rsi]
	mov    r9,r9
	shl    r9,0x2
	lea    rsi,[r9+r9*2]
	mov    rdi,rdi
	lea    rbx,[rdi+r9*4]
	lea    rbp,[rbx+r9*4]
	lea    r12,[rbp+r9*4+0x0]
	cmp    r11,0xffff
	jne    <nnp_fourier_16x16_gauss_right__x86_64_avx512+0x61f>
	mov    r11,r8
	mov    r13d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_right__x86_64_avx512+0x581>
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
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x20]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x20],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x20],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x20],0x3
	vbroadcastf32x4 zmm13,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [rbp+r9*1+0x20],0x2
	vinsertf32x4 zmm13,zmm13,XMMWORD PTR [r12+r9*1+0x20],0x3
	vbroadcastf32x4 zmm14,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [rbp+r9*2+0x20],0x2
	vinsertf32x4 zmm14,zmm14,XMMWORD PTR [r12+r9*2+0x20],0x3
	vbroadcastf32x4 zmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [rbp+rsi*1+0x20],0x2
	vinsertf32x4 zmm15,zmm15,XMMWORD PTR [r12+rsi*1+0x20],0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vbroadcastf32x4 zmm10,XMMWORD PTR [rdi+0x10]
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbx+0x10],0x1
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [rbp+0x10],0x2
	vinsertf32x4 zmm10,zmm10,XMMWORD PTR [r12+0x10],0x3
	vbroadcastf32x4 zmm17,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [rbp+r9*1+0x10],0x2
	vinsertf32x4 zmm17,zmm17,XMMWORD PTR [r12+r9*1+0x10],0x3
	vbroadcastf32x4 zmm18,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbp+r9*2+0x10],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [r12+r9*2+0x10],0x3
	vbroadcastf32x4 zmm19,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [rbp+rsi*1+0x10],0x2
	vinsertf32x4 zmm19,zmm19,XMMWORD PTR [r12+rsi*1+0x10],0x3
	vunpcklps zmm20,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vbroadcastf32x4 zmm18,XMMWORD PTR [rdi+0x30]
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbx+0x30],0x1
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [rbp+0x30],0x2
	vinsertf32x4 zmm18,zmm18,XMMWORD PTR [r12+0x30],0x3
	vbroadcastf32x4 zmm21,XMMWORD PTR [rdi+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbx+r9*1+0x30],0x1
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [rbp+r9*1+0x30],0x2
	vinsertf32x4 zmm21,zmm21,XMMWORD PTR [r12+r9*1+0x30],0x3
	vbroadcastf32x4 zmm22,XMMWORD PTR [rdi+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbx+r9*2+0x30],0x1
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [rbp+r9*2+0x30],0x2
	vinsertf32x4 zmm22,zmm22,XMMWORD PTR [r12+r9*2+0x30],0x3
	vbroadcastf32x4 zmm23,XMMWORD PTR [rdi+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbx+rsi*1+0x30],0x1
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [rbp+rsi*1+0x30],0x2
	vinsertf32x4 zmm23,zmm23,XMMWORD PTR [r12+rsi*1+0x30],0x3
	vunpcklps zmm24,zmm18,zmm21
	vunpckhps zmm18,zmm18,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm18,zmm22
	vunpckhpd zmm18,zmm18,zmm22
	vaddps zmm22,zmm19,zmm23
	vsubps zmm19,zmm19,zmm23
	vaddps zmm23,zmm17,zmm21
	vsubps zmm17,zmm17,zmm21
	vaddps zmm21,zmm20,zmm24
	vsubps zmm20,zmm24,zmm20
	vaddps zmm24,zmm10,zmm18
	vsubps zmm10,zmm18,zmm10
	vaddps zmm18,zmm14,zmm22
	vsubps zmm14,zmm14,zmm22
	vaddps zmm22,zmm13,zmm21
	vaddps zmm25,zmm18,zmm22
	vsubps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r11+0x200],zmm18
	vsubps zmm13,zmm13,zmm21
	vaddps zmm18,zmm12,zmm20
	vsubps zmm12,zmm12,zmm20
	vmovaps zmm20,zmm11
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm15,zmm23
	vsubps zmm15,zmm15,zmm23
	vaddps zmm18,zmm24,zmm16
	vsubps zmm16,zmm24,zmm16
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm25,zmm22
	vmovups ZMMWORD PTR [r11],zmm23
	vsubps zmm22,zmm25,zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm22
	vsubps zmm12,zmm12,zmm18
	vmovups ZMMWORD PTR [r11+0x240],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm12,zmm9
	vaddps zmm18,zmm17,zmm8
	vmovaps zmm22,zmm20
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	vmovaps zmm22,zmm21
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm22
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x380],zmm20
	vsubps zmm8,zmm8,zmm17
	vsubps zmm9,zmm12,zmm9
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x280],zmm10
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x2c0],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vaddps zmm8,zmm15,zmm16
	vsubps zmm10,zmm15,zmm16
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm11
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x300],zmm14
	vfmsub231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm19
	vfmsub231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x340],zmm13
	vfmsub231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x3c0],zmm21
	jmp    <nnp_fourier_16x16_gauss_right__x86_64_avx512+0x5f6>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	vmovups ZMMWORD PTR [r11+0x3c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x400
	dec    r13d
	jne    <nnp_fourier_16x16_gauss_right__x86_64_avx512+0x46>
	jmp    <nnp_fourier_16x16_gauss_right__x86_64_avx512+0xd48>
	mov    r13d,r11d
	kmovw  k1,r13d
	mov    r13d,r11d
	shr    r13d,0x4
	kmovw  k2,r13d
	mov    r13d,r11d
	shr    r13d,0x8
	kmovw  k3,r13d
	mov    r11d,r11d
	shr    r11d,0xc
	kmovw  k4,r11d
	mov    r11,r8
	mov    r13d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_right__x86_64_avx512+0xcaf>
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
	vmovups xmm10{k3}{z},XMMWORD PTR [rdi+0x20]
	vmovups xmm13{k3}{z},XMMWORD PTR [rbx+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x1
	vmovups xmm13{k3}{z},XMMWORD PTR [rbp+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x2
	vmovups xmm13{k3}{z},XMMWORD PTR [r12+0x20]
	vinsertf32x4 zmm10,zmm10,xmm13,0x3
	vmovups xmm13{k3}{z},XMMWORD PTR [rdi+r9*1+0x20]
	vmovups xmm14{k3}{z},XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x1
	vmovups xmm14{k3}{z},XMMWORD PTR [rbp+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x2
	vmovups xmm14{k3}{z},XMMWORD PTR [r12+r9*1+0x20]
	vinsertf32x4 zmm13,zmm13,xmm14,0x3
	vmovups xmm14{k3}{z},XMMWORD PTR [rdi+r9*2+0x20]
	vmovups xmm15{k3}{z},XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x1
	vmovups xmm15{k3}{z},XMMWORD PTR [rbp+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x2
	vmovups xmm15{k3}{z},XMMWORD PTR [r12+r9*2+0x20]
	vinsertf32x4 zmm14,zmm14,xmm15,0x3
	vmovups xmm15{k3}{z},XMMWORD PTR [rdi+rsi*1+0x20]
	vmovups xmm16{k3}{z},XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x1
	vmovups xmm16{k3}{z},XMMWORD PTR [rbp+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x2
	vmovups xmm16{k3}{z},XMMWORD PTR [r12+rsi*1+0x20]
	vinsertf32x4 zmm15,zmm15,xmm16,0x3
	vunpcklps zmm16,zmm10,zmm13
	vunpckhps zmm10,zmm10,zmm13
	vunpcklps zmm13,zmm14,zmm15
	vunpckhps zmm14,zmm14,zmm15
	vunpcklpd zmm15,zmm16,zmm13
	vunpckhpd zmm13,zmm16,zmm13
	vunpcklpd zmm16,zmm10,zmm14
	vunpckhpd zmm10,zmm10,zmm14
	vaddps zmm14,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vaddps zmm15,zmm9,zmm13
	vsubps zmm9,zmm9,zmm13
	vaddps zmm13,zmm12,zmm16
	vsubps zmm12,zmm12,zmm16
	vaddps zmm16,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups xmm10{k2}{z},XMMWORD PTR [rdi+0x10]
	vmovups xmm17{k2}{z},XMMWORD PTR [rbx+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x1
	vmovups xmm17{k2}{z},XMMWORD PTR [rbp+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x2
	vmovups xmm17{k2}{z},XMMWORD PTR [r12+0x10]
	vinsertf32x4 zmm10,zmm10,xmm17,0x3
	vmovups xmm17{k2}{z},XMMWORD PTR [rdi+r9*1+0x10]
	vmovups xmm18{k2}{z},XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x1
	vmovups xmm18{k2}{z},XMMWORD PTR [rbp+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x2
	vmovups xmm18{k2}{z},XMMWORD PTR [r12+r9*1+0x10]
	vinsertf32x4 zmm17,zmm17,xmm18,0x3
	vmovups xmm18{k2}{z},XMMWORD PTR [rdi+r9*2+0x10]
	vmovups xmm19{k2}{z},XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x1
	vmovups xmm19{k2}{z},XMMWORD PTR [rbp+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x2
	vmovups xmm19{k2}{z},XMMWORD PTR [r12+r9*2+0x10]
	vinsertf32x4 zmm18,zmm18,xmm19,0x3
	vmovups xmm19{k2}{z},XMMWORD PTR [rdi+rsi*1+0x10]
	vmovups xmm20{k2}{z},XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x1
	vmovups xmm20{k2}{z},XMMWORD PTR [rbp+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x2
	vmovups xmm20{k2}{z},XMMWORD PTR [r12+rsi*1+0x10]
	vinsertf32x4 zmm19,zmm19,xmm20,0x3
	vunpcklps zmm20,zmm10,zmm17
	vunpckhps zmm10,zmm10,zmm17
	vunpcklps zmm17,zmm18,zmm19
	vunpckhps zmm18,zmm18,zmm19
	vunpcklpd zmm19,zmm20,zmm17
	vunpckhpd zmm17,zmm20,zmm17
	vunpcklpd zmm20,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vmovups xmm18{k4}{z},XMMWORD PTR [rdi+0x30]
	vmovups xmm21{k4}{z},XMMWORD PTR [rbx+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x1
	vmovups xmm21{k4}{z},XMMWORD PTR [rbp+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x2
	vmovups xmm21{k4}{z},XMMWORD PTR [r12+0x30]
	vinsertf32x4 zmm18,zmm18,xmm21,0x3
	vmovups xmm21{k4}{z},XMMWORD PTR [rdi+r9*1+0x30]
	vmovups xmm22{k4}{z},XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x1
	vmovups xmm22{k4}{z},XMMWORD PTR [rbp+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x2
	vmovups xmm22{k4}{z},XMMWORD PTR [r12+r9*1+0x30]
	vinsertf32x4 zmm21,zmm21,xmm22,0x3
	vmovups xmm22{k4}{z},XMMWORD PTR [rdi+r9*2+0x30]
	vmovups xmm23{k4}{z},XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x1
	vmovups xmm23{k4}{z},XMMWORD PTR [rbp+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x2
	vmovups xmm23{k4}{z},XMMWORD PTR [r12+r9*2+0x30]
	vinsertf32x4 zmm22,zmm22,xmm23,0x3
	vmovups xmm23{k4}{z},XMMWORD PTR [rdi+rsi*1+0x30]
	vmovups xmm24{k4}{z},XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x1
	vmovups xmm24{k4}{z},XMMWORD PTR [rbp+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x2
	vmovups xmm24{k4}{z},XMMWORD PTR [r12+rsi*1+0x30]
	vinsertf32x4 zmm23,zmm23,xmm24,0x3
	vunpcklps zmm24,zmm18,zmm21
	vunpckhps zmm18,zmm18,zmm21
	vunpcklps zmm21,zmm22,zmm23
	vunpckhps zmm22,zmm22,zmm23
	vunpcklpd zmm23,zmm24,zmm21
	vunpckhpd zmm21,zmm24,zmm21
	vunpcklpd zmm24,zmm18,zmm22
	vunpckhpd zmm18,zmm18,zmm22
	vaddps zmm22,zmm19,zmm23
	vsubps zmm19,zmm19,zmm23
	vaddps zmm23,zmm17,zmm21
	vsubps zmm17,zmm17,zmm21
	vaddps zmm21,zmm20,zmm24
	vsubps zmm20,zmm24,zmm20
	vaddps zmm24,zmm10,zmm18
	vsubps zmm10,zmm18,zmm10
	vaddps zmm18,zmm14,zmm22
	vsubps zmm14,zmm14,zmm22
	vaddps zmm22,zmm13,zmm21
	vaddps zmm25,zmm18,zmm22
	vsubps zmm18,zmm18,zmm22
	vmovups ZMMWORD PTR [r11+0x200],zmm18
	vsubps zmm13,zmm13,zmm21
	vaddps zmm18,zmm12,zmm20
	vsubps zmm12,zmm12,zmm20
	vmovaps zmm20,zmm11
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm19
	vfmadd231ps zmm21,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm12,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm15,zmm23
	vsubps zmm15,zmm15,zmm23
	vaddps zmm18,zmm24,zmm16
	vsubps zmm16,zmm24,zmm16
	vaddps zmm22,zmm12,zmm18
	vaddps zmm23,zmm25,zmm22
	vmovups ZMMWORD PTR [r11],zmm23
	vsubps zmm22,zmm25,zmm22
	vmovups ZMMWORD PTR [r11+0x40],zmm22
	vsubps zmm12,zmm12,zmm18
	vmovups ZMMWORD PTR [r11+0x240],zmm12
	vmovaps zmm12,zmm9
	vfmadd231ps zmm12,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm10
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vaddps zmm10,zmm12,zmm9
	vaddps zmm18,zmm17,zmm8
	vmovaps zmm22,zmm20
	vfmadd231ps zmm22,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x80],zmm22
	vmovaps zmm22,zmm21
	vfmadd231ps zmm22,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0xc0],zmm22
	vfmadd231ps zmm20,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x380],zmm20
	vsubps zmm8,zmm8,zmm17
	vsubps zmm9,zmm12,zmm9
	vmovaps zmm10,zmm11
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x280],zmm10
	vmovaps zmm10,zmm19
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x2c0],zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x180],zmm11
	vaddps zmm8,zmm15,zmm16
	vsubps zmm10,zmm15,zmm16
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x100],zmm11
	vmovaps zmm11,zmm13
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x140],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x300],zmm14
	vfmsub231ps zmm19,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x1c0],zmm19
	vfmsub231ps zmm13,zmm10,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x340],zmm13
	vfmsub231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r11+0x3c0],zmm21
	jmp    <nnp_fourier_16x16_gauss_right__x86_64_avx512+0xd24>
	vpxord zmm8,zmm8,zmm8
	vmovups ZMMWORD PTR [r11],zmm8
	vmovups ZMMWORD PTR [r11+0x40],zmm8
	vmovups ZMMWORD PTR [r11+0x80],zmm8
	vmovups ZMMWORD PTR [r11+0xc0],zmm8
	vmovups ZMMWORD PTR [r11+0x100],zmm8
	vmovups ZMMWORD PTR [r11+0x140],zmm8
	vmovups ZMMWORD PTR [r11+0x180],zmm8
	vmovups ZMMWORD PTR [r11+0x1c0],zmm8
	vmovups ZMMWORD PTR [r11+0x200],zmm8
	vmovups ZMMWORD PTR [r11+0x240],zmm8
	vmovups ZMMWORD PTR [r11+0x280],zmm8
	vmovups ZMMWORD PTR [r11+0x2c0],zmm8
	vmovups ZMMWORD PTR [r11+0x300],zmm8
	vmovups ZMMWORD PTR [r11+0x340],zmm8
	vmovups ZMMWORD PTR [r11+0x380],zmm8
	vmovups ZMMWORD PTR [r11+0x3c0],zmm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	lea    rbp,[rbp+rax*4+0x0]
	lea    r12,[r12+rax*4]
	add    r11,0x400
	dec    r13d
	jne    <nnp_fourier_16x16_gauss_right__x86_64_avx512+0x654>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	vmovups zmm8,ZMMWORD PTR [r8]
	vmovups zmm9,ZMMWORD PTR [r8+0x2000]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x1000]
	vmovups zmm11,ZMMWORD PTR [r8+0x3000]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x800]
	vmovups zmm12,ZMMWORD PTR [r8+0x2800]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1800]
	vmovups zmm15,ZMMWORD PTR [r8+0x3800]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [rdi+r11*1],zmm13
	vsubps zmm14,zmm14,zmm16
	vaddps zmm15,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r8+0x400]
	vmovups zmm15,ZMMWORD PTR [r8+0x2400]
	vaddps zmm18,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vmovups zmm15,ZMMWORD PTR [r8+0x1400]
	vmovups zmm19,ZMMWORD PTR [r8+0x3400]
	vaddps zmm20,zmm15,zmm19
	vaddps zmm21,zmm18,zmm20
	vsubps zmm18,zmm18,zmm20
	vsubps zmm15,zmm15,zmm19
	vmovups zmm19,ZMMWORD PTR [r8+0x1c00]
	vmovups zmm20,ZMMWORD PTR [r8+0x3c00]
	vaddps zmm22,zmm19,zmm20
	vsubps zmm19,zmm20,zmm19
	vmovups zmm20,ZMMWORD PTR [r8+0xc00]
	vmovups zmm23,ZMMWORD PTR [r8+0x2c00]
	vaddps zmm24,zmm20,zmm23
	vaddps zmm25,zmm22,zmm24
	vsubps zmm22,zmm22,zmm24
	vsubps zmm20,zmm20,zmm23
	vaddps zmm23,zmm21,zmm25
	vaddps zmm24,zmm17,zmm23
	vmovups ZMMWORD PTR [rsi],zmm24
	vsubps zmm17,zmm17,zmm23
	vmovups ZMMWORD PTR [rsi+rax*1],zmm17
	vsubps zmm17,zmm21,zmm25
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm19
	vfmadd231ps zmm11,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vaddps zmm19,zmm21,zmm11
	vaddps zmm23,zmm15,zmm20
	vmovaps zmm24,zmm12
	vfmadd231ps zmm24,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*4],zmm24
	vmovaps zmm25,zmm16
	vfmadd231ps zmm25,zmm23,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r10*2],zmm12
	vfmadd231ps zmm16,zmm23,ZMMWORD PTR [rip+0x0]
	vsubps zmm15,zmm20,zmm15
	vsubps zmm11,zmm21,zmm11
	vmovaps zmm19,zmm8
	vfmadd231ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx],zmm19
	vmovaps zmm20,zmm9
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+rax*2],zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm18,zmm22
	vsubps zmm15,zmm18,zmm22
	vmovaps zmm18,zmm10
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r9*1],zmm18
	vmovaps zmm21,zmm14
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r10*1],zmm10
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm25,zmm24
	vmovups ZMMWORD PTR [rsi+r11*1],zmm11
	vaddps zmm11,zmm24,zmm25
	vmovups ZMMWORD PTR [rsi+r10*2],zmm11
	vsubps zmm11,zmm21,zmm18
	vmovups ZMMWORD PTR [rdi],zmm11
	vaddps zmm11,zmm18,zmm21
	vmovups ZMMWORD PTR [rdi+rax*1],zmm11
	vaddps zmm11,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [rdi+rax*4],zmm8
	vsubps zmm8,zmm17,zmm13
	vmovups ZMMWORD PTR [rdi+r10*2],zmm8
	vaddps zmm8,zmm13,zmm17
	vmovups ZMMWORD PTR [rdi+r9*1],zmm8
	vsubps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [rbx+rax*1],zmm8
	vaddps zmm8,zmm19,zmm20
	vmovups ZMMWORD PTR [rbx+rax*2],zmm8
	vaddps zmm8,zmm10,zmm14
	vsubps zmm9,zmm10,zmm14
	vmovups ZMMWORD PTR [rbx+r11*1],zmm9
	vaddps zmm9,zmm12,zmm16
	vsubps zmm10,zmm12,zmm16
	vmovups ZMMWORD PTR [rbp+0x0],zmm10
	vmulps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm10
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*4],zmm8
	vmulps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r9*1],zmm8
	vmovups zmm8,ZMMWORD PTR [r8+0x40]
	vmovups zmm9,ZMMWORD PTR [r8+0x2040]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r8+0x1040]
	vmovups zmm11,ZMMWORD PTR [r8+0x3040]
	vaddps zmm12,zmm9,zmm11
	vaddps zmm13,zmm10,zmm12
	vsubps zmm10,zmm10,zmm12
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r8+0x840]
	vmovups zmm12,ZMMWORD PTR [r8+0x2840]
	vaddps zmm14,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovups zmm12,ZMMWORD PTR [r8+0x1840]
	vmovups zmm15,ZMMWORD PTR [r8+0x3840]
	vaddps zmm16,zmm12,zmm15
	vsubps zmm12,zmm15,zmm12
	vaddps zmm15,zmm14,zmm16
	vaddps zmm17,zmm13,zmm15
	vsubps zmm13,zmm13,zmm15
	vmovups ZMMWORD PTR [r12+rax*2],zmm13
	vsubps zmm14,zmm14,zmm16
	vaddps zmm15,zmm11,zmm12
	vsubps zmm11,zmm11,zmm12
	vmovaps zmm12,zmm8
	vfmadd231ps zmm12,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm9
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r8+0x440]
	vmovups zmm15,ZMMWORD PTR [r8+0x2440]
	vaddps zmm18,zmm11,zmm15
	vsubps zmm11,zmm11,zmm15
	vmovups zmm15,ZMMWORD PTR [r8+0x1440]
	vmovups zmm19,ZMMWORD PTR [r8+0x3440]
	vaddps zmm20,zmm15,zmm19
	vaddps zmm21,zmm18,zmm20
	vsubps zmm18,zmm18,zmm20
	vsubps zmm15,zmm15,zmm19
	vmovups zmm19,ZMMWORD PTR [r8+0x1c40]
	vmovups zmm20,ZMMWORD PTR [r8+0x3c40]
	vaddps zmm22,zmm19,zmm20
	vsubps zmm19,zmm20,zmm19
	vmovups zmm20,ZMMWORD PTR [r8+0xc40]
	vmovups zmm23,ZMMWORD PTR [r8+0x2c40]
	vaddps zmm24,zmm20,zmm23
	vaddps zmm25,zmm22,zmm24
	vsubps zmm22,zmm22,zmm24
	vsubps zmm20,zmm20,zmm23
	vaddps zmm23,zmm21,zmm25
	vaddps zmm24,zmm17,zmm23
	vmovups ZMMWORD PTR [rsi+rax*2],zmm24
	vsubps zmm17,zmm17,zmm23
	vmovups ZMMWORD PTR [rsi+r10*1],zmm17
	vsubps zmm17,zmm21,zmm25
	vmovaps zmm21,zmm11
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm19
	vfmadd231ps zmm11,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vaddps zmm19,zmm21,zmm11
	vaddps zmm23,zmm15,zmm20
	vmovaps zmm24,zmm12
	vfmadd231ps zmm24,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*1+0x0],zmm24
	vmovaps zmm25,zmm16
	vfmadd231ps zmm25,zmm23,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm12,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r13+r10*1+0x0],zmm12
	vfmadd231ps zmm16,zmm23,ZMMWORD PTR [rip+0x0]
	vsubps zmm15,zmm20,zmm15
	vsubps zmm11,zmm21,zmm11
	vmovaps zmm19,zmm8
	vfmadd231ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12+r11*1],zmm19
	vmovaps zmm20,zmm9
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r9*1+0x0],zmm8
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vaddps zmm11,zmm18,zmm22
	vsubps zmm15,zmm18,zmm22
	vmovaps zmm18,zmm10
	vfmadd231ps zmm18,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*4+0x0],zmm18
	vmovaps zmm21,zmm14
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r13+0x0],zmm10
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm25,zmm24
	vmovups ZMMWORD PTR [rbp+rax*2+0x0],zmm11
	vaddps zmm11,zmm24,zmm25
	vmovups ZMMWORD PTR [rbp+r10*1+0x0],zmm11
	vsubps zmm11,zmm21,zmm18
	vmovups ZMMWORD PTR [rbp+r11*1+0x0],zmm11
	vaddps zmm11,zmm18,zmm21
	vmovups ZMMWORD PTR [rbp+r10*2+0x0],zmm11
	vaddps zmm11,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups ZMMWORD PTR [r12+rax*1],zmm8
	vsubps zmm8,zmm17,zmm13
	vmovups ZMMWORD PTR [r12+r10*1],zmm8
	vaddps zmm8,zmm13,zmm17
	vmovups ZMMWORD PTR [r12+rax*4],zmm8
	vsubps zmm8,zmm20,zmm19
	vmovups ZMMWORD PTR [r12+r10*2],zmm8
	vaddps zmm8,zmm19,zmm20
	vmovups ZMMWORD PTR [r12+r9*1],zmm8
	vaddps zmm8,zmm10,zmm14
	vsubps zmm9,zmm10,zmm14
	vmovups ZMMWORD PTR [r13+rax*2+0x0],zmm9
	vaddps zmm9,zmm12,zmm16
	vsubps zmm10,zmm12,zmm16
	vmovups ZMMWORD PTR [r13+r11*1+0x0],zmm10
	vmulps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r12],zmm10
	vmulps zmm8,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r13+rax*1+0x0],zmm8
	vmulps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r13+rax*4+0x0],zmm8
	imul   rax,rcx,0x2e
	lea    rdx,[rdx+rax*4]
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rcx,rdx
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	mov    r12,r8
	mov    r13d,0x7
	add    r12,0x80
	vmovups zmm8,ZMMWORD PTR [r12]
	vmovups zmm9,ZMMWORD PTR [r12+0x2000]
	vaddps zmm10,zmm8,zmm9
	vsubps zmm8,zmm8,zmm9
	vmovups zmm9,ZMMWORD PTR [r12+0x40]
	vmovups zmm11,ZMMWORD PTR [r12+0x2040]
	vaddps zmm12,zmm9,zmm11
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r12+0x1000]
	vmovups zmm13,ZMMWORD PTR [r12+0x3000]
	vaddps zmm14,zmm11,zmm13
	vmovups zmm15,ZMMWORD PTR [r12+0x1040]
	vmovups zmm16,ZMMWORD PTR [r12+0x3040]
	vaddps zmm17,zmm15,zmm16
	vaddps zmm18,zmm10,zmm14
	vaddps zmm19,zmm12,zmm17
	vsubps zmm10,zmm10,zmm14
	vsubps zmm12,zmm12,zmm17
	vsubps zmm14,zmm16,zmm15
	vsubps zmm11,zmm11,zmm13
	vaddps zmm13,zmm8,zmm14
	vaddps zmm15,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vsubps zmm9,zmm9,zmm11
	vmovups zmm11,ZMMWORD PTR [r12+0x800]
	vmovups zmm14,ZMMWORD PTR [r12+0x2800]
	vaddps zmm16,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r12+0x840]
	vmovups zmm17,ZMMWORD PTR [r12+0x2840]
	vaddps zmm20,zmm14,zmm17
	vsubps zmm14,zmm14,zmm17
	vmovups zmm17,ZMMWORD PTR [r12+0x1800]
	vmovups zmm21,ZMMWORD PTR [r12+0x3800]
	vaddps zmm22,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vmovups zmm21,ZMMWORD PTR [r12+0x1840]
	vmovups zmm23,ZMMWORD PTR [r12+0x3840]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm23,zmm21
	vaddps zmm23,zmm16,zmm22
	vaddps zmm25,zmm20,zmm24
	vaddps zmm26,zmm18,zmm23
	vaddps zmm27,zmm19,zmm25
	vsubps zmm18,zmm18,zmm23
	vsubps zmm19,zmm19,zmm25
	vsubps zmm20,zmm24,zmm20
	vsubps zmm16,zmm16,zmm22
	vaddps zmm22,zmm10,zmm20
	vaddps zmm23,zmm12,zmm16
	vsubps zmm10,zmm10,zmm20
	vsubps zmm12,zmm12,zmm16
	vsubps zmm16,zmm11,zmm14
	vaddps zmm11,zmm11,zmm14
	vaddps zmm14,zmm17,zmm21
	vsubps zmm17,zmm21,zmm17
	vaddps zmm20,zmm16,zmm14
	vaddps zmm21,zmm11,zmm17
	vmovaps zmm24,zmm13
	vfmadd231ps zmm24,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm25,zmm15
	vfmadd231ps zmm25,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm21,ZMMWORD PTR [rip+0x0]
	vsubps zmm11,zmm17,zmm11
	vsubps zmm14,zmm16,zmm14
	vmovaps zmm16,zmm8
	vfmadd231ps zmm16,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm9
	vfmadd231ps zmm17,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm14,ZMMWORD PTR [rip+0x0]
	vmovups zmm11,ZMMWORD PTR [r12+0x400]
	vmovups zmm14,ZMMWORD PTR [r12+0x2400]
	vaddps zmm20,zmm11,zmm14
	vsubps zmm11,zmm11,zmm14
	vmovups zmm14,ZMMWORD PTR [r12+0x440]
	vmovups zmm21,ZMMWORD PTR [r12+0x2440]
	vaddps zmm28,zmm14,zmm21
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [r12+0x1400]
	vmovups zmm29,ZMMWORD PTR [r12+0x3400]
	vaddps zmm30,zmm21,zmm29
	vmovups zmm31,ZMMWORD PTR [r12+0x1440]
	vmovups zmm7,ZMMWORD PTR [r12+0x3440]
	vaddps zmm6,zmm31,zmm7
	vaddps zmm5,zmm20,zmm30
	vaddps zmm4,zmm28,zmm6
	vsubps zmm20,zmm20,zmm30
	vsubps zmm28,zmm28,zmm6
	vsubps zmm30,zmm7,zmm31
	vsubps zmm21,zmm21,zmm29
	vaddps zmm29,zmm11,zmm30
	vaddps zmm31,zmm14,zmm21
	vsubps zmm11,zmm11,zmm30
	vsubps zmm14,zmm14,zmm21
	vmovups zmm21,ZMMWORD PTR [r12+0x1c00]
	vmovups zmm30,ZMMWORD PTR [r12+0x3c00]
	vaddps zmm7,zmm21,zmm30
	vsubps zmm21,zmm30,zmm21
	vmovups zmm30,ZMMWORD PTR [r12+0x1c40]
	vmovups zmm6,ZMMWORD PTR [r12+0x3c40]
	vaddps zmm3,zmm30,zmm6
	vsubps zmm30,zmm6,zmm30
	vmovups zmm6,ZMMWORD PTR [r12+0xc00]
	vmovups zmm2,ZMMWORD PTR [r12+0x2c00]
	vaddps zmm1,zmm6,zmm2
	vmovups zmm0,ZMMWORD PTR [r12+0xc40]
	vmovups ZMMWORD PTR [r8+0x4000],zmm9
	vmovups zmm9,ZMMWORD PTR [r12+0x2c40]
	vmovups ZMMWORD PTR [r8+0x4040],zmm8
	vaddps zmm8,zmm0,zmm9
	vmovups ZMMWORD PTR [r8+0x4080],zmm17
	vaddps zmm17,zmm7,zmm1
	vmovups ZMMWORD PTR [r8+0x40c0],zmm16
	vaddps zmm16,zmm3,zmm8
	vsubps zmm7,zmm7,zmm1
	vsubps zmm8,zmm3,zmm8
	vsubps zmm9,zmm9,zmm0
	vsubps zmm6,zmm6,zmm2
	vaddps zmm3,zmm21,zmm9
	vaddps zmm2,zmm30,zmm6
	vsubps zmm9,zmm21,zmm9
	vsubps zmm21,zmm30,zmm6
	vaddps zmm30,zmm5,zmm17
	vaddps zmm6,zmm4,zmm16
	vaddps zmm1,zmm26,zmm30
	vmovups ZMMWORD PTR [rcx],zmm1
	vaddps zmm0,zmm27,zmm6
	vsubps zmm26,zmm26,zmm30
	vmovups ZMMWORD PTR [rdi],zmm26
	vsubps zmm27,zmm27,zmm6
	vsubps zmm16,zmm16,zmm4
	vsubps zmm17,zmm5,zmm17
	vaddps zmm30,zmm18,zmm16
	vmovups ZMMWORD PTR [rdx+rax*4],zmm30
	vaddps zmm6,zmm19,zmm17
	vsubps zmm16,zmm18,zmm16
	vmovups ZMMWORD PTR [rbx+rax*4],zmm16
	vsubps zmm17,zmm19,zmm17
	vmovaps zmm18,zmm29
	vfmadd231ps zmm18,zmm31,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm31,zmm29,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm3
	vfmadd231ps zmm19,zmm2,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm2,zmm3,ZMMWORD PTR [rip+0x0]
	vaddps zmm29,zmm18,zmm19
	vaddps zmm5,zmm31,zmm2
	vmovaps zmm4,zmm24
	vfmadd231ps zmm4,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*1],zmm4
	vmovaps zmm3,zmm25
	vfmadd231ps zmm3,zmm5,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*1],zmm24
	vfmadd231ps zmm25,zmm5,ZMMWORD PTR [rip+0x0]
	vsubps zmm29,zmm2,zmm31
	vsubps zmm18,zmm18,zmm19
	vmovaps zmm19,zmm13
	vfmadd231ps zmm19,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+r9*1],zmm19
	vmovaps zmm31,zmm15
	vfmadd231ps zmm31,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm13,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+r9*1],zmm13
	vfmadd231ps zmm15,zmm18,ZMMWORD PTR [rip+0x0]
	vsubps zmm18,zmm20,zmm28
	vaddps zmm20,zmm20,zmm28
	vaddps zmm28,zmm7,zmm8
	vsubps zmm8,zmm8,zmm7
	vaddps zmm29,zmm18,zmm28
	vaddps zmm7,zmm20,zmm8
	vmovaps zmm5,zmm22
	vfmadd231ps zmm5,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rcx+r10*2],zmm5
	vmovaps zmm2,zmm23
	vfmadd231ps zmm2,zmm7,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm29,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdi+r10*2],zmm22
	vfmadd231ps zmm23,zmm7,ZMMWORD PTR [rip+0x0]
	vsubps zmm8,zmm8,zmm20
	vsubps zmm18,zmm18,zmm28
	vmovaps zmm20,zmm10
	vfmadd231ps zmm20,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+rax*2],zmm20
	vmovaps zmm28,zmm12
	vfmadd231ps zmm28,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+rax*2+0x0],zmm10
	vfmadd231ps zmm12,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm14
	vfmsub231ps zmm8,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm21
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vfmsub231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	vaddps zmm18,zmm8,zmm14
	vaddps zmm21,zmm11,zmm9
	vmovups zmm29,ZMMWORD PTR [r8+0x40c0]
	vmovaps zmm7,zmm29
	vfmadd231ps zmm7,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rdx+rax*1],zmm7
	vmovups ZMMWORD PTR [r8+0x4100],zmm10
	vmovups zmm10,ZMMWORD PTR [r8+0x4080]
	vmovups ZMMWORD PTR [r8+0x4140],zmm12
	vmovaps zmm12,zmm10
	vfmadd231ps zmm12,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm29,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbx+rax*1],zmm29
	vfmadd231ps zmm10,zmm21,ZMMWORD PTR [rip+0x0]
	vsubps zmm9,zmm9,zmm11
	vsubps zmm8,zmm8,zmm14
	vmovups zmm11,ZMMWORD PTR [r8+0x4040]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rsi+r11*1],zmm14
	vmovups zmm18,ZMMWORD PTR [r8+0x4000]
	vmovaps zmm21,zmm18
	vfmadd231ps zmm21,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [rbp+r11*1+0x0],zmm11
	vfmadd231ps zmm18,zmm8,ZMMWORD PTR [rip+0x0]
	vsubps zmm8,zmm0,zmm1
	vmovups ZMMWORD PTR [rcx+rax*1],zmm8
	vaddps zmm8,zmm1,zmm0
	vmovups ZMMWORD PTR [rcx+rax*2],zmm8
	vsubps zmm8,zmm3,zmm4
	vmovups ZMMWORD PTR [rcx+rax*4],zmm8
	vaddps zmm8,zmm4,zmm3
	vmovups ZMMWORD PTR [rcx+r11*1],zmm8
	vsubps zmm8,zmm2,zmm5
	vmovups ZMMWORD PTR [rcx+r9*1],zmm8
	vaddps zmm8,zmm5,zmm2
	vmovups ZMMWORD PTR [rdx],zmm8
	vsubps zmm8,zmm12,zmm7
	vmovups ZMMWORD PTR [rdx+rax*2],zmm8
	vaddps zmm8,zmm7,zmm12
	vmovups ZMMWORD PTR [rdx+r10*1],zmm8
	vsubps zmm8,zmm6,zmm30
	vmovups ZMMWORD PTR [rdx+r11*1],zmm8
	vaddps zmm8,zmm30,zmm6
	vmovups ZMMWORD PTR [rdx+r10*2],zmm8
	vsubps zmm8,zmm31,zmm19
	vmovups ZMMWORD PTR [rsi],zmm8
	vaddps zmm8,zmm19,zmm31
	vmovups ZMMWORD PTR [rsi+rax*1],zmm8
	vsubps zmm8,zmm28,zmm20
	vmovups ZMMWORD PTR [rsi+r10*1],zmm8
	vaddps zmm8,zmm20,zmm28
	vmovups ZMMWORD PTR [rsi+rax*4],zmm8
	vsubps zmm8,zmm21,zmm14
	vmovups ZMMWORD PTR [rsi+r10*2],zmm8
	vaddps zmm8,zmm14,zmm21
	vmovups ZMMWORD PTR [rsi+r9*1],zmm8
	vsubps zmm8,zmm27,zmm26
	vmovups ZMMWORD PTR [rdi+rax*1],zmm8
	vaddps zmm8,zmm26,zmm27
	vmovups ZMMWORD PTR [rdi+rax*2],zmm8
	vsubps zmm8,zmm25,zmm24
	vmovups ZMMWORD PTR [rdi+rax*4],zmm8
	vaddps zmm8,zmm24,zmm25
	vmovups ZMMWORD PTR [rdi+r11*1],zmm8
	vsubps zmm8,zmm23,zmm22
	vmovups ZMMWORD PTR [rdi+r9*1],zmm8
	vaddps zmm8,zmm22,zmm23
	vmovups ZMMWORD PTR [rbx],zmm8
	vsubps zmm8,zmm10,zmm29
	vmovups ZMMWORD PTR [rbx+rax*2],zmm8
	vaddps zmm8,zmm29,zmm10
	vmovups ZMMWORD PTR [rbx+r10*1],zmm8
	vsubps zmm8,zmm17,zmm16
	vmovups ZMMWORD PTR [rbx+r11*1],zmm8
	vaddps zmm8,zmm16,zmm17
	vmovups ZMMWORD PTR [rbx+r10*2],zmm8
	vsubps zmm8,zmm15,zmm13
	vmovups ZMMWORD PTR [rbp+0x0],zmm8
	vaddps zmm8,zmm13,zmm15
	vmovups ZMMWORD PTR [rbp+rax*1+0x0],zmm8
	vmovups zmm8,ZMMWORD PTR [r8+0x4140]
	vmovups zmm9,ZMMWORD PTR [r8+0x4100]
	vsubps zmm10,zmm8,zmm9
	vmovups ZMMWORD PTR [rbp+r10*1+0x0],zmm10
	vaddps zmm8,zmm9,zmm8
	vmovups ZMMWORD PTR [rbp+rax*4+0x0],zmm8
	vsubps zmm8,zmm18,zmm11
	vmovups ZMMWORD PTR [rbp+r10*2+0x0],zmm8
	vaddps zmm8,zmm11,zmm18
	vmovups ZMMWORD PTR [rbp+r9*1+0x0],zmm8
	lea    rcx,[rbp+rax*8+0x0]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	dec    r13d
	jne    <nnp_fourier_16x16_gauss_right__x86_64_avx512+0x14bc>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret

<nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups ZMMWORD PTR [r9+0x4000],zmm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	lea    r14,[r13+rax*8+0x0]
	lea    r15,[r14+rax*8]
	vmovups zmm8,ZMMWORD PTR [rbx+rax*4]
	vmovups zmm9,ZMMWORD PTR [rbx+r10*2]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rbx+r11*1]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbx+rdx*1]
	vmovups zmm11,ZMMWORD PTR [rbp+rax*1+0x0]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+rax*2+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+rax*4+0x0]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+r10*1+0x0]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+r11*1+0x0]
	vmovups zmm15,ZMMWORD PTR [rbp+rdx*1+0x0]
	vsubps zmm15,zmm14,zmm15
	vmovups zmm16,ZMMWORD PTR [rbp+r10*2+0x0]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [r12]
	vmovups zmm17,ZMMWORD PTR [r12+rax*2]
	vsubps zmm17,zmm16,zmm17
	vmovups zmm18,ZMMWORD PTR [r12+rax*1]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [r12+r10*1]
	vmovups zmm19,ZMMWORD PTR [r12+r11*1]
	vsubps zmm19,zmm18,zmm19
	vmovups zmm20,ZMMWORD PTR [r12+rax*4]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r12+r10*2]
	vmovups zmm21,ZMMWORD PTR [r13+0x0]
	vsubps zmm21,zmm20,zmm21
	vmovups zmm22,ZMMWORD PTR [r12+rdx*1]
	vaddps zmm20,zmm20,zmm22
	vaddps zmm22,zmm10,zmm18
	vsubps zmm10,zmm10,zmm18
	vsubps zmm18,zmm11,zmm19
	vaddps zmm11,zmm11,zmm19
	vsubps zmm19,zmm18,zmm22
	vaddps zmm18,zmm22,zmm18
	vaddps zmm22,zmm12,zmm16
	vsubps zmm12,zmm16,zmm12
	vsubps zmm16,zmm17,zmm13
	vaddps zmm13,zmm13,zmm17
	vaddps zmm17,zmm8,zmm20
	vsubps zmm8,zmm8,zmm20
	vsubps zmm20,zmm9,zmm21
	vaddps zmm9,zmm9,zmm21
	vaddps zmm21,zmm16,zmm17
	vsubps zmm16,zmm17,zmm16
	vsubps zmm17,zmm20,zmm22
	vaddps zmm20,zmm22,zmm20
	vmovaps zmm22,zmm16
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm21
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups zmm21,ZMMWORD PTR [rbx]
	vmovups zmm23,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm21,zmm23
	vmovaps zmm23,zmm21
	vfmadd231ps zmm23,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm21
	vfmadd231ps zmm14,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm21
	vfmadd231ps zmm18,zmm22,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc00],zmm18
	vfmadd231ps zmm21,zmm22,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2c00],zmm21
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1c00],zmm18
	vfmadd231ps zmm14,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3c00],zmm14
	vmovaps zmm14,zmm23
	vfmadd231ps zmm14,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm23
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1400],zmm18
	vfmadd231ps zmm23,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3400],zmm23
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x400],zmm16
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2400],zmm14
	vsubps zmm14,zmm8,zmm12
	vaddps zmm8,zmm12,zmm8
	vsubps zmm12,zmm9,zmm13
	vaddps zmm9,zmm13,zmm9
	vsubps zmm13,zmm12,zmm14
	vaddps zmm12,zmm14,zmm12
	vmovaps zmm14,zmm24
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm24
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm24
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1800],zmm10
	vfmadd231ps zmm24,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3800],zmm24
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x800],zmm10
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2800],zmm15
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1000],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3000],zmm14
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2000],zmm10
	vmovups zmm8,ZMMWORD PTR [r13+rax*1+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+r10*1+0x0]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [r13+rax*2+0x0]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r13+rax*4+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+r10*2+0x0]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [r13+r11*1+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r13+rdx*1+0x0]
	vmovups zmm13,ZMMWORD PTR [r14+rax*1]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [r14]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [r14+rax*2]
	vmovups zmm15,ZMMWORD PTR [r14+rax*4]
	vsubps zmm15,zmm14,zmm15
	vmovups zmm16,ZMMWORD PTR [r14+r10*1]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [r14+r11*1]
	vmovups zmm17,ZMMWORD PTR [r14+rdx*1]
	vsubps zmm17,zmm16,zmm17
	vmovups zmm18,ZMMWORD PTR [r14+r10*2]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [r15]
	vmovups zmm19,ZMMWORD PTR [r15+rax*2]
	vsubps zmm19,zmm18,zmm19
	vmovups zmm20,ZMMWORD PTR [r15+rax*1]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r15+r10*1]
	vmovups zmm21,ZMMWORD PTR [r15+r11*1]
	vsubps zmm21,zmm20,zmm21
	vmovups zmm22,ZMMWORD PTR [r15+rax*4]
	vaddps zmm20,zmm20,zmm22
	vaddps zmm22,zmm10,zmm18
	vsubps zmm10,zmm10,zmm18
	vsubps zmm18,zmm11,zmm19
	vaddps zmm11,zmm11,zmm19
	vsubps zmm19,zmm18,zmm22
	vaddps zmm18,zmm22,zmm18
	vaddps zmm22,zmm12,zmm16
	vsubps zmm12,zmm16,zmm12
	vsubps zmm16,zmm17,zmm13
	vaddps zmm13,zmm13,zmm17
	vaddps zmm17,zmm8,zmm20
	vsubps zmm8,zmm8,zmm20
	vsubps zmm20,zmm9,zmm21
	vaddps zmm9,zmm9,zmm21
	vaddps zmm21,zmm16,zmm17
	vsubps zmm16,zmm17,zmm16
	vsubps zmm17,zmm20,zmm22
	vaddps zmm20,zmm22,zmm20
	vmovaps zmm22,zmm16
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm21
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups zmm21,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm23,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm21,zmm23
	vmovaps zmm23,zmm21
	vfmadd231ps zmm23,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm21
	vfmadd231ps zmm14,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm21
	vfmadd231ps zmm18,zmm22,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc40],zmm18
	vfmadd231ps zmm21,zmm22,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2c40],zmm21
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1c40],zmm18
	vfmadd231ps zmm14,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3c40],zmm14
	vmovaps zmm14,zmm23
	vfmadd231ps zmm14,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm23
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1440],zmm18
	vfmadd231ps zmm23,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3440],zmm23
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x440],zmm16
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2440],zmm14
	vsubps zmm14,zmm8,zmm12
	vaddps zmm8,zmm12,zmm8
	vsubps zmm12,zmm9,zmm13
	vaddps zmm9,zmm13,zmm9
	vsubps zmm13,zmm12,zmm14
	vaddps zmm12,zmm14,zmm12
	vmovaps zmm14,zmm24
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm24
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm24
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1840],zmm10
	vfmadd231ps zmm24,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3840],zmm24
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x840],zmm10
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2840],zmm15
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1040],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3040],zmm14
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x40],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2040],zmm10
	imul   rax,rsi,0x2e
	lea    rdi,[rdi+rax*4]
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rsi,rdi
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	mov    r14,r9
	mov    r15d,0x7
	add    r14,0x80
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+rax*2]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rsi+rax*1]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm11,ZMMWORD PTR [rsi+r11*1]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [rsi+rax*4]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rsi+r10*2]
	vmovups zmm13,ZMMWORD PTR [rdi]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [rsi+rdx*1]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vsubps zmm15,zmm14,zmm15
	vmovups zmm16,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rdi+rax*4]
	vmovups zmm17,ZMMWORD PTR [rdi+r10*2]
	vsubps zmm17,zmm16,zmm17
	vmovups zmm18,ZMMWORD PTR [rdi+r11*1]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rdi+rdx*1]
	vmovups zmm19,ZMMWORD PTR [rbx+rax*1]
	vsubps zmm19,zmm18,zmm19
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm21,ZMMWORD PTR [rbx+rax*4]
	vsubps zmm21,zmm20,zmm21
	vmovups zmm22,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+r11*1]
	vmovups zmm23,ZMMWORD PTR [rbx+rdx*1]
	vsubps zmm23,zmm22,zmm23
	vmovups zmm24,ZMMWORD PTR [rbx+r10*2]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vmovups zmm25,ZMMWORD PTR [rbp+rax*2+0x0]
	vsubps zmm25,zmm24,zmm25
	vmovups zmm26,ZMMWORD PTR [rbp+rax*1+0x0]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+r10*1+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+r11*1+0x0]
	vsubps zmm27,zmm26,zmm27
	vmovups zmm28,ZMMWORD PTR [rbp+rax*4+0x0]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+r10*2+0x0]
	vmovups zmm29,ZMMWORD PTR [r12]
	vsubps zmm29,zmm28,zmm29
	vmovups zmm30,ZMMWORD PTR [rbp+rdx*1+0x0]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30,ZMMWORD PTR [r12+rax*1]
	vmovups zmm31,ZMMWORD PTR [r12+r10*1]
	vsubps zmm31,zmm30,zmm31
	vmovups zmm7,ZMMWORD PTR [r12+rax*2]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [r12+rax*4]
	vmovups zmm6,ZMMWORD PTR [r12+r10*2]
	vsubps zmm6,zmm7,zmm6
	vmovups zmm5,ZMMWORD PTR [r12+r11*1]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5,ZMMWORD PTR [r12+rdx*1]
	vmovups zmm4,ZMMWORD PTR [r13+rax*1+0x0]
	vsubps zmm4,zmm5,zmm4
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [r13+rax*2+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+rax*4+0x0]
	vsubps zmm2,zmm3,zmm2
	vmovups zmm1,ZMMWORD PTR [r13+r10*1+0x0]
	vaddps zmm3,zmm3,zmm1
	vmovups zmm1,ZMMWORD PTR [r13+r11*1+0x0]
	vmovups zmm0,ZMMWORD PTR [r13+rdx*1+0x0]
	vsubps zmm0,zmm1,zmm0
	vmovups ZMMWORD PTR [r9+0x4040],zmm14
	vmovups zmm14,ZMMWORD PTR [r13+r10*2+0x0]
	vaddps zmm14,zmm1,zmm14
	vaddps zmm1,zmm9,zmm25
	vsubps zmm9,zmm9,zmm25
	vaddps zmm25,zmm8,zmm24
	vsubps zmm8,zmm8,zmm24
	vaddps zmm24,zmm17,zmm6
	vmovups ZMMWORD PTR [r9+0x4080],zmm30
	vaddps zmm30,zmm16,zmm7
	vmovups ZMMWORD PTR [r9+0x40c0],zmm15
	vaddps zmm15,zmm1,zmm24
	vmovups ZMMWORD PTR [r9+0x4100],zmm31
	vaddps zmm31,zmm25,zmm30
	vsubps zmm24,zmm1,zmm24
	vsubps zmm25,zmm25,zmm30
	vsubps zmm16,zmm7,zmm16
	vsubps zmm17,zmm17,zmm6
	vaddps zmm30,zmm9,zmm16
	vaddps zmm7,zmm8,zmm17
	vsubps zmm9,zmm9,zmm16
	vsubps zmm8,zmm8,zmm17
	vaddps zmm16,zmm13,zmm29
	vsubps zmm13,zmm13,zmm29
	vaddps zmm17,zmm12,zmm28
	vsubps zmm12,zmm12,zmm28
	vaddps zmm28,zmm21,zmm2
	vsubps zmm21,zmm2,zmm21
	vaddps zmm29,zmm20,zmm3
	vsubps zmm20,zmm3,zmm20
	vaddps zmm6,zmm16,zmm28
	vaddps zmm3,zmm17,zmm29
	vaddps zmm2,zmm15,zmm6
	vaddps zmm1,zmm31,zmm3
	vsubps zmm15,zmm15,zmm6
	vsubps zmm31,zmm31,zmm3
	vsubps zmm17,zmm29,zmm17
	vsubps zmm16,zmm16,zmm28
	vaddps zmm28,zmm24,zmm17
	vaddps zmm29,zmm25,zmm16
	vsubps zmm17,zmm24,zmm17
	vsubps zmm16,zmm25,zmm16
	vsubps zmm24,zmm13,zmm12
	vaddps zmm12,zmm13,zmm12
	vaddps zmm13,zmm21,zmm20
	vsubps zmm20,zmm20,zmm21
	vaddps zmm21,zmm24,zmm13
	vaddps zmm25,zmm12,zmm20
	vmovaps zmm6,zmm30
	vfmadd231ps zmm6,zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm3,zmm7
	vfmadd231ps zmm3,zmm25,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm30,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm7,zmm25,ZMMWORD PTR [rip+0x0]
	vsubps zmm12,zmm20,zmm12
	vsubps zmm13,zmm24,zmm13
	vmovaps zmm20,zmm9
	vfmadd231ps zmm20,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm8
	vfmadd231ps zmm21,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm11,zmm27
	vsubps zmm11,zmm11,zmm27
	vaddps zmm13,zmm10,zmm26
	vsubps zmm10,zmm10,zmm26
	vaddps zmm24,zmm19,zmm4
	vaddps zmm25,zmm18,zmm5
	vaddps zmm26,zmm12,zmm24
	vaddps zmm27,zmm13,zmm25
	vsubps zmm12,zmm12,zmm24
	vsubps zmm13,zmm13,zmm25
	vsubps zmm18,zmm5,zmm18
	vsubps zmm19,zmm19,zmm4
	vaddps zmm24,zmm11,zmm18
	vaddps zmm25,zmm10,zmm19
	vsubps zmm11,zmm11,zmm18
	vsubps zmm10,zmm10,zmm19
	vaddps zmm18,zmm23,zmm0
	vsubps zmm19,zmm0,zmm23
	vaddps zmm23,zmm22,zmm14
	vsubps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [r9+0x40c0]
	vmovups zmm5,ZMMWORD PTR [r9+0x4100]
	vaddps zmm4,zmm22,zmm5
	vmovups zmm0,ZMMWORD PTR [r9+0x4040]
	vmovups ZMMWORD PTR [r9+0x4140],zmm8
	vmovups zmm8,ZMMWORD PTR [r9+0x4080]
	vmovups ZMMWORD PTR [r9+0x4180],zmm9
	vaddps zmm9,zmm0,zmm8
	vmovups ZMMWORD PTR [r9+0x41c0],zmm21
	vaddps zmm21,zmm18,zmm4
	vmovups ZMMWORD PTR [r9+0x4200],zmm20
	vaddps zmm20,zmm23,zmm9
	vsubps zmm18,zmm18,zmm4
	vsubps zmm9,zmm23,zmm9
	vsubps zmm8,zmm8,zmm0
	vsubps zmm22,zmm22,zmm5
	vaddps zmm23,zmm19,zmm8
	vaddps zmm5,zmm14,zmm22
	vsubps zmm8,zmm19,zmm8
	vsubps zmm14,zmm14,zmm22
	vaddps zmm19,zmm26,zmm21
	vaddps zmm22,zmm27,zmm20
	vaddps zmm4,zmm2,zmm19
	vmovups ZMMWORD PTR [r14],zmm4
	vaddps zmm4,zmm1,zmm22
	vmovups ZMMWORD PTR [r14+0x40],zmm4
	vsubps zmm19,zmm2,zmm19
	vmovups ZMMWORD PTR [r14+0x2000],zmm19
	vsubps zmm19,zmm1,zmm22
	vmovups ZMMWORD PTR [r14+0x2040],zmm19
	vsubps zmm19,zmm20,zmm27
	vsubps zmm20,zmm26,zmm21
	vaddps zmm21,zmm15,zmm19
	vmovups ZMMWORD PTR [r14+0x1000],zmm21
	vaddps zmm21,zmm31,zmm20
	vmovups ZMMWORD PTR [r14+0x1040],zmm21
	vsubps zmm15,zmm15,zmm19
	vmovups ZMMWORD PTR [r14+0x3000],zmm15
	vsubps zmm15,zmm31,zmm20
	vmovups ZMMWORD PTR [r14+0x3040],zmm15
	vmovaps zmm15,zmm24
	vfmadd231ps zmm15,zmm25,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm25,zmm24,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm23
	vfmadd231ps zmm19,zmm5,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm5,zmm23,ZMMWORD PTR [rip+0x0]
	vaddps zmm20,zmm15,zmm19
	vaddps zmm21,zmm25,zmm5
	vmovaps zmm22,zmm6
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x400],zmm22
	vmovaps zmm22,zmm3
	vfmadd231ps zmm22,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x440],zmm22
	vfmadd231ps zmm6,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2400],zmm6
	vfmadd231ps zmm3,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2440],zmm3
	vsubps zmm20,zmm5,zmm25
	vsubps zmm15,zmm15,zmm19
	vmovaps zmm19,zmm30
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1400],zmm19
	vmovaps zmm19,zmm7
	vfmadd231ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1440],zmm19
	vfmadd231ps zmm30,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3400],zmm30
	vfmadd231ps zmm7,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3440],zmm7
	vsubps zmm15,zmm12,zmm13
	vaddps zmm12,zmm12,zmm13
	vaddps zmm13,zmm18,zmm9
	vsubps zmm9,zmm9,zmm18
	vaddps zmm18,zmm15,zmm13
	vaddps zmm19,zmm12,zmm9
	vmovaps zmm20,zmm28
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x800],zmm20
	vmovaps zmm20,zmm29
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x840],zmm20
	vfmadd231ps zmm28,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2800],zmm28
	vfmadd231ps zmm29,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2840],zmm29
	vsubps zmm9,zmm9,zmm12
	vsubps zmm12,zmm15,zmm13
	vmovaps zmm13,zmm17
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1800],zmm13
	vmovaps zmm13,zmm16
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1840],zmm13
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3800],zmm17
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3840],zmm16
	vmovaps zmm9,zmm10
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmsub231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm9,zmm10
	vaddps zmm13,zmm11,zmm8
	vmovups zmm14,ZMMWORD PTR [r9+0x4200]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0xc00],zmm15
	vmovups zmm15,ZMMWORD PTR [r9+0x41c0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0xc40],zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2c00],zmm14
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2c40],zmm15
	vsubps zmm8,zmm8,zmm11
	vsubps zmm9,zmm9,zmm10
	vmovups zmm10,ZMMWORD PTR [r9+0x4180]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1c00],zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x4140]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1c40],zmm12
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3c00],zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3c40],zmm11
	lea    rsi,[r13+rax*8+0x0]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	dec    r15d
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x7fe>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	lea    rdi,[rsi+r8*4]
	lea    rbx,[rdi+r8*4]
	mov    rbp,r9
	mov    r12d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1f00>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x4000]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x140]
	vmovups zmm10,ZMMWORD PTR [rbp+0x340]
	vaddps zmm11,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x100]
	vmovups zmm12,ZMMWORD PTR [rbp+0x300]
	vsubps zmm13,zmm10,zmm12
	vaddps zmm10,zmm10,zmm12
	vsubps zmm12,zmm13,zmm11
	vaddps zmm11,zmm11,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x2c0]
	vaddps zmm15,zmm13,zmm14
	vsubps zmm13,zmm14,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+0x280]
	vmovups zmm16,ZMMWORD PTR [rbp+0x180]
	vsubps zmm17,zmm14,zmm16
	vaddps zmm14,zmm16,zmm14
	vmovups zmm16,ZMMWORD PTR [rbp+0xc0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x3c0]
	vaddps zmm19,zmm16,zmm18
	vsubps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x80]
	vmovups zmm20,ZMMWORD PTR [rbp+0x380]
	vsubps zmm21,zmm18,zmm20
	vaddps zmm18,zmm18,zmm20
	vaddps zmm20,zmm17,zmm19
	vsubps zmm17,zmm19,zmm17
	vsubps zmm19,zmm21,zmm15
	vaddps zmm15,zmm15,zmm21
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm20
	vfmadd231ps zmm17,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vmovaps zmm22,zmm9
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x240]
	vmovaps zmm23,zmm9
	vfmadd231ps zmm23,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm9
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm23
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm12,ZMMWORD PTR [rip+0x0]
	vsubps zmm12,zmm16,zmm13
	vaddps zmm13,zmm13,zmm16
	vsubps zmm16,zmm18,zmm14
	vaddps zmm14,zmm14,zmm18
	vsubps zmm18,zmm16,zmm12
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x200]
	vmovaps zmm24,zmm22
	vfmadd231ps zmm24,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm22
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm24
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm21,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x0
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x13cb>
	vunpcklps zmm25,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vunpcklps zmm14,zmm19,zmm18
	vunpckhps zmm18,zmm19,zmm18
	vunpcklpd zmm19,zmm25,zmm14
	vunpckhpd zmm14,zmm25,zmm14
	vunpcklpd zmm25,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vextractf32x4 XMMWORD PTR [rcx],zmm19,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm19,0x1
	vextractf32x4 XMMWORD PTR [rdi],zmm19,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm19,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm25,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2],zmm25,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm25,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm25,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1],zmm10,0x3
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x15c1>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x14bf>
	vunpcklps zmm18,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vpermilps zmm14,zmm18,0x4e
	vpermilps zmm19,zmm10,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx]{k1},xmm18
	vextractf32x4 xmm25,zmm18,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm25
	vextractf32x4 xmm25,zmm18,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm25
	vextractf32x4 xmm18,zmm18,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm18
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm14
	vextractf32x4 xmm18,zmm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm18
	vextractf32x4 xmm18,zmm14,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm18
	vextractf32x4 xmm14,zmm14,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm14
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm19
	vextractf32x4 xmm10,zmm19,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm19,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm19,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm10
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x15c1>
	test   r13,r13
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x14c9>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x15c1>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm25,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vunpcklps zmm14,zmm19,zmm18
	vunpckhps zmm18,zmm19,zmm18
	vunpcklpd zmm19,zmm25,zmm14
	vunpckhpd zmm14,zmm25,zmm14
	vunpcklpd zmm25,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vmovups XMMWORD PTR [rcx]{k1},xmm19
	vextractf32x4 xmm18,zmm19,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm18
	vextractf32x4 xmm18,zmm19,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm18
	vextractf32x4 xmm18,zmm19,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm18
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm14
	vextractf32x4 xmm18,zmm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm18
	vextractf32x4 xmm18,zmm14,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm18
	vextractf32x4 xmm14,zmm14,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm14
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm25
	vextractf32x4 xmm14,zmm25,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm25,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm25,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm14
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm10
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x8
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x16a4>
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm16,zmm9
	vunpckhps zmm9,zmm16,zmm9
	vunpcklpd zmm14,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vextractf32x4 XMMWORD PTR [rcx+0x20],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x20],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x20],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x20],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x20],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x20],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x20],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x20],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x20],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x20],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x20],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x20],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x20],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x20],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x20],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x20],zmm8,0x3
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x18ba>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x17a8>
	vunpcklps zmm9,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x20]{k1},xmm9
	vextractf32x4 xmm14,zmm9,0x1
	vmovups XMMWORD PTR [rsi+0x20]{k1},xmm14
	vextractf32x4 xmm14,zmm9,0x2
	vmovups XMMWORD PTR [rdi+0x20]{k1},xmm14
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x20]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x20]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x20]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x20]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x20]{k1},xmm8
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x18ba>
	test   r13,r13
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x17b2>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x18ba>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm16,zmm9
	vunpckhps zmm9,zmm16,zmm9
	vunpcklpd zmm14,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx+0x20]{k1},xmm14
	vextractf32x4 xmm9,zmm14,0x1
	vmovups XMMWORD PTR [rsi+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x2
	vmovups XMMWORD PTR [rdi+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x3
	vmovups XMMWORD PTR [rbx+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x20]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x20]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x20]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x20]{k1},xmm8
	vmovaps zmm8,zmm24
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm23
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm22
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0x4
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x19f1>
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vextractf32x4 XMMWORD PTR [rcx+0x10],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x10],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x10],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x10],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x10],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x10],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x10],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x10],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x10],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x10],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x10],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x10],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x10],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x10],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x10],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x10],zmm8,0x3
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1c07>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1af5>
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1c07>
	test   r13,r13
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1aff>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1c07>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	mov    r13,r11
	shr    r13,0xc
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1cea>
	vunpcklps zmm8,zmm24,zmm23
	vunpckhps zmm9,zmm24,zmm23
	vunpcklps zmm10,zmm22,zmm20
	vunpckhps zmm11,zmm22,zmm20
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vextractf32x4 XMMWORD PTR [rcx+0x30],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x30],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x30],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x30],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x30],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x30],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x30],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x30],zmm8,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x30],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x30],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x30],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x30],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x30],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x30],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x30],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x30],zmm9,0x3
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1f00>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1dee>
	vunpcklps zmm8,zmm24,zmm23
	vunpckhps zmm9,zmm24,zmm23
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x30]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rsi+0x30]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdi+0x30]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x30]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x30]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x30]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x30]{k1},xmm8
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1f00>
	test   r13,r13
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1df8>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x1f00>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm8,zmm24,zmm23
	vunpckhps zmm9,zmm24,zmm23
	vunpcklps zmm10,zmm22,zmm20
	vunpckhps zmm11,zmm22,zmm20
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vunpcklpd zmm10,zmm9,zmm11
	vunpckhpd zmm9,zmm9,zmm11
	vmovups XMMWORD PTR [rcx+0x30]{k1},xmm12
	vextractf32x4 xmm11,zmm12,0x1
	vmovups XMMWORD PTR [rsi+0x30]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x2
	vmovups XMMWORD PTR [rdi+0x30]{k1},xmm11
	vextractf32x4 xmm11,zmm12,0x3
	vmovups XMMWORD PTR [rbx+0x30]{k1},xmm11
	vmovups XMMWORD PTR [rcx+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm11,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x30]{k1},xmm11
	vextractf32x4 xmm11,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x30]{k1},xmm11
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x30]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x30]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x30]{k1},xmm8
	shr    r10,1
	add    rbp,0x400
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	dec    r12d
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx512+0x109c>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
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

<nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups zmm8,ZMMWORD PTR [rdx]
	vmovups ZMMWORD PTR [r9+0x4000],zmm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	lea    r14,[r13+rax*8+0x0]
	lea    r15,[r14+rax*8]
	vmovups zmm8,ZMMWORD PTR [rbx+rax*4]
	vmovups zmm9,ZMMWORD PTR [rbx+r10*2]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rbx+r11*1]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbx+rdx*1]
	vmovups zmm11,ZMMWORD PTR [rbp+rax*1+0x0]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [rbp+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rbp+rax*2+0x0]
	vmovups zmm13,ZMMWORD PTR [rbp+rax*4+0x0]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+r10*1+0x0]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rbp+r11*1+0x0]
	vmovups zmm15,ZMMWORD PTR [rbp+rdx*1+0x0]
	vsubps zmm15,zmm14,zmm15
	vmovups zmm16,ZMMWORD PTR [rbp+r10*2+0x0]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [r12]
	vmovups zmm17,ZMMWORD PTR [r12+rax*2]
	vsubps zmm17,zmm16,zmm17
	vmovups zmm18,ZMMWORD PTR [r12+rax*1]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [r12+r10*1]
	vmovups zmm19,ZMMWORD PTR [r12+r11*1]
	vsubps zmm19,zmm18,zmm19
	vmovups zmm20,ZMMWORD PTR [r12+rax*4]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r12+r10*2]
	vmovups zmm21,ZMMWORD PTR [r13+0x0]
	vsubps zmm21,zmm20,zmm21
	vmovups zmm22,ZMMWORD PTR [r12+rdx*1]
	vaddps zmm20,zmm20,zmm22
	vaddps zmm22,zmm10,zmm18
	vsubps zmm10,zmm10,zmm18
	vsubps zmm18,zmm11,zmm19
	vaddps zmm11,zmm11,zmm19
	vsubps zmm19,zmm18,zmm22
	vaddps zmm18,zmm22,zmm18
	vaddps zmm22,zmm12,zmm16
	vsubps zmm12,zmm16,zmm12
	vsubps zmm16,zmm17,zmm13
	vaddps zmm13,zmm13,zmm17
	vaddps zmm17,zmm8,zmm20
	vsubps zmm8,zmm8,zmm20
	vsubps zmm20,zmm9,zmm21
	vaddps zmm9,zmm9,zmm21
	vaddps zmm21,zmm16,zmm17
	vsubps zmm16,zmm17,zmm16
	vsubps zmm17,zmm20,zmm22
	vaddps zmm20,zmm22,zmm20
	vmovaps zmm22,zmm16
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm21
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups zmm21,ZMMWORD PTR [rbx]
	vmovups zmm23,ZMMWORD PTR [rbx+rax*1]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm21,zmm23
	vmovaps zmm23,zmm21
	vfmadd231ps zmm23,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm21
	vfmadd231ps zmm14,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm21
	vfmadd231ps zmm18,zmm22,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc00],zmm18
	vfmadd231ps zmm21,zmm22,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2c00],zmm21
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1c00],zmm18
	vfmadd231ps zmm14,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3c00],zmm14
	vmovaps zmm14,zmm23
	vfmadd231ps zmm14,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm23
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1400],zmm18
	vfmadd231ps zmm23,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3400],zmm23
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x400],zmm16
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2400],zmm14
	vsubps zmm14,zmm8,zmm12
	vaddps zmm8,zmm12,zmm8
	vsubps zmm12,zmm9,zmm13
	vaddps zmm9,zmm13,zmm9
	vsubps zmm13,zmm12,zmm14
	vaddps zmm12,zmm14,zmm12
	vmovaps zmm14,zmm24
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm24
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm24
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1800],zmm10
	vfmadd231ps zmm24,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3800],zmm24
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x800],zmm10
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2800],zmm15
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1000],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3000],zmm14
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2000],zmm10
	vmovups zmm8,ZMMWORD PTR [r13+rax*1+0x0]
	vmovups zmm9,ZMMWORD PTR [r13+r10*1+0x0]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [r13+rax*2+0x0]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [r13+rax*4+0x0]
	vmovups zmm11,ZMMWORD PTR [r13+r10*2+0x0]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [r13+r11*1+0x0]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [r13+rdx*1+0x0]
	vmovups zmm13,ZMMWORD PTR [r14+rax*1]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [r14]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [r14+rax*2]
	vmovups zmm15,ZMMWORD PTR [r14+rax*4]
	vsubps zmm15,zmm14,zmm15
	vmovups zmm16,ZMMWORD PTR [r14+r10*1]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [r14+r11*1]
	vmovups zmm17,ZMMWORD PTR [r14+rdx*1]
	vsubps zmm17,zmm16,zmm17
	vmovups zmm18,ZMMWORD PTR [r14+r10*2]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [r15]
	vmovups zmm19,ZMMWORD PTR [r15+rax*2]
	vsubps zmm19,zmm18,zmm19
	vmovups zmm20,ZMMWORD PTR [r15+rax*1]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [r15+r10*1]
	vmovups zmm21,ZMMWORD PTR [r15+r11*1]
	vsubps zmm21,zmm20,zmm21
	vmovups zmm22,ZMMWORD PTR [r15+rax*4]
	vaddps zmm20,zmm20,zmm22
	vaddps zmm22,zmm10,zmm18
	vsubps zmm10,zmm10,zmm18
	vsubps zmm18,zmm11,zmm19
	vaddps zmm11,zmm11,zmm19
	vsubps zmm19,zmm18,zmm22
	vaddps zmm18,zmm22,zmm18
	vaddps zmm22,zmm12,zmm16
	vsubps zmm12,zmm16,zmm12
	vsubps zmm16,zmm17,zmm13
	vaddps zmm13,zmm13,zmm17
	vaddps zmm17,zmm8,zmm20
	vsubps zmm8,zmm8,zmm20
	vsubps zmm20,zmm9,zmm21
	vaddps zmm9,zmm9,zmm21
	vaddps zmm21,zmm16,zmm17
	vsubps zmm16,zmm17,zmm16
	vsubps zmm17,zmm20,zmm22
	vaddps zmm20,zmm22,zmm20
	vmovaps zmm22,zmm16
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm20,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm21
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm17,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups zmm21,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm23,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm24,zmm21,zmm23
	vsubps zmm21,zmm21,zmm23
	vmovaps zmm23,zmm21
	vfmadd231ps zmm23,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm21
	vfmadd231ps zmm14,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm21,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm21
	vfmadd231ps zmm18,zmm22,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0xc40],zmm18
	vfmadd231ps zmm21,zmm22,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2c40],zmm21
	vmovaps zmm18,zmm14
	vfmadd231ps zmm18,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1c40],zmm18
	vfmadd231ps zmm14,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3c40],zmm14
	vmovaps zmm14,zmm23
	vfmadd231ps zmm14,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm23
	vfmadd231ps zmm18,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1440],zmm18
	vfmadd231ps zmm23,zmm16,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3440],zmm23
	vmovaps zmm16,zmm14
	vfmadd231ps zmm16,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x440],zmm16
	vfmadd231ps zmm14,zmm17,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2440],zmm14
	vsubps zmm14,zmm8,zmm12
	vaddps zmm8,zmm12,zmm8
	vsubps zmm12,zmm9,zmm13
	vaddps zmm9,zmm13,zmm9
	vsubps zmm13,zmm12,zmm14
	vaddps zmm12,zmm14,zmm12
	vmovaps zmm14,zmm24
	vfmadd231ps zmm14,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm15,ZMMWORD PTR [rip+0x0]
	vmovaps zmm15,zmm24
	vfmadd231ps zmm15,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm24
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1840],zmm10
	vfmadd231ps zmm24,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3840],zmm24
	vmovaps zmm10,zmm15
	vfmadd231ps zmm10,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x840],zmm10
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2840],zmm15
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm14,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm14
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x1040],zmm11
	vfmadd231ps zmm14,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x3040],zmm14
	vmovaps zmm8,zmm10
	vfmadd231ps zmm8,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x40],zmm8
	vfmadd231ps zmm10,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r9+0x2040],zmm10
	imul   rax,rsi,0x2e
	lea    rdi,[rdi+rax*4]
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rsi,rdi
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	mov    r14,r9
	mov    r15d,0x7
	add    r14,0x80
	vmovups zmm8,ZMMWORD PTR [rsi]
	vmovups zmm9,ZMMWORD PTR [rsi+rax*2]
	vsubps zmm9,zmm8,zmm9
	vmovups zmm10,ZMMWORD PTR [rsi+rax*1]
	vaddps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rsi+r10*1]
	vmovups zmm11,ZMMWORD PTR [rsi+r11*1]
	vsubps zmm11,zmm10,zmm11
	vmovups zmm12,ZMMWORD PTR [rsi+rax*4]
	vaddps zmm10,zmm10,zmm12
	vmovups zmm12,ZMMWORD PTR [rsi+r10*2]
	vmovups zmm13,ZMMWORD PTR [rdi]
	vsubps zmm13,zmm12,zmm13
	vmovups zmm14,ZMMWORD PTR [rsi+rdx*1]
	vaddps zmm12,zmm12,zmm14
	vmovups zmm14,ZMMWORD PTR [rdi+rax*1]
	vmovups zmm15,ZMMWORD PTR [rdi+r10*1]
	vsubps zmm15,zmm14,zmm15
	vmovups zmm16,ZMMWORD PTR [rdi+rax*2]
	vaddps zmm14,zmm14,zmm16
	vmovups zmm16,ZMMWORD PTR [rdi+rax*4]
	vmovups zmm17,ZMMWORD PTR [rdi+r10*2]
	vsubps zmm17,zmm16,zmm17
	vmovups zmm18,ZMMWORD PTR [rdi+r11*1]
	vaddps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rdi+rdx*1]
	vmovups zmm19,ZMMWORD PTR [rbx+rax*1]
	vsubps zmm19,zmm18,zmm19
	vmovups zmm20,ZMMWORD PTR [rbx]
	vaddps zmm18,zmm18,zmm20
	vmovups zmm20,ZMMWORD PTR [rbx+rax*2]
	vmovups zmm21,ZMMWORD PTR [rbx+rax*4]
	vsubps zmm21,zmm20,zmm21
	vmovups zmm22,ZMMWORD PTR [rbx+r10*1]
	vaddps zmm20,zmm20,zmm22
	vmovups zmm22,ZMMWORD PTR [rbx+r11*1]
	vmovups zmm23,ZMMWORD PTR [rbx+rdx*1]
	vsubps zmm23,zmm22,zmm23
	vmovups zmm24,ZMMWORD PTR [rbx+r10*2]
	vaddps zmm22,zmm22,zmm24
	vmovups zmm24,ZMMWORD PTR [rbp+0x0]
	vmovups zmm25,ZMMWORD PTR [rbp+rax*2+0x0]
	vsubps zmm25,zmm24,zmm25
	vmovups zmm26,ZMMWORD PTR [rbp+rax*1+0x0]
	vaddps zmm24,zmm24,zmm26
	vmovups zmm26,ZMMWORD PTR [rbp+r10*1+0x0]
	vmovups zmm27,ZMMWORD PTR [rbp+r11*1+0x0]
	vsubps zmm27,zmm26,zmm27
	vmovups zmm28,ZMMWORD PTR [rbp+rax*4+0x0]
	vaddps zmm26,zmm26,zmm28
	vmovups zmm28,ZMMWORD PTR [rbp+r10*2+0x0]
	vmovups zmm29,ZMMWORD PTR [r12]
	vsubps zmm29,zmm28,zmm29
	vmovups zmm30,ZMMWORD PTR [rbp+rdx*1+0x0]
	vaddps zmm28,zmm28,zmm30
	vmovups zmm30,ZMMWORD PTR [r12+rax*1]
	vmovups zmm31,ZMMWORD PTR [r12+r10*1]
	vsubps zmm31,zmm30,zmm31
	vmovups zmm7,ZMMWORD PTR [r12+rax*2]
	vaddps zmm30,zmm30,zmm7
	vmovups zmm7,ZMMWORD PTR [r12+rax*4]
	vmovups zmm6,ZMMWORD PTR [r12+r10*2]
	vsubps zmm6,zmm7,zmm6
	vmovups zmm5,ZMMWORD PTR [r12+r11*1]
	vaddps zmm7,zmm7,zmm5
	vmovups zmm5,ZMMWORD PTR [r12+rdx*1]
	vmovups zmm4,ZMMWORD PTR [r13+rax*1+0x0]
	vsubps zmm4,zmm5,zmm4
	vmovups zmm3,ZMMWORD PTR [r13+0x0]
	vaddps zmm5,zmm5,zmm3
	vmovups zmm3,ZMMWORD PTR [r13+rax*2+0x0]
	vmovups zmm2,ZMMWORD PTR [r13+rax*4+0x0]
	vsubps zmm2,zmm3,zmm2
	vmovups zmm1,ZMMWORD PTR [r13+r10*1+0x0]
	vaddps zmm3,zmm3,zmm1
	vmovups zmm1,ZMMWORD PTR [r13+r11*1+0x0]
	vmovups zmm0,ZMMWORD PTR [r13+rdx*1+0x0]
	vsubps zmm0,zmm1,zmm0
	vmovups ZMMWORD PTR [r9+0x4040],zmm14
	vmovups zmm14,ZMMWORD PTR [r13+r10*2+0x0]
	vaddps zmm14,zmm1,zmm14
	vaddps zmm1,zmm9,zmm25
	vsubps zmm9,zmm9,zmm25
	vaddps zmm25,zmm8,zmm24
	vsubps zmm8,zmm8,zmm24
	vaddps zmm24,zmm17,zmm6
	vmovups ZMMWORD PTR [r9+0x4080],zmm30
	vaddps zmm30,zmm16,zmm7
	vmovups ZMMWORD PTR [r9+0x40c0],zmm15
	vaddps zmm15,zmm1,zmm24
	vmovups ZMMWORD PTR [r9+0x4100],zmm31
	vaddps zmm31,zmm25,zmm30
	vsubps zmm24,zmm1,zmm24
	vsubps zmm25,zmm25,zmm30
	vsubps zmm16,zmm7,zmm16
	vsubps zmm17,zmm17,zmm6
	vaddps zmm30,zmm9,zmm16
	vaddps zmm7,zmm8,zmm17
	vsubps zmm9,zmm9,zmm16
	vsubps zmm8,zmm8,zmm17
	vaddps zmm16,zmm13,zmm29
	vsubps zmm13,zmm13,zmm29
	vaddps zmm17,zmm12,zmm28
	vsubps zmm12,zmm12,zmm28
	vaddps zmm28,zmm21,zmm2
	vsubps zmm21,zmm2,zmm21
	vaddps zmm29,zmm20,zmm3
	vsubps zmm20,zmm3,zmm20
	vaddps zmm6,zmm16,zmm28
	vaddps zmm3,zmm17,zmm29
	vaddps zmm2,zmm15,zmm6
	vaddps zmm1,zmm31,zmm3
	vsubps zmm15,zmm15,zmm6
	vsubps zmm31,zmm31,zmm3
	vsubps zmm17,zmm29,zmm17
	vsubps zmm16,zmm16,zmm28
	vaddps zmm28,zmm24,zmm17
	vaddps zmm29,zmm25,zmm16
	vsubps zmm17,zmm24,zmm17
	vsubps zmm16,zmm25,zmm16
	vsubps zmm24,zmm13,zmm12
	vaddps zmm12,zmm13,zmm12
	vaddps zmm13,zmm21,zmm20
	vsubps zmm20,zmm20,zmm21
	vaddps zmm21,zmm24,zmm13
	vaddps zmm25,zmm12,zmm20
	vmovaps zmm6,zmm30
	vfmadd231ps zmm6,zmm21,ZMMWORD PTR [rip+0x0]
	vmovaps zmm3,zmm7
	vfmadd231ps zmm3,zmm25,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm30,zmm21,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm7,zmm25,ZMMWORD PTR [rip+0x0]
	vsubps zmm12,zmm20,zmm12
	vsubps zmm13,zmm24,zmm13
	vmovaps zmm20,zmm9
	vfmadd231ps zmm20,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm21,zmm8
	vfmadd231ps zmm21,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm11,zmm27
	vsubps zmm11,zmm11,zmm27
	vaddps zmm13,zmm10,zmm26
	vsubps zmm10,zmm10,zmm26
	vaddps zmm24,zmm19,zmm4
	vaddps zmm25,zmm18,zmm5
	vaddps zmm26,zmm12,zmm24
	vaddps zmm27,zmm13,zmm25
	vsubps zmm12,zmm12,zmm24
	vsubps zmm13,zmm13,zmm25
	vsubps zmm18,zmm5,zmm18
	vsubps zmm19,zmm19,zmm4
	vaddps zmm24,zmm11,zmm18
	vaddps zmm25,zmm10,zmm19
	vsubps zmm11,zmm11,zmm18
	vsubps zmm10,zmm10,zmm19
	vaddps zmm18,zmm23,zmm0
	vsubps zmm19,zmm0,zmm23
	vaddps zmm23,zmm22,zmm14
	vsubps zmm14,zmm14,zmm22
	vmovups zmm22,ZMMWORD PTR [r9+0x40c0]
	vmovups zmm5,ZMMWORD PTR [r9+0x4100]
	vaddps zmm4,zmm22,zmm5
	vmovups zmm0,ZMMWORD PTR [r9+0x4040]
	vmovups ZMMWORD PTR [r9+0x4140],zmm8
	vmovups zmm8,ZMMWORD PTR [r9+0x4080]
	vmovups ZMMWORD PTR [r9+0x4180],zmm9
	vaddps zmm9,zmm0,zmm8
	vmovups ZMMWORD PTR [r9+0x41c0],zmm21
	vaddps zmm21,zmm18,zmm4
	vmovups ZMMWORD PTR [r9+0x4200],zmm20
	vaddps zmm20,zmm23,zmm9
	vsubps zmm18,zmm18,zmm4
	vsubps zmm9,zmm23,zmm9
	vsubps zmm8,zmm8,zmm0
	vsubps zmm22,zmm22,zmm5
	vaddps zmm23,zmm19,zmm8
	vaddps zmm5,zmm14,zmm22
	vsubps zmm8,zmm19,zmm8
	vsubps zmm14,zmm14,zmm22
	vaddps zmm19,zmm26,zmm21
	vaddps zmm22,zmm27,zmm20
	vaddps zmm4,zmm2,zmm19
	vmovups ZMMWORD PTR [r14],zmm4
	vaddps zmm4,zmm1,zmm22
	vmovups ZMMWORD PTR [r14+0x40],zmm4
	vsubps zmm19,zmm2,zmm19
	vmovups ZMMWORD PTR [r14+0x2000],zmm19
	vsubps zmm19,zmm1,zmm22
	vmovups ZMMWORD PTR [r14+0x2040],zmm19
	vsubps zmm19,zmm20,zmm27
	vsubps zmm20,zmm26,zmm21
	vaddps zmm21,zmm15,zmm19
	vmovups ZMMWORD PTR [r14+0x1000],zmm21
	vaddps zmm21,zmm31,zmm20
	vmovups ZMMWORD PTR [r14+0x1040],zmm21
	vsubps zmm15,zmm15,zmm19
	vmovups ZMMWORD PTR [r14+0x3000],zmm15
	vsubps zmm15,zmm31,zmm20
	vmovups ZMMWORD PTR [r14+0x3040],zmm15
	vmovaps zmm15,zmm24
	vfmadd231ps zmm15,zmm25,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm25,zmm24,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm23
	vfmadd231ps zmm19,zmm5,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm5,zmm23,ZMMWORD PTR [rip+0x0]
	vaddps zmm20,zmm15,zmm19
	vaddps zmm21,zmm25,zmm5
	vmovaps zmm22,zmm6
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x400],zmm22
	vmovaps zmm22,zmm3
	vfmadd231ps zmm22,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x440],zmm22
	vfmadd231ps zmm6,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2400],zmm6
	vfmadd231ps zmm3,zmm21,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2440],zmm3
	vsubps zmm20,zmm5,zmm25
	vsubps zmm15,zmm15,zmm19
	vmovaps zmm19,zmm30
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1400],zmm19
	vmovaps zmm19,zmm7
	vfmadd231ps zmm19,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1440],zmm19
	vfmadd231ps zmm30,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3400],zmm30
	vfmadd231ps zmm7,zmm15,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3440],zmm7
	vsubps zmm15,zmm12,zmm13
	vaddps zmm12,zmm12,zmm13
	vaddps zmm13,zmm18,zmm9
	vsubps zmm9,zmm9,zmm18
	vaddps zmm18,zmm15,zmm13
	vaddps zmm19,zmm12,zmm9
	vmovaps zmm20,zmm28
	vfmadd231ps zmm20,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x800],zmm20
	vmovaps zmm20,zmm29
	vfmadd231ps zmm20,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x840],zmm20
	vfmadd231ps zmm28,zmm18,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2800],zmm28
	vfmadd231ps zmm29,zmm19,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2840],zmm29
	vsubps zmm9,zmm9,zmm12
	vsubps zmm12,zmm15,zmm13
	vmovaps zmm13,zmm17
	vfmadd231ps zmm13,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1800],zmm13
	vmovaps zmm13,zmm16
	vfmadd231ps zmm13,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1840],zmm13
	vfmadd231ps zmm17,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3800],zmm17
	vfmadd231ps zmm16,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3840],zmm16
	vmovaps zmm9,zmm10
	vfmsub231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm14
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vfmsub231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vaddps zmm12,zmm9,zmm10
	vaddps zmm13,zmm11,zmm8
	vmovups zmm14,ZMMWORD PTR [r9+0x4200]
	vmovaps zmm15,zmm14
	vfmadd231ps zmm15,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0xc00],zmm15
	vmovups zmm15,ZMMWORD PTR [r9+0x41c0]
	vmovaps zmm16,zmm15
	vfmadd231ps zmm16,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0xc40],zmm16
	vfmadd231ps zmm14,zmm12,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2c00],zmm14
	vfmadd231ps zmm15,zmm13,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x2c40],zmm15
	vsubps zmm8,zmm8,zmm11
	vsubps zmm9,zmm9,zmm10
	vmovups zmm10,ZMMWORD PTR [r9+0x4180]
	vmovaps zmm11,zmm10
	vfmadd231ps zmm11,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1c00],zmm11
	vmovups zmm11,ZMMWORD PTR [r9+0x4140]
	vmovaps zmm12,zmm11
	vfmadd231ps zmm12,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x1c40],zmm12
	vfmadd231ps zmm10,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3c00],zmm10
	vfmadd231ps zmm11,zmm9,ZMMWORD PTR [rip+0x0]
	vmovups ZMMWORD PTR [r14+0x3c40],zmm11
	lea    rsi,[r13+rax*8+0x0]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	dec    r15d
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x7fe>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	lea    rdi,[rsi+r8*4]
	lea    rbx,[rdi+r8*4]
	mov    rbp,r9
	mov    r12d,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1f78>
	vmovups zmm8,ZMMWORD PTR [rbp+0x0]
	vmovups zmm9,ZMMWORD PTR [r9+0x4000]
	vfmadd231ps zmm9,zmm8,ZMMWORD PTR [rip+0x0]
	vmovups zmm8,ZMMWORD PTR [rbp+0x140]
	vmovups zmm10,ZMMWORD PTR [rbp+0x340]
	vaddps zmm11,zmm8,zmm10
	vsubps zmm8,zmm8,zmm10
	vmovups zmm10,ZMMWORD PTR [rbp+0x100]
	vmovups zmm12,ZMMWORD PTR [rbp+0x300]
	vsubps zmm13,zmm10,zmm12
	vaddps zmm10,zmm10,zmm12
	vsubps zmm12,zmm13,zmm11
	vaddps zmm11,zmm11,zmm13
	vmovups zmm13,ZMMWORD PTR [rbp+0x1c0]
	vmovups zmm14,ZMMWORD PTR [rbp+0x2c0]
	vaddps zmm15,zmm13,zmm14
	vsubps zmm13,zmm14,zmm13
	vmovups zmm14,ZMMWORD PTR [rbp+0x280]
	vmovups zmm16,ZMMWORD PTR [rbp+0x180]
	vsubps zmm17,zmm14,zmm16
	vaddps zmm14,zmm16,zmm14
	vmovups zmm16,ZMMWORD PTR [rbp+0xc0]
	vmovups zmm18,ZMMWORD PTR [rbp+0x3c0]
	vaddps zmm19,zmm16,zmm18
	vsubps zmm16,zmm16,zmm18
	vmovups zmm18,ZMMWORD PTR [rbp+0x80]
	vmovups zmm20,ZMMWORD PTR [rbp+0x380]
	vsubps zmm21,zmm18,zmm20
	vaddps zmm18,zmm18,zmm20
	vaddps zmm20,zmm17,zmm19
	vsubps zmm17,zmm19,zmm17
	vsubps zmm19,zmm21,zmm15
	vaddps zmm15,zmm15,zmm21
	vmovaps zmm21,zmm17
	vfmadd231ps zmm21,zmm15,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm15,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm17,zmm20
	vfmadd231ps zmm17,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm19,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x40]
	vmovaps zmm22,zmm9
	vfmadd231ps zmm22,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rip+0x0]
	vmovups zmm20,ZMMWORD PTR [rbp+0x240]
	vmovaps zmm23,zmm9
	vfmadd231ps zmm23,zmm20,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm20,ZMMWORD PTR [rip+0x0]
	vmovaps zmm20,zmm9
	vfmadd231ps zmm20,zmm11,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm9,zmm11,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm23
	vfmadd231ps zmm11,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm12,ZMMWORD PTR [rip+0x0]
	vsubps zmm12,zmm16,zmm13
	vaddps zmm13,zmm13,zmm16
	vsubps zmm16,zmm18,zmm14
	vaddps zmm14,zmm14,zmm18
	vsubps zmm18,zmm16,zmm12
	vaddps zmm12,zmm12,zmm16
	vmovups zmm16,ZMMWORD PTR [rbp+0x200]
	vmovaps zmm24,zmm22
	vfmadd231ps zmm24,zmm16,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm16,ZMMWORD PTR [rip+0x0]
	vmovaps zmm16,zmm22
	vfmadd231ps zmm16,zmm8,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm8,ZMMWORD PTR [rip+0x0]
	vmovaps zmm8,zmm24
	vfmadd231ps zmm8,zmm10,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm10,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm8
	vfmadd231ps zmm10,zmm14,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm8,zmm14,ZMMWORD PTR [rip+0x0]
	vmovaps zmm14,zmm11
	vfmadd231ps zmm14,zmm19,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm11,zmm19,ZMMWORD PTR [rip+0x0]
	vmovaps zmm19,zmm16
	vfmadd231ps zmm19,zmm18,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm16,zmm18,ZMMWORD PTR [rip+0x0]
	vmovaps zmm18,zmm9
	vfmadd231ps zmm18,zmm21,ZMMWORD PTR [rip+0x0]
	vpxord zmm25,zmm25,zmm25
	vmaxps zmm10,zmm25,zmm10
	vmaxps zmm14,zmm25,zmm14
	vmaxps zmm19,zmm25,zmm19
	vmaxps zmm18,zmm25,zmm18
	mov    r13,r11
	shr    r13,0x0
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x13e9>
	vunpcklps zmm25,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vunpcklps zmm14,zmm19,zmm18
	vunpckhps zmm18,zmm19,zmm18
	vunpcklpd zmm19,zmm25,zmm14
	vunpckhpd zmm14,zmm25,zmm14
	vunpcklpd zmm25,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vextractf32x4 XMMWORD PTR [rcx],zmm19,0x0
	vextractf32x4 XMMWORD PTR [rsi],zmm19,0x1
	vextractf32x4 XMMWORD PTR [rdi],zmm19,0x2
	vextractf32x4 XMMWORD PTR [rbx],zmm19,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2],zmm25,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2],zmm25,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2],zmm25,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2],zmm25,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1],zmm10,0x3
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x15df>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x14dd>
	vunpcklps zmm18,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vpermilps zmm14,zmm18,0x4e
	vpermilps zmm19,zmm10,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx]{k1},xmm18
	vextractf32x4 xmm25,zmm18,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm25
	vextractf32x4 xmm25,zmm18,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm25
	vextractf32x4 xmm18,zmm18,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm18
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm14
	vextractf32x4 xmm18,zmm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm18
	vextractf32x4 xmm18,zmm14,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm18
	vextractf32x4 xmm14,zmm14,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm14
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm10
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm19
	vextractf32x4 xmm10,zmm19,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm19,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm10
	vextractf32x4 xmm10,zmm19,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm10
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x15df>
	test   r13,r13
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x14e7>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x15df>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm25,zmm10,zmm14
	vunpckhps zmm10,zmm10,zmm14
	vunpcklps zmm14,zmm19,zmm18
	vunpckhps zmm18,zmm19,zmm18
	vunpcklpd zmm19,zmm25,zmm14
	vunpckhpd zmm14,zmm25,zmm14
	vunpcklpd zmm25,zmm10,zmm18
	vunpckhpd zmm10,zmm10,zmm18
	vmovups XMMWORD PTR [rcx]{k1},xmm19
	vextractf32x4 xmm18,zmm19,0x1
	vmovups XMMWORD PTR [rsi]{k1},xmm18
	vextractf32x4 xmm18,zmm19,0x2
	vmovups XMMWORD PTR [rdi]{k1},xmm18
	vextractf32x4 xmm18,zmm19,0x3
	vmovups XMMWORD PTR [rbx]{k1},xmm18
	vmovups XMMWORD PTR [rcx+r8*1]{k1},xmm14
	vextractf32x4 xmm18,zmm14,0x1
	vmovups XMMWORD PTR [rsi+r8*1]{k1},xmm18
	vextractf32x4 xmm18,zmm14,0x2
	vmovups XMMWORD PTR [rdi+r8*1]{k1},xmm18
	vextractf32x4 xmm14,zmm14,0x3
	vmovups XMMWORD PTR [rbx+r8*1]{k1},xmm14
	vmovups XMMWORD PTR [rcx+r8*2]{k1},xmm25
	vextractf32x4 xmm14,zmm25,0x1
	vmovups XMMWORD PTR [rsi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm25,0x2
	vmovups XMMWORD PTR [rdi+r8*2]{k1},xmm14
	vextractf32x4 xmm14,zmm25,0x3
	vmovups XMMWORD PTR [rbx+r8*2]{k1},xmm14
	vmovups XMMWORD PTR [rcx+rdx*1]{k1},xmm10
	vextractf32x4 xmm14,zmm10,0x1
	vmovups XMMWORD PTR [rsi+rdx*1]{k1},xmm14
	vextractf32x4 xmm14,zmm10,0x2
	vmovups XMMWORD PTR [rdi+rdx*1]{k1},xmm14
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+rdx*1]{k1},xmm10
	vfmadd231ps zmm9,zmm21,ZMMWORD PTR [rip+0x0]
	vpxord zmm10,zmm10,zmm10
	vmaxps zmm8,zmm10,zmm8
	vmaxps zmm11,zmm10,zmm11
	vmaxps zmm14,zmm10,zmm16
	vmaxps zmm9,zmm10,zmm9
	mov    r13,r11
	shr    r13,0x8
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x16e0>
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vextractf32x4 XMMWORD PTR [rcx+0x20],zmm14,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x20],zmm14,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x20],zmm14,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x20],zmm14,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x20],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x20],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x20],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x20],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x20],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x20],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x20],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x20],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x20],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x20],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x20],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x20],zmm8,0x3
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x18f6>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x17e4>
	vunpcklps zmm9,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vpermilps zmm10,zmm9,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x20]{k1},xmm9
	vextractf32x4 xmm14,zmm9,0x1
	vmovups XMMWORD PTR [rsi+0x20]{k1},xmm14
	vextractf32x4 xmm14,zmm9,0x2
	vmovups XMMWORD PTR [rdi+0x20]{k1},xmm14
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x20]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x20]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x20]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x20]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x20]{k1},xmm8
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x18f6>
	test   r13,r13
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x17ee>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x18f6>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm10,zmm8,zmm11
	vunpckhps zmm8,zmm8,zmm11
	vunpcklps zmm11,zmm14,zmm9
	vunpckhps zmm9,zmm14,zmm9
	vunpcklpd zmm14,zmm10,zmm11
	vunpckhpd zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm8,zmm9
	vunpckhpd zmm8,zmm8,zmm9
	vmovups XMMWORD PTR [rcx+0x20]{k1},xmm14
	vextractf32x4 xmm9,zmm14,0x1
	vmovups XMMWORD PTR [rsi+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x2
	vmovups XMMWORD PTR [rdi+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm14,0x3
	vmovups XMMWORD PTR [rbx+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x20]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x20]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x20]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x20]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x20]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x20]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x20]{k1},xmm8
	vmovaps zmm8,zmm24
	vfmadd231ps zmm8,zmm13,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm24,zmm13,ZMMWORD PTR [rip+0x0]
	vmovaps zmm9,zmm23
	vfmadd231ps zmm9,zmm17,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm23,zmm17,ZMMWORD PTR [rip+0x0]
	vmovaps zmm10,zmm22
	vfmadd231ps zmm10,zmm12,ZMMWORD PTR [rip+0x0]
	vfmadd231ps zmm22,zmm12,ZMMWORD PTR [rip+0x0]
	vmovaps zmm11,zmm20
	vfmadd231ps zmm11,zmm15,ZMMWORD PTR [rip+0x0]
	vpxord zmm12,zmm12,zmm12
	vmaxps zmm8,zmm12,zmm8
	vmaxps zmm9,zmm12,zmm9
	vmaxps zmm10,zmm12,zmm10
	vmaxps zmm11,zmm12,zmm11
	mov    r13,r11
	shr    r13,0x4
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1a4b>
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vextractf32x4 XMMWORD PTR [rcx+0x10],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x10],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x10],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x10],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x10],zmm9,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x10],zmm9,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x10],zmm9,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x10],zmm9,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x10],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x10],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x10],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x10],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x10],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x10],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x10],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x10],zmm8,0x3
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1c61>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1b4f>
	vunpcklps zmm10,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vpermilps zmm9,zmm10,0x4e
	vpermilps zmm11,zmm8,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm10
	vextractf32x4 xmm12,zmm10,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm12
	vextractf32x4 xmm12,zmm10,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm12
	vextractf32x4 xmm10,zmm10,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1c61>
	test   r13,r13
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1b59>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1c61>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm12,zmm8,zmm9
	vunpckhps zmm8,zmm8,zmm9
	vunpcklps zmm9,zmm10,zmm11
	vunpckhps zmm10,zmm10,zmm11
	vunpcklpd zmm11,zmm12,zmm9
	vunpckhpd zmm9,zmm12,zmm9
	vunpcklpd zmm12,zmm8,zmm10
	vunpckhpd zmm8,zmm8,zmm10
	vmovups XMMWORD PTR [rcx+0x10]{k1},xmm11
	vextractf32x4 xmm10,zmm11,0x1
	vmovups XMMWORD PTR [rsi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x2
	vmovups XMMWORD PTR [rdi+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm11,0x3
	vmovups XMMWORD PTR [rbx+0x10]{k1},xmm10
	vmovups XMMWORD PTR [rcx+r8*1+0x10]{k1},xmm9
	vextractf32x4 xmm10,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm10,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x10]{k1},xmm10
	vextractf32x4 xmm9,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x10]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x10]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x10]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x10]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x10]{k1},xmm8
	vfmadd231ps zmm20,zmm15,ZMMWORD PTR [rip+0x0]
	vpxord zmm8,zmm8,zmm8
	vmaxps zmm9,zmm8,zmm24
	vmaxps zmm10,zmm8,zmm23
	vmaxps zmm11,zmm8,zmm22
	vmaxps zmm8,zmm8,zmm20
	mov    r13,r11
	shr    r13,0xc
	mov    r13,r13
	and    r13,0xf
	cmp    r13,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1d62>
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vextractf32x4 XMMWORD PTR [rcx+0x30],zmm11,0x0
	vextractf32x4 XMMWORD PTR [rsi+0x30],zmm11,0x1
	vextractf32x4 XMMWORD PTR [rdi+0x30],zmm11,0x2
	vextractf32x4 XMMWORD PTR [rbx+0x30],zmm11,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*1+0x30],zmm10,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*1+0x30],zmm10,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*1+0x30],zmm10,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*1+0x30],zmm10,0x3
	vextractf32x4 XMMWORD PTR [rcx+r8*2+0x30],zmm12,0x0
	vextractf32x4 XMMWORD PTR [rsi+r8*2+0x30],zmm12,0x1
	vextractf32x4 XMMWORD PTR [rdi+r8*2+0x30],zmm12,0x2
	vextractf32x4 XMMWORD PTR [rbx+r8*2+0x30],zmm12,0x3
	vextractf32x4 XMMWORD PTR [rcx+rdx*1+0x30],zmm8,0x0
	vextractf32x4 XMMWORD PTR [rsi+rdx*1+0x30],zmm8,0x1
	vextractf32x4 XMMWORD PTR [rdi+rdx*1+0x30],zmm8,0x2
	vextractf32x4 XMMWORD PTR [rbx+rdx*1+0x30],zmm8,0x3
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1f78>
	cmp    r13,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1e66>
	vunpcklps zmm8,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vpermilps zmm10,zmm8,0x4e
	vpermilps zmm11,zmm9,0x4e
	mov    r13d,0x3
	kmovw  k1,r13d
	vmovups XMMWORD PTR [rcx+0x30]{k1},xmm8
	vextractf32x4 xmm12,zmm8,0x1
	vmovups XMMWORD PTR [rsi+0x30]{k1},xmm12
	vextractf32x4 xmm12,zmm8,0x2
	vmovups XMMWORD PTR [rdi+0x30]{k1},xmm12
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*1+0x30]{k1},xmm10
	vextractf32x4 xmm8,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+r8*2+0x30]{k1},xmm9
	vextractf32x4 xmm8,zmm9,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm9,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x30]{k1},xmm8
	vmovups XMMWORD PTR [rcx+rdx*1+0x30]{k1},xmm11
	vextractf32x4 xmm8,zmm11,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm8,zmm11,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x30]{k1},xmm8
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1f78>
	test   r13,r13
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1e70>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x1f78>
	mov    r13d,r13d
	kmovw  k1,r13d
	vunpcklps zmm12,zmm9,zmm10
	vunpckhps zmm9,zmm9,zmm10
	vunpcklps zmm10,zmm11,zmm8
	vunpckhps zmm8,zmm11,zmm8
	vunpcklpd zmm11,zmm12,zmm10
	vunpckhpd zmm10,zmm12,zmm10
	vunpcklpd zmm12,zmm9,zmm8
	vunpckhpd zmm8,zmm9,zmm8
	vmovups XMMWORD PTR [rcx+0x30]{k1},xmm11
	vextractf32x4 xmm9,zmm11,0x1
	vmovups XMMWORD PTR [rsi+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x2
	vmovups XMMWORD PTR [rdi+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm11,0x3
	vmovups XMMWORD PTR [rbx+0x30]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*1+0x30]{k1},xmm10
	vextractf32x4 xmm9,zmm10,0x1
	vmovups XMMWORD PTR [rsi+r8*1+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x2
	vmovups XMMWORD PTR [rdi+r8*1+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm10,0x3
	vmovups XMMWORD PTR [rbx+r8*1+0x30]{k1},xmm9
	vmovups XMMWORD PTR [rcx+r8*2+0x30]{k1},xmm12
	vextractf32x4 xmm9,zmm12,0x1
	vmovups XMMWORD PTR [rsi+r8*2+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x2
	vmovups XMMWORD PTR [rdi+r8*2+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm12,0x3
	vmovups XMMWORD PTR [rbx+r8*2+0x30]{k1},xmm9
	vmovups XMMWORD PTR [rcx+rdx*1+0x30]{k1},xmm8
	vextractf32x4 xmm9,zmm8,0x1
	vmovups XMMWORD PTR [rsi+rdx*1+0x30]{k1},xmm9
	vextractf32x4 xmm9,zmm8,0x2
	vmovups XMMWORD PTR [rdi+rdx*1+0x30]{k1},xmm9
	vextractf32x4 xmm8,zmm8,0x3
	vmovups XMMWORD PTR [rbx+rdx*1+0x30]{k1},xmm8
	shr    r10,1
	add    rbp,0x400
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	dec    r12d
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx512+0x109c>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
