<nnp_fourier_8x8_complex_left__x86_64_avx2>:
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
	cmp    r11,0xff
	jne    <nnp_fourier_8x8_complex_left__x86_64_avx2+0x212>
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_left__x86_64_avx2+0x1b3>
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
	vaddps ymm14,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm13
	vsubps ymm9,ymm9,ymm13
	vaddps ymm13,ymm12,ymm7
	vsubps ymm12,ymm7,ymm12
	vaddps ymm7,ymm8,ymm10
	vsubps ymm8,ymm10,ymm8
	vaddps ymm10,ymm14,ymm13
	vsubps ymm13,ymm14,ymm13
	vmovups YMMWORD PTR [r11+0x80],ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm14,ymm10,ymm13
	vmovups YMMWORD PTR [r11],ymm14
	vsubps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vsubps ymm10,ymm7,ymm15
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vaddps ymm10,ymm9,ymm8
	vsubps ymm8,ymm8,ymm9
	vmovaps ymm9,ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm9
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vfmsub231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	jmp    <nnp_fourier_8x8_complex_left__x86_64_avx2+0x1f3>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_fourier_8x8_complex_left__x86_64_avx2+0x38>
	jmp    <nnp_fourier_8x8_complex_left__x86_64_avx2+0x448>
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_left__x86_64_avx2+0x3ee>
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
	vaddps ymm7,ymm13,ymm6
	vsubps ymm13,ymm13,ymm6
	vaddps ymm6,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm14,ymm5
	vsubps ymm14,ymm5,ymm14
	vaddps ymm5,ymm10,ymm12
	vsubps ymm10,ymm12,ymm10
	vaddps ymm12,ymm7,ymm15
	vsubps ymm15,ymm7,ymm15
	vmovups YMMWORD PTR [r11+0x80],ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm7,ymm12,ymm15
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm12,ymm12,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vsubps ymm12,ymm5,ymm6
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vaddps ymm12,ymm11,ymm10
	vsubps ymm10,ymm10,ymm11
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm13
	vfmsub231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm14
	jmp    <nnp_fourier_8x8_complex_left__x86_64_avx2+0x42e>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_fourier_8x8_complex_left__x86_64_avx2+0x24e>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x400]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x200]
	vmovups ymm11,YMMWORD PTR [r8+0x600]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [r9+rax*2],ymm10
	vsubps ymm9,ymm11,ymm9
	vmovups ymm10,YMMWORD PTR [r8+0x100]
	vmovups ymm11,YMMWORD PTR [r8+0x500]
	vaddps ymm12,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x300]
	vmovups ymm14,YMMWORD PTR [r8+0x700]
	vaddps ymm15,ymm11,ymm14
	vsubps ymm11,ymm14,ymm11
	vaddps ymm14,ymm12,ymm15
	vaddps ymm7,ymm13,ymm14
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm13,ymm13,ymm14
	vmovups YMMWORD PTR [r11+rax*1],ymm13
	vsubps ymm12,ymm15,ymm12
	vmovups YMMWORD PTR [r9+r10*1],ymm12
	vaddps ymm12,ymm10,ymm11
	vsubps ymm10,ymm11,ymm10
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm11
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm8
	vfmsub231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*1],ymm9
	vmovups ymm8,YMMWORD PTR [r8+0x20]
	vmovups ymm9,YMMWORD PTR [r8+0x420]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x220]
	vmovups ymm11,YMMWORD PTR [r8+0x620]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rdi],ymm10
	vsubps ymm9,ymm11,ymm9
	vmovups ymm10,YMMWORD PTR [r8+0x120]
	vmovups ymm11,YMMWORD PTR [r8+0x520]
	vaddps ymm12,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x320]
	vmovups ymm14,YMMWORD PTR [r8+0x720]
	vaddps ymm15,ymm11,ymm14
	vsubps ymm11,ymm14,ymm11
	vaddps ymm14,ymm12,ymm15
	vaddps ymm7,ymm13,ymm14
	vmovups YMMWORD PTR [r11+rax*2],ymm7
	vsubps ymm13,ymm13,ymm14
	vmovups YMMWORD PTR [r11+r10*1],ymm13
	vsubps ymm12,ymm15,ymm12
	vmovups YMMWORD PTR [rdi+rax*1],ymm12
	vaddps ymm12,ymm10,ymm11
	vsubps ymm10,ymm11,ymm10
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*2],ymm11
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*1],ymm11
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*2],ymm8
	vfmsub231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm9
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
	mov    rsi,r8
	mov    edi,0x3
	add    rsi,0x40
	vmovups ymm8,YMMWORD PTR [rsi]
	vmovups ymm9,YMMWORD PTR [rsi+0x400]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rsi+0x20]
	vmovups ymm11,YMMWORD PTR [rsi+0x420]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rsi+0x200]
	vmovups ymm13,YMMWORD PTR [rsi+0x600]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rsi+0x220]
	vmovups ymm7,YMMWORD PTR [rsi+0x620]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm15,ymm7
	vsubps ymm11,ymm13,ymm11
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rsi+0x100]
	vmovups ymm14,YMMWORD PTR [rsi+0x500]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rsi+0x120]
	vmovups ymm6,YMMWORD PTR [rsi+0x520]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rsi+0x300]
	vmovups ymm2,YMMWORD PTR [rsi+0x700]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rsi+0x320]
	vmovups ymm0,YMMWORD PTR [rsi+0x720]
	vmovups YMMWORD PTR [r8+0x800],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r8+0x820],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x840],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [r11],ymm15
	vaddps ymm15,ymm4,ymm8
	vmovups YMMWORD PTR [r11+rax*1],ymm15
	vsubps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [rcx],ymm15
	vsubps ymm8,ymm4,ymm8
	vmovups YMMWORD PTR [rcx+rax*1],ymm8
	vsubps ymm8,ymm3,ymm9
	vsubps ymm9,ymm1,ymm7
	vaddps ymm15,ymm10,ymm8
	vmovups YMMWORD PTR [r9],ymm15
	vaddps ymm15,ymm12,ymm9
	vmovups YMMWORD PTR [r9+rax*1],ymm15
	vsubps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rdx],ymm8
	vsubps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rdx+rax*1],ymm8
	vaddps ymm8,ymm11,ymm14
	vsubps ymm9,ymm14,ymm11
	vsubps ymm10,ymm6,ymm2
	vaddps ymm11,ymm6,ymm2
	vaddps ymm12,ymm8,ymm10
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x840]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm7
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*2],ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm15
	vsubps ymm9,ymm9,ymm11
	vsubps ymm8,ymm10,ymm8
	vmovups ymm10,YMMWORD PTR [r8+0x820]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x800]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm12
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm11
	lea    r11,[rdx+rax*4]
	lea    r9,[r11+rax*4]
	lea    rcx,[r9+rax*4]
	lea    rdx,[rcx+rax*4]
	dec    edi
	jne    <nnp_fourier_8x8_complex_left__x86_64_avx2+0x66a>
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

<nnp_fourier_8x8_complex_right__x86_64_avx2>:
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
	cmp    r11,0xff
	jne    <nnp_fourier_8x8_complex_right__x86_64_avx2+0x210>
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_right__x86_64_avx2+0x1b1>
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
	vaddps ymm14,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm13
	vsubps ymm9,ymm9,ymm13
	vaddps ymm13,ymm12,ymm7
	vsubps ymm12,ymm12,ymm7
	vaddps ymm7,ymm8,ymm10
	vsubps ymm8,ymm10,ymm8
	vaddps ymm10,ymm14,ymm13
	vsubps ymm13,ymm14,ymm13
	vmovups YMMWORD PTR [r11+0x80],ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm14,ymm10,ymm13
	vmovups YMMWORD PTR [r11],ymm14
	vsubps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vsubps ymm10,ymm15,ymm7
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vaddps ymm10,ymm9,ymm8
	vsubps ymm8,ymm9,ymm8
	vmovaps ymm9,ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm9
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vfmsub231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	jmp    <nnp_fourier_8x8_complex_right__x86_64_avx2+0x1f1>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_fourier_8x8_complex_right__x86_64_avx2+0x38>
	jmp    <nnp_fourier_8x8_complex_right__x86_64_avx2+0x445>
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_right__x86_64_avx2+0x3eb>
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
	vaddps ymm7,ymm13,ymm6
	vsubps ymm13,ymm13,ymm6
	vaddps ymm6,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm14,ymm5
	vsubps ymm14,ymm14,ymm5
	vaddps ymm5,ymm10,ymm12
	vsubps ymm10,ymm12,ymm10
	vaddps ymm12,ymm7,ymm15
	vsubps ymm15,ymm7,ymm15
	vmovups YMMWORD PTR [r11+0x80],ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm7,ymm12,ymm15
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm12,ymm12,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vsubps ymm12,ymm6,ymm5
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vaddps ymm12,ymm11,ymm10
	vsubps ymm10,ymm11,ymm10
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm13
	vfmsub231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm14
	jmp    <nnp_fourier_8x8_complex_right__x86_64_avx2+0x42b>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_fourier_8x8_complex_right__x86_64_avx2+0x24c>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdx
	lea    r9,[r11+rax*4]
	lea    rsi,[r9+rax*4]
	lea    rdi,[rsi+rax*4]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x400]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x200]
	vmovups ymm11,YMMWORD PTR [r8+0x600]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [r9+rax*2],ymm10
	vsubps ymm9,ymm9,ymm11
	vmovups ymm10,YMMWORD PTR [r8+0x100]
	vmovups ymm11,YMMWORD PTR [r8+0x500]
	vaddps ymm12,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x300]
	vmovups ymm14,YMMWORD PTR [r8+0x700]
	vaddps ymm15,ymm11,ymm14
	vsubps ymm11,ymm14,ymm11
	vaddps ymm14,ymm12,ymm15
	vaddps ymm7,ymm13,ymm14
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm13,ymm13,ymm14
	vmovups YMMWORD PTR [r11+rax*1],ymm13
	vsubps ymm12,ymm12,ymm15
	vmovups YMMWORD PTR [r9+r10*1],ymm12
	vaddps ymm12,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm11
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*1],ymm11
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm8
	vfmsub231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*1],ymm9
	vmovups ymm8,YMMWORD PTR [r8+0x20]
	vmovups ymm9,YMMWORD PTR [r8+0x420]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x220]
	vmovups ymm11,YMMWORD PTR [r8+0x620]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rdi],ymm10
	vsubps ymm9,ymm9,ymm11
	vmovups ymm10,YMMWORD PTR [r8+0x120]
	vmovups ymm11,YMMWORD PTR [r8+0x520]
	vaddps ymm12,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x320]
	vmovups ymm14,YMMWORD PTR [r8+0x720]
	vaddps ymm15,ymm11,ymm14
	vsubps ymm11,ymm14,ymm11
	vaddps ymm14,ymm12,ymm15
	vaddps ymm7,ymm13,ymm14
	vmovups YMMWORD PTR [r11+rax*2],ymm7
	vsubps ymm13,ymm13,ymm14
	vmovups YMMWORD PTR [r11+r10*1],ymm13
	vsubps ymm12,ymm12,ymm15
	vmovups YMMWORD PTR [rdi+rax*1],ymm12
	vaddps ymm12,ymm10,ymm11
	vsubps ymm10,ymm10,ymm11
	vmovaps ymm11,ymm8
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*2],ymm11
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*1],ymm11
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*2],ymm8
	vfmsub231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm9
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
	mov    rsi,r8
	mov    edi,0x3
	add    rsi,0x40
	vmovups ymm8,YMMWORD PTR [rsi]
	vmovups ymm9,YMMWORD PTR [rsi+0x400]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rsi+0x20]
	vmovups ymm11,YMMWORD PTR [rsi+0x420]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rsi+0x200]
	vmovups ymm13,YMMWORD PTR [rsi+0x600]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rsi+0x220]
	vmovups ymm7,YMMWORD PTR [rsi+0x620]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm7,ymm15
	vsubps ymm11,ymm11,ymm13
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rsi+0x100]
	vmovups ymm14,YMMWORD PTR [rsi+0x500]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rsi+0x120]
	vmovups ymm6,YMMWORD PTR [rsi+0x520]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rsi+0x300]
	vmovups ymm2,YMMWORD PTR [rsi+0x700]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rsi+0x320]
	vmovups ymm0,YMMWORD PTR [rsi+0x720]
	vmovups YMMWORD PTR [r8+0x800],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r8+0x820],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x840],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [r11],ymm15
	vaddps ymm15,ymm4,ymm8
	vmovups YMMWORD PTR [r11+rax*1],ymm15
	vsubps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [rcx],ymm15
	vsubps ymm8,ymm4,ymm8
	vmovups YMMWORD PTR [rcx+rax*1],ymm8
	vsubps ymm8,ymm9,ymm3
	vsubps ymm9,ymm7,ymm1
	vaddps ymm15,ymm10,ymm8
	vmovups YMMWORD PTR [r9],ymm15
	vaddps ymm15,ymm12,ymm9
	vmovups YMMWORD PTR [r9+rax*1],ymm15
	vsubps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rdx],ymm8
	vsubps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rdx+rax*1],ymm8
	vsubps ymm8,ymm11,ymm14
	vaddps ymm9,ymm11,ymm14
	vaddps ymm10,ymm6,ymm2
	vsubps ymm11,ymm2,ymm6
	vaddps ymm12,ymm8,ymm10
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+rax*2],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x840]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+r10*1],ymm7
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*2],ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm15
	vsubps ymm9,ymm11,ymm9
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x820]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+rax*2],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x800]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+r10*1],ymm12
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm11
	lea    r11,[rdx+rax*4]
	lea    r9,[r11+rax*4]
	lea    rcx,[r9+rax*4]
	lea    rdx,[rcx+rax*4]
	dec    edi
	jne    <nnp_fourier_8x8_complex_right__x86_64_avx2+0x667>
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

<nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2>:
	push   rbp
	push   rbx
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups YMMWORD PTR [r9+0x800],ymm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdx,[r11+rax*4]
	lea    rbx,[rdx+rax*4]
	lea    rbp,[rbx+rax*4]
	vmovups ymm8,YMMWORD PTR [rdx+rax*1]
	vmovups ymm9,YMMWORD PTR [rbx+rax*1]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rbx]
	vsubps ymm12,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vsubps ymm11,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+rax*1]
	vaddps ymm14,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rdx+r10*1]
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x300],ymm13
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x700],ymm12
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x100],ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x500],ymm15
	vmovups ymm10,YMMWORD PTR [rdx+rax*2]
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x200],ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x600],ymm14
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x400],ymm11
	vmovups ymm8,YMMWORD PTR [rbx+r10*1]
	vmovups ymm9,YMMWORD PTR [rbp+r10*1+0x0]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rbx+rax*2]
	vmovups ymm11,YMMWORD PTR [rbp+rax*2+0x0]
	vsubps ymm12,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vsubps ymm11,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r11+rax*2]
	vmovups ymm13,YMMWORD PTR [r11+r10*1]
	vaddps ymm14,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rbp+rax*1+0x0]
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x320],ymm13
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x720],ymm12
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x120],ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x520],ymm15
	vmovups ymm10,YMMWORD PTR [rbp+0x0]
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x220],ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x620],ymm14
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x20],ymm8
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x420],ymm11
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
	add    rbx,0x40
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [rsi]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm11,YMMWORD PTR [rsi+rax*1]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdi]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rdx+rax*1]
	vmovups ymm7,YMMWORD PTR [rdi+rax*1]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm7,ymm15
	vsubps ymm11,ymm11,ymm13
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r11+rax*2]
	vmovups ymm14,YMMWORD PTR [rsi+rax*2]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r11+r10*1]
	vmovups ymm6,YMMWORD PTR [rsi+r10*1]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rdx+rax*2]
	vmovups ymm2,YMMWORD PTR [rdi+rax*2]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rdx+r10*1]
	vmovups ymm0,YMMWORD PTR [rdi+r10*1]
	vmovups YMMWORD PTR [r9+0x820],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r9+0x840],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r9+0x860],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [rbx],ymm15
	vaddps ymm15,ymm4,ymm8
	vmovups YMMWORD PTR [rbx+0x20],ymm15
	vsubps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [rbx+0x400],ymm15
	vsubps ymm8,ymm4,ymm8
	vmovups YMMWORD PTR [rbx+0x420],ymm8
	vsubps ymm8,ymm9,ymm3
	vsubps ymm9,ymm7,ymm1
	vaddps ymm15,ymm10,ymm8
	vmovups YMMWORD PTR [rbx+0x200],ymm15
	vaddps ymm15,ymm12,ymm9
	vmovups YMMWORD PTR [rbx+0x220],ymm15
	vsubps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rbx+0x600],ymm8
	vsubps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rbx+0x620],ymm8
	vsubps ymm8,ymm11,ymm14
	vaddps ymm9,ymm11,ymm14
	vaddps ymm10,ymm6,ymm2
	vsubps ymm11,ymm2,ymm6
	vaddps ymm12,ymm8,ymm10
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x860]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x120],ymm7
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x500],ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x520],ymm15
	vsubps ymm9,ymm11,ymm9
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r9+0x840]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x300],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x820]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x320],ymm12
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x700],ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x720],ymm11
	lea    r11,[rdi+rax*4]
	lea    rdx,[r11+rax*4]
	lea    rsi,[rdx+rax*4]
	lea    rdi,[rsi+rax*4]
	dec    ebp
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x29a>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	mov    rdi,r9
	mov    ebx,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x8c6>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [r9+0x800]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdi+0x60]
	vmovups ymm10,YMMWORD PTR [rdi+0xe0]
	vaddps ymm11,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x40]
	vmovups ymm12,YMMWORD PTR [rdi+0xc0]
	vsubps ymm13,ymm10,ymm12
	vaddps ymm10,ymm10,ymm12
	vsubps ymm12,ymm13,ymm11
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [rdi+0xa0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [rdi+0x80]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm9
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0x0
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x67c>
	vunpcklps ymm6,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklps ymm13,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm6,ymm13
	vunpckhpd ymm13,ymm6,ymm13
	vunpcklpd ymm6,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx],xmm12
	vextractf128 XMMWORD PTR [rsi],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm13
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm6
	vextractf128 XMMWORD PTR [rsi+r8*2],ymm6,0x1
	vmovups XMMWORD PTR [rcx+rdx*1],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1],ymm8,0x1
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x758>
	cmp    rbp,0x3
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x6c7>
	vunpcklps ymm8,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vextractf128 xmm12,ymm8,0x1
	vmovlps QWORD PTR [rcx],xmm8
	vmovhps QWORD PTR [rcx+r8*1],xmm8
	vmovlps QWORD PTR [rsi],xmm12
	vmovhps QWORD PTR [rsi+r8*1],xmm12
	vextractf128 xmm8,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rdx*1],xmm10
	vmovlps QWORD PTR [rsi+r8*2],xmm8
	vmovhps QWORD PTR [rsi+rdx*1],xmm8
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x758>
	test   rbp,rbp
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x6d1>
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x758>
	vmovd  xmm6,ebp
	vpbroadcastd ymm6,xmm6
	vpand  ymm6,ymm6,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm6,ymm6,YMMWORD PTR [rip+0x0]
	vunpcklps ymm5,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklps ymm13,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm5,ymm13
	vunpckhpd ymm13,ymm5,ymm13
	vunpcklpd ymm5,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm6,xmm12
	vmaskmovps XMMWORD PTR [rsi],xmm6,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm6,xmm13
	vmaskmovps XMMWORD PTR [rsi+r8*1],xmm6,xmm10
	vextractf128 xmm10,ymm5,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm6,xmm5
	vmaskmovps XMMWORD PTR [rsi+r8*2],xmm6,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1],xmm6,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1],xmm6,xmm10
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0x4
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x7da>
	vunpcklps ymm8,ymm7,ymm15
	vunpckhps ymm10,ymm7,ymm15
	vunpcklps ymm11,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vunpcklpd ymm12,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vunpcklpd ymm11,ymm10,ymm9
	vunpckhpd ymm9,ymm10,ymm9
	vmovups XMMWORD PTR [rcx+0x10],xmm12
	vextractf128 XMMWORD PTR [rsi+0x10],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x10],xmm8
	vextractf128 XMMWORD PTR [rsi+r8*1+0x10],ymm8,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x10],xmm11
	vextractf128 XMMWORD PTR [rsi+r8*2+0x10],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x10],xmm9
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x10],ymm9,0x1
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x8c6>
	cmp    rbp,0x3
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x82d>
	vunpcklps ymm8,ymm7,ymm15
	vunpckhps ymm9,ymm7,ymm15
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm8
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm8
	vmovlps QWORD PTR [rsi+0x10],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x10],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm9
	vmovhps QWORD PTR [rcx+rdx*1+0x10],xmm9
	vmovlps QWORD PTR [rsi+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rsi+rdx*1+0x10],xmm8
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x8c6>
	test   rbp,rbp
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x837>
	jmp    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x8c6>
	vmovd  xmm8,ebp
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vunpcklps ymm10,ymm7,ymm15
	vunpckhps ymm11,ymm7,ymm15
	vunpcklps ymm12,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rsi+0x10],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x10],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x10],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x10],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x10],xmm8,xmm10
	shr    r10,1
	add    rdi,0x100
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	dec    ebx
	jne    <nnp_fourier_8x8_complex_output_with_bias__x86_64_avx2+0x508>
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

<nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2>:
	push   rbp
	push   rbx
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups YMMWORD PTR [r9+0x800],ymm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	mov    r11,rdi
	lea    rdx,[r11+rax*4]
	lea    rbx,[rdx+rax*4]
	lea    rbp,[rbx+rax*4]
	vmovups ymm8,YMMWORD PTR [rdx+rax*1]
	vmovups ymm9,YMMWORD PTR [rbx+rax*1]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rdx]
	vmovups ymm11,YMMWORD PTR [rbx]
	vsubps ymm12,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vsubps ymm11,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r11]
	vmovups ymm13,YMMWORD PTR [r11+rax*1]
	vaddps ymm14,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rdx+r10*1]
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x300],ymm13
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x700],ymm12
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x100],ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x500],ymm15
	vmovups ymm10,YMMWORD PTR [rdx+rax*2]
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x200],ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x600],ymm14
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x400],ymm11
	vmovups ymm8,YMMWORD PTR [rbx+r10*1]
	vmovups ymm9,YMMWORD PTR [rbp+r10*1+0x0]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rbx+rax*2]
	vmovups ymm11,YMMWORD PTR [rbp+rax*2+0x0]
	vsubps ymm12,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vsubps ymm11,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r11+rax*2]
	vmovups ymm13,YMMWORD PTR [r11+r10*1]
	vaddps ymm14,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [rbp+rax*1+0x0]
	vmovaps ymm15,ymm12
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm12
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x320],ymm13
	vfmadd231ps ymm12,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x720],ymm12
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x120],ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x520],ymm15
	vmovups ymm10,YMMWORD PTR [rbp+0x0]
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x220],ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x620],ymm14
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x20],ymm8
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x420],ymm11
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
	add    rbx,0x40
	vmovups ymm8,YMMWORD PTR [r11]
	vmovups ymm9,YMMWORD PTR [rsi]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r11+rax*1]
	vmovups ymm11,YMMWORD PTR [rsi+rax*1]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdx]
	vmovups ymm13,YMMWORD PTR [rdi]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rdx+rax*1]
	vmovups ymm7,YMMWORD PTR [rdi+rax*1]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm7,ymm15
	vsubps ymm11,ymm11,ymm13
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r11+rax*2]
	vmovups ymm14,YMMWORD PTR [rsi+rax*2]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r11+r10*1]
	vmovups ymm6,YMMWORD PTR [rsi+r10*1]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rdx+rax*2]
	vmovups ymm2,YMMWORD PTR [rdi+rax*2]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rdx+r10*1]
	vmovups ymm0,YMMWORD PTR [rdi+r10*1]
	vmovups YMMWORD PTR [r9+0x820],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r9+0x840],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r9+0x860],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [rbx],ymm15
	vaddps ymm15,ymm4,ymm8
	vmovups YMMWORD PTR [rbx+0x20],ymm15
	vsubps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [rbx+0x400],ymm15
	vsubps ymm8,ymm4,ymm8
	vmovups YMMWORD PTR [rbx+0x420],ymm8
	vsubps ymm8,ymm9,ymm3
	vsubps ymm9,ymm7,ymm1
	vaddps ymm15,ymm10,ymm8
	vmovups YMMWORD PTR [rbx+0x200],ymm15
	vaddps ymm15,ymm12,ymm9
	vmovups YMMWORD PTR [rbx+0x220],ymm15
	vsubps ymm8,ymm10,ymm8
	vmovups YMMWORD PTR [rbx+0x600],ymm8
	vsubps ymm8,ymm12,ymm9
	vmovups YMMWORD PTR [rbx+0x620],ymm8
	vsubps ymm8,ymm11,ymm14
	vaddps ymm9,ymm11,ymm14
	vaddps ymm10,ymm6,ymm2
	vsubps ymm11,ymm2,ymm6
	vaddps ymm12,ymm8,ymm10
	vaddps ymm14,ymm9,ymm11
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x100],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x860]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x120],ymm7
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x500],ymm13
	vfmadd231ps ymm15,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x520],ymm15
	vsubps ymm9,ymm11,ymm9
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r9+0x840]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x300],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x820]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x320],ymm12
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x700],ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+0x720],ymm11
	lea    r11,[rdi+rax*4]
	lea    rdx,[r11+rax*4]
	lea    rsi,[rdx+rax*4]
	lea    rdi,[rsi+rax*4]
	dec    ebp
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x29a>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	mov    rdi,r9
	mov    ebx,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x8f6>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [r9+0x800]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdi+0x60]
	vmovups ymm10,YMMWORD PTR [rdi+0xe0]
	vaddps ymm11,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x40]
	vmovups ymm12,YMMWORD PTR [rdi+0xc0]
	vsubps ymm13,ymm10,ymm12
	vaddps ymm10,ymm10,ymm12
	vsubps ymm12,ymm13,ymm11
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [rdi+0xa0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [rdi+0x80]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm9
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm6,xmm6,xmm6
	vmaxps ymm13,ymm6,ymm13
	vmaxps ymm10,ymm6,ymm10
	vmaxps ymm12,ymm6,ymm12
	vmaxps ymm8,ymm6,ymm8
	mov    rbp,r11
	shr    rbp,0x0
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x694>
	vunpcklps ymm6,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklps ymm13,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm6,ymm13
	vunpckhpd ymm13,ymm6,ymm13
	vunpcklpd ymm6,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx],xmm12
	vextractf128 XMMWORD PTR [rsi],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm13
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm6
	vextractf128 XMMWORD PTR [rsi+r8*2],ymm6,0x1
	vmovups XMMWORD PTR [rcx+rdx*1],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1],ymm8,0x1
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x770>
	cmp    rbp,0x3
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x6df>
	vunpcklps ymm8,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vextractf128 xmm12,ymm8,0x1
	vmovlps QWORD PTR [rcx],xmm8
	vmovhps QWORD PTR [rcx+r8*1],xmm8
	vmovlps QWORD PTR [rsi],xmm12
	vmovhps QWORD PTR [rsi+r8*1],xmm12
	vextractf128 xmm8,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rdx*1],xmm10
	vmovlps QWORD PTR [rsi+r8*2],xmm8
	vmovhps QWORD PTR [rsi+rdx*1],xmm8
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x770>
	test   rbp,rbp
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x6e9>
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x770>
	vmovd  xmm6,ebp
	vpbroadcastd ymm6,xmm6
	vpand  ymm6,ymm6,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm6,ymm6,YMMWORD PTR [rip+0x0]
	vunpcklps ymm5,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklps ymm13,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm5,ymm13
	vunpckhpd ymm13,ymm5,ymm13
	vunpcklpd ymm5,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm6,xmm12
	vmaskmovps XMMWORD PTR [rsi],xmm6,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm6,xmm13
	vmaskmovps XMMWORD PTR [rsi+r8*1],xmm6,xmm10
	vextractf128 xmm10,ymm5,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm6,xmm5
	vmaskmovps XMMWORD PTR [rsi+r8*2],xmm6,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1],xmm6,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1],xmm6,xmm10
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm8,xmm8,xmm8
	vmaxps ymm10,ymm8,ymm7
	vmaxps ymm11,ymm8,ymm15
	vmaxps ymm12,ymm8,ymm14
	vmaxps ymm8,ymm8,ymm9
	mov    rbp,r11
	shr    rbp,0x4
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x80a>
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx+0x10],xmm12
	vextractf128 XMMWORD PTR [rsi+0x10],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x10],xmm9
	vextractf128 XMMWORD PTR [rsi+r8*1+0x10],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x10],xmm11
	vextractf128 XMMWORD PTR [rsi+r8*2+0x10],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x10],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x10],ymm8,0x1
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x8f6>
	cmp    rbp,0x3
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x85d>
	vunpcklps ymm8,ymm10,ymm11
	vunpckhps ymm9,ymm10,ymm11
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm8
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm8
	vmovlps QWORD PTR [rsi+0x10],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x10],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm9
	vmovhps QWORD PTR [rcx+rdx*1+0x10],xmm9
	vmovlps QWORD PTR [rsi+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rsi+rdx*1+0x10],xmm8
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x8f6>
	test   rbp,rbp
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x867>
	jmp    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x8f6>
	vmovd  xmm9,ebp
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm13,ymm11
	vunpckhpd ymm11,ymm13,ymm11
	vunpcklpd ymm13,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rsi+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x10],xmm9,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x10],xmm9,xmm10
	shr    r10,1
	add    rdi,0x100
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	dec    ebx
	jne    <nnp_fourier_8x8_complex_output_with_bias_with_relu__x86_64_avx2+0x508>
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

<nnp_fourier_8x8_gauss_left__x86_64_avx2>:
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
	cmp    r11,0xff
	jne    <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x212>
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x1b3>
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
	vaddps ymm14,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm13
	vsubps ymm9,ymm9,ymm13
	vaddps ymm13,ymm12,ymm7
	vsubps ymm12,ymm7,ymm12
	vaddps ymm7,ymm8,ymm10
	vsubps ymm8,ymm10,ymm8
	vaddps ymm10,ymm14,ymm13
	vsubps ymm13,ymm14,ymm13
	vmovups YMMWORD PTR [r11+0x80],ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm14,ymm10,ymm13
	vmovups YMMWORD PTR [r11],ymm14
	vsubps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vsubps ymm10,ymm7,ymm15
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vaddps ymm10,ymm9,ymm8
	vsubps ymm8,ymm8,ymm9
	vmovaps ymm9,ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm9
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vfmsub231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	jmp    <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x1f3>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x38>
	jmp    <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x448>
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x3ee>
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
	vaddps ymm7,ymm13,ymm6
	vsubps ymm13,ymm13,ymm6
	vaddps ymm6,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm14,ymm5
	vsubps ymm14,ymm5,ymm14
	vaddps ymm5,ymm10,ymm12
	vsubps ymm10,ymm12,ymm10
	vaddps ymm12,ymm7,ymm15
	vsubps ymm15,ymm7,ymm15
	vmovups YMMWORD PTR [r11+0x80],ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm7,ymm12,ymm15
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm12,ymm12,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vsubps ymm12,ymm5,ymm6
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vaddps ymm12,ymm11,ymm10
	vsubps ymm10,ymm10,ymm11
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm13
	vfmsub231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm14
	jmp    <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x42e>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x24e>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x400]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x200]
	vmovups ymm11,YMMWORD PTR [r8+0x600]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rdi],ymm10
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r8+0x100]
	vmovups ymm12,YMMWORD PTR [r8+0x500]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0x300]
	vmovups ymm15,YMMWORD PTR [r8+0x700]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vmovups YMMWORD PTR [rsi],ymm6
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rsi+rax*1],ymm13
	vsubps ymm13,ymm7,ymm14
	vmovups YMMWORD PTR [rdi+rax*1],ymm13
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm12,ymm11
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r11*1],ymm12
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*2],ymm15
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm8
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm12,ymm15
	vmovups YMMWORD PTR [rsi+rax*4],ymm12
	vaddps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [rsi+r9*1],ymm10
	vsubps ymm8,ymm8,ymm14
	vmovups YMMWORD PTR [rdi+rax*2],ymm8
	vfmsub231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*4],ymm9
	vmovups ymm8,YMMWORD PTR [r8+0x20]
	vmovups ymm9,YMMWORD PTR [r8+0x420]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x220]
	vmovups ymm11,YMMWORD PTR [r8+0x620]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rbx+rax*1],ymm10
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r8+0x120]
	vmovups ymm12,YMMWORD PTR [r8+0x520]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0x320]
	vmovups ymm15,YMMWORD PTR [r8+0x720]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vmovups YMMWORD PTR [rsi+rax*2],ymm6
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rsi+r10*1],ymm13
	vsubps ymm13,ymm7,ymm14
	vmovups YMMWORD PTR [rbx+rax*2],ymm13
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm12,ymm11
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*2],ymm12
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r9*1],ymm15
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*4],ymm8
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm12,ymm15
	vmovups YMMWORD PTR [rdi+r11*1],ymm12
	vaddps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [rbx],ymm10
	vsubps ymm8,ymm8,ymm14
	vmovups YMMWORD PTR [rbx+r10*1],ymm8
	vfmsub231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r11*1],ymm9
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
	mov    rdi,r8
	mov    ebx,0x3
	add    rdi,0x40
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x400]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	vmovups ymm11,YMMWORD PTR [rdi+0x420]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdi+0x200]
	vmovups ymm13,YMMWORD PTR [rdi+0x600]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rdi+0x220]
	vmovups ymm7,YMMWORD PTR [rdi+0x620]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm15,ymm7
	vsubps ymm11,ymm13,ymm11
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdi+0x100]
	vmovups ymm14,YMMWORD PTR [rdi+0x500]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+0x120]
	vmovups ymm6,YMMWORD PTR [rdi+0x520]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rdi+0x300]
	vmovups ymm2,YMMWORD PTR [rdi+0x700]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rdi+0x320]
	vmovups ymm0,YMMWORD PTR [rdi+0x720]
	vmovups YMMWORD PTR [r8+0x800],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r8+0x820],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x840],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [rcx+rax*1],ymm15
	vmovups YMMWORD PTR [r8+0x860],ymm15
	vaddps ymm15,ymm4,ymm8
	vmovups YMMWORD PTR [rcx+rax*2],ymm15
	vsubps ymm5,ymm5,ymm0
	vmovups YMMWORD PTR [rdx+r11*1],ymm5
	vsubps ymm8,ymm4,ymm8
	vmovups YMMWORD PTR [rdx+r10*2],ymm8
	vsubps ymm9,ymm3,ymm9
	vsubps ymm7,ymm1,ymm7
	vaddps ymm4,ymm10,ymm9
	vmovups YMMWORD PTR [rcx+r9*1],ymm4
	vaddps ymm3,ymm12,ymm7
	vmovups YMMWORD PTR [rdx],ymm3
	vsubps ymm9,ymm10,ymm9
	vmovups YMMWORD PTR [rsi+r10*1],ymm9
	vsubps ymm10,ymm12,ymm7
	vmovups YMMWORD PTR [rsi+rax*4],ymm10
	vaddps ymm12,ymm11,ymm14
	vsubps ymm11,ymm14,ymm11
	vsubps ymm14,ymm6,ymm2
	vaddps ymm7,ymm6,ymm2
	vaddps ymm6,ymm12,ymm14
	vaddps ymm2,ymm11,ymm7
	vmovaps ymm1,ymm13
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*4],ymm1
	vmovups ymm0,YMMWORD PTR [r8+0x840]
	vmovups YMMWORD PTR [r8+0x880],ymm9
	vmovaps ymm9,ymm0
	vfmadd231ps ymm9,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r11*1],ymm9
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm13
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*1],ymm0
	vsubps ymm11,ymm11,ymm7
	vsubps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x820]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm7
	vmovups ymm6,YMMWORD PTR [r8+0x800]
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm2
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*2],ymm14
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r9*1],ymm6
	vmovups ymm11,YMMWORD PTR [r8+0x860]
	vaddps ymm11,ymm11,ymm15
	vmovups YMMWORD PTR [rcx],ymm11
	vaddps ymm9,ymm1,ymm9
	vmovups YMMWORD PTR [rcx+r10*1],ymm9
	vaddps ymm9,ymm4,ymm3
	vmovups YMMWORD PTR [rcx+r10*2],ymm9
	vaddps ymm9,ymm7,ymm2
	vmovups YMMWORD PTR [rdx+rax*1],ymm9
	vaddps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rdx+rax*4],ymm8
	vaddps ymm8,ymm13,ymm0
	vmovups YMMWORD PTR [rdx+r9*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x880]
	vaddps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi+rax*2],ymm8
	vaddps ymm8,ymm14,ymm6
	vmovups YMMWORD PTR [rsi+r11*1],ymm8
	lea    rcx,[rsi+rax*8]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	dec    ebx
	jne    <nnp_fourier_8x8_gauss_left__x86_64_avx2+0x6c6>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3
	int3
	int3

<nnp_fourier_8x8_gauss_right__x86_64_avx2>:
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
	cmp    r11,0xff
	jne    <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x210>
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x1b1>
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
	vaddps ymm14,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm13
	vsubps ymm9,ymm9,ymm13
	vaddps ymm13,ymm12,ymm7
	vsubps ymm12,ymm12,ymm7
	vaddps ymm7,ymm8,ymm10
	vsubps ymm8,ymm10,ymm8
	vaddps ymm10,ymm14,ymm13
	vsubps ymm13,ymm14,ymm13
	vmovups YMMWORD PTR [r11+0x80],ymm13
	vaddps ymm13,ymm15,ymm7
	vaddps ymm14,ymm10,ymm13
	vmovups YMMWORD PTR [r11],ymm14
	vsubps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vsubps ymm10,ymm15,ymm7
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vaddps ymm10,ymm9,ymm8
	vsubps ymm8,ymm9,ymm8
	vmovaps ymm9,ymm11
	vfmadd231ps ymm9,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm9
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm9
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vfmsub231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	jmp    <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x1f1>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x38>
	jmp    <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x445>
	vmovd  xmm8,r11d
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovd  xmm9,r11d
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	mov    r11,r8
	mov    ebp,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x3eb>
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
	vaddps ymm7,ymm13,ymm6
	vsubps ymm13,ymm13,ymm6
	vaddps ymm6,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm14,ymm5
	vsubps ymm14,ymm14,ymm5
	vaddps ymm5,ymm10,ymm12
	vsubps ymm10,ymm12,ymm10
	vaddps ymm12,ymm7,ymm15
	vsubps ymm15,ymm7,ymm15
	vmovups YMMWORD PTR [r11+0x80],ymm15
	vaddps ymm15,ymm6,ymm5
	vaddps ymm7,ymm12,ymm15
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm12,ymm12,ymm15
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vsubps ymm12,ymm6,ymm5
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vaddps ymm12,ymm11,ymm10
	vsubps ymm10,ymm11,ymm10
	vmovaps ymm11,ymm13
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm11
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm11
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm13
	vfmsub231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm14
	jmp    <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x42b>
	vxorps xmm10,xmm10,xmm10
	vmovups YMMWORD PTR [r11],ymm10
	vmovups YMMWORD PTR [r11+0x20],ymm10
	vmovups YMMWORD PTR [r11+0x40],ymm10
	vmovups YMMWORD PTR [r11+0x60],ymm10
	vmovups YMMWORD PTR [r11+0x80],ymm10
	vmovups YMMWORD PTR [r11+0xa0],ymm10
	vmovups YMMWORD PTR [r11+0xc0],ymm10
	vmovups YMMWORD PTR [r11+0xe0],ymm10
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x100
	dec    ebp
	jne    <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x24c>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x400]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x200]
	vmovups ymm11,YMMWORD PTR [r8+0x600]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rsi+r9*1],ymm10
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x100]
	vmovups ymm12,YMMWORD PTR [r8+0x500]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0x300]
	vmovups ymm15,YMMWORD PTR [r8+0x700]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vmovups YMMWORD PTR [rsi],ymm6
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rsi+rax*1],ymm13
	vsubps ymm13,ymm14,ymm7
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*4],ymm12
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*2],ymm8
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm15,ymm12
	vmovups YMMWORD PTR [rsi+r11*1],ymm11
	vaddps ymm11,ymm12,ymm15
	vmovups YMMWORD PTR [rsi+r10*2],ymm11
	vsubps ymm11,ymm13,ymm10
	vmovups YMMWORD PTR [rdi],ymm11
	vaddps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [rdi+rax*1],ymm10
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rdi+rax*4],ymm8
	vmulps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x20]
	vmovups ymm9,YMMWORD PTR [r8+0x420]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x220]
	vmovups ymm11,YMMWORD PTR [r8+0x620]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups YMMWORD PTR [rbx],ymm10
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x120]
	vmovups ymm12,YMMWORD PTR [r8+0x520]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0x320]
	vmovups ymm15,YMMWORD PTR [r8+0x720]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vmovups YMMWORD PTR [rsi+rax*2],ymm6
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rsi+r10*1],ymm13
	vsubps ymm13,ymm14,ymm7
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r11*1],ymm12
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r10*1],ymm8
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm15,ymm12
	vmovups YMMWORD PTR [rdi+r10*2],ymm11
	vaddps ymm11,ymm12,ymm15
	vmovups YMMWORD PTR [rdi+r9*1],ymm11
	vsubps ymm11,ymm13,ymm10
	vmovups YMMWORD PTR [rbx+rax*1],ymm11
	vaddps ymm10,ymm10,ymm13
	vmovups YMMWORD PTR [rbx+rax*2],ymm10
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rbx+r11*1],ymm8
	vmulps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*4],ymm8
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
	mov    rdi,r8
	mov    ebx,0x3
	add    rdi,0x40
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [rdi+0x400]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rdi+0x20]
	vmovups ymm11,YMMWORD PTR [rdi+0x420]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdi+0x200]
	vmovups ymm13,YMMWORD PTR [rdi+0x600]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rdi+0x220]
	vmovups ymm7,YMMWORD PTR [rdi+0x620]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm7,ymm15
	vsubps ymm11,ymm11,ymm13
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdi+0x100]
	vmovups ymm14,YMMWORD PTR [rdi+0x500]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+0x120]
	vmovups ymm6,YMMWORD PTR [rdi+0x520]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rdi+0x300]
	vmovups ymm2,YMMWORD PTR [rdi+0x700]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rdi+0x320]
	vmovups ymm0,YMMWORD PTR [rdi+0x720]
	vmovups YMMWORD PTR [r8+0x800],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r8+0x820],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x840],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [rcx],ymm15
	vmovups YMMWORD PTR [r8+0x860],ymm15
	vaddps ymm15,ymm4,ymm8
	vsubps ymm5,ymm5,ymm0
	vmovups YMMWORD PTR [rdx+rax*4],ymm5
	vsubps ymm8,ymm4,ymm8
	vsubps ymm9,ymm9,ymm3
	vsubps ymm7,ymm7,ymm1
	vaddps ymm4,ymm10,ymm9
	vmovups YMMWORD PTR [rcx+r10*2],ymm4
	vaddps ymm3,ymm12,ymm7
	vsubps ymm9,ymm10,ymm9
	vmovups YMMWORD PTR [rsi+rax*2],ymm9
	vsubps ymm10,ymm12,ymm7
	vsubps ymm12,ymm11,ymm14
	vaddps ymm11,ymm11,ymm14
	vaddps ymm14,ymm6,ymm2
	vsubps ymm7,ymm2,ymm6
	vaddps ymm6,ymm12,ymm14
	vaddps ymm2,ymm11,ymm7
	vmovaps ymm1,ymm13
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm1
	vmovups ymm0,YMMWORD PTR [r8+0x840]
	vmovups YMMWORD PTR [r8+0x880],ymm9
	vmovaps ymm9,ymm0
	vfmadd231ps ymm9,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r9*1],ymm13
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm7,ymm11
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r8+0x820]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm7
	vmovups ymm6,YMMWORD PTR [r8+0x800]
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r11*1],ymm14
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x860]
	vsubps ymm12,ymm15,ymm11
	vmovups YMMWORD PTR [rcx+rax*1],ymm12
	vaddps ymm11,ymm11,ymm15
	vmovups YMMWORD PTR [rcx+rax*2],ymm11
	vsubps ymm11,ymm9,ymm1
	vmovups YMMWORD PTR [rcx+rax*4],ymm11
	vaddps ymm9,ymm1,ymm9
	vmovups YMMWORD PTR [rcx+r11*1],ymm9
	vsubps ymm9,ymm3,ymm4
	vmovups YMMWORD PTR [rcx+r9*1],ymm9
	vaddps ymm9,ymm4,ymm3
	vmovups YMMWORD PTR [rdx],ymm9
	vsubps ymm9,ymm2,ymm7
	vmovups YMMWORD PTR [rdx+rax*2],ymm9
	vaddps ymm9,ymm7,ymm2
	vmovups YMMWORD PTR [rdx+r10*1],ymm9
	vsubps ymm9,ymm8,ymm5
	vmovups YMMWORD PTR [rdx+r11*1],ymm9
	vaddps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rdx+r10*2],ymm8
	vsubps ymm8,ymm0,ymm13
	vmovups YMMWORD PTR [rsi],ymm8
	vaddps ymm8,ymm13,ymm0
	vmovups YMMWORD PTR [rsi+rax*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x880]
	vsubps ymm9,ymm10,ymm8
	vmovups YMMWORD PTR [rsi+r10*1],ymm9
	vaddps ymm8,ymm8,ymm10
	vmovups YMMWORD PTR [rsi+rax*4],ymm8
	vsubps ymm8,ymm6,ymm14
	vmovups YMMWORD PTR [rsi+r10*2],ymm8
	vaddps ymm8,ymm14,ymm6
	vmovups YMMWORD PTR [rsi+r9*1],ymm8
	lea    rcx,[rsi+rax*8]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	dec    ebx
	jne    <nnp_fourier_8x8_gauss_right__x86_64_avx2+0x6d3>
	vzeroupper
	pop    rbx
	pop    rbp
	ret
	int3
	int3

<nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups YMMWORD PTR [r9+0x800],ymm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	vmovups ymm8,YMMWORD PTR [rbx+rax*4]
	vmovups ymm9,YMMWORD PTR [rbx+r10*2]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rbx+r11*1]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbx+rdx*1]
	vmovups ymm11,YMMWORD PTR [rbp+rax*1+0x0]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+rax*2+0x0]
	vmovups ymm13,YMMWORD PTR [rbp+rax*4+0x0]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [rbp+r10*1+0x0]
	vaddps ymm12,ymm12,ymm14
	vaddps ymm14,ymm8,ymm12
	vsubps ymm8,ymm8,ymm12
	vsubps ymm12,ymm9,ymm13
	vaddps ymm9,ymm9,ymm13
	vsubps ymm13,ymm12,ymm14
	vaddps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [rbx]
	vmovups ymm15,YMMWORD PTR [rbx+rax*1]
	vaddps ymm7,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x300],ymm10
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x700],ymm14
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x100],ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x500],ymm15
	vmovaps ymm10,ymm7
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x200],ymm11
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x600],ymm7
	vmovaps ymm8,ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x400],ymm10
	vmovups ymm8,YMMWORD PTR [rbp+r11*1+0x0]
	vmovups ymm9,YMMWORD PTR [rbp+rdx*1+0x0]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rbp+r10*2+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r12]
	vmovups ymm11,YMMWORD PTR [r12+rax*2]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [r12+rax*1]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r12+r10*1]
	vmovups ymm13,YMMWORD PTR [r12+r11*1]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [r12+rax*4]
	vaddps ymm12,ymm12,ymm14
	vaddps ymm14,ymm8,ymm12
	vsubps ymm8,ymm8,ymm12
	vsubps ymm12,ymm9,ymm13
	vaddps ymm9,ymm9,ymm13
	vsubps ymm13,ymm12,ymm14
	vaddps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [rbx+rax*2]
	vmovups ymm15,YMMWORD PTR [rbx+r10*1]
	vaddps ymm7,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x320],ymm10
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x720],ymm14
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x120],ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x520],ymm15
	vmovaps ymm10,ymm7
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x220],ymm11
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x620],ymm7
	vmovaps ymm8,ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x20],ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x420],ymm10
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
	add    rbp,0x40
	vmovups ymm8,YMMWORD PTR [rsi]
	vmovups ymm9,YMMWORD PTR [rsi+rax*2]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rsi+rax*1]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rsi+r10*1]
	vmovups ymm11,YMMWORD PTR [rsi+r11*1]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [rsi+rax*4]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rsi+r10*2]
	vmovups ymm13,YMMWORD PTR [rdi]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [rsi+rdx*1]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+rax*1]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vsubps ymm15,ymm14,ymm15
	vmovups ymm7,YMMWORD PTR [rdi+rax*2]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rdi+rax*4]
	vmovups ymm6,YMMWORD PTR [rdi+r10*2]
	vsubps ymm6,ymm7,ymm6
	vmovups ymm5,YMMWORD PTR [rdi+r11*1]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rdi+rdx*1]
	vmovups ymm4,YMMWORD PTR [rbx+rax*1]
	vsubps ymm4,ymm5,ymm4
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+rax*2]
	vmovups ymm2,YMMWORD PTR [rbx+rax*4]
	vsubps ymm2,ymm3,ymm2
	vmovups ymm1,YMMWORD PTR [rbx+r10*1]
	vaddps ymm3,ymm3,ymm1
	vmovups ymm1,YMMWORD PTR [rbx+r11*1]
	vmovups ymm0,YMMWORD PTR [rbx+rdx*1]
	vsubps ymm0,ymm1,ymm0
	vmovups YMMWORD PTR [r9+0x820],ymm14
	vmovups ymm14,YMMWORD PTR [rbx+r10*2]
	vaddps ymm14,ymm1,ymm14
	vaddps ymm1,ymm9,ymm6
	vsubps ymm9,ymm9,ymm6
	vaddps ymm6,ymm8,ymm7
	vsubps ymm8,ymm8,ymm7
	vaddps ymm7,ymm13,ymm2
	vmovups YMMWORD PTR [r9+0x840],ymm14
	vaddps ymm14,ymm12,ymm3
	vmovups YMMWORD PTR [r9+0x860],ymm15
	vaddps ymm15,ymm1,ymm7
	vmovups YMMWORD PTR [r9+0x880],ymm15
	vaddps ymm15,ymm6,ymm14
	vsubps ymm7,ymm1,ymm7
	vsubps ymm14,ymm6,ymm14
	vsubps ymm12,ymm3,ymm12
	vsubps ymm13,ymm13,ymm2
	vaddps ymm6,ymm9,ymm12
	vaddps ymm3,ymm8,ymm13
	vsubps ymm9,ymm9,ymm12
	vsubps ymm8,ymm8,ymm13
	vaddps ymm12,ymm11,ymm4
	vsubps ymm11,ymm11,ymm4
	vaddps ymm13,ymm10,ymm5
	vsubps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [r9+0x860]
	vaddps ymm4,ymm5,ymm0
	vsubps ymm5,ymm0,ymm5
	vmovups ymm2,YMMWORD PTR [r9+0x820]
	vmovups ymm1,YMMWORD PTR [r9+0x840]
	vaddps ymm0,ymm2,ymm1
	vsubps ymm2,ymm1,ymm2
	vaddps ymm1,ymm12,ymm4
	vmovups YMMWORD PTR [r9+0x820],ymm8
	vaddps ymm8,ymm13,ymm0
	vmovups YMMWORD PTR [r9+0x840],ymm9
	vmovups ymm9,YMMWORD PTR [r9+0x880]
	vmovups YMMWORD PTR [r9+0x860],ymm3
	vaddps ymm3,ymm9,ymm1
	vmovups YMMWORD PTR [rbp+0x0],ymm3
	vaddps ymm3,ymm15,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm3
	vsubps ymm9,ymm9,ymm1
	vmovups YMMWORD PTR [rbp+0x400],ymm9
	vsubps ymm8,ymm15,ymm8
	vmovups YMMWORD PTR [rbp+0x420],ymm8
	vsubps ymm8,ymm0,ymm13
	vsubps ymm9,ymm12,ymm4
	vaddps ymm12,ymm7,ymm8
	vmovups YMMWORD PTR [rbp+0x200],ymm12
	vaddps ymm12,ymm14,ymm9
	vmovups YMMWORD PTR [rbp+0x220],ymm12
	vsubps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [rbp+0x600],ymm8
	vsubps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [rbp+0x620],ymm8
	vsubps ymm8,ymm11,ymm10
	vaddps ymm9,ymm11,ymm10
	vaddps ymm10,ymm5,ymm2
	vsubps ymm11,ymm2,ymm5
	vaddps ymm12,ymm8,ymm10
	vaddps ymm13,ymm9,ymm11
	vmovaps ymm14,ymm6
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x100],ymm14
	vmovups ymm14,YMMWORD PTR [r9+0x860]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x120],ymm15
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x500],ymm6
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x520],ymm14
	vsubps ymm9,ymm11,ymm9
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r9+0x840]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x300],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x820]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x320],ymm12
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x700],ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x720],ymm11
	lea    rsi,[rbx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	dec    r12d
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x304>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	mov    rdi,r9
	mov    ebx,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x9e1>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [r9+0x800]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdi+0x60]
	vmovups ymm10,YMMWORD PTR [rdi+0xe0]
	vaddps ymm11,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x40]
	vmovups ymm12,YMMWORD PTR [rdi+0xc0]
	vsubps ymm13,ymm10,ymm12
	vaddps ymm10,ymm10,ymm12
	vsubps ymm12,ymm13,ymm11
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [rdi+0xa0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [rdi+0x80]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm9
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0x0
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x797>
	vunpcklps ymm6,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklps ymm13,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm6,ymm13
	vunpckhpd ymm13,ymm6,ymm13
	vunpcklpd ymm6,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx],xmm12
	vextractf128 XMMWORD PTR [rsi],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm13
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm6
	vextractf128 XMMWORD PTR [rsi+r8*2],ymm6,0x1
	vmovups XMMWORD PTR [rcx+rdx*1],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1],ymm8,0x1
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x873>
	cmp    rbp,0x3
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x7e2>
	vunpcklps ymm8,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vextractf128 xmm12,ymm8,0x1
	vmovlps QWORD PTR [rcx],xmm8
	vmovhps QWORD PTR [rcx+r8*1],xmm8
	vmovlps QWORD PTR [rsi],xmm12
	vmovhps QWORD PTR [rsi+r8*1],xmm12
	vextractf128 xmm8,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rdx*1],xmm10
	vmovlps QWORD PTR [rsi+r8*2],xmm8
	vmovhps QWORD PTR [rsi+rdx*1],xmm8
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x873>
	test   rbp,rbp
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x7ec>
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x873>
	vmovd  xmm6,ebp
	vpbroadcastd ymm6,xmm6
	vpand  ymm6,ymm6,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm6,ymm6,YMMWORD PTR [rip+0x0]
	vunpcklps ymm5,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklps ymm13,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm5,ymm13
	vunpckhpd ymm13,ymm5,ymm13
	vunpcklpd ymm5,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm6,xmm12
	vmaskmovps XMMWORD PTR [rsi],xmm6,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm6,xmm13
	vmaskmovps XMMWORD PTR [rsi+r8*1],xmm6,xmm10
	vextractf128 xmm10,ymm5,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm6,xmm5
	vmaskmovps XMMWORD PTR [rsi+r8*2],xmm6,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1],xmm6,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1],xmm6,xmm10
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0x4
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x8f5>
	vunpcklps ymm8,ymm7,ymm15
	vunpckhps ymm10,ymm7,ymm15
	vunpcklps ymm11,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vunpcklpd ymm12,ymm8,ymm11
	vunpckhpd ymm8,ymm8,ymm11
	vunpcklpd ymm11,ymm10,ymm9
	vunpckhpd ymm9,ymm10,ymm9
	vmovups XMMWORD PTR [rcx+0x10],xmm12
	vextractf128 XMMWORD PTR [rsi+0x10],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x10],xmm8
	vextractf128 XMMWORD PTR [rsi+r8*1+0x10],ymm8,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x10],xmm11
	vextractf128 XMMWORD PTR [rsi+r8*2+0x10],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x10],xmm9
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x10],ymm9,0x1
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x9e1>
	cmp    rbp,0x3
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x948>
	vunpcklps ymm8,ymm7,ymm15
	vunpckhps ymm9,ymm7,ymm15
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm8
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm8
	vmovlps QWORD PTR [rsi+0x10],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x10],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm9
	vmovhps QWORD PTR [rcx+rdx*1+0x10],xmm9
	vmovlps QWORD PTR [rsi+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rsi+rdx*1+0x10],xmm8
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x9e1>
	test   rbp,rbp
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x952>
	jmp    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x9e1>
	vmovd  xmm8,ebp
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vunpcklps ymm10,ymm7,ymm15
	vunpckhps ymm11,ymm7,ymm15
	vunpcklps ymm12,ymm14,ymm9
	vunpckhps ymm9,ymm14,ymm9
	vunpcklpd ymm13,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vunpcklpd ymm12,ymm11,ymm9
	vunpckhpd ymm9,ymm11,ymm9
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rsi+0x10],xmm8,xmm11
	vextractf128 xmm11,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x10],xmm8,xmm11
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x10],xmm8,xmm10
	vextractf128 xmm10,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x10],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x10],xmm8,xmm10
	shr    r10,1
	add    rdi,0x100
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	dec    ebx
	jne    <nnp_fourier_8x8_gauss_output_with_bias__x86_64_avx2+0x623>
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

<nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2>:
	push   r12
	push   rbp
	push   rbx
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups YMMWORD PTR [r9+0x800],ymm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	vmovups ymm8,YMMWORD PTR [rbx+rax*4]
	vmovups ymm9,YMMWORD PTR [rbx+r10*2]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rbx+r11*1]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbx+rdx*1]
	vmovups ymm11,YMMWORD PTR [rbp+rax*1+0x0]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+rax*2+0x0]
	vmovups ymm13,YMMWORD PTR [rbp+rax*4+0x0]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [rbp+r10*1+0x0]
	vaddps ymm12,ymm12,ymm14
	vaddps ymm14,ymm8,ymm12
	vsubps ymm8,ymm8,ymm12
	vsubps ymm12,ymm9,ymm13
	vaddps ymm9,ymm9,ymm13
	vsubps ymm13,ymm12,ymm14
	vaddps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [rbx]
	vmovups ymm15,YMMWORD PTR [rbx+rax*1]
	vaddps ymm7,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x300],ymm10
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x700],ymm14
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x100],ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x500],ymm15
	vmovaps ymm10,ymm7
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x200],ymm11
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x600],ymm7
	vmovaps ymm8,ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x400],ymm10
	vmovups ymm8,YMMWORD PTR [rbp+r11*1+0x0]
	vmovups ymm9,YMMWORD PTR [rbp+rdx*1+0x0]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rbp+r10*2+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r12]
	vmovups ymm11,YMMWORD PTR [r12+rax*2]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [r12+rax*1]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r12+r10*1]
	vmovups ymm13,YMMWORD PTR [r12+r11*1]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [r12+rax*4]
	vaddps ymm12,ymm12,ymm14
	vaddps ymm14,ymm8,ymm12
	vsubps ymm8,ymm8,ymm12
	vsubps ymm12,ymm9,ymm13
	vaddps ymm9,ymm9,ymm13
	vsubps ymm13,ymm12,ymm14
	vaddps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [rbx+rax*2]
	vmovups ymm15,YMMWORD PTR [rbx+r10*1]
	vaddps ymm7,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x320],ymm10
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x720],ymm14
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x120],ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x520],ymm15
	vmovaps ymm10,ymm7
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm7
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x220],ymm11
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x620],ymm7
	vmovaps ymm8,ymm10
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x20],ymm8
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x420],ymm10
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
	add    rbp,0x40
	vmovups ymm8,YMMWORD PTR [rsi]
	vmovups ymm9,YMMWORD PTR [rsi+rax*2]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rsi+rax*1]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rsi+r10*1]
	vmovups ymm11,YMMWORD PTR [rsi+r11*1]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [rsi+rax*4]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rsi+r10*2]
	vmovups ymm13,YMMWORD PTR [rdi]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [rsi+rdx*1]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+rax*1]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vsubps ymm15,ymm14,ymm15
	vmovups ymm7,YMMWORD PTR [rdi+rax*2]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rdi+rax*4]
	vmovups ymm6,YMMWORD PTR [rdi+r10*2]
	vsubps ymm6,ymm7,ymm6
	vmovups ymm5,YMMWORD PTR [rdi+r11*1]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rdi+rdx*1]
	vmovups ymm4,YMMWORD PTR [rbx+rax*1]
	vsubps ymm4,ymm5,ymm4
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+rax*2]
	vmovups ymm2,YMMWORD PTR [rbx+rax*4]
	vsubps ymm2,ymm3,ymm2
	vmovups ymm1,YMMWORD PTR [rbx+r10*1]
	vaddps ymm3,ymm3,ymm1
	vmovups ymm1,YMMWORD PTR [rbx+r11*1]
	vmovups ymm0,YMMWORD PTR [rbx+rdx*1]
	vsubps ymm0,ymm1,ymm0
	vmovups YMMWORD PTR [r9+0x820],ymm14
	vmovups ymm14,YMMWORD PTR [rbx+r10*2]
	vaddps ymm14,ymm1,ymm14
	vaddps ymm1,ymm9,ymm6
	vsubps ymm9,ymm9,ymm6
	vaddps ymm6,ymm8,ymm7
	vsubps ymm8,ymm8,ymm7
	vaddps ymm7,ymm13,ymm2
	vmovups YMMWORD PTR [r9+0x840],ymm14
	vaddps ymm14,ymm12,ymm3
	vmovups YMMWORD PTR [r9+0x860],ymm15
	vaddps ymm15,ymm1,ymm7
	vmovups YMMWORD PTR [r9+0x880],ymm15
	vaddps ymm15,ymm6,ymm14
	vsubps ymm7,ymm1,ymm7
	vsubps ymm14,ymm6,ymm14
	vsubps ymm12,ymm3,ymm12
	vsubps ymm13,ymm13,ymm2
	vaddps ymm6,ymm9,ymm12
	vaddps ymm3,ymm8,ymm13
	vsubps ymm9,ymm9,ymm12
	vsubps ymm8,ymm8,ymm13
	vaddps ymm12,ymm11,ymm4
	vsubps ymm11,ymm11,ymm4
	vaddps ymm13,ymm10,ymm5
	vsubps ymm10,ymm10,ymm5
	vmovups ymm5,YMMWORD PTR [r9+0x860]
	vaddps ymm4,ymm5,ymm0
	vsubps ymm5,ymm0,ymm5
	vmovups ymm2,YMMWORD PTR [r9+0x820]
	vmovups ymm1,YMMWORD PTR [r9+0x840]
	vaddps ymm0,ymm2,ymm1
	vsubps ymm2,ymm1,ymm2
	vaddps ymm1,ymm12,ymm4
	vmovups YMMWORD PTR [r9+0x820],ymm8
	vaddps ymm8,ymm13,ymm0
	vmovups YMMWORD PTR [r9+0x840],ymm9
	vmovups ymm9,YMMWORD PTR [r9+0x880]
	vmovups YMMWORD PTR [r9+0x860],ymm3
	vaddps ymm3,ymm9,ymm1
	vmovups YMMWORD PTR [rbp+0x0],ymm3
	vaddps ymm3,ymm15,ymm8
	vmovups YMMWORD PTR [rbp+0x20],ymm3
	vsubps ymm9,ymm9,ymm1
	vmovups YMMWORD PTR [rbp+0x400],ymm9
	vsubps ymm8,ymm15,ymm8
	vmovups YMMWORD PTR [rbp+0x420],ymm8
	vsubps ymm8,ymm0,ymm13
	vsubps ymm9,ymm12,ymm4
	vaddps ymm12,ymm7,ymm8
	vmovups YMMWORD PTR [rbp+0x200],ymm12
	vaddps ymm12,ymm14,ymm9
	vmovups YMMWORD PTR [rbp+0x220],ymm12
	vsubps ymm8,ymm7,ymm8
	vmovups YMMWORD PTR [rbp+0x600],ymm8
	vsubps ymm8,ymm14,ymm9
	vmovups YMMWORD PTR [rbp+0x620],ymm8
	vsubps ymm8,ymm11,ymm10
	vaddps ymm9,ymm11,ymm10
	vaddps ymm10,ymm5,ymm2
	vsubps ymm11,ymm2,ymm5
	vaddps ymm12,ymm8,ymm10
	vaddps ymm13,ymm9,ymm11
	vmovaps ymm14,ymm6
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x100],ymm14
	vmovups ymm14,YMMWORD PTR [r9+0x860]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x120],ymm15
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x500],ymm6
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x520],ymm14
	vsubps ymm9,ymm11,ymm9
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r9+0x840]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x300],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x820]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x320],ymm12
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x700],ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x720],ymm11
	lea    rsi,[rbx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	dec    r12d
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x304>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	mov    rdi,r9
	mov    ebx,0x8
	test   r10b,0x1
	je     <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0xa11>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [r9+0x800]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdi+0x60]
	vmovups ymm10,YMMWORD PTR [rdi+0xe0]
	vaddps ymm11,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x40]
	vmovups ymm12,YMMWORD PTR [rdi+0xc0]
	vsubps ymm13,ymm10,ymm12
	vaddps ymm10,ymm10,ymm12
	vsubps ymm12,ymm13,ymm11
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rdi+0x20]
	vmovaps ymm14,ymm9
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [rdi+0xa0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [rdi+0x80]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm9
	vfmadd231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm6,xmm6,xmm6
	vmaxps ymm13,ymm6,ymm13
	vmaxps ymm10,ymm6,ymm10
	vmaxps ymm12,ymm6,ymm12
	vmaxps ymm8,ymm6,ymm8
	mov    rbp,r11
	shr    rbp,0x0
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x7af>
	vunpcklps ymm6,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklps ymm13,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm6,ymm13
	vunpckhpd ymm13,ymm6,ymm13
	vunpcklpd ymm6,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx],xmm12
	vextractf128 XMMWORD PTR [rsi],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm13
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm13,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm6
	vextractf128 XMMWORD PTR [rsi+r8*2],ymm6,0x1
	vmovups XMMWORD PTR [rcx+rdx*1],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1],ymm8,0x1
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x88b>
	cmp    rbp,0x3
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x7fa>
	vunpcklps ymm8,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vextractf128 xmm12,ymm8,0x1
	vmovlps QWORD PTR [rcx],xmm8
	vmovhps QWORD PTR [rcx+r8*1],xmm8
	vmovlps QWORD PTR [rsi],xmm12
	vmovhps QWORD PTR [rsi+r8*1],xmm12
	vextractf128 xmm8,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rdx*1],xmm10
	vmovlps QWORD PTR [rsi+r8*2],xmm8
	vmovhps QWORD PTR [rsi+rdx*1],xmm8
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x88b>
	test   rbp,rbp
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x804>
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x88b>
	vmovd  xmm6,ebp
	vpbroadcastd ymm6,xmm6
	vpand  ymm6,ymm6,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm6,ymm6,YMMWORD PTR [rip+0x0]
	vunpcklps ymm5,ymm13,ymm10
	vunpckhps ymm10,ymm13,ymm10
	vunpcklps ymm13,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm5,ymm13
	vunpckhpd ymm13,ymm5,ymm13
	vunpcklpd ymm5,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm6,xmm12
	vmaskmovps XMMWORD PTR [rsi],xmm6,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm6,xmm13
	vmaskmovps XMMWORD PTR [rsi+r8*1],xmm6,xmm10
	vextractf128 xmm10,ymm5,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm6,xmm5
	vmaskmovps XMMWORD PTR [rsi+r8*2],xmm6,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1],xmm6,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1],xmm6,xmm10
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vxorps xmm8,xmm8,xmm8
	vmaxps ymm10,ymm8,ymm7
	vmaxps ymm11,ymm8,ymm15
	vmaxps ymm12,ymm8,ymm14
	vmaxps ymm8,ymm8,ymm9
	mov    rbp,r11
	shr    rbp,0x4
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x925>
	vunpcklps ymm9,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vunpcklpd ymm11,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vmovups XMMWORD PTR [rcx+0x10],xmm12
	vextractf128 XMMWORD PTR [rsi+0x10],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x10],xmm9
	vextractf128 XMMWORD PTR [rsi+r8*1+0x10],ymm9,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x10],xmm11
	vextractf128 XMMWORD PTR [rsi+r8*2+0x10],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x10],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x10],ymm8,0x1
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0xa11>
	cmp    rbp,0x3
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x978>
	vunpcklps ymm8,ymm10,ymm11
	vunpckhps ymm9,ymm10,ymm11
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm8
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm8
	vmovlps QWORD PTR [rsi+0x10],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x10],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm9
	vmovhps QWORD PTR [rcx+rdx*1+0x10],xmm9
	vmovlps QWORD PTR [rsi+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rsi+rdx*1+0x10],xmm8
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0xa11>
	test   rbp,rbp
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x982>
	jmp    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0xa11>
	vmovd  xmm9,ebp
	vpbroadcastd ymm9,xmm9
	vpand  ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm9,ymm9,YMMWORD PTR [rip+0x0]
	vunpcklps ymm13,ymm10,ymm11
	vunpckhps ymm10,ymm10,ymm11
	vunpcklps ymm11,ymm12,ymm8
	vunpckhps ymm8,ymm12,ymm8
	vunpcklpd ymm12,ymm13,ymm11
	vunpckhpd ymm11,ymm13,ymm11
	vunpcklpd ymm13,ymm10,ymm8
	vunpckhpd ymm8,ymm10,ymm8
	vextractf128 xmm10,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm9,xmm12
	vmaskmovps XMMWORD PTR [rsi+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm9,xmm11
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm9,xmm13
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x10],xmm9,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x10],xmm9,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x10],xmm9,xmm10
	shr    r10,1
	add    rdi,0x100
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	dec    ebx
	jne    <nnp_fourier_8x8_gauss_output_with_bias_with_relu__x86_64_avx2+0x623>
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

<nnp_fourier_16x16_complex_left__x86_64_avx2>:
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
	cmp    r11,0xffff
	jne    <nnp_fourier_16x16_complex_left__x86_64_avx2+0x4b2>
	mov    r11,r8
	mov    ebp,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_left__x86_64_avx2+0x40b>
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
	vmovups xmm10,XMMWORD PTR [rdi+0x20]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x20],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm13
	vsubps ymm9,ymm9,ymm13
	vaddps ymm13,ymm12,ymm7
	vsubps ymm12,ymm12,ymm7
	vaddps ymm7,ymm8,ymm10
	vsubps ymm8,ymm10,ymm8
	vmovups xmm10,XMMWORD PTR [rdi+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x10],0x1
	vmovups xmm6,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf128 ymm6,ymm6,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vmovups xmm5,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf128 ymm5,ymm5,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vmovups xmm4,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf128 ymm4,ymm4,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vunpcklps ymm3,ymm10,ymm6
	vunpckhps ymm10,ymm10,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm10,ymm5
	vunpckhpd ymm10,ymm10,ymm5
	vmovups YMMWORD PTR [r8+0x2000],ymm8
	vmovups YMMWORD PTR [r8+0x2020],ymm9
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vmovups YMMWORD PTR [r8+0x2060],ymm15
	vmovups xmm8,XMMWORD PTR [rdi+0x30]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x30],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x30]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x30],0x1
	vmovups xmm15,XMMWORD PTR [rdi+r9*2+0x30]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+r9*2+0x30],0x1
	vmovups xmm7,XMMWORD PTR [rdi+rsi*1+0x30]
	vinsertf128 ymm7,ymm7,XMMWORD PTR [rbx+rsi*1+0x30],0x1
	vunpcklps ymm5,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm5,ymm9
	vunpckhpd ymm9,ymm5,ymm9
	vunpcklpd ymm5,ymm8,ymm15
	vunpckhpd ymm8,ymm8,ymm15
	vaddps ymm15,ymm4,ymm7
	vsubps ymm7,ymm7,ymm4
	vaddps ymm4,ymm6,ymm9
	vsubps ymm9,ymm9,ymm6
	vaddps ymm6,ymm3,ymm5
	vsubps ymm5,ymm5,ymm3
	vaddps ymm3,ymm10,ymm8
	vsubps ymm8,ymm8,ymm10
	vaddps ymm10,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm13,ymm6
	vaddps ymm2,ymm10,ymm15
	vsubps ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r11+0x100],ymm10
	vsubps ymm10,ymm6,ymm13
	vaddps ymm13,ymm12,ymm5
	vsubps ymm12,ymm5,ymm12
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm12,YMMWORD PTR [r8+0x2060]
	vaddps ymm13,ymm12,ymm4
	vsubps ymm12,ymm12,ymm4
	vmovups ymm5,YMMWORD PTR [r8+0x2040]
	vaddps ymm4,ymm3,ymm5
	vsubps ymm5,ymm3,ymm5
	vaddps ymm3,ymm13,ymm4
	vaddps ymm1,ymm2,ymm3
	vmovups YMMWORD PTR [r11],ymm1
	vsubps ymm3,ymm2,ymm3
	vmovups YMMWORD PTR [r11+0x20],ymm3
	vsubps ymm13,ymm4,ymm13
	vmovups YMMWORD PTR [r11+0x120],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2020]
	vmovaps ymm4,ymm13
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [r8+0x2000]
	vmovaps ymm3,ymm8
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm4,ymm3
	vaddps ymm2,ymm9,ymm13
	vmovaps ymm1,ymm15
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm1
	vmovaps ymm1,ymm6
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm1
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1c0],ymm15
	vsubps ymm8,ymm9,ymm13
	vsubps ymm9,ymm3,ymm4
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x140],ymm13
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x160],ymm13
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vaddps ymm8,ymm12,ymm5
	vsubps ymm11,ymm5,ymm12
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vmovaps ymm12,ymm10
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x180],ymm14
	vfmsub231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm7
	vfmsub231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1a0],ymm10
	vfmsub231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1e0],ymm6
	jmp    <nnp_fourier_16x16_complex_left__x86_64_avx2+0x493>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	vmovups YMMWORD PTR [r11+0x100],ymm8
	vmovups YMMWORD PTR [r11+0x120],ymm8
	vmovups YMMWORD PTR [r11+0x140],ymm8
	vmovups YMMWORD PTR [r11+0x160],ymm8
	vmovups YMMWORD PTR [r11+0x180],ymm8
	vmovups YMMWORD PTR [r11+0x1a0],ymm8
	vmovups YMMWORD PTR [r11+0x1c0],ymm8
	vmovups YMMWORD PTR [r11+0x1e0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x200
	dec    ebp
	jne    <nnp_fourier_16x16_complex_left__x86_64_avx2+0x38>
	jmp    <nnp_fourier_16x16_complex_left__x86_64_avx2+0xa5d>
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
	mov    r11,r8
	mov    ebp,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_left__x86_64_avx2+0x9bb>
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
	vmaskmovps xmm14,xmm10,XMMWORD PTR [rdi+0x20]
	vmaskmovps xmm6,xmm10,XMMWORD PTR [rbx+0x20]
	vinsertf128 ymm14,ymm14,xmm6,0x1
	vmaskmovps xmm6,xmm10,XMMWORD PTR [rdi+r9*1+0x20]
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rdi+r9*2+0x20]
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf128 ymm5,ymm5,xmm4,0x1
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rdi+rsi*1+0x20]
	vmaskmovps xmm3,xmm10,XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm14,ymm6
	vunpckhps ymm14,ymm14,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm14,ymm5
	vunpckhpd ymm14,ymm14,ymm5
	vaddps ymm5,ymm15,ymm4
	vsubps ymm15,ymm15,ymm4
	vaddps ymm4,ymm13,ymm6
	vsubps ymm13,ymm13,ymm6
	vaddps ymm6,ymm7,ymm3
	vsubps ymm7,ymm7,ymm3
	vaddps ymm3,ymm12,ymm14
	vsubps ymm12,ymm14,ymm12
	vmovups YMMWORD PTR [r8+0x2000],ymm12
	vmovups YMMWORD PTR [r8+0x2020],ymm13
	vmovups YMMWORD PTR [r8+0x2040],ymm3
	vmovups YMMWORD PTR [r8+0x2060],ymm4
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm4,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm14,ymm14,xmm4,0x1
	vmaskmovps xmm4,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm3,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm4
	vunpckhps ymm14,ymm14,ymm4
	vunpcklpd ymm4,ymm3,ymm13
	vunpckhpd ymm13,ymm3,ymm13
	vunpcklpd ymm3,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r8+0x2080],ymm15
	vmovups YMMWORD PTR [r8+0x20a0],ymm7
	vmovups YMMWORD PTR [r8+0x20c0],ymm6
	vmovups YMMWORD PTR [r8+0x20e0],ymm5
	vmaskmovps xmm14,xmm11,XMMWORD PTR [rdi+0x30]
	vmaskmovps xmm15,xmm11,XMMWORD PTR [rbx+0x30]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm11,XMMWORD PTR [rdi+r9*1+0x30]
	vmaskmovps xmm7,xmm11,XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm11,XMMWORD PTR [rdi+r9*2+0x30]
	vmaskmovps xmm6,xmm11,XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm11,XMMWORD PTR [rdi+rsi*1+0x30]
	vmaskmovps xmm5,xmm11,XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm14,ymm7
	vunpckhpd ymm14,ymm14,ymm7
	vaddps ymm7,ymm4,ymm6
	vsubps ymm6,ymm6,ymm4
	vaddps ymm4,ymm13,ymm15
	vsubps ymm13,ymm15,ymm13
	vaddps ymm15,ymm3,ymm5
	vsubps ymm5,ymm5,ymm3
	vaddps ymm3,ymm12,ymm14
	vsubps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x20e0]
	vaddps ymm2,ymm14,ymm7
	vsubps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r8+0x20c0]
	vaddps ymm1,ymm7,ymm15
	vaddps ymm0,ymm2,ymm1
	vsubps ymm2,ymm2,ymm1
	vmovups YMMWORD PTR [r11+0x100],ymm2
	vsubps ymm15,ymm15,ymm7
	vmovups ymm7,YMMWORD PTR [r8+0x20a0]
	vaddps ymm2,ymm7,ymm5
	vsubps ymm7,ymm5,ymm7
	vmovups ymm5,YMMWORD PTR [r8+0x2080]
	vmovaps ymm1,ymm5
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+0x20a0],ymm15
	vmovaps ymm15,ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups ymm7,YMMWORD PTR [r8+0x2060]
	vaddps ymm2,ymm7,ymm4
	vsubps ymm7,ymm7,ymm4
	vmovups ymm4,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x2060],ymm14
	vaddps ymm14,ymm3,ymm4
	vsubps ymm4,ymm3,ymm4
	vaddps ymm3,ymm2,ymm14
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vaddps ymm7,ymm0,ymm3
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm7,ymm0,ymm3
	vmovups YMMWORD PTR [r11+0x20],ymm7
	vsubps ymm14,ymm14,ymm2
	vmovups YMMWORD PTR [r11+0x120],ymm14
	vmovups ymm14,YMMWORD PTR [r8+0x2020]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovups ymm14,YMMWORD PTR [r8+0x2000]
	vmovaps ymm3,ymm12
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm3
	vaddps ymm2,ymm13,ymm14
	vmovaps ymm0,ymm1
	vfmadd231ps ymm0,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm0
	vmovaps ymm0,ymm15
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm0
	vfmadd231ps ymm1,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1c0],ymm1
	vsubps ymm12,ymm13,ymm14
	vsubps ymm13,ymm3,ymm7
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x140],ymm14
	vmovaps ymm14,ymm6
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x160],ymm14
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm5
	vmovups ymm12,YMMWORD PTR [r8+0x2040]
	vaddps ymm14,ymm12,ymm4
	vsubps ymm12,ymm4,ymm12
	vmovups ymm7,YMMWORD PTR [r8+0x2060]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm5
	vmovups ymm5,YMMWORD PTR [r8+0x20a0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm4
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x180],ymm7
	vfmsub231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm6
	vfmsub231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1a0],ymm5
	vfmsub231ps ymm15,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1e0],ymm15
	jmp    <nnp_fourier_16x16_complex_left__x86_64_avx2+0xa43>
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11],ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm12
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vmovups YMMWORD PTR [r11+0xc0],ymm12
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	vmovups YMMWORD PTR [r11+0x100],ymm12
	vmovups YMMWORD PTR [r11+0x120],ymm12
	vmovups YMMWORD PTR [r11+0x140],ymm12
	vmovups YMMWORD PTR [r11+0x160],ymm12
	vmovups YMMWORD PTR [r11+0x180],ymm12
	vmovups YMMWORD PTR [r11+0x1a0],ymm12
	vmovups YMMWORD PTR [r11+0x1c0],ymm12
	vmovups YMMWORD PTR [r11+0x1e0],ymm12
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x200
	dec    ebp
	jne    <nnp_fourier_16x16_complex_left__x86_64_avx2+0x522>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x1000]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x800]
	vmovups ymm11,YMMWORD PTR [r8+0x1800]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r8+0x400]
	vmovups ymm12,YMMWORD PTR [r8+0x1400]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xc00]
	vmovups ymm15,YMMWORD PTR [r8+0x1c00]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rdi+rax*2],ymm13
	vsubps ymm13,ymm7,ymm14
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm12,ymm11
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x200]
	vmovups ymm14,YMMWORD PTR [r8+0x1200]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r8+0xa00]
	vmovups ymm5,YMMWORD PTR [r8+0x1a00]
	vaddps ymm4,ymm14,ymm5
	vaddps ymm3,ymm7,ymm4
	vsubps ymm7,ymm7,ymm4
	vsubps ymm14,ymm5,ymm14
	vmovups ymm5,YMMWORD PTR [r8+0xe00]
	vmovups ymm4,YMMWORD PTR [r8+0x1e00]
	vaddps ymm2,ymm5,ymm4
	vsubps ymm5,ymm4,ymm5
	vmovups ymm4,YMMWORD PTR [r8+0x600]
	vmovups ymm1,YMMWORD PTR [r8+0x1600]
	vaddps ymm0,ymm4,ymm1
	vmovups YMMWORD PTR [r8+0x2000],ymm13
	vaddps ymm13,ymm2,ymm0
	vsubps ymm2,ymm2,ymm0
	vsubps ymm4,ymm1,ymm4
	vaddps ymm1,ymm3,ymm13
	vaddps ymm0,ymm6,ymm1
	vmovups YMMWORD PTR [rsi],ymm0
	vsubps ymm6,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+rax*1],ymm6
	vsubps ymm13,ymm13,ymm3
	vmovups YMMWORD PTR [rdi+r10*1],ymm13
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm5
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm13,ymm11
	vaddps ymm5,ymm14,ymm4
	vmovaps ymm3,ymm12
	vfmadd231ps ymm3,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*4],ymm3
	vmovaps ymm3,ymm15
	vfmadd231ps ymm3,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r11*1],ymm3
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm12
	vsubps ymm12,ymm14,ymm4
	vsubps ymm11,ymm11,ymm13
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*4],ymm13
	vmovaps ymm13,ymm9
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r11*1],ymm13
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi],ymm8
	vaddps ymm8,ymm7,ymm2
	vsubps ymm12,ymm2,ymm7
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*2],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2000]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r9*1],ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*2],ymm10
	vfmsub231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*1],ymm9
	vfmsub231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r9*1],ymm13
	vfmsub231ps ymm15,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*1],ymm15
	vmovups ymm8,YMMWORD PTR [r8+0x20]
	vmovups ymm9,YMMWORD PTR [r8+0x1020]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x820]
	vmovups ymm11,YMMWORD PTR [r8+0x1820]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r8+0x420]
	vmovups ymm12,YMMWORD PTR [r8+0x1420]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xc20]
	vmovups ymm15,YMMWORD PTR [r8+0x1c20]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rbp+0x0],ymm13
	vsubps ymm13,ymm7,ymm14
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm12,ymm11
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x220]
	vmovups ymm14,YMMWORD PTR [r8+0x1220]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r8+0xa20]
	vmovups ymm5,YMMWORD PTR [r8+0x1a20]
	vaddps ymm4,ymm14,ymm5
	vaddps ymm3,ymm7,ymm4
	vsubps ymm7,ymm7,ymm4
	vsubps ymm14,ymm5,ymm14
	vmovups ymm5,YMMWORD PTR [r8+0xe20]
	vmovups ymm4,YMMWORD PTR [r8+0x1e20]
	vaddps ymm2,ymm5,ymm4
	vsubps ymm5,ymm4,ymm5
	vmovups ymm4,YMMWORD PTR [r8+0x620]
	vmovups ymm1,YMMWORD PTR [r8+0x1620]
	vaddps ymm0,ymm4,ymm1
	vmovups YMMWORD PTR [r8+0x2000],ymm13
	vaddps ymm13,ymm2,ymm0
	vsubps ymm2,ymm2,ymm0
	vsubps ymm4,ymm1,ymm4
	vaddps ymm1,ymm3,ymm13
	vaddps ymm0,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+rax*2],ymm0
	vsubps ymm6,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+r10*1],ymm6
	vsubps ymm13,ymm13,ymm3
	vmovups YMMWORD PTR [rbp+rax*1+0x0],ymm13
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm5
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm13,ymm11
	vaddps ymm5,ymm14,ymm4
	vmovaps ymm3,ymm12
	vfmadd231ps ymm3,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*2],ymm3
	vmovaps ymm3,ymm15
	vfmadd231ps ymm3,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r10*1],ymm3
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r10*2+0x0],ymm12
	vsubps ymm12,ymm14,ymm4
	vsubps ymm11,ymm11,ymm13
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*2+0x0],ymm13
	vmovaps ymm13,ymm9
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r10*1+0x0],ymm13
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r10*2],ymm8
	vaddps ymm8,ymm7,ymm2
	vsubps ymm12,ymm2,ymm7
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*4],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2000]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r11*1],ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*4+0x0],ymm10
	vfmsub231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r9*1],ymm9
	vfmsub231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r11*1+0x0],ymm13
	vfmsub231ps ymm15,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r9*1+0x0],ymm15
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
	add    rbx,0x40
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x1000]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vmovups ymm11,YMMWORD PTR [rbx+0x1020]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rbx+0x800]
	vmovups ymm13,YMMWORD PTR [rbx+0x1800]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rbx+0x820]
	vmovups ymm7,YMMWORD PTR [rbx+0x1820]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm15,ymm7
	vsubps ymm11,ymm13,ymm11
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rbx+0x400]
	vmovups ymm14,YMMWORD PTR [rbx+0x1400]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0x420]
	vmovups ymm6,YMMWORD PTR [rbx+0x1420]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rbx+0xc00]
	vmovups ymm2,YMMWORD PTR [rbx+0x1c00]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rbx+0xc20]
	vmovups ymm0,YMMWORD PTR [rbx+0x1c20]
	vmovups YMMWORD PTR [r8+0x2000],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r8+0x2020],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x2040],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [r8+0x2060],ymm15
	vaddps ymm15,ymm4,ymm8
	vsubps ymm5,ymm5,ymm0
	vsubps ymm8,ymm4,ymm8
	vsubps ymm9,ymm3,ymm9
	vsubps ymm7,ymm1,ymm7
	vaddps ymm4,ymm10,ymm9
	vaddps ymm3,ymm12,ymm7
	vsubps ymm9,ymm10,ymm9
	vsubps ymm10,ymm12,ymm7
	vaddps ymm12,ymm11,ymm14
	vsubps ymm11,ymm14,ymm11
	vsubps ymm14,ymm6,ymm2
	vaddps ymm7,ymm6,ymm2
	vaddps ymm6,ymm12,ymm14
	vaddps ymm2,ymm11,ymm7
	vmovaps ymm1,ymm13
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups ymm0,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x2080],ymm10
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm11,ymm7
	vsubps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x2020]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm6,YMMWORD PTR [r8+0x2000]
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [rbx+0x200]
	vmovups ymm12,YMMWORD PTR [rbx+0x1200]
	vmovups YMMWORD PTR [r8+0x2000],ymm6
	vaddps ymm6,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [rbx+0x220]
	vmovups YMMWORD PTR [r8+0x2020],ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0x1220]
	vmovups YMMWORD PTR [r8+0x2040],ymm2
	vaddps ymm2,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0xa00]
	vmovups YMMWORD PTR [r8+0x20a0],ymm7
	vmovups ymm7,YMMWORD PTR [rbx+0x1a00]
	vmovups YMMWORD PTR [r8+0x20c0],ymm9
	vaddps ymm9,ymm14,ymm7
	vmovups YMMWORD PTR [r8+0x20e0],ymm3
	vmovups ymm3,YMMWORD PTR [rbx+0xa20]
	vmovups YMMWORD PTR [r8+0x2100],ymm4
	vmovups ymm4,YMMWORD PTR [rbx+0x1a20]
	vmovups YMMWORD PTR [r8+0x2120],ymm0
	vaddps ymm0,ymm3,ymm4
	vmovups YMMWORD PTR [r8+0x2140],ymm13
	vaddps ymm13,ymm6,ymm9
	vmovups YMMWORD PTR [r8+0x2160],ymm10
	vaddps ymm10,ymm2,ymm0
	vsubps ymm9,ymm6,ymm9
	vsubps ymm6,ymm2,ymm0
	vsubps ymm4,ymm3,ymm4
	vsubps ymm14,ymm7,ymm14
	vaddps ymm7,ymm11,ymm4
	vaddps ymm3,ymm12,ymm14
	vsubps ymm11,ymm11,ymm4
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0xe00]
	vmovups ymm4,YMMWORD PTR [rbx+0x1e00]
	vaddps ymm2,ymm14,ymm4
	vsubps ymm14,ymm4,ymm14
	vmovups ymm4,YMMWORD PTR [rbx+0xe20]
	vmovups ymm0,YMMWORD PTR [rbx+0x1e20]
	vmovups YMMWORD PTR [r8+0x2180],ymm11
	vaddps ymm11,ymm4,ymm0
	vsubps ymm4,ymm0,ymm4
	vmovups ymm0,YMMWORD PTR [rbx+0x600]
	vmovups YMMWORD PTR [r8+0x21a0],ymm12
	vmovups ymm12,YMMWORD PTR [rbx+0x1600]
	vmovups YMMWORD PTR [r8+0x21c0],ymm9
	vaddps ymm9,ymm0,ymm12
	vmovups YMMWORD PTR [r8+0x21e0],ymm6
	vmovups ymm6,YMMWORD PTR [rbx+0x620]
	vmovups YMMWORD PTR [r8+0x2200],ymm1
	vmovups ymm1,YMMWORD PTR [rbx+0x1620]
	vmovups YMMWORD PTR [r8+0x2220],ymm7
	vaddps ymm7,ymm6,ymm1
	vmovups YMMWORD PTR [r8+0x2240],ymm3
	vaddps ymm3,ymm2,ymm9
	vmovups YMMWORD PTR [r8+0x2260],ymm8
	vaddps ymm8,ymm11,ymm7
	vsubps ymm9,ymm2,ymm9
	vsubps ymm11,ymm11,ymm7
	vsubps ymm7,ymm6,ymm1
	vsubps ymm12,ymm12,ymm0
	vaddps ymm6,ymm14,ymm7
	vaddps ymm2,ymm4,ymm12
	vsubps ymm14,ymm14,ymm7
	vsubps ymm12,ymm4,ymm12
	vaddps ymm7,ymm13,ymm3
	vaddps ymm4,ymm10,ymm8
	vmovups ymm1,YMMWORD PTR [r8+0x2060]
	vaddps ymm0,ymm1,ymm7
	vmovups YMMWORD PTR [rcx],ymm0
	vaddps ymm0,ymm15,ymm4
	vmovups YMMWORD PTR [rcx+rax*1],ymm0
	vsubps ymm7,ymm1,ymm7
	vmovups YMMWORD PTR [rsi],ymm7
	vsubps ymm15,ymm15,ymm4
	vmovups YMMWORD PTR [rsi+rax*1],ymm15
	vsubps ymm8,ymm10,ymm8
	vsubps ymm10,ymm3,ymm13
	vaddps ymm13,ymm5,ymm8
	vmovups YMMWORD PTR [rdx],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2260]
	vaddps ymm15,ymm13,ymm10
	vmovups YMMWORD PTR [rdx+rax*1],ymm15
	vsubps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rdi],ymm8
	vsubps ymm8,ymm13,ymm10
	vmovups YMMWORD PTR [rdi+rax*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2240]
	vmovups ymm10,YMMWORD PTR [r8+0x2220]
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm6
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm15,ymm13,ymm10
	vaddps ymm7,ymm8,ymm2
	vmovups ymm6,YMMWORD PTR [r8+0x2200]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*2],ymm5
	vmovups ymm5,YMMWORD PTR [r8+0x2160]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm4
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*2],ymm6
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*1],ymm5
	vsubps ymm8,ymm8,ymm2
	vsubps ymm10,ymm10,ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2140]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x2120]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm7
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*2],ymm13
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm15
	vmovups ymm8,YMMWORD PTR [r8+0x21c0]
	vmovups ymm10,YMMWORD PTR [r8+0x21e0]
	vaddps ymm13,ymm8,ymm10
	vsubps ymm8,ymm10,ymm8
	vsubps ymm10,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vaddps ymm11,ymm13,ymm10
	vaddps ymm15,ymm8,ymm9
	vmovups ymm7,YMMWORD PTR [r8+0x2100]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*4],ymm6
	vmovups ymm6,YMMWORD PTR [r8+0x20e0]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r11*1],ymm5
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*4],ymm7
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r11*1],ymm6
	vsubps ymm8,ymm8,ymm9
	vsubps ymm9,ymm10,ymm13
	vmovups ymm10,YMMWORD PTR [r8+0x20c0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*4],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x2080]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r11*1],ymm13
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*4],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r11*1],ymm11
	vmovups ymm8,YMMWORD PTR [r8+0x2180]
	vmovups ymm9,YMMWORD PTR [r8+0x21a0]
	vmovaps ymm10,ymm9
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmsub231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm12
	vfmsub231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm10,ymm9
	vaddps ymm12,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [r8+0x20a0]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*2],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x2040]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r9*1],ymm7
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*2],ymm13
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r9*1],ymm15
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x2020]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*2],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x2000]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r9*1],ymm12
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*2],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r9*1],ymm11
	lea    rcx,[rdi+rax*8]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	dec    ebp
	jne    <nnp_fourier_16x16_complex_left__x86_64_avx2+0xfc5>
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

<nnp_fourier_16x16_complex_right__x86_64_avx2>:
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
	cmp    r11,0xffff
	jne    <nnp_fourier_16x16_complex_right__x86_64_avx2+0x4af>
	mov    r11,r8
	mov    ebp,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_right__x86_64_avx2+0x408>
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
	vmovups xmm10,XMMWORD PTR [rdi+0x20]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x20],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm13
	vsubps ymm9,ymm9,ymm13
	vaddps ymm13,ymm12,ymm7
	vsubps ymm12,ymm12,ymm7
	vaddps ymm7,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [rdi+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x10],0x1
	vmovups xmm6,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf128 ymm6,ymm6,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vmovups xmm5,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf128 ymm5,ymm5,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vmovups xmm4,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf128 ymm4,ymm4,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vunpcklps ymm3,ymm10,ymm6
	vunpckhps ymm10,ymm10,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm10,ymm5
	vunpckhpd ymm10,ymm10,ymm5
	vmovups YMMWORD PTR [r8+0x2000],ymm8
	vmovups YMMWORD PTR [r8+0x2020],ymm9
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vmovups YMMWORD PTR [r8+0x2060],ymm15
	vmovups xmm8,XMMWORD PTR [rdi+0x30]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x30],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x30]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x30],0x1
	vmovups xmm15,XMMWORD PTR [rdi+r9*2+0x30]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+r9*2+0x30],0x1
	vmovups xmm7,XMMWORD PTR [rdi+rsi*1+0x30]
	vinsertf128 ymm7,ymm7,XMMWORD PTR [rbx+rsi*1+0x30],0x1
	vunpcklps ymm5,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm5,ymm9
	vunpckhpd ymm9,ymm5,ymm9
	vunpcklpd ymm5,ymm8,ymm15
	vunpckhpd ymm8,ymm8,ymm15
	vaddps ymm15,ymm4,ymm7
	vsubps ymm7,ymm4,ymm7
	vaddps ymm4,ymm6,ymm9
	vsubps ymm9,ymm6,ymm9
	vaddps ymm6,ymm3,ymm5
	vsubps ymm5,ymm5,ymm3
	vaddps ymm3,ymm10,ymm8
	vsubps ymm8,ymm8,ymm10
	vaddps ymm10,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm13,ymm6
	vaddps ymm2,ymm10,ymm15
	vsubps ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r11+0x100],ymm10
	vsubps ymm10,ymm13,ymm6
	vaddps ymm13,ymm12,ymm5
	vsubps ymm12,ymm12,ymm5
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm12,YMMWORD PTR [r8+0x2060]
	vaddps ymm13,ymm12,ymm4
	vsubps ymm12,ymm12,ymm4
	vmovups ymm5,YMMWORD PTR [r8+0x2040]
	vaddps ymm4,ymm3,ymm5
	vsubps ymm5,ymm3,ymm5
	vaddps ymm3,ymm13,ymm4
	vaddps ymm1,ymm2,ymm3
	vmovups YMMWORD PTR [r11],ymm1
	vsubps ymm3,ymm2,ymm3
	vmovups YMMWORD PTR [r11+0x20],ymm3
	vsubps ymm13,ymm13,ymm4
	vmovups YMMWORD PTR [r11+0x120],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2020]
	vmovaps ymm4,ymm13
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [r8+0x2000]
	vmovaps ymm3,ymm8
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm4,ymm3
	vaddps ymm2,ymm9,ymm13
	vmovaps ymm1,ymm15
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm1
	vmovaps ymm1,ymm6
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm1
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1c0],ymm15
	vsubps ymm8,ymm13,ymm9
	vsubps ymm9,ymm4,ymm3
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x140],ymm13
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x160],ymm13
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vaddps ymm8,ymm12,ymm5
	vsubps ymm11,ymm12,ymm5
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vmovaps ymm12,ymm10
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x180],ymm14
	vfmsub231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm7
	vfmsub231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1a0],ymm10
	vfmsub231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1e0],ymm6
	jmp    <nnp_fourier_16x16_complex_right__x86_64_avx2+0x490>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	vmovups YMMWORD PTR [r11+0x100],ymm8
	vmovups YMMWORD PTR [r11+0x120],ymm8
	vmovups YMMWORD PTR [r11+0x140],ymm8
	vmovups YMMWORD PTR [r11+0x160],ymm8
	vmovups YMMWORD PTR [r11+0x180],ymm8
	vmovups YMMWORD PTR [r11+0x1a0],ymm8
	vmovups YMMWORD PTR [r11+0x1c0],ymm8
	vmovups YMMWORD PTR [r11+0x1e0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x200
	dec    ebp
	jne    <nnp_fourier_16x16_complex_right__x86_64_avx2+0x38>
	jmp    <nnp_fourier_16x16_complex_right__x86_64_avx2+0xa5b>
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
	mov    r11,r8
	mov    ebp,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_right__x86_64_avx2+0x9b9>
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
	vmaskmovps xmm14,xmm10,XMMWORD PTR [rdi+0x20]
	vmaskmovps xmm6,xmm10,XMMWORD PTR [rbx+0x20]
	vinsertf128 ymm14,ymm14,xmm6,0x1
	vmaskmovps xmm6,xmm10,XMMWORD PTR [rdi+r9*1+0x20]
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rdi+r9*2+0x20]
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf128 ymm5,ymm5,xmm4,0x1
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rdi+rsi*1+0x20]
	vmaskmovps xmm3,xmm10,XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm14,ymm6
	vunpckhps ymm14,ymm14,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm14,ymm5
	vunpckhpd ymm14,ymm14,ymm5
	vaddps ymm5,ymm15,ymm4
	vsubps ymm15,ymm15,ymm4
	vaddps ymm4,ymm13,ymm6
	vsubps ymm13,ymm13,ymm6
	vaddps ymm6,ymm7,ymm3
	vsubps ymm7,ymm7,ymm3
	vaddps ymm3,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r8+0x2000],ymm12
	vmovups YMMWORD PTR [r8+0x2020],ymm13
	vmovups YMMWORD PTR [r8+0x2040],ymm3
	vmovups YMMWORD PTR [r8+0x2060],ymm4
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm4,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm14,ymm14,xmm4,0x1
	vmaskmovps xmm4,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm3,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm4
	vunpckhps ymm14,ymm14,ymm4
	vunpcklpd ymm4,ymm3,ymm13
	vunpckhpd ymm13,ymm3,ymm13
	vunpcklpd ymm3,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r8+0x2080],ymm15
	vmovups YMMWORD PTR [r8+0x20a0],ymm7
	vmovups YMMWORD PTR [r8+0x20c0],ymm6
	vmovups YMMWORD PTR [r8+0x20e0],ymm5
	vmaskmovps xmm14,xmm11,XMMWORD PTR [rdi+0x30]
	vmaskmovps xmm15,xmm11,XMMWORD PTR [rbx+0x30]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm11,XMMWORD PTR [rdi+r9*1+0x30]
	vmaskmovps xmm7,xmm11,XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm11,XMMWORD PTR [rdi+r9*2+0x30]
	vmaskmovps xmm6,xmm11,XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm11,XMMWORD PTR [rdi+rsi*1+0x30]
	vmaskmovps xmm5,xmm11,XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm14,ymm7
	vunpckhpd ymm14,ymm14,ymm7
	vaddps ymm7,ymm4,ymm6
	vsubps ymm6,ymm4,ymm6
	vaddps ymm4,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vaddps ymm15,ymm3,ymm5
	vsubps ymm5,ymm5,ymm3
	vaddps ymm3,ymm12,ymm14
	vsubps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x20e0]
	vaddps ymm2,ymm14,ymm7
	vsubps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r8+0x20c0]
	vaddps ymm1,ymm7,ymm15
	vaddps ymm0,ymm2,ymm1
	vsubps ymm2,ymm2,ymm1
	vmovups YMMWORD PTR [r11+0x100],ymm2
	vsubps ymm15,ymm7,ymm15
	vmovups ymm7,YMMWORD PTR [r8+0x20a0]
	vaddps ymm2,ymm7,ymm5
	vsubps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [r8+0x2080]
	vmovaps ymm1,ymm5
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+0x20a0],ymm15
	vmovaps ymm15,ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups ymm7,YMMWORD PTR [r8+0x2060]
	vaddps ymm2,ymm7,ymm4
	vsubps ymm7,ymm7,ymm4
	vmovups ymm4,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x2060],ymm14
	vaddps ymm14,ymm3,ymm4
	vsubps ymm4,ymm3,ymm4
	vaddps ymm3,ymm2,ymm14
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vaddps ymm7,ymm0,ymm3
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm7,ymm0,ymm3
	vmovups YMMWORD PTR [r11+0x20],ymm7
	vsubps ymm14,ymm2,ymm14
	vmovups YMMWORD PTR [r11+0x120],ymm14
	vmovups ymm14,YMMWORD PTR [r8+0x2020]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovups ymm14,YMMWORD PTR [r8+0x2000]
	vmovaps ymm3,ymm12
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm3
	vaddps ymm2,ymm13,ymm14
	vmovaps ymm0,ymm1
	vfmadd231ps ymm0,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm0
	vmovaps ymm0,ymm15
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm0
	vfmadd231ps ymm1,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1c0],ymm1
	vsubps ymm12,ymm14,ymm13
	vsubps ymm13,ymm7,ymm3
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x140],ymm14
	vmovaps ymm14,ymm6
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x160],ymm14
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm5
	vmovups ymm12,YMMWORD PTR [r8+0x2040]
	vaddps ymm14,ymm12,ymm4
	vsubps ymm12,ymm12,ymm4
	vmovups ymm7,YMMWORD PTR [r8+0x2060]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm5
	vmovups ymm5,YMMWORD PTR [r8+0x20a0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm4
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x180],ymm7
	vfmsub231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm6
	vfmsub231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1a0],ymm5
	vfmsub231ps ymm15,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1e0],ymm15
	jmp    <nnp_fourier_16x16_complex_right__x86_64_avx2+0xa41>
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11],ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm12
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vmovups YMMWORD PTR [r11+0xc0],ymm12
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	vmovups YMMWORD PTR [r11+0x100],ymm12
	vmovups YMMWORD PTR [r11+0x120],ymm12
	vmovups YMMWORD PTR [r11+0x140],ymm12
	vmovups YMMWORD PTR [r11+0x160],ymm12
	vmovups YMMWORD PTR [r11+0x180],ymm12
	vmovups YMMWORD PTR [r11+0x1a0],ymm12
	vmovups YMMWORD PTR [r11+0x1c0],ymm12
	vmovups YMMWORD PTR [r11+0x1e0],ymm12
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x200
	dec    ebp
	jne    <nnp_fourier_16x16_complex_right__x86_64_avx2+0x51f>
	mov    rax,rcx
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    r9,[r11+rax*2]
	mov    rsi,rdx
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x1000]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x800]
	vmovups ymm11,YMMWORD PTR [r8+0x1800]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x400]
	vmovups ymm12,YMMWORD PTR [r8+0x1400]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xc00]
	vmovups ymm15,YMMWORD PTR [r8+0x1c00]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rdi+rax*2],ymm13
	vsubps ymm13,ymm14,ymm7
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x200]
	vmovups ymm14,YMMWORD PTR [r8+0x1200]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r8+0xa00]
	vmovups ymm5,YMMWORD PTR [r8+0x1a00]
	vaddps ymm4,ymm14,ymm5
	vaddps ymm3,ymm7,ymm4
	vsubps ymm7,ymm7,ymm4
	vsubps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [r8+0xe00]
	vmovups ymm4,YMMWORD PTR [r8+0x1e00]
	vaddps ymm2,ymm5,ymm4
	vsubps ymm5,ymm4,ymm5
	vmovups ymm4,YMMWORD PTR [r8+0x600]
	vmovups ymm1,YMMWORD PTR [r8+0x1600]
	vaddps ymm0,ymm4,ymm1
	vmovups YMMWORD PTR [r8+0x2000],ymm13
	vaddps ymm13,ymm2,ymm0
	vsubps ymm2,ymm2,ymm0
	vsubps ymm4,ymm4,ymm1
	vaddps ymm1,ymm3,ymm13
	vaddps ymm0,ymm6,ymm1
	vmovups YMMWORD PTR [rsi],ymm0
	vsubps ymm6,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+rax*1],ymm6
	vsubps ymm13,ymm3,ymm13
	vmovups YMMWORD PTR [rdi+r10*1],ymm13
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm5
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm13,ymm11
	vaddps ymm5,ymm14,ymm4
	vmovaps ymm3,ymm12
	vfmadd231ps ymm3,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*4],ymm3
	vmovaps ymm3,ymm15
	vfmadd231ps ymm3,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r11*1],ymm3
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm12
	vsubps ymm12,ymm4,ymm14
	vsubps ymm11,ymm13,ymm11
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*4],ymm13
	vmovaps ymm13,ymm9
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r11*1],ymm13
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi],ymm8
	vaddps ymm8,ymm7,ymm2
	vsubps ymm12,ymm7,ymm2
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*2],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2000]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r9*1],ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*2],ymm10
	vfmsub231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*1],ymm9
	vfmsub231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r9*1],ymm13
	vfmsub231ps ymm15,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*1],ymm15
	vmovups ymm8,YMMWORD PTR [r8+0x20]
	vmovups ymm9,YMMWORD PTR [r8+0x1020]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x820]
	vmovups ymm11,YMMWORD PTR [r8+0x1820]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x420]
	vmovups ymm12,YMMWORD PTR [r8+0x1420]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xc20]
	vmovups ymm15,YMMWORD PTR [r8+0x1c20]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rbp+0x0],ymm13
	vsubps ymm13,ymm14,ymm7
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x220]
	vmovups ymm14,YMMWORD PTR [r8+0x1220]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r8+0xa20]
	vmovups ymm5,YMMWORD PTR [r8+0x1a20]
	vaddps ymm4,ymm14,ymm5
	vaddps ymm3,ymm7,ymm4
	vsubps ymm7,ymm7,ymm4
	vsubps ymm14,ymm14,ymm5
	vmovups ymm5,YMMWORD PTR [r8+0xe20]
	vmovups ymm4,YMMWORD PTR [r8+0x1e20]
	vaddps ymm2,ymm5,ymm4
	vsubps ymm5,ymm4,ymm5
	vmovups ymm4,YMMWORD PTR [r8+0x620]
	vmovups ymm1,YMMWORD PTR [r8+0x1620]
	vaddps ymm0,ymm4,ymm1
	vmovups YMMWORD PTR [r8+0x2000],ymm13
	vaddps ymm13,ymm2,ymm0
	vsubps ymm2,ymm2,ymm0
	vsubps ymm4,ymm4,ymm1
	vaddps ymm1,ymm3,ymm13
	vaddps ymm0,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+rax*2],ymm0
	vsubps ymm6,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+r10*1],ymm6
	vsubps ymm13,ymm3,ymm13
	vmovups YMMWORD PTR [rbp+rax*1+0x0],ymm13
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm5
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm13,ymm11
	vaddps ymm5,ymm14,ymm4
	vmovaps ymm3,ymm12
	vfmadd231ps ymm3,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*2],ymm3
	vmovaps ymm3,ymm15
	vfmadd231ps ymm3,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r10*1],ymm3
	vfmadd231ps ymm12,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r10*2+0x0],ymm12
	vsubps ymm12,ymm4,ymm14
	vsubps ymm11,ymm13,ymm11
	vmovaps ymm13,ymm8
	vfmadd231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*2+0x0],ymm13
	vmovaps ymm13,ymm9
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r10*1+0x0],ymm13
	vfmadd231ps ymm8,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r10*2],ymm8
	vaddps ymm8,ymm7,ymm2
	vsubps ymm12,ymm7,ymm2
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*4],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2000]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r11*1],ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*4+0x0],ymm10
	vfmsub231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r9*1],ymm9
	vfmsub231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r11*1+0x0],ymm13
	vfmsub231ps ymm15,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r9*1+0x0],ymm15
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
	add    rbx,0x40
	vmovups ymm8,YMMWORD PTR [rbx]
	vmovups ymm9,YMMWORD PTR [rbx+0x1000]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rbx+0x20]
	vmovups ymm11,YMMWORD PTR [rbx+0x1020]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rbx+0x800]
	vmovups ymm13,YMMWORD PTR [rbx+0x1800]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rbx+0x820]
	vmovups ymm7,YMMWORD PTR [rbx+0x1820]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm7,ymm15
	vsubps ymm11,ymm11,ymm13
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rbx+0x400]
	vmovups ymm14,YMMWORD PTR [rbx+0x1400]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0x420]
	vmovups ymm6,YMMWORD PTR [rbx+0x1420]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rbx+0xc00]
	vmovups ymm2,YMMWORD PTR [rbx+0x1c00]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rbx+0xc20]
	vmovups ymm0,YMMWORD PTR [rbx+0x1c20]
	vmovups YMMWORD PTR [r8+0x2000],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r8+0x2020],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x2040],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [r8+0x2060],ymm15
	vaddps ymm15,ymm4,ymm8
	vsubps ymm5,ymm5,ymm0
	vsubps ymm8,ymm4,ymm8
	vsubps ymm9,ymm9,ymm3
	vsubps ymm7,ymm7,ymm1
	vaddps ymm4,ymm10,ymm9
	vaddps ymm3,ymm12,ymm7
	vsubps ymm9,ymm10,ymm9
	vsubps ymm10,ymm12,ymm7
	vsubps ymm12,ymm11,ymm14
	vaddps ymm11,ymm11,ymm14
	vaddps ymm14,ymm6,ymm2
	vsubps ymm7,ymm2,ymm6
	vaddps ymm6,ymm12,ymm14
	vaddps ymm2,ymm11,ymm7
	vmovaps ymm1,ymm13
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups ymm0,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x2080],ymm10
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm7,ymm11
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r8+0x2020]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm6,YMMWORD PTR [r8+0x2000]
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [rbx+0x200]
	vmovups ymm12,YMMWORD PTR [rbx+0x1200]
	vmovups YMMWORD PTR [r8+0x2000],ymm6
	vaddps ymm6,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [rbx+0x220]
	vmovups YMMWORD PTR [r8+0x2020],ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0x1220]
	vmovups YMMWORD PTR [r8+0x2040],ymm2
	vaddps ymm2,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0xa00]
	vmovups YMMWORD PTR [r8+0x20a0],ymm7
	vmovups ymm7,YMMWORD PTR [rbx+0x1a00]
	vmovups YMMWORD PTR [r8+0x20c0],ymm9
	vaddps ymm9,ymm14,ymm7
	vmovups YMMWORD PTR [r8+0x20e0],ymm3
	vmovups ymm3,YMMWORD PTR [rbx+0xa20]
	vmovups YMMWORD PTR [r8+0x2100],ymm4
	vmovups ymm4,YMMWORD PTR [rbx+0x1a20]
	vmovups YMMWORD PTR [r8+0x2120],ymm0
	vaddps ymm0,ymm3,ymm4
	vmovups YMMWORD PTR [r8+0x2140],ymm13
	vaddps ymm13,ymm6,ymm9
	vmovups YMMWORD PTR [r8+0x2160],ymm10
	vaddps ymm10,ymm2,ymm0
	vsubps ymm9,ymm6,ymm9
	vsubps ymm6,ymm2,ymm0
	vsubps ymm4,ymm4,ymm3
	vsubps ymm14,ymm14,ymm7
	vaddps ymm7,ymm11,ymm4
	vaddps ymm3,ymm12,ymm14
	vsubps ymm11,ymm11,ymm4
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbx+0xe00]
	vmovups ymm4,YMMWORD PTR [rbx+0x1e00]
	vaddps ymm2,ymm14,ymm4
	vsubps ymm14,ymm4,ymm14
	vmovups ymm4,YMMWORD PTR [rbx+0xe20]
	vmovups ymm0,YMMWORD PTR [rbx+0x1e20]
	vmovups YMMWORD PTR [r8+0x2180],ymm11
	vaddps ymm11,ymm4,ymm0
	vsubps ymm4,ymm0,ymm4
	vmovups ymm0,YMMWORD PTR [rbx+0x600]
	vmovups YMMWORD PTR [r8+0x21a0],ymm12
	vmovups ymm12,YMMWORD PTR [rbx+0x1600]
	vmovups YMMWORD PTR [r8+0x21c0],ymm9
	vaddps ymm9,ymm0,ymm12
	vmovups YMMWORD PTR [r8+0x21e0],ymm6
	vmovups ymm6,YMMWORD PTR [rbx+0x620]
	vmovups YMMWORD PTR [r8+0x2200],ymm1
	vmovups ymm1,YMMWORD PTR [rbx+0x1620]
	vmovups YMMWORD PTR [r8+0x2220],ymm7
	vaddps ymm7,ymm6,ymm1
	vmovups YMMWORD PTR [r8+0x2240],ymm3
	vaddps ymm3,ymm2,ymm9
	vmovups YMMWORD PTR [r8+0x2260],ymm8
	vaddps ymm8,ymm11,ymm7
	vsubps ymm9,ymm2,ymm9
	vsubps ymm11,ymm11,ymm7
	vsubps ymm7,ymm1,ymm6
	vsubps ymm12,ymm0,ymm12
	vaddps ymm6,ymm14,ymm7
	vaddps ymm2,ymm4,ymm12
	vsubps ymm14,ymm14,ymm7
	vsubps ymm12,ymm4,ymm12
	vaddps ymm7,ymm13,ymm3
	vaddps ymm4,ymm10,ymm8
	vmovups ymm1,YMMWORD PTR [r8+0x2060]
	vaddps ymm0,ymm1,ymm7
	vmovups YMMWORD PTR [rcx],ymm0
	vaddps ymm0,ymm15,ymm4
	vmovups YMMWORD PTR [rcx+rax*1],ymm0
	vsubps ymm7,ymm1,ymm7
	vmovups YMMWORD PTR [rsi],ymm7
	vsubps ymm15,ymm15,ymm4
	vmovups YMMWORD PTR [rsi+rax*1],ymm15
	vsubps ymm8,ymm8,ymm10
	vsubps ymm10,ymm13,ymm3
	vaddps ymm13,ymm5,ymm8
	vmovups YMMWORD PTR [rdx],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2260]
	vaddps ymm15,ymm13,ymm10
	vmovups YMMWORD PTR [rdx+rax*1],ymm15
	vsubps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rdi],ymm8
	vsubps ymm8,ymm13,ymm10
	vmovups YMMWORD PTR [rdi+rax*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2240]
	vmovups ymm10,YMMWORD PTR [r8+0x2220]
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm6
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm15,ymm13,ymm10
	vaddps ymm7,ymm8,ymm2
	vmovups ymm6,YMMWORD PTR [r8+0x2200]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*2],ymm5
	vmovups ymm5,YMMWORD PTR [r8+0x2160]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm4
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*2],ymm6
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*1],ymm5
	vsubps ymm8,ymm2,ymm8
	vsubps ymm10,ymm13,ymm10
	vmovups ymm13,YMMWORD PTR [r8+0x2140]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x2120]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm7
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*2],ymm13
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm15
	vmovups ymm8,YMMWORD PTR [r8+0x21c0]
	vmovups ymm10,YMMWORD PTR [r8+0x21e0]
	vsubps ymm13,ymm8,ymm10
	vaddps ymm8,ymm8,ymm10
	vaddps ymm10,ymm9,ymm11
	vsubps ymm9,ymm11,ymm9
	vaddps ymm11,ymm13,ymm10
	vaddps ymm15,ymm8,ymm9
	vmovups ymm7,YMMWORD PTR [r8+0x2100]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*4],ymm6
	vmovups ymm6,YMMWORD PTR [r8+0x20e0]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r11*1],ymm5
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*4],ymm7
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r11*1],ymm6
	vsubps ymm8,ymm9,ymm8
	vsubps ymm9,ymm13,ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x20c0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*4],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x2080]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r11*1],ymm13
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*4],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r11*1],ymm11
	vmovups ymm8,YMMWORD PTR [r8+0x2180]
	vmovups ymm9,YMMWORD PTR [r8+0x21a0]
	vmovaps ymm10,ymm9
	vfmsub231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vfmsub231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm10,ymm9
	vaddps ymm12,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [r8+0x20a0]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*2],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x2040]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r9*1],ymm7
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*2],ymm13
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r9*1],ymm15
	vsubps ymm8,ymm14,ymm8
	vsubps ymm9,ymm10,ymm9
	vmovups ymm10,YMMWORD PTR [r8+0x2020]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*2],ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x2000]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r9*1],ymm12
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*2],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r9*1],ymm11
	lea    rcx,[rdi+rax*8]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	dec    ebp
	jne    <nnp_fourier_16x16_complex_right__x86_64_avx2+0xfc3>
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

<nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups YMMWORD PTR [r9+0x2000],ymm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	vmovups ymm8,YMMWORD PTR [rbx+rdx*1]
	vmovups ymm9,YMMWORD PTR [rbp+rdx*1+0x0]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rbx+r10*2]
	vmovups ymm11,YMMWORD PTR [rbp+r10*2+0x0]
	vsubps ymm12,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vsubps ymm11,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+rax*1+0x0]
	vmovups ymm13,YMMWORD PTR [rbp+r11*1+0x0]
	vaddps ymm14,ymm12,ymm13
	vsubps ymm12,ymm13,ymm12
	vmovups ymm13,YMMWORD PTR [rbp+rax*4+0x0]
	vmovups ymm15,YMMWORD PTR [rbp+0x0]
	vsubps ymm7,ymm13,ymm15
	vaddps ymm13,ymm15,ymm13
	vmovups ymm15,YMMWORD PTR [rbx+r11*1]
	vmovups ymm6,YMMWORD PTR [r12+rax*1]
	vaddps ymm5,ymm15,ymm6
	vsubps ymm15,ymm15,ymm6
	vmovups ymm6,YMMWORD PTR [rbx+rax*4]
	vmovups ymm4,YMMWORD PTR [r12]
	vsubps ymm3,ymm6,ymm4
	vaddps ymm6,ymm6,ymm4
	vaddps ymm4,ymm7,ymm5
	vsubps ymm7,ymm5,ymm7
	vsubps ymm5,ymm3,ymm14
	vaddps ymm14,ymm14,ymm3
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm4
	vfmadd231ps ymm7,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm4,YMMWORD PTR [rip+0x0]
	vmovups ymm4,YMMWORD PTR [rbx]
	vmovups ymm2,YMMWORD PTR [rbx+rax*1]
	vaddps ymm1,ymm4,ymm2
	vsubps ymm4,ymm4,ymm2
	vmovups ymm2,YMMWORD PTR [rbp+r10*1+0x0]
	vmovaps ymm0,ymm4
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm4
	vfmadd231ps ymm2,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm4
	vfmadd231ps ymm10,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x600],ymm10
	vfmadd231ps ymm4,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1600],ymm4
	vmovaps ymm10,ymm2
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xe00],ymm10
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1e00],ymm2
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xa00],ymm11
	vfmadd231ps ymm0,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1a00],ymm0
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x200],ymm11
	vfmadd231ps ymm10,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1200],ymm10
	vsubps ymm10,ymm15,ymm12
	vaddps ymm11,ymm12,ymm15
	vsubps ymm12,ymm6,ymm13
	vaddps ymm13,ymm13,ymm6
	vsubps ymm14,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+rax*2+0x0]
	vmovaps ymm15,ymm1
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm1
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm1
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xc00],ymm8
	vfmadd231ps ymm1,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1c00],ymm1
	vmovaps ymm8,ymm12
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x400],ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1400],ymm12
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm15
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x800],ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1800],ymm15
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm9
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1000],ymm8
	vmovups ymm8,YMMWORD PTR [r12+r11*1]
	vmovups ymm9,YMMWORD PTR [r13+r11*1+0x0]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r12+rax*4]
	vmovups ymm11,YMMWORD PTR [r13+rax*4+0x0]
	vsubps ymm12,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vsubps ymm11,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r12+rdx*1]
	vmovups ymm13,YMMWORD PTR [r13+r10*1+0x0]
	vaddps ymm14,ymm12,ymm13
	vsubps ymm12,ymm13,ymm12
	vmovups ymm13,YMMWORD PTR [r13+rax*2+0x0]
	vmovups ymm15,YMMWORD PTR [r12+r10*2]
	vsubps ymm7,ymm13,ymm15
	vaddps ymm13,ymm15,ymm13
	vmovups ymm15,YMMWORD PTR [r12+r10*1]
	vmovups ymm6,YMMWORD PTR [r13+rdx*1+0x0]
	vaddps ymm5,ymm15,ymm6
	vsubps ymm15,ymm15,ymm6
	vmovups ymm6,YMMWORD PTR [r12+rax*2]
	vmovups ymm4,YMMWORD PTR [r13+r10*2+0x0]
	vsubps ymm3,ymm6,ymm4
	vaddps ymm6,ymm6,ymm4
	vaddps ymm4,ymm7,ymm5
	vsubps ymm7,ymm5,ymm7
	vsubps ymm5,ymm3,ymm14
	vaddps ymm14,ymm14,ymm3
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm4
	vfmadd231ps ymm7,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm4,YMMWORD PTR [rip+0x0]
	vmovups ymm4,YMMWORD PTR [rbx+rax*2]
	vmovups ymm2,YMMWORD PTR [rbx+r10*1]
	vaddps ymm1,ymm4,ymm2
	vsubps ymm4,ymm4,ymm2
	vmovups ymm2,YMMWORD PTR [r13+rax*1+0x0]
	vmovaps ymm0,ymm4
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm4
	vfmadd231ps ymm2,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm4
	vfmadd231ps ymm10,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x620],ymm10
	vfmadd231ps ymm4,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1620],ymm4
	vmovaps ymm10,ymm2
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xe20],ymm10
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1e20],ymm2
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xa20],ymm11
	vfmadd231ps ymm0,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1a20],ymm0
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x220],ymm11
	vfmadd231ps ymm10,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1220],ymm10
	vsubps ymm10,ymm15,ymm12
	vaddps ymm11,ymm12,ymm15
	vsubps ymm12,ymm6,ymm13
	vaddps ymm13,ymm13,ymm6
	vsubps ymm14,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovaps ymm15,ymm1
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm1
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm1
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xc20],ymm8
	vfmadd231ps ymm1,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1c20],ymm1
	vmovaps ymm8,ymm12
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x420],ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1420],ymm12
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm15
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x820],ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1820],ymm15
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x20],ymm9
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1020],ymm8
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
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [rsi]
	vmovups ymm9,YMMWORD PTR [rbx]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rsi+rax*1]
	vmovups ymm11,YMMWORD PTR [rbx+rax*1]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rdi+rax*1]
	vmovups ymm7,YMMWORD PTR [rbp+rax*1+0x0]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm7,ymm15
	vsubps ymm11,ymm11,ymm13
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rsi+rax*4]
	vmovups ymm14,YMMWORD PTR [rbx+rax*4]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rsi+r11*1]
	vmovups ymm6,YMMWORD PTR [rbx+r11*1]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rdi+rax*4]
	vmovups ymm2,YMMWORD PTR [rbp+rax*4+0x0]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rdi+r11*1]
	vmovups ymm0,YMMWORD PTR [rbp+r11*1+0x0]
	vmovups YMMWORD PTR [r9+0x2020],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r9+0x2040],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r9+0x2060],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [r9+0x2080],ymm15
	vaddps ymm15,ymm4,ymm8
	vsubps ymm5,ymm5,ymm0
	vsubps ymm8,ymm4,ymm8
	vsubps ymm9,ymm9,ymm3
	vsubps ymm7,ymm7,ymm1
	vaddps ymm4,ymm10,ymm9
	vaddps ymm3,ymm12,ymm7
	vsubps ymm9,ymm10,ymm9
	vsubps ymm10,ymm12,ymm7
	vsubps ymm12,ymm11,ymm14
	vaddps ymm11,ymm11,ymm14
	vaddps ymm14,ymm6,ymm2
	vsubps ymm7,ymm2,ymm6
	vaddps ymm6,ymm12,ymm14
	vaddps ymm2,ymm11,ymm7
	vmovaps ymm1,ymm13
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups ymm0,YMMWORD PTR [r9+0x2060]
	vmovups YMMWORD PTR [r9+0x20a0],ymm10
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm7,ymm11
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r9+0x2040]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm6,YMMWORD PTR [r9+0x2020]
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [rsi+rax*2]
	vmovups ymm12,YMMWORD PTR [rbx+rax*2]
	vmovups YMMWORD PTR [r9+0x2020],ymm6
	vaddps ymm6,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [rsi+r10*1]
	vmovups YMMWORD PTR [r9+0x2040],ymm14
	vmovups ymm14,YMMWORD PTR [rbx+r10*1]
	vmovups YMMWORD PTR [r9+0x2060],ymm2
	vaddps ymm2,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups YMMWORD PTR [r9+0x20c0],ymm7
	vmovups ymm7,YMMWORD PTR [rbp+rax*2+0x0]
	vmovups YMMWORD PTR [r9+0x20e0],ymm9
	vaddps ymm9,ymm14,ymm7
	vmovups YMMWORD PTR [r9+0x2100],ymm3
	vmovups ymm3,YMMWORD PTR [rdi+r10*1]
	vmovups YMMWORD PTR [r9+0x2120],ymm4
	vmovups ymm4,YMMWORD PTR [rbp+r10*1+0x0]
	vmovups YMMWORD PTR [r9+0x2140],ymm0
	vaddps ymm0,ymm3,ymm4
	vmovups YMMWORD PTR [r9+0x2160],ymm13
	vaddps ymm13,ymm6,ymm9
	vmovups YMMWORD PTR [r9+0x2180],ymm10
	vaddps ymm10,ymm2,ymm0
	vsubps ymm9,ymm6,ymm9
	vsubps ymm6,ymm2,ymm0
	vsubps ymm4,ymm4,ymm3
	vsubps ymm14,ymm14,ymm7
	vaddps ymm7,ymm11,ymm4
	vaddps ymm3,ymm12,ymm14
	vsubps ymm11,ymm11,ymm4
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+r10*2]
	vmovups ymm4,YMMWORD PTR [rbp+r10*2+0x0]
	vaddps ymm2,ymm14,ymm4
	vsubps ymm14,ymm4,ymm14
	vmovups ymm4,YMMWORD PTR [rdi+rdx*1]
	vmovups ymm0,YMMWORD PTR [rbp+rdx*1+0x0]
	vmovups YMMWORD PTR [r9+0x21a0],ymm11
	vaddps ymm11,ymm4,ymm0
	vsubps ymm4,ymm0,ymm4
	vmovups ymm0,YMMWORD PTR [rsi+r10*2]
	vmovups YMMWORD PTR [r9+0x21c0],ymm12
	vmovups ymm12,YMMWORD PTR [rbx+r10*2]
	vmovups YMMWORD PTR [r9+0x21e0],ymm9
	vaddps ymm9,ymm0,ymm12
	vmovups YMMWORD PTR [r9+0x2200],ymm6
	vmovups ymm6,YMMWORD PTR [rsi+rdx*1]
	vmovups YMMWORD PTR [r9+0x2220],ymm1
	vmovups ymm1,YMMWORD PTR [rbx+rdx*1]
	vmovups YMMWORD PTR [r9+0x2240],ymm7
	vaddps ymm7,ymm6,ymm1
	vmovups YMMWORD PTR [r9+0x2260],ymm3
	vaddps ymm3,ymm2,ymm9
	vmovups YMMWORD PTR [r9+0x2280],ymm8
	vaddps ymm8,ymm11,ymm7
	vsubps ymm9,ymm2,ymm9
	vsubps ymm11,ymm11,ymm7
	vsubps ymm7,ymm1,ymm6
	vsubps ymm12,ymm0,ymm12
	vaddps ymm6,ymm14,ymm7
	vaddps ymm2,ymm4,ymm12
	vsubps ymm14,ymm14,ymm7
	vsubps ymm12,ymm4,ymm12
	vaddps ymm7,ymm13,ymm3
	vaddps ymm4,ymm10,ymm8
	vmovups ymm1,YMMWORD PTR [r9+0x2080]
	vaddps ymm0,ymm1,ymm7
	vmovups YMMWORD PTR [r12],ymm0
	vaddps ymm0,ymm15,ymm4
	vmovups YMMWORD PTR [r12+0x20],ymm0
	vsubps ymm7,ymm1,ymm7
	vmovups YMMWORD PTR [r12+0x1000],ymm7
	vsubps ymm15,ymm15,ymm4
	vmovups YMMWORD PTR [r12+0x1020],ymm15
	vsubps ymm8,ymm8,ymm10
	vsubps ymm10,ymm13,ymm3
	vaddps ymm13,ymm5,ymm8
	vmovups YMMWORD PTR [r12+0x800],ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x2280]
	vaddps ymm15,ymm13,ymm10
	vmovups YMMWORD PTR [r12+0x820],ymm15
	vsubps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [r12+0x1800],ymm8
	vsubps ymm8,ymm13,ymm10
	vmovups YMMWORD PTR [r12+0x1820],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x2260]
	vmovups ymm10,YMMWORD PTR [r9+0x2240]
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm6
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm15,ymm13,ymm10
	vaddps ymm7,ymm8,ymm2
	vmovups ymm6,YMMWORD PTR [r9+0x2220]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x200],ymm5
	vmovups ymm5,YMMWORD PTR [r9+0x2180]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x220],ymm4
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1200],ymm6
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1220],ymm5
	vsubps ymm8,ymm2,ymm8
	vsubps ymm10,ymm13,ymm10
	vmovups ymm13,YMMWORD PTR [r9+0x2160]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xa00],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x2140]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xa20],ymm7
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1a00],ymm13
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1a20],ymm15
	vmovups ymm8,YMMWORD PTR [r9+0x21e0]
	vmovups ymm10,YMMWORD PTR [r9+0x2200]
	vsubps ymm13,ymm8,ymm10
	vaddps ymm8,ymm8,ymm10
	vaddps ymm10,ymm9,ymm11
	vsubps ymm9,ymm11,ymm9
	vaddps ymm11,ymm13,ymm10
	vaddps ymm15,ymm8,ymm9
	vmovups ymm7,YMMWORD PTR [r9+0x2120]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x400],ymm6
	vmovups ymm6,YMMWORD PTR [r9+0x2100]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x420],ymm5
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1400],ymm7
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1420],ymm6
	vsubps ymm8,ymm9,ymm8
	vsubps ymm9,ymm13,ymm10
	vmovups ymm10,YMMWORD PTR [r9+0x20e0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xc00],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x20a0]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xc20],ymm13
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1c00],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1c20],ymm11
	vmovups ymm8,YMMWORD PTR [r9+0x21a0]
	vmovups ymm9,YMMWORD PTR [r9+0x21c0]
	vmovaps ymm10,ymm9
	vfmsub231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vfmsub231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm10,ymm9
	vaddps ymm12,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [r9+0x20c0]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x600],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x2060]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x620],ymm7
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1600],ymm13
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1620],ymm15
	vsubps ymm8,ymm14,ymm8
	vsubps ymm9,ymm10,ymm9
	vmovups ymm10,YMMWORD PTR [r9+0x2040]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xe00],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x2020]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xe20],ymm12
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1e00],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1e20],ymm11
	lea    rsi,[rbp+rax*8+0x0]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	dec    r13d
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x602>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	mov    rdi,r9
	mov    ebx,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x15ae>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [r9+0x2000]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdi+0xa0]
	vmovups ymm10,YMMWORD PTR [rdi+0x1a0]
	vaddps ymm11,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x80]
	vmovups ymm12,YMMWORD PTR [rdi+0x180]
	vsubps ymm13,ymm10,ymm12
	vaddps ymm10,ymm10,ymm12
	vsubps ymm12,ymm13,ymm11
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rdi+0xe0]
	vmovups ymm14,YMMWORD PTR [rdi+0x160]
	vaddps ymm15,ymm13,ymm14
	vsubps ymm13,ymm14,ymm13
	vmovups ymm14,YMMWORD PTR [rdi+0x140]
	vmovups ymm7,YMMWORD PTR [rdi+0xc0]
	vsubps ymm6,ymm14,ymm7
	vaddps ymm14,ymm7,ymm14
	vmovups ymm7,YMMWORD PTR [rdi+0x60]
	vmovups ymm5,YMMWORD PTR [rdi+0x1e0]
	vaddps ymm4,ymm7,ymm5
	vsubps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rdi+0x40]
	vmovups ymm3,YMMWORD PTR [rdi+0x1c0]
	vsubps ymm2,ymm5,ymm3
	vaddps ymm5,ymm5,ymm3
	vaddps ymm3,ymm6,ymm4
	vsubps ymm6,ymm4,ymm6
	vsubps ymm4,ymm2,ymm15
	vaddps ymm15,ymm15,ymm2
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm3
	vfmadd231ps ymm6,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm3,YMMWORD PTR [rip+0x0]
	vmovups ymm3,YMMWORD PTR [rdi+0x20]
	vmovaps ymm1,ymm9
	vfmadd231ps ymm1,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm3,YMMWORD PTR [rip+0x0]
	vmovups ymm3,YMMWORD PTR [rdi+0x120]
	vmovaps ymm0,ymm9
	vfmadd231ps ymm0,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm9
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm12,YMMWORD PTR [rip+0x0]
	vsubps ymm12,ymm7,ymm13
	vaddps ymm13,ymm13,ymm7
	vsubps ymm7,ymm5,ymm14
	vaddps ymm14,ymm14,ymm5
	vsubps ymm5,ymm7,ymm12
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rdi+0x100]
	vmovups YMMWORD PTR [r9+0x2020],ymm15
	vmovaps ymm15,ymm1
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm1
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm9
	vfmadd231ps ymm5,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x2040],ymm3
	vmovups YMMWORD PTR [r9+0x2060],ymm12
	vmovups YMMWORD PTR [r9+0x2080],ymm1
	vmovups YMMWORD PTR [r9+0x20a0],ymm6
	mov    rbp,r11
	shr    rbp,0x0
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x101c>
	vunpcklps ymm12,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vunpcklps ymm14,ymm4,ymm5
	vunpckhps ymm6,ymm4,ymm5
	vunpcklpd ymm5,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm10,ymm6
	vunpckhpd ymm10,ymm10,ymm6
	vmovups XMMWORD PTR [rcx],xmm5
	vextractf128 XMMWORD PTR [rsi],ymm5,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm12
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rsi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rdx*1],xmm10
	vextractf128 XMMWORD PTR [rsi+rdx*1],ymm10,0x1
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x10f4>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1067>
	vunpcklps ymm12,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vextractf128 xmm14,ymm12,0x1
	vmovlps QWORD PTR [rcx],xmm12
	vmovhps QWORD PTR [rcx+r8*1],xmm12
	vmovlps QWORD PTR [rsi],xmm14
	vmovhps QWORD PTR [rsi+r8*1],xmm14
	vextractf128 xmm12,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rdx*1],xmm10
	vmovlps QWORD PTR [rsi+r8*2],xmm12
	vmovhps QWORD PTR [rsi+rdx*1],xmm12
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x10f4>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1071>
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x10f4>
	vmovd  xmm12,ebp
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm6,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vunpcklps ymm14,ymm4,ymm5
	vunpckhps ymm5,ymm4,ymm5
	vunpcklpd ymm4,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm6,ymm10,ymm5
	vunpckhpd ymm10,ymm10,ymm5
	vextractf128 xmm5,ymm4,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm12,xmm4
	vmaskmovps XMMWORD PTR [rsi],xmm12,xmm5
	vextractf128 xmm5,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm12,xmm14
	vmaskmovps XMMWORD PTR [rsi+r8*1],xmm12,xmm5
	vextractf128 xmm14,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm12,xmm6
	vmaskmovps XMMWORD PTR [rsi+r8*2],xmm12,xmm14
	vextractf128 xmm14,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1],xmm12,xmm10
	vmaskmovps XMMWORD PTR [rsi+rdx*1],xmm12,xmm14
	vfmadd231ps ymm9,ymm2,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0x8
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1176>
	vunpcklps ymm10,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm7,ymm9
	vunpckhps ymm9,ymm7,ymm9
	vunpcklpd ymm12,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm8,ymm9
	vunpckhpd ymm8,ymm8,ymm9
	vmovups XMMWORD PTR [rcx+0x20],xmm12
	vextractf128 XMMWORD PTR [rsi+0x20],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x20],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x20],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x20],xmm11
	vextractf128 XMMWORD PTR [rsi+r8*2+0x20],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x20],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x20],ymm8,0x1
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1262>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x11c9>
	vunpcklps ymm9,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x20],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x20],xmm9
	vmovlps QWORD PTR [rsi+0x20],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x20],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x20],xmm8
	vmovhps QWORD PTR [rcx+rdx*1+0x20],xmm8
	vmovlps QWORD PTR [rsi+r8*2+0x20],xmm9
	vmovhps QWORD PTR [rsi+rdx*1+0x20],xmm9
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1262>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x11d3>
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1262>
	vmovd  xmm10,ebp
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vunpcklps ymm12,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm7,ymm9
	vunpckhps ymm9,ymm7,ymm9
	vunpcklpd ymm14,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vunpcklpd ymm12,ymm8,ymm9
	vunpckhpd ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x20],xmm10,xmm14
	vmaskmovps XMMWORD PTR [rsi+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x20],xmm10,xmm11
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x20],xmm10,xmm12
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x20],xmm10,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x20],xmm10,xmm9
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x20a0]
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x2060]
	vmovups ymm11,YMMWORD PTR [r9+0x2080]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x2020]
	vmovups ymm13,YMMWORD PTR [r9+0x2040]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0x4
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x135a>
	vunpcklps ymm7,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm7,ymm10
	vunpckhpd ymm10,ymm7,ymm10
	vunpcklpd ymm7,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [rcx+0x10],xmm14
	vextractf128 XMMWORD PTR [rsi+0x10],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x10],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x10],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x10],xmm7
	vextractf128 XMMWORD PTR [rsi+r8*2+0x10],ymm7,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x10],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x10],ymm8,0x1
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1446>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x13ad>
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm12,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm12
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm12
	vmovlps QWORD PTR [rsi+0x10],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x10],xmm10
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+rdx*1+0x10],xmm8
	vmovlps QWORD PTR [rsi+r8*2+0x10],xmm10
	vmovhps QWORD PTR [rsi+rdx*1+0x10],xmm10
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1446>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x13b7>
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1446>
	vmovd  xmm7,ebp
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vunpcklps ymm6,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm6,ymm10
	vunpckhpd ymm10,ymm6,ymm10
	vunpcklpd ymm6,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm7,xmm14
	vmaskmovps XMMWORD PTR [rsi+0x10],xmm7,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm7,xmm10
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x10],xmm7,xmm12
	vextractf128 xmm10,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm7,xmm6
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x10],xmm7,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x10],xmm7,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x10],xmm7,xmm10
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0xc
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x14c6>
	vunpcklps ymm8,ymm15,ymm0
	vunpckhps ymm9,ymm15,ymm0
	vunpcklps ymm10,ymm11,ymm13
	vunpckhps ymm11,ymm11,ymm13
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [rcx+0x30],xmm12
	vextractf128 XMMWORD PTR [rsi+0x30],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x30],xmm8
	vextractf128 XMMWORD PTR [rsi+r8*1+0x30],ymm8,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x30],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*2+0x30],ymm10,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x30],xmm9
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x30],ymm9,0x1
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x15ae>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1517>
	vunpcklps ymm8,ymm15,ymm0
	vunpckhps ymm9,ymm15,ymm0
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+0x30],xmm8
	vmovhps QWORD PTR [rcx+r8*1+0x30],xmm8
	vmovlps QWORD PTR [rsi+0x30],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x30],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x30],xmm9
	vmovhps QWORD PTR [rcx+rdx*1+0x30],xmm9
	vmovlps QWORD PTR [rsi+r8*2+0x30],xmm8
	vmovhps QWORD PTR [rsi+rdx*1+0x30],xmm8
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x15ae>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x1521>
	jmp    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0x15ae>
	vmovd  xmm8,ebp
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm15,ymm0
	vunpckhps ymm10,ymm15,ymm0
	vunpcklps ymm12,ymm11,ymm13
	vunpckhps ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+0x30],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rsi+0x30],xmm8,xmm11
	vextractf128 xmm11,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x30],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x30],xmm8,xmm11
	vextractf128 xmm9,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x30],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x30],xmm8,xmm9
	vextractf128 xmm9,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x30],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x30],xmm8,xmm9
	shr    r10,1
	add    rdi,0x200
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	dec    ebx
	jne    <nnp_fourier_16x16_complex_output_with_bias__x86_64_avx2+0xd6e>
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

<nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2>:
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups YMMWORD PTR [r9+0x2000],ymm8
	mov    rax,rsi
	shl    rax,0x2
	lea    r10,[rax+rax*2]
	lea    r11,[r10+rax*2]
	lea    rdx,[r11+rax*2]
	mov    rbx,rdi
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	vmovups ymm8,YMMWORD PTR [rbx+rdx*1]
	vmovups ymm9,YMMWORD PTR [rbp+rdx*1+0x0]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rbx+r10*2]
	vmovups ymm11,YMMWORD PTR [rbp+r10*2+0x0]
	vsubps ymm12,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vsubps ymm11,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+rax*1+0x0]
	vmovups ymm13,YMMWORD PTR [rbp+r11*1+0x0]
	vaddps ymm14,ymm12,ymm13
	vsubps ymm12,ymm13,ymm12
	vmovups ymm13,YMMWORD PTR [rbp+rax*4+0x0]
	vmovups ymm15,YMMWORD PTR [rbp+0x0]
	vsubps ymm7,ymm13,ymm15
	vaddps ymm13,ymm15,ymm13
	vmovups ymm15,YMMWORD PTR [rbx+r11*1]
	vmovups ymm6,YMMWORD PTR [r12+rax*1]
	vaddps ymm5,ymm15,ymm6
	vsubps ymm15,ymm15,ymm6
	vmovups ymm6,YMMWORD PTR [rbx+rax*4]
	vmovups ymm4,YMMWORD PTR [r12]
	vsubps ymm3,ymm6,ymm4
	vaddps ymm6,ymm6,ymm4
	vaddps ymm4,ymm7,ymm5
	vsubps ymm7,ymm5,ymm7
	vsubps ymm5,ymm3,ymm14
	vaddps ymm14,ymm14,ymm3
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm4
	vfmadd231ps ymm7,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm4,YMMWORD PTR [rip+0x0]
	vmovups ymm4,YMMWORD PTR [rbx]
	vmovups ymm2,YMMWORD PTR [rbx+rax*1]
	vaddps ymm1,ymm4,ymm2
	vsubps ymm4,ymm4,ymm2
	vmovups ymm2,YMMWORD PTR [rbp+r10*1+0x0]
	vmovaps ymm0,ymm4
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm4
	vfmadd231ps ymm2,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm4
	vfmadd231ps ymm10,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x600],ymm10
	vfmadd231ps ymm4,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1600],ymm4
	vmovaps ymm10,ymm2
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xe00],ymm10
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1e00],ymm2
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xa00],ymm11
	vfmadd231ps ymm0,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1a00],ymm0
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x200],ymm11
	vfmadd231ps ymm10,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1200],ymm10
	vsubps ymm10,ymm15,ymm12
	vaddps ymm11,ymm12,ymm15
	vsubps ymm12,ymm6,ymm13
	vaddps ymm13,ymm13,ymm6
	vsubps ymm14,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+rax*2+0x0]
	vmovaps ymm15,ymm1
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm1
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm1
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xc00],ymm8
	vfmadd231ps ymm1,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1c00],ymm1
	vmovaps ymm8,ymm12
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x400],ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1400],ymm12
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm15
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x800],ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1800],ymm15
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm9
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1000],ymm8
	vmovups ymm8,YMMWORD PTR [r12+r11*1]
	vmovups ymm9,YMMWORD PTR [r13+r11*1+0x0]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r12+rax*4]
	vmovups ymm11,YMMWORD PTR [r13+rax*4+0x0]
	vsubps ymm12,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vsubps ymm11,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r12+rdx*1]
	vmovups ymm13,YMMWORD PTR [r13+r10*1+0x0]
	vaddps ymm14,ymm12,ymm13
	vsubps ymm12,ymm13,ymm12
	vmovups ymm13,YMMWORD PTR [r13+rax*2+0x0]
	vmovups ymm15,YMMWORD PTR [r12+r10*2]
	vsubps ymm7,ymm13,ymm15
	vaddps ymm13,ymm15,ymm13
	vmovups ymm15,YMMWORD PTR [r12+r10*1]
	vmovups ymm6,YMMWORD PTR [r13+rdx*1+0x0]
	vaddps ymm5,ymm15,ymm6
	vsubps ymm15,ymm15,ymm6
	vmovups ymm6,YMMWORD PTR [r12+rax*2]
	vmovups ymm4,YMMWORD PTR [r13+r10*2+0x0]
	vsubps ymm3,ymm6,ymm4
	vaddps ymm6,ymm6,ymm4
	vaddps ymm4,ymm7,ymm5
	vsubps ymm7,ymm5,ymm7
	vsubps ymm5,ymm3,ymm14
	vaddps ymm14,ymm14,ymm3
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm4
	vfmadd231ps ymm7,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm4,YMMWORD PTR [rip+0x0]
	vmovups ymm4,YMMWORD PTR [rbx+rax*2]
	vmovups ymm2,YMMWORD PTR [rbx+r10*1]
	vaddps ymm1,ymm4,ymm2
	vsubps ymm4,ymm4,ymm2
	vmovups ymm2,YMMWORD PTR [r13+rax*1+0x0]
	vmovaps ymm0,ymm4
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vmovaps ymm2,ymm4
	vfmadd231ps ymm2,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm4
	vfmadd231ps ymm10,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x620],ymm10
	vfmadd231ps ymm4,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1620],ymm4
	vmovaps ymm10,ymm2
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xe20],ymm10
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1e20],ymm2
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xa20],ymm11
	vfmadd231ps ymm0,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1a20],ymm0
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x220],ymm11
	vfmadd231ps ymm10,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1220],ymm10
	vsubps ymm10,ymm15,ymm12
	vaddps ymm11,ymm12,ymm15
	vsubps ymm12,ymm6,ymm13
	vaddps ymm13,ymm13,ymm6
	vsubps ymm14,ymm12,ymm10
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r13+0x0]
	vmovaps ymm15,ymm1
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm12,YMMWORD PTR [rip+0x0]
	vmovaps ymm12,ymm1
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm1
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xc20],ymm8
	vfmadd231ps ymm1,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1c20],ymm1
	vmovaps ymm8,ymm12
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x420],ymm8
	vfmadd231ps ymm12,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1420],ymm12
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm15
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x820],ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1820],ymm15
	vmovaps ymm9,ymm8
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x20],ymm9
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1020],ymm8
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
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [rsi]
	vmovups ymm9,YMMWORD PTR [rbx]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [rsi+rax*1]
	vmovups ymm11,YMMWORD PTR [rbx+rax*1]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rdi]
	vmovups ymm13,YMMWORD PTR [rbp+0x0]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [rdi+rax*1]
	vmovups ymm7,YMMWORD PTR [rbp+rax*1+0x0]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm7,ymm15
	vsubps ymm11,ymm11,ymm13
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [rsi+rax*4]
	vmovups ymm14,YMMWORD PTR [rbx+rax*4]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [rsi+r11*1]
	vmovups ymm6,YMMWORD PTR [rbx+r11*1]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [rdi+rax*4]
	vmovups ymm2,YMMWORD PTR [rbp+rax*4+0x0]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [rdi+r11*1]
	vmovups ymm0,YMMWORD PTR [rbp+r11*1+0x0]
	vmovups YMMWORD PTR [r9+0x2020],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r9+0x2040],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r9+0x2060],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [r9+0x2080],ymm15
	vaddps ymm15,ymm4,ymm8
	vsubps ymm5,ymm5,ymm0
	vsubps ymm8,ymm4,ymm8
	vsubps ymm9,ymm9,ymm3
	vsubps ymm7,ymm7,ymm1
	vaddps ymm4,ymm10,ymm9
	vaddps ymm3,ymm12,ymm7
	vsubps ymm9,ymm10,ymm9
	vsubps ymm10,ymm12,ymm7
	vsubps ymm12,ymm11,ymm14
	vaddps ymm11,ymm11,ymm14
	vaddps ymm14,ymm6,ymm2
	vsubps ymm7,ymm2,ymm6
	vaddps ymm6,ymm12,ymm14
	vaddps ymm2,ymm11,ymm7
	vmovaps ymm1,ymm13
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups ymm0,YMMWORD PTR [r9+0x2060]
	vmovups YMMWORD PTR [r9+0x20a0],ymm10
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm7,ymm11
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r9+0x2040]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm6,YMMWORD PTR [r9+0x2020]
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [rsi+rax*2]
	vmovups ymm12,YMMWORD PTR [rbx+rax*2]
	vmovups YMMWORD PTR [r9+0x2020],ymm6
	vaddps ymm6,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [rsi+r10*1]
	vmovups YMMWORD PTR [r9+0x2040],ymm14
	vmovups ymm14,YMMWORD PTR [rbx+r10*1]
	vmovups YMMWORD PTR [r9+0x2060],ymm2
	vaddps ymm2,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+rax*2]
	vmovups YMMWORD PTR [r9+0x20c0],ymm7
	vmovups ymm7,YMMWORD PTR [rbp+rax*2+0x0]
	vmovups YMMWORD PTR [r9+0x20e0],ymm9
	vaddps ymm9,ymm14,ymm7
	vmovups YMMWORD PTR [r9+0x2100],ymm3
	vmovups ymm3,YMMWORD PTR [rdi+r10*1]
	vmovups YMMWORD PTR [r9+0x2120],ymm4
	vmovups ymm4,YMMWORD PTR [rbp+r10*1+0x0]
	vmovups YMMWORD PTR [r9+0x2140],ymm0
	vaddps ymm0,ymm3,ymm4
	vmovups YMMWORD PTR [r9+0x2160],ymm13
	vaddps ymm13,ymm6,ymm9
	vmovups YMMWORD PTR [r9+0x2180],ymm10
	vaddps ymm10,ymm2,ymm0
	vsubps ymm9,ymm6,ymm9
	vsubps ymm6,ymm2,ymm0
	vsubps ymm4,ymm4,ymm3
	vsubps ymm14,ymm14,ymm7
	vaddps ymm7,ymm11,ymm4
	vaddps ymm3,ymm12,ymm14
	vsubps ymm11,ymm11,ymm4
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+r10*2]
	vmovups ymm4,YMMWORD PTR [rbp+r10*2+0x0]
	vaddps ymm2,ymm14,ymm4
	vsubps ymm14,ymm4,ymm14
	vmovups ymm4,YMMWORD PTR [rdi+rdx*1]
	vmovups ymm0,YMMWORD PTR [rbp+rdx*1+0x0]
	vmovups YMMWORD PTR [r9+0x21a0],ymm11
	vaddps ymm11,ymm4,ymm0
	vsubps ymm4,ymm0,ymm4
	vmovups ymm0,YMMWORD PTR [rsi+r10*2]
	vmovups YMMWORD PTR [r9+0x21c0],ymm12
	vmovups ymm12,YMMWORD PTR [rbx+r10*2]
	vmovups YMMWORD PTR [r9+0x21e0],ymm9
	vaddps ymm9,ymm0,ymm12
	vmovups YMMWORD PTR [r9+0x2200],ymm6
	vmovups ymm6,YMMWORD PTR [rsi+rdx*1]
	vmovups YMMWORD PTR [r9+0x2220],ymm1
	vmovups ymm1,YMMWORD PTR [rbx+rdx*1]
	vmovups YMMWORD PTR [r9+0x2240],ymm7
	vaddps ymm7,ymm6,ymm1
	vmovups YMMWORD PTR [r9+0x2260],ymm3
	vaddps ymm3,ymm2,ymm9
	vmovups YMMWORD PTR [r9+0x2280],ymm8
	vaddps ymm8,ymm11,ymm7
	vsubps ymm9,ymm2,ymm9
	vsubps ymm11,ymm11,ymm7
	vsubps ymm7,ymm1,ymm6
	vsubps ymm12,ymm0,ymm12
	vaddps ymm6,ymm14,ymm7
	vaddps ymm2,ymm4,ymm12
	vsubps ymm14,ymm14,ymm7
	vsubps ymm12,ymm4,ymm12
	vaddps ymm7,ymm13,ymm3
	vaddps ymm4,ymm10,ymm8
	vmovups ymm1,YMMWORD PTR [r9+0x2080]
	vaddps ymm0,ymm1,ymm7
	vmovups YMMWORD PTR [r12],ymm0
	vaddps ymm0,ymm15,ymm4
	vmovups YMMWORD PTR [r12+0x20],ymm0
	vsubps ymm7,ymm1,ymm7
	vmovups YMMWORD PTR [r12+0x1000],ymm7
	vsubps ymm15,ymm15,ymm4
	vmovups YMMWORD PTR [r12+0x1020],ymm15
	vsubps ymm8,ymm8,ymm10
	vsubps ymm10,ymm13,ymm3
	vaddps ymm13,ymm5,ymm8
	vmovups YMMWORD PTR [r12+0x800],ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x2280]
	vaddps ymm15,ymm13,ymm10
	vmovups YMMWORD PTR [r12+0x820],ymm15
	vsubps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [r12+0x1800],ymm8
	vsubps ymm8,ymm13,ymm10
	vmovups YMMWORD PTR [r12+0x1820],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x2260]
	vmovups ymm10,YMMWORD PTR [r9+0x2240]
	vmovaps ymm13,ymm10
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm6
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm15,ymm13,ymm10
	vaddps ymm7,ymm8,ymm2
	vmovups ymm6,YMMWORD PTR [r9+0x2220]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x200],ymm5
	vmovups ymm5,YMMWORD PTR [r9+0x2180]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x220],ymm4
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1200],ymm6
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1220],ymm5
	vsubps ymm8,ymm2,ymm8
	vsubps ymm10,ymm13,ymm10
	vmovups ymm13,YMMWORD PTR [r9+0x2160]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xa00],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x2140]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xa20],ymm7
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1a00],ymm13
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1a20],ymm15
	vmovups ymm8,YMMWORD PTR [r9+0x21e0]
	vmovups ymm10,YMMWORD PTR [r9+0x2200]
	vsubps ymm13,ymm8,ymm10
	vaddps ymm8,ymm8,ymm10
	vaddps ymm10,ymm9,ymm11
	vsubps ymm9,ymm11,ymm9
	vaddps ymm11,ymm13,ymm10
	vaddps ymm15,ymm8,ymm9
	vmovups ymm7,YMMWORD PTR [r9+0x2120]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x400],ymm6
	vmovups ymm6,YMMWORD PTR [r9+0x2100]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x420],ymm5
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1400],ymm7
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1420],ymm6
	vsubps ymm8,ymm9,ymm8
	vsubps ymm9,ymm13,ymm10
	vmovups ymm10,YMMWORD PTR [r9+0x20e0]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xc00],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x20a0]
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xc20],ymm13
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1c00],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1c20],ymm11
	vmovups ymm8,YMMWORD PTR [r9+0x21a0]
	vmovups ymm9,YMMWORD PTR [r9+0x21c0]
	vmovaps ymm10,ymm9
	vfmsub231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vfmsub231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm10,ymm9
	vaddps ymm12,ymm8,ymm14
	vmovups ymm13,YMMWORD PTR [r9+0x20c0]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x600],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x2060]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x620],ymm7
	vfmadd231ps ymm13,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1600],ymm13
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1620],ymm15
	vsubps ymm8,ymm14,ymm8
	vsubps ymm9,ymm10,ymm9
	vmovups ymm10,YMMWORD PTR [r9+0x2040]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xe00],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x2020]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0xe20],ymm12
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1e00],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+0x1e20],ymm11
	lea    rsi,[rbp+rax*8+0x0]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	dec    r13d
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x602>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	mov    rdi,r9
	mov    ebx,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x161b>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [r9+0x2000]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdi+0xa0]
	vmovups ymm10,YMMWORD PTR [rdi+0x1a0]
	vaddps ymm11,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x80]
	vmovups ymm12,YMMWORD PTR [rdi+0x180]
	vsubps ymm13,ymm10,ymm12
	vaddps ymm10,ymm10,ymm12
	vsubps ymm12,ymm13,ymm11
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rdi+0xe0]
	vmovups ymm14,YMMWORD PTR [rdi+0x160]
	vaddps ymm15,ymm13,ymm14
	vsubps ymm13,ymm14,ymm13
	vmovups ymm14,YMMWORD PTR [rdi+0x140]
	vmovups ymm7,YMMWORD PTR [rdi+0xc0]
	vsubps ymm6,ymm14,ymm7
	vaddps ymm14,ymm7,ymm14
	vmovups ymm7,YMMWORD PTR [rdi+0x60]
	vmovups ymm5,YMMWORD PTR [rdi+0x1e0]
	vaddps ymm4,ymm7,ymm5
	vsubps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rdi+0x40]
	vmovups ymm3,YMMWORD PTR [rdi+0x1c0]
	vsubps ymm2,ymm5,ymm3
	vaddps ymm5,ymm5,ymm3
	vaddps ymm3,ymm6,ymm4
	vsubps ymm6,ymm4,ymm6
	vsubps ymm4,ymm2,ymm15
	vaddps ymm15,ymm15,ymm2
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm3
	vfmadd231ps ymm6,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm3,YMMWORD PTR [rip+0x0]
	vmovups ymm3,YMMWORD PTR [rdi+0x20]
	vmovaps ymm1,ymm9
	vfmadd231ps ymm1,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm3,YMMWORD PTR [rip+0x0]
	vmovups ymm3,YMMWORD PTR [rdi+0x120]
	vmovaps ymm0,ymm9
	vfmadd231ps ymm0,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm9
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm12,YMMWORD PTR [rip+0x0]
	vsubps ymm12,ymm7,ymm13
	vaddps ymm13,ymm13,ymm7
	vsubps ymm7,ymm5,ymm14
	vaddps ymm14,ymm14,ymm5
	vsubps ymm5,ymm7,ymm12
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rdi+0x100]
	vmovups YMMWORD PTR [r9+0x2020],ymm15
	vmovaps ymm15,ymm1
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm1
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm9
	vfmadd231ps ymm5,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x2040],ymm3
	vmovups YMMWORD PTR [r9+0x2060],ymm12
	vmovups YMMWORD PTR [r9+0x2080],ymm1
	vmovups YMMWORD PTR [r9+0x20a0],ymm6
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm14,ymm12,ymm14
	vmaxps ymm6,ymm12,ymm4
	vmaxps ymm12,ymm12,ymm5
	mov    rbp,r11
	shr    rbp,0x0
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1037>
	vunpcklps ymm5,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vunpcklps ymm14,ymm6,ymm12
	vunpckhps ymm12,ymm6,ymm12
	vunpcklpd ymm6,ymm5,ymm14
	vunpckhpd ymm14,ymm5,ymm14
	vunpcklpd ymm5,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [rcx],xmm6
	vextractf128 XMMWORD PTR [rsi],ymm6,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm14
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm5
	vextractf128 XMMWORD PTR [rsi+r8*2],ymm5,0x1
	vmovups XMMWORD PTR [rcx+rdx*1],xmm10
	vextractf128 XMMWORD PTR [rsi+rdx*1],ymm10,0x1
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1113>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1082>
	vunpcklps ymm12,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vextractf128 xmm14,ymm12,0x1
	vmovlps QWORD PTR [rcx],xmm12
	vmovhps QWORD PTR [rcx+r8*1],xmm12
	vmovlps QWORD PTR [rsi],xmm14
	vmovhps QWORD PTR [rsi+r8*1],xmm14
	vextractf128 xmm12,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rdx*1],xmm10
	vmovlps QWORD PTR [rsi+r8*2],xmm12
	vmovhps QWORD PTR [rsi+rdx*1],xmm12
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1113>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x108c>
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1113>
	vmovd  xmm5,ebp
	vpbroadcastd ymm5,xmm5
	vpand  ymm5,ymm5,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm5,ymm5,YMMWORD PTR [rip+0x0]
	vunpcklps ymm4,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vunpcklps ymm14,ymm6,ymm12
	vunpckhps ymm12,ymm6,ymm12
	vunpcklpd ymm6,ymm4,ymm14
	vunpckhpd ymm14,ymm4,ymm14
	vunpcklpd ymm4,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vextractf128 xmm12,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm5,xmm6
	vmaskmovps XMMWORD PTR [rsi],xmm5,xmm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm5,xmm14
	vmaskmovps XMMWORD PTR [rsi+r8*1],xmm5,xmm12
	vextractf128 xmm12,ymm4,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm5,xmm4
	vmaskmovps XMMWORD PTR [rsi+r8*2],xmm5,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1],xmm5,xmm10
	vmaskmovps XMMWORD PTR [rsi+rdx*1],xmm5,xmm12
	vfmadd231ps ymm9,ymm2,YMMWORD PTR [rip+0x0]
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm8,ymm10,ymm8
	vmaxps ymm11,ymm10,ymm11
	vmaxps ymm12,ymm10,ymm7
	vmaxps ymm9,ymm10,ymm9
	mov    rbp,r11
	shr    rbp,0x8
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x11ad>
	vunpcklps ymm10,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm8,ymm9
	vunpckhpd ymm8,ymm8,ymm9
	vmovups XMMWORD PTR [rcx+0x20],xmm12
	vextractf128 XMMWORD PTR [rsi+0x20],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x20],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x20],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x20],xmm11
	vextractf128 XMMWORD PTR [rsi+r8*2+0x20],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x20],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x20],ymm8,0x1
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1299>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1200>
	vunpcklps ymm9,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x20],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x20],xmm9
	vmovlps QWORD PTR [rsi+0x20],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x20],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x20],xmm8
	vmovhps QWORD PTR [rcx+rdx*1+0x20],xmm8
	vmovlps QWORD PTR [rsi+r8*2+0x20],xmm9
	vmovhps QWORD PTR [rsi+rdx*1+0x20],xmm9
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1299>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x120a>
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1299>
	vmovd  xmm10,ebp
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vunpcklps ymm14,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm8,ymm9
	vunpckhpd ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+0x20],xmm10,xmm12
	vmaskmovps XMMWORD PTR [rsi+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x20],xmm10,xmm11
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x20],xmm10,xmm14
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x20],xmm10,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x20],xmm10,xmm9
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x20a0]
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x2060]
	vmovups ymm11,YMMWORD PTR [r9+0x2080]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x2020]
	vmovups ymm13,YMMWORD PTR [r9+0x2040]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vxorps xmm7,xmm7,xmm7
	vmaxps ymm8,ymm7,ymm8
	vmaxps ymm10,ymm7,ymm10
	vmaxps ymm12,ymm7,ymm12
	vmaxps ymm14,ymm7,ymm14
	mov    rbp,r11
	shr    rbp,0x4
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x13a9>
	vunpcklps ymm7,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm7,ymm10
	vunpckhpd ymm10,ymm7,ymm10
	vunpcklpd ymm7,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [rcx+0x10],xmm14
	vextractf128 XMMWORD PTR [rsi+0x10],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x10],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x10],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x10],xmm7
	vextractf128 XMMWORD PTR [rsi+r8*2+0x10],ymm7,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x10],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x10],ymm8,0x1
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1495>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x13fc>
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm12,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm12
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm12
	vmovlps QWORD PTR [rsi+0x10],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x10],xmm10
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+rdx*1+0x10],xmm8
	vmovlps QWORD PTR [rsi+r8*2+0x10],xmm10
	vmovhps QWORD PTR [rsi+rdx*1+0x10],xmm10
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1495>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1406>
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1495>
	vmovd  xmm7,ebp
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vunpcklps ymm6,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm6,ymm10
	vunpckhpd ymm10,ymm6,ymm10
	vunpcklpd ymm6,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm7,xmm14
	vmaskmovps XMMWORD PTR [rsi+0x10],xmm7,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm7,xmm10
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x10],xmm7,xmm12
	vextractf128 xmm10,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm7,xmm6
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x10],xmm7,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x10],xmm7,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x10],xmm7,xmm10
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vxorps xmm8,xmm8,xmm8
	vmaxps ymm9,ymm8,ymm15
	vmaxps ymm10,ymm8,ymm0
	vmaxps ymm11,ymm8,ymm11
	vmaxps ymm8,ymm8,ymm13
	mov    rbp,r11
	shr    rbp,0xc
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x152f>
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vmovups XMMWORD PTR [rcx+0x30],xmm11
	vextractf128 XMMWORD PTR [rsi+0x30],ymm11,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x30],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x30],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x30],xmm12
	vextractf128 XMMWORD PTR [rsi+r8*2+0x30],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x30],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x30],ymm8,0x1
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x161b>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x1582>
	vunpcklps ymm8,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+0x30],xmm8
	vmovhps QWORD PTR [rcx+r8*1+0x30],xmm8
	vmovlps QWORD PTR [rsi+0x30],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x30],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x30],xmm9
	vmovhps QWORD PTR [rcx+rdx*1+0x30],xmm9
	vmovlps QWORD PTR [rsi+r8*2+0x30],xmm8
	vmovhps QWORD PTR [rsi+rdx*1+0x30],xmm8
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x161b>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x158c>
	jmp    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0x161b>
	vmovd  xmm12,ebp
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+0x30],xmm12,xmm11
	vmaskmovps XMMWORD PTR [rsi+0x30],xmm12,xmm9
	vextractf128 xmm9,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x30],xmm12,xmm10
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x30],xmm12,xmm9
	vextractf128 xmm9,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x30],xmm12,xmm13
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x30],xmm12,xmm9
	vextractf128 xmm9,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x30],xmm12,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x30],xmm12,xmm9
	shr    r10,1
	add    rdi,0x200
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	dec    ebx
	jne    <nnp_fourier_16x16_complex_output_with_bias_with_relu__x86_64_avx2+0xd6e>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	ret
	int3

<nnp_fourier_16x16_gauss_left__x86_64_avx2>:
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
	cmp    r11,0xffff
	jne    <nnp_fourier_16x16_gauss_left__x86_64_avx2+0x4b6>
	mov    r11,r8
	mov    ebp,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_left__x86_64_avx2+0x40f>
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
	vmovups xmm10,XMMWORD PTR [rdi+0x20]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x20],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm13
	vsubps ymm9,ymm9,ymm13
	vaddps ymm13,ymm12,ymm7
	vsubps ymm12,ymm12,ymm7
	vaddps ymm7,ymm8,ymm10
	vsubps ymm8,ymm10,ymm8
	vmovups xmm10,XMMWORD PTR [rdi+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x10],0x1
	vmovups xmm6,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf128 ymm6,ymm6,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vmovups xmm5,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf128 ymm5,ymm5,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vmovups xmm4,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf128 ymm4,ymm4,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vunpcklps ymm3,ymm10,ymm6
	vunpckhps ymm10,ymm10,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm10,ymm5
	vunpckhpd ymm10,ymm10,ymm5
	vmovups YMMWORD PTR [r8+0x2000],ymm8
	vmovups YMMWORD PTR [r8+0x2020],ymm9
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vmovups YMMWORD PTR [r8+0x2060],ymm15
	vmovups xmm8,XMMWORD PTR [rdi+0x30]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x30],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x30]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x30],0x1
	vmovups xmm15,XMMWORD PTR [rdi+r9*2+0x30]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+r9*2+0x30],0x1
	vmovups xmm7,XMMWORD PTR [rdi+rsi*1+0x30]
	vinsertf128 ymm7,ymm7,XMMWORD PTR [rbx+rsi*1+0x30],0x1
	vunpcklps ymm5,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm5,ymm9
	vunpckhpd ymm9,ymm5,ymm9
	vunpcklpd ymm5,ymm8,ymm15
	vunpckhpd ymm8,ymm8,ymm15
	vaddps ymm15,ymm4,ymm7
	vsubps ymm7,ymm7,ymm4
	vaddps ymm4,ymm6,ymm9
	vsubps ymm9,ymm9,ymm6
	vaddps ymm6,ymm3,ymm5
	vsubps ymm5,ymm5,ymm3
	vaddps ymm3,ymm10,ymm8
	vsubps ymm8,ymm8,ymm10
	vaddps ymm10,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm13,ymm6
	vaddps ymm2,ymm10,ymm15
	vsubps ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r11+0x100],ymm10
	vsubps ymm10,ymm6,ymm13
	vaddps ymm13,ymm12,ymm5
	vsubps ymm12,ymm5,ymm12
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm12,YMMWORD PTR [r8+0x2060]
	vaddps ymm13,ymm12,ymm4
	vsubps ymm12,ymm12,ymm4
	vmovups ymm5,YMMWORD PTR [r8+0x2040]
	vaddps ymm4,ymm3,ymm5
	vsubps ymm5,ymm3,ymm5
	vaddps ymm3,ymm13,ymm4
	vaddps ymm1,ymm2,ymm3
	vmovups YMMWORD PTR [r11],ymm1
	vsubps ymm3,ymm2,ymm3
	vmovups YMMWORD PTR [r11+0x20],ymm3
	vsubps ymm13,ymm4,ymm13
	vmovups YMMWORD PTR [r11+0x120],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2020]
	vmovaps ymm4,ymm13
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [r8+0x2000]
	vmovaps ymm3,ymm8
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm4,ymm3
	vaddps ymm2,ymm9,ymm13
	vmovaps ymm1,ymm15
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm1
	vmovaps ymm1,ymm6
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm1
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1c0],ymm15
	vsubps ymm8,ymm9,ymm13
	vsubps ymm9,ymm3,ymm4
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x140],ymm13
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x160],ymm13
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vaddps ymm8,ymm12,ymm5
	vsubps ymm11,ymm5,ymm12
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vmovaps ymm12,ymm10
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x180],ymm14
	vfmsub231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm7
	vfmsub231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1a0],ymm10
	vfmsub231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1e0],ymm6
	jmp    <nnp_fourier_16x16_gauss_left__x86_64_avx2+0x497>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	vmovups YMMWORD PTR [r11+0x100],ymm8
	vmovups YMMWORD PTR [r11+0x120],ymm8
	vmovups YMMWORD PTR [r11+0x140],ymm8
	vmovups YMMWORD PTR [r11+0x160],ymm8
	vmovups YMMWORD PTR [r11+0x180],ymm8
	vmovups YMMWORD PTR [r11+0x1a0],ymm8
	vmovups YMMWORD PTR [r11+0x1c0],ymm8
	vmovups YMMWORD PTR [r11+0x1e0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x200
	dec    ebp
	jne    <nnp_fourier_16x16_gauss_left__x86_64_avx2+0x3c>
	jmp    <nnp_fourier_16x16_gauss_left__x86_64_avx2+0xa61>
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
	mov    r11,r8
	mov    ebp,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_left__x86_64_avx2+0x9bf>
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
	vmaskmovps xmm14,xmm10,XMMWORD PTR [rdi+0x20]
	vmaskmovps xmm6,xmm10,XMMWORD PTR [rbx+0x20]
	vinsertf128 ymm14,ymm14,xmm6,0x1
	vmaskmovps xmm6,xmm10,XMMWORD PTR [rdi+r9*1+0x20]
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rdi+r9*2+0x20]
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf128 ymm5,ymm5,xmm4,0x1
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rdi+rsi*1+0x20]
	vmaskmovps xmm3,xmm10,XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm14,ymm6
	vunpckhps ymm14,ymm14,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm14,ymm5
	vunpckhpd ymm14,ymm14,ymm5
	vaddps ymm5,ymm15,ymm4
	vsubps ymm15,ymm15,ymm4
	vaddps ymm4,ymm13,ymm6
	vsubps ymm13,ymm13,ymm6
	vaddps ymm6,ymm7,ymm3
	vsubps ymm7,ymm7,ymm3
	vaddps ymm3,ymm12,ymm14
	vsubps ymm12,ymm14,ymm12
	vmovups YMMWORD PTR [r8+0x2000],ymm12
	vmovups YMMWORD PTR [r8+0x2020],ymm13
	vmovups YMMWORD PTR [r8+0x2040],ymm3
	vmovups YMMWORD PTR [r8+0x2060],ymm4
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm4,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm14,ymm14,xmm4,0x1
	vmaskmovps xmm4,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm3,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm4
	vunpckhps ymm14,ymm14,ymm4
	vunpcklpd ymm4,ymm3,ymm13
	vunpckhpd ymm13,ymm3,ymm13
	vunpcklpd ymm3,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r8+0x2080],ymm15
	vmovups YMMWORD PTR [r8+0x20a0],ymm7
	vmovups YMMWORD PTR [r8+0x20c0],ymm6
	vmovups YMMWORD PTR [r8+0x20e0],ymm5
	vmaskmovps xmm14,xmm11,XMMWORD PTR [rdi+0x30]
	vmaskmovps xmm15,xmm11,XMMWORD PTR [rbx+0x30]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm11,XMMWORD PTR [rdi+r9*1+0x30]
	vmaskmovps xmm7,xmm11,XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm11,XMMWORD PTR [rdi+r9*2+0x30]
	vmaskmovps xmm6,xmm11,XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm11,XMMWORD PTR [rdi+rsi*1+0x30]
	vmaskmovps xmm5,xmm11,XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm14,ymm7
	vunpckhpd ymm14,ymm14,ymm7
	vaddps ymm7,ymm4,ymm6
	vsubps ymm6,ymm6,ymm4
	vaddps ymm4,ymm13,ymm15
	vsubps ymm13,ymm15,ymm13
	vaddps ymm15,ymm3,ymm5
	vsubps ymm5,ymm5,ymm3
	vaddps ymm3,ymm12,ymm14
	vsubps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x20e0]
	vaddps ymm2,ymm14,ymm7
	vsubps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r8+0x20c0]
	vaddps ymm1,ymm7,ymm15
	vaddps ymm0,ymm2,ymm1
	vsubps ymm2,ymm2,ymm1
	vmovups YMMWORD PTR [r11+0x100],ymm2
	vsubps ymm15,ymm15,ymm7
	vmovups ymm7,YMMWORD PTR [r8+0x20a0]
	vaddps ymm2,ymm7,ymm5
	vsubps ymm7,ymm5,ymm7
	vmovups ymm5,YMMWORD PTR [r8+0x2080]
	vmovaps ymm1,ymm5
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+0x20a0],ymm15
	vmovaps ymm15,ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups ymm7,YMMWORD PTR [r8+0x2060]
	vaddps ymm2,ymm7,ymm4
	vsubps ymm7,ymm7,ymm4
	vmovups ymm4,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x2060],ymm14
	vaddps ymm14,ymm3,ymm4
	vsubps ymm4,ymm3,ymm4
	vaddps ymm3,ymm2,ymm14
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vaddps ymm7,ymm0,ymm3
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm7,ymm0,ymm3
	vmovups YMMWORD PTR [r11+0x20],ymm7
	vsubps ymm14,ymm14,ymm2
	vmovups YMMWORD PTR [r11+0x120],ymm14
	vmovups ymm14,YMMWORD PTR [r8+0x2020]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovups ymm14,YMMWORD PTR [r8+0x2000]
	vmovaps ymm3,ymm12
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm3
	vaddps ymm2,ymm13,ymm14
	vmovaps ymm0,ymm1
	vfmadd231ps ymm0,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm0
	vmovaps ymm0,ymm15
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm0
	vfmadd231ps ymm1,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1c0],ymm1
	vsubps ymm12,ymm13,ymm14
	vsubps ymm13,ymm3,ymm7
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x140],ymm14
	vmovaps ymm14,ymm6
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x160],ymm14
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm5
	vmovups ymm12,YMMWORD PTR [r8+0x2040]
	vaddps ymm14,ymm12,ymm4
	vsubps ymm12,ymm4,ymm12
	vmovups ymm7,YMMWORD PTR [r8+0x2060]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm5
	vmovups ymm5,YMMWORD PTR [r8+0x20a0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm4
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x180],ymm7
	vfmsub231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm6
	vfmsub231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1a0],ymm5
	vfmsub231ps ymm15,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1e0],ymm15
	jmp    <nnp_fourier_16x16_gauss_left__x86_64_avx2+0xa47>
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11],ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm12
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vmovups YMMWORD PTR [r11+0xc0],ymm12
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	vmovups YMMWORD PTR [r11+0x100],ymm12
	vmovups YMMWORD PTR [r11+0x120],ymm12
	vmovups YMMWORD PTR [r11+0x140],ymm12
	vmovups YMMWORD PTR [r11+0x160],ymm12
	vmovups YMMWORD PTR [r11+0x180],ymm12
	vmovups YMMWORD PTR [r11+0x1a0],ymm12
	vmovups YMMWORD PTR [r11+0x1c0],ymm12
	vmovups YMMWORD PTR [r11+0x1e0],ymm12
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x200
	dec    ebp
	jne    <nnp_fourier_16x16_gauss_left__x86_64_avx2+0x526>
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
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x1000]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x800]
	vmovups ymm11,YMMWORD PTR [r8+0x1800]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r8+0x400]
	vmovups ymm12,YMMWORD PTR [r8+0x1400]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xc00]
	vmovups ymm15,YMMWORD PTR [r8+0x1c00]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rdi+r10*2],ymm13
	vsubps ymm14,ymm7,ymm14
	vaddps ymm15,ymm11,ymm12
	vsubps ymm11,ymm12,ymm11
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x200]
	vmovups ymm15,YMMWORD PTR [r8+0x1200]
	vaddps ymm5,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vmovups ymm15,YMMWORD PTR [r8+0xa00]
	vmovups ymm4,YMMWORD PTR [r8+0x1a00]
	vaddps ymm3,ymm15,ymm4
	vaddps ymm2,ymm5,ymm3
	vsubps ymm5,ymm5,ymm3
	vsubps ymm15,ymm4,ymm15
	vmovups ymm4,YMMWORD PTR [r8+0xe00]
	vmovups ymm3,YMMWORD PTR [r8+0x1e00]
	vaddps ymm1,ymm4,ymm3
	vsubps ymm4,ymm3,ymm4
	vmovups ymm3,YMMWORD PTR [r8+0x600]
	vmovups ymm0,YMMWORD PTR [r8+0x1600]
	vmovups YMMWORD PTR [r8+0x2000],ymm13
	vaddps ymm13,ymm3,ymm0
	vmovups YMMWORD PTR [r8+0x2020],ymm14
	vaddps ymm14,ymm1,ymm13
	vsubps ymm13,ymm1,ymm13
	vsubps ymm3,ymm0,ymm3
	vaddps ymm1,ymm2,ymm14
	vaddps ymm0,ymm6,ymm1
	vmovups YMMWORD PTR [rsi],ymm0
	vsubps ymm6,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+rax*1],ymm6
	vsubps ymm14,ymm14,ymm2
	vmovups YMMWORD PTR [rdi+r9*1],ymm14
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm4
	vfmadd231ps ymm11,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm6,ymm11
	vaddps ymm2,ymm15,ymm3
	vmovaps ymm1,ymm12
	vfmadd231ps ymm1,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r11*1],ymm1
	vmovaps ymm0,ymm7
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*2],ymm0
	vfmadd231ps ymm12,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r9*1],ymm12
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm15,ymm15,ymm3
	vsubps ymm11,ymm11,ymm6
	vmovaps ymm6,ymm8
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*1],ymm6
	vmovaps ymm3,ymm9
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*2],ymm3
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm8
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vaddps ymm7,ymm5,ymm13
	vsubps ymm13,ymm13,ymm5
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi],ymm5
	vmovups YMMWORD PTR [r8+0x2060],ymm2
	vmovups ymm2,YMMWORD PTR [r8+0x2020]
	vmovups YMMWORD PTR [r8+0x2080],ymm9
	vmovaps ymm9,ymm2
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*1],ymm9
	vfmadd231ps ymm10,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*4],ymm10
	vmovaps ymm7,ymm2
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm1,ymm1,ymm0
	vmovups YMMWORD PTR [rsi+rax*4],ymm1
	vaddps ymm9,ymm5,ymm9
	vmovups YMMWORD PTR [rsi+r9*1],ymm9
	vsubps ymm8,ymm8,ymm15
	vmovups YMMWORD PTR [rdi+rax*2],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2000]
	vaddps ymm8,ymm8,ymm14
	vmovups YMMWORD PTR [rdi+r11*1],ymm8
	vaddps ymm8,ymm6,ymm3
	vmovups YMMWORD PTR [rbx],ymm8
	vsubps ymm8,ymm10,ymm7
	vmovups YMMWORD PTR [rbx+r10*1],ymm8
	vsubps ymm8,ymm12,ymm4
	vmovups YMMWORD PTR [rbx+r10*2],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2080]
	vfmsub231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*4],ymm8
	vfmsub231ps ymm2,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r11*1],ymm2
	vmovups ymm8,YMMWORD PTR [r8+0x2060]
	vmovups ymm9,YMMWORD PTR [r8+0x2040]
	vfmsub231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x0],ymm9
	vmovups ymm8,YMMWORD PTR [r8+0x20]
	vmovups ymm9,YMMWORD PTR [r8+0x1020]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x820]
	vmovups ymm11,YMMWORD PTR [r8+0x1820]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r8+0x420]
	vmovups ymm12,YMMWORD PTR [r8+0x1420]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xc20]
	vmovups ymm15,YMMWORD PTR [r8+0x1c20]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [r12+r10*1],ymm13
	vsubps ymm14,ymm7,ymm14
	vaddps ymm15,ymm11,ymm12
	vsubps ymm11,ymm12,ymm11
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x220]
	vmovups ymm15,YMMWORD PTR [r8+0x1220]
	vaddps ymm5,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vmovups ymm15,YMMWORD PTR [r8+0xa20]
	vmovups ymm4,YMMWORD PTR [r8+0x1a20]
	vaddps ymm3,ymm15,ymm4
	vaddps ymm2,ymm5,ymm3
	vsubps ymm5,ymm5,ymm3
	vsubps ymm15,ymm4,ymm15
	vmovups ymm4,YMMWORD PTR [r8+0xe20]
	vmovups ymm3,YMMWORD PTR [r8+0x1e20]
	vaddps ymm1,ymm4,ymm3
	vsubps ymm4,ymm3,ymm4
	vmovups ymm3,YMMWORD PTR [r8+0x620]
	vmovups ymm0,YMMWORD PTR [r8+0x1620]
	vmovups YMMWORD PTR [r8+0x2000],ymm13
	vaddps ymm13,ymm3,ymm0
	vmovups YMMWORD PTR [r8+0x2020],ymm14
	vaddps ymm14,ymm1,ymm13
	vsubps ymm13,ymm1,ymm13
	vsubps ymm3,ymm0,ymm3
	vaddps ymm1,ymm2,ymm14
	vaddps ymm0,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+rax*2],ymm0
	vsubps ymm6,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+r10*1],ymm6
	vsubps ymm14,ymm14,ymm2
	vmovups YMMWORD PTR [r12+rax*4],ymm14
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm4
	vfmadd231ps ymm11,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm6,ymm11
	vaddps ymm2,ymm15,ymm3
	vmovaps ymm1,ymm12
	vfmadd231ps ymm1,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*2+0x0],ymm1
	vmovaps ymm0,ymm7
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r10*1+0x0],ymm0
	vfmadd231ps ymm12,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r13+rax*4+0x0],ymm12
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm15,ymm15,ymm3
	vsubps ymm11,ymm11,ymm6
	vmovaps ymm6,ymm8
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+r10*2],ymm6
	vmovaps ymm3,ymm9
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+r9*1],ymm3
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12],ymm8
	vmovaps ymm15,ymm9
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vaddps ymm7,ymm5,ymm13
	vsubps ymm13,ymm13,ymm5
	vmovaps ymm5,ymm10
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r11*1+0x0],ymm5
	vmovups YMMWORD PTR [r8+0x2060],ymm2
	vmovups ymm2,YMMWORD PTR [r8+0x2020]
	vmovups YMMWORD PTR [r8+0x2080],ymm9
	vmovaps ymm9,ymm2
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r10*2+0x0],ymm9
	vfmadd231ps ymm10,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r13+rax*1+0x0],ymm10
	vmovaps ymm7,ymm2
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vaddps ymm1,ymm1,ymm0
	vmovups YMMWORD PTR [rbp+rax*1+0x0],ymm1
	vaddps ymm9,ymm5,ymm9
	vmovups YMMWORD PTR [rbp+rax*4+0x0],ymm9
	vsubps ymm8,ymm8,ymm15
	vmovups YMMWORD PTR [rbp+r9*1+0x0],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2000]
	vaddps ymm8,ymm8,ymm14
	vmovups YMMWORD PTR [r12+rax*2],ymm8
	vaddps ymm8,ymm6,ymm3
	vmovups YMMWORD PTR [r12+r11*1],ymm8
	vsubps ymm8,ymm10,ymm7
	vmovups YMMWORD PTR [r13+0x0],ymm8
	vsubps ymm8,ymm12,ymm4
	vmovups YMMWORD PTR [r13+r10*1+0x0],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2080]
	vfmsub231ps ymm8,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+rax*1],ymm8
	vfmsub231ps ymm2,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r13+rax*2+0x0],ymm2
	vmovups ymm8,YMMWORD PTR [r8+0x2060]
	vmovups ymm9,YMMWORD PTR [r8+0x2040]
	vfmsub231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r13+r11*1+0x0],ymm9
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
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x1000]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vmovups ymm11,YMMWORD PTR [r12+0x1020]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r12+0x800]
	vmovups ymm13,YMMWORD PTR [r12+0x1800]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [r12+0x820]
	vmovups ymm7,YMMWORD PTR [r12+0x1820]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm15,ymm7
	vsubps ymm11,ymm13,ymm11
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r12+0x400]
	vmovups ymm14,YMMWORD PTR [r12+0x1400]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r12+0x420]
	vmovups ymm6,YMMWORD PTR [r12+0x1420]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [r12+0xc00]
	vmovups ymm2,YMMWORD PTR [r12+0x1c00]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [r12+0xc20]
	vmovups ymm0,YMMWORD PTR [r12+0x1c20]
	vmovups YMMWORD PTR [r8+0x2000],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r8+0x2020],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x2040],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [r8+0x2060],ymm15
	vaddps ymm15,ymm4,ymm8
	vsubps ymm5,ymm5,ymm0
	vsubps ymm8,ymm4,ymm8
	vsubps ymm9,ymm3,ymm9
	vsubps ymm7,ymm1,ymm7
	vaddps ymm4,ymm10,ymm9
	vaddps ymm3,ymm12,ymm7
	vsubps ymm9,ymm10,ymm9
	vsubps ymm10,ymm12,ymm7
	vaddps ymm12,ymm11,ymm14
	vsubps ymm11,ymm14,ymm11
	vsubps ymm14,ymm6,ymm2
	vaddps ymm7,ymm6,ymm2
	vaddps ymm6,ymm12,ymm14
	vaddps ymm2,ymm11,ymm7
	vmovaps ymm1,ymm13
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups ymm0,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x2080],ymm10
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm11,ymm7
	vsubps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x2020]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm6,YMMWORD PTR [r8+0x2000]
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r12+0x200]
	vmovups ymm12,YMMWORD PTR [r12+0x1200]
	vmovups YMMWORD PTR [r8+0x2000],ymm6
	vaddps ymm6,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x220]
	vmovups YMMWORD PTR [r8+0x2020],ymm14
	vmovups ymm14,YMMWORD PTR [r12+0x1220]
	vmovups YMMWORD PTR [r8+0x2040],ymm2
	vaddps ymm2,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r12+0xa00]
	vmovups YMMWORD PTR [r8+0x20a0],ymm7
	vmovups ymm7,YMMWORD PTR [r12+0x1a00]
	vmovups YMMWORD PTR [r8+0x20c0],ymm9
	vaddps ymm9,ymm14,ymm7
	vmovups YMMWORD PTR [r8+0x20e0],ymm3
	vmovups ymm3,YMMWORD PTR [r12+0xa20]
	vmovups YMMWORD PTR [r8+0x2100],ymm4
	vmovups ymm4,YMMWORD PTR [r12+0x1a20]
	vmovups YMMWORD PTR [r8+0x2120],ymm0
	vaddps ymm0,ymm3,ymm4
	vmovups YMMWORD PTR [r8+0x2140],ymm13
	vaddps ymm13,ymm6,ymm9
	vmovups YMMWORD PTR [r8+0x2160],ymm10
	vaddps ymm10,ymm2,ymm0
	vsubps ymm9,ymm6,ymm9
	vsubps ymm6,ymm2,ymm0
	vsubps ymm4,ymm3,ymm4
	vsubps ymm14,ymm7,ymm14
	vaddps ymm7,ymm11,ymm4
	vaddps ymm3,ymm12,ymm14
	vsubps ymm11,ymm11,ymm4
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r12+0xe00]
	vmovups ymm4,YMMWORD PTR [r12+0x1e00]
	vaddps ymm2,ymm14,ymm4
	vsubps ymm14,ymm4,ymm14
	vmovups ymm4,YMMWORD PTR [r12+0xe20]
	vmovups ymm0,YMMWORD PTR [r12+0x1e20]
	vmovups YMMWORD PTR [r8+0x2180],ymm11
	vaddps ymm11,ymm4,ymm0
	vsubps ymm4,ymm0,ymm4
	vmovups ymm0,YMMWORD PTR [r12+0x600]
	vmovups YMMWORD PTR [r8+0x21a0],ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x1600]
	vmovups YMMWORD PTR [r8+0x21c0],ymm9
	vaddps ymm9,ymm0,ymm12
	vmovups YMMWORD PTR [r8+0x21e0],ymm6
	vmovups ymm6,YMMWORD PTR [r12+0x620]
	vmovups YMMWORD PTR [r8+0x2200],ymm1
	vmovups ymm1,YMMWORD PTR [r12+0x1620]
	vmovups YMMWORD PTR [r8+0x2220],ymm7
	vaddps ymm7,ymm6,ymm1
	vmovups YMMWORD PTR [r8+0x2240],ymm3
	vaddps ymm3,ymm2,ymm9
	vmovups YMMWORD PTR [r8+0x2260],ymm8
	vaddps ymm8,ymm11,ymm7
	vsubps ymm9,ymm2,ymm9
	vsubps ymm11,ymm11,ymm7
	vsubps ymm7,ymm6,ymm1
	vsubps ymm12,ymm12,ymm0
	vaddps ymm6,ymm14,ymm7
	vaddps ymm2,ymm4,ymm12
	vsubps ymm14,ymm14,ymm7
	vsubps ymm12,ymm4,ymm12
	vaddps ymm7,ymm13,ymm3
	vaddps ymm4,ymm10,ymm8
	vmovups ymm1,YMMWORD PTR [r8+0x2060]
	vaddps ymm0,ymm1,ymm7
	vmovups YMMWORD PTR [rcx+rax*1],ymm0
	vmovups YMMWORD PTR [r8+0x2280],ymm0
	vaddps ymm0,ymm15,ymm4
	vmovups YMMWORD PTR [rcx+rax*2],ymm0
	vsubps ymm7,ymm1,ymm7
	vmovups YMMWORD PTR [rdi+rax*1],ymm7
	vsubps ymm15,ymm15,ymm4
	vmovups YMMWORD PTR [rdi+rax*2],ymm15
	vsubps ymm8,ymm10,ymm8
	vsubps ymm10,ymm3,ymm13
	vaddps ymm13,ymm5,ymm8
	vmovups YMMWORD PTR [rdx+r11*1],ymm13
	vmovups ymm4,YMMWORD PTR [r8+0x2260]
	vaddps ymm3,ymm4,ymm10
	vmovups YMMWORD PTR [rdx+r10*2],ymm3
	vsubps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rbx+r11*1],ymm8
	vsubps ymm10,ymm4,ymm10
	vmovups YMMWORD PTR [rbx+r10*2],ymm10
	vmovups ymm5,YMMWORD PTR [r8+0x2240]
	vmovups ymm4,YMMWORD PTR [r8+0x2220]
	vmovaps ymm1,ymm4
	vfmadd231ps ymm1,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm6
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm1,ymm4
	vmovups YMMWORD PTR [r8+0x2060],ymm8
	vaddps ymm8,ymm5,ymm2
	vmovups YMMWORD PTR [r8+0x2220],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x2200]
	vmovups YMMWORD PTR [r8+0x2240],ymm7
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+rax*4],ymm7
	vmovups YMMWORD PTR [r8+0x2260],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x2160]
	vmovups YMMWORD PTR [r8+0x22a0],ymm13
	vmovaps ymm13,ymm15
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r11*1],ymm13
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*4],ymm10
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r11*1],ymm15
	vsubps ymm8,ymm5,ymm2
	vsubps ymm6,ymm4,ymm1
	vmovups ymm5,YMMWORD PTR [r8+0x2140]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi],ymm4
	vmovups ymm2,YMMWORD PTR [r8+0x2120]
	vmovaps ymm1,ymm2
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*1],ymm1
	vfmadd231ps ymm5,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+0x0],ymm5
	vfmadd231ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*1+0x0],ymm2
	vmovups ymm8,YMMWORD PTR [r8+0x21c0]
	vmovups ymm6,YMMWORD PTR [r8+0x21e0]
	vmovups YMMWORD PTR [r8+0x2120],ymm5
	vaddps ymm5,ymm8,ymm6
	vsubps ymm8,ymm6,ymm8
	vsubps ymm6,ymm9,ymm11
	vaddps ymm9,ymm9,ymm11
	vaddps ymm11,ymm5,ymm6
	vmovups YMMWORD PTR [r8+0x2140],ymm2
	vaddps ymm2,ymm8,ymm9
	vmovups YMMWORD PTR [r8+0x2160],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x2100]
	vmovups YMMWORD PTR [r8+0x21c0],ymm15
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r9*1],ymm15
	vmovups YMMWORD PTR [r8+0x21e0],ymm4
	vmovups ymm4,YMMWORD PTR [r8+0x20e0]
	vmovups YMMWORD PTR [r8+0x2200],ymm1
	vmovaps ymm1,ymm4
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx],ymm1
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r9*1],ymm10
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm4
	vsubps ymm8,ymm8,ymm9
	vsubps ymm9,ymm6,ymm5
	vmovups ymm11,YMMWORD PTR [r8+0x20c0]
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*1],ymm6
	vmovups ymm5,YMMWORD PTR [r8+0x2080]
	vmovaps ymm2,ymm5
	vfmadd231ps ymm2,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*4],ymm2
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r10*1+0x0],ymm11
	vfmadd231ps ymm5,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*4+0x0],ymm5
	vmovups ymm8,YMMWORD PTR [r8+0x2180]
	vmovups ymm9,YMMWORD PTR [r8+0x21a0]
	vmovups YMMWORD PTR [r8+0x2080],ymm11
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmsub231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm12
	vfmsub231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm11,ymm9
	vmovups YMMWORD PTR [r8+0x20c0],ymm5
	vaddps ymm5,ymm8,ymm14
	vmovups YMMWORD PTR [r8+0x20e0],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x20a0]
	vmovups YMMWORD PTR [r8+0x2100],ymm4
	vmovaps ymm4,ymm10
	vfmadd231ps ymm4,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*2],ymm4
	vmovups YMMWORD PTR [r8+0x2180],ymm6
	vmovups ymm6,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x21a0],ymm2
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r10*1],ymm2
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*2],ymm10
	vfmadd231ps ymm6,ymm5,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r10*1],ymm6
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x2020]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r10*2],ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x2000]
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r9*1],ymm5
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r10*2+0x0],ymm11
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r9*1+0x0],ymm14
	vmovups ymm8,YMMWORD PTR [r8+0x2280]
	vaddps ymm8,ymm8,ymm0
	vmovups YMMWORD PTR [rcx],ymm8
	vaddps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [rcx+r10*1],ymm8
	vaddps ymm8,ymm15,ymm1
	vmovups YMMWORD PTR [rcx+r10*2],ymm8
	vaddps ymm8,ymm4,ymm2
	vmovups YMMWORD PTR [rdx+rax*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x22a0]
	vaddps ymm8,ymm8,ymm3
	vmovups YMMWORD PTR [rdx+rax*4],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x21e0]
	vmovups ymm9,YMMWORD PTR [r8+0x2200]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rdx+r9*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2180]
	vmovups ymm9,YMMWORD PTR [r8+0x21a0]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rsi+rax*2],ymm8
	vaddps ymm8,ymm12,ymm5
	vmovups YMMWORD PTR [rsi+r11*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2240]
	vmovups ymm9,YMMWORD PTR [r8+0x2260]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rdi],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2160]
	vmovups ymm9,YMMWORD PTR [r8+0x21c0]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rdi+r10*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x20e0]
	vmovups ymm9,YMMWORD PTR [r8+0x2100]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rdi+r10*2],ymm8
	vaddps ymm8,ymm10,ymm6
	vmovups YMMWORD PTR [rbx+rax*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2060]
	vmovups ymm9,YMMWORD PTR [r8+0x2220]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rbx+rax*4],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2120]
	vmovups ymm9,YMMWORD PTR [r8+0x2140]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rbx+r9*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2080]
	vmovups ymm9,YMMWORD PTR [r8+0x20c0]
	vaddps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rbp+rax*2+0x0],ymm8
	vaddps ymm8,ymm11,ymm14
	vmovups YMMWORD PTR [rbp+r11*1+0x0],ymm8
	lea    rcx,[rbp+rax*8+0x0]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	dec    r13d
	jne    <nnp_fourier_16x16_gauss_left__x86_64_avx2+0x1147>
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

<nnp_fourier_16x16_gauss_right__x86_64_avx2>:
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
	cmp    r11,0xffff
	jne    <nnp_fourier_16x16_gauss_right__x86_64_avx2+0x4b3>
	mov    r11,r8
	mov    ebp,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_right__x86_64_avx2+0x40c>
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
	vmovups xmm10,XMMWORD PTR [rdi+0x20]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x20],0x1
	vmovups xmm13,XMMWORD PTR [rdi+r9*1+0x20]
	vinsertf128 ymm13,ymm13,XMMWORD PTR [rbx+r9*1+0x20],0x1
	vmovups xmm14,XMMWORD PTR [rdi+r9*2+0x20]
	vinsertf128 ymm14,ymm14,XMMWORD PTR [rbx+r9*2+0x20],0x1
	vmovups xmm15,XMMWORD PTR [rdi+rsi*1+0x20]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+rsi*1+0x20],0x1
	vunpcklps ymm7,ymm10,ymm13
	vunpckhps ymm10,ymm10,ymm13
	vunpcklps ymm13,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklpd ymm15,ymm7,ymm13
	vunpckhpd ymm13,ymm7,ymm13
	vunpcklpd ymm7,ymm10,ymm14
	vunpckhpd ymm10,ymm10,ymm14
	vaddps ymm14,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vaddps ymm15,ymm9,ymm13
	vsubps ymm9,ymm9,ymm13
	vaddps ymm13,ymm12,ymm7
	vsubps ymm12,ymm12,ymm7
	vaddps ymm7,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups xmm10,XMMWORD PTR [rdi+0x10]
	vinsertf128 ymm10,ymm10,XMMWORD PTR [rbx+0x10],0x1
	vmovups xmm6,XMMWORD PTR [rdi+r9*1+0x10]
	vinsertf128 ymm6,ymm6,XMMWORD PTR [rbx+r9*1+0x10],0x1
	vmovups xmm5,XMMWORD PTR [rdi+r9*2+0x10]
	vinsertf128 ymm5,ymm5,XMMWORD PTR [rbx+r9*2+0x10],0x1
	vmovups xmm4,XMMWORD PTR [rdi+rsi*1+0x10]
	vinsertf128 ymm4,ymm4,XMMWORD PTR [rbx+rsi*1+0x10],0x1
	vunpcklps ymm3,ymm10,ymm6
	vunpckhps ymm10,ymm10,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm10,ymm5
	vunpckhpd ymm10,ymm10,ymm5
	vmovups YMMWORD PTR [r8+0x2000],ymm8
	vmovups YMMWORD PTR [r8+0x2020],ymm9
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vmovups YMMWORD PTR [r8+0x2060],ymm15
	vmovups xmm8,XMMWORD PTR [rdi+0x30]
	vinsertf128 ymm8,ymm8,XMMWORD PTR [rbx+0x30],0x1
	vmovups xmm9,XMMWORD PTR [rdi+r9*1+0x30]
	vinsertf128 ymm9,ymm9,XMMWORD PTR [rbx+r9*1+0x30],0x1
	vmovups xmm15,XMMWORD PTR [rdi+r9*2+0x30]
	vinsertf128 ymm15,ymm15,XMMWORD PTR [rbx+r9*2+0x30],0x1
	vmovups xmm7,XMMWORD PTR [rdi+rsi*1+0x30]
	vinsertf128 ymm7,ymm7,XMMWORD PTR [rbx+rsi*1+0x30],0x1
	vunpcklps ymm5,ymm8,ymm9
	vunpckhps ymm8,ymm8,ymm9
	vunpcklps ymm9,ymm15,ymm7
	vunpckhps ymm15,ymm15,ymm7
	vunpcklpd ymm7,ymm5,ymm9
	vunpckhpd ymm9,ymm5,ymm9
	vunpcklpd ymm5,ymm8,ymm15
	vunpckhpd ymm8,ymm8,ymm15
	vaddps ymm15,ymm4,ymm7
	vsubps ymm7,ymm4,ymm7
	vaddps ymm4,ymm6,ymm9
	vsubps ymm9,ymm6,ymm9
	vaddps ymm6,ymm3,ymm5
	vsubps ymm5,ymm5,ymm3
	vaddps ymm3,ymm10,ymm8
	vsubps ymm8,ymm8,ymm10
	vaddps ymm10,ymm14,ymm15
	vsubps ymm14,ymm14,ymm15
	vaddps ymm15,ymm13,ymm6
	vaddps ymm2,ymm10,ymm15
	vsubps ymm10,ymm10,ymm15
	vmovups YMMWORD PTR [r11+0x100],ymm10
	vsubps ymm10,ymm13,ymm6
	vaddps ymm13,ymm12,ymm5
	vsubps ymm12,ymm12,ymm5
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm12,YMMWORD PTR [r8+0x2060]
	vaddps ymm13,ymm12,ymm4
	vsubps ymm12,ymm12,ymm4
	vmovups ymm5,YMMWORD PTR [r8+0x2040]
	vaddps ymm4,ymm3,ymm5
	vsubps ymm5,ymm3,ymm5
	vaddps ymm3,ymm13,ymm4
	vaddps ymm1,ymm2,ymm3
	vmovups YMMWORD PTR [r11],ymm1
	vsubps ymm3,ymm2,ymm3
	vmovups YMMWORD PTR [r11+0x20],ymm3
	vsubps ymm13,ymm13,ymm4
	vmovups YMMWORD PTR [r11+0x120],ymm13
	vmovups ymm13,YMMWORD PTR [r8+0x2020]
	vmovaps ymm4,ymm13
	vfmadd231ps ymm4,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm13,YMMWORD PTR [r8+0x2000]
	vmovaps ymm3,ymm8
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vaddps ymm8,ymm4,ymm3
	vaddps ymm2,ymm9,ymm13
	vmovaps ymm1,ymm15
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm1
	vmovaps ymm1,ymm6
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm1
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1c0],ymm15
	vsubps ymm8,ymm13,ymm9
	vsubps ymm9,ymm4,ymm3
	vmovaps ymm13,ymm11
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x140],ymm13
	vmovaps ymm13,ymm7
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x160],ymm13
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm11
	vaddps ymm8,ymm12,ymm5
	vsubps ymm11,ymm12,ymm5
	vmovaps ymm12,ymm14
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vmovaps ymm12,ymm10
	vfmadd231ps ymm12,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x180],ymm14
	vfmsub231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm7
	vfmsub231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1a0],ymm10
	vfmsub231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1e0],ymm6
	jmp    <nnp_fourier_16x16_gauss_right__x86_64_avx2+0x494>
	vxorps xmm8,xmm8,xmm8
	vmovups YMMWORD PTR [r11],ymm8
	vmovups YMMWORD PTR [r11+0x20],ymm8
	vmovups YMMWORD PTR [r11+0x40],ymm8
	vmovups YMMWORD PTR [r11+0x60],ymm8
	vmovups YMMWORD PTR [r11+0x80],ymm8
	vmovups YMMWORD PTR [r11+0xa0],ymm8
	vmovups YMMWORD PTR [r11+0xc0],ymm8
	vmovups YMMWORD PTR [r11+0xe0],ymm8
	vmovups YMMWORD PTR [r11+0x100],ymm8
	vmovups YMMWORD PTR [r11+0x120],ymm8
	vmovups YMMWORD PTR [r11+0x140],ymm8
	vmovups YMMWORD PTR [r11+0x160],ymm8
	vmovups YMMWORD PTR [r11+0x180],ymm8
	vmovups YMMWORD PTR [r11+0x1a0],ymm8
	vmovups YMMWORD PTR [r11+0x1c0],ymm8
	vmovups YMMWORD PTR [r11+0x1e0],ymm8
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x200
	dec    ebp
	jne    <nnp_fourier_16x16_gauss_right__x86_64_avx2+0x3c>
	jmp    <nnp_fourier_16x16_gauss_right__x86_64_avx2+0xa5f>
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
	mov    r11,r8
	mov    ebp,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_right__x86_64_avx2+0x9bd>
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
	vmaskmovps xmm14,xmm10,XMMWORD PTR [rdi+0x20]
	vmaskmovps xmm6,xmm10,XMMWORD PTR [rbx+0x20]
	vinsertf128 ymm14,ymm14,xmm6,0x1
	vmaskmovps xmm6,xmm10,XMMWORD PTR [rdi+r9*1+0x20]
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rbx+r9*1+0x20]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vmaskmovps xmm5,xmm10,XMMWORD PTR [rdi+r9*2+0x20]
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rbx+r9*2+0x20]
	vinsertf128 ymm5,ymm5,xmm4,0x1
	vmaskmovps xmm4,xmm10,XMMWORD PTR [rdi+rsi*1+0x20]
	vmaskmovps xmm3,xmm10,XMMWORD PTR [rbx+rsi*1+0x20]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm14,ymm6
	vunpckhps ymm14,ymm14,ymm6
	vunpcklps ymm6,ymm5,ymm4
	vunpckhps ymm5,ymm5,ymm4
	vunpcklpd ymm4,ymm3,ymm6
	vunpckhpd ymm6,ymm3,ymm6
	vunpcklpd ymm3,ymm14,ymm5
	vunpckhpd ymm14,ymm14,ymm5
	vaddps ymm5,ymm15,ymm4
	vsubps ymm15,ymm15,ymm4
	vaddps ymm4,ymm13,ymm6
	vsubps ymm13,ymm13,ymm6
	vaddps ymm6,ymm7,ymm3
	vsubps ymm7,ymm7,ymm3
	vaddps ymm3,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r8+0x2000],ymm12
	vmovups YMMWORD PTR [r8+0x2020],ymm13
	vmovups YMMWORD PTR [r8+0x2040],ymm3
	vmovups YMMWORD PTR [r8+0x2060],ymm4
	vmaskmovps xmm12,xmm9,XMMWORD PTR [rdi+0x10]
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rbx+0x10]
	vinsertf128 ymm12,ymm12,xmm13,0x1
	vmaskmovps xmm13,xmm9,XMMWORD PTR [rdi+r9*1+0x10]
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rbx+r9*1+0x10]
	vinsertf128 ymm13,ymm13,xmm14,0x1
	vmaskmovps xmm14,xmm9,XMMWORD PTR [rdi+r9*2+0x10]
	vmaskmovps xmm4,xmm9,XMMWORD PTR [rbx+r9*2+0x10]
	vinsertf128 ymm14,ymm14,xmm4,0x1
	vmaskmovps xmm4,xmm9,XMMWORD PTR [rdi+rsi*1+0x10]
	vmaskmovps xmm3,xmm9,XMMWORD PTR [rbx+rsi*1+0x10]
	vinsertf128 ymm4,ymm4,xmm3,0x1
	vunpcklps ymm3,ymm12,ymm13
	vunpckhps ymm12,ymm12,ymm13
	vunpcklps ymm13,ymm14,ymm4
	vunpckhps ymm14,ymm14,ymm4
	vunpcklpd ymm4,ymm3,ymm13
	vunpckhpd ymm13,ymm3,ymm13
	vunpcklpd ymm3,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vmovups YMMWORD PTR [r8+0x2080],ymm15
	vmovups YMMWORD PTR [r8+0x20a0],ymm7
	vmovups YMMWORD PTR [r8+0x20c0],ymm6
	vmovups YMMWORD PTR [r8+0x20e0],ymm5
	vmaskmovps xmm14,xmm11,XMMWORD PTR [rdi+0x30]
	vmaskmovps xmm15,xmm11,XMMWORD PTR [rbx+0x30]
	vinsertf128 ymm14,ymm14,xmm15,0x1
	vmaskmovps xmm15,xmm11,XMMWORD PTR [rdi+r9*1+0x30]
	vmaskmovps xmm7,xmm11,XMMWORD PTR [rbx+r9*1+0x30]
	vinsertf128 ymm15,ymm15,xmm7,0x1
	vmaskmovps xmm7,xmm11,XMMWORD PTR [rdi+r9*2+0x30]
	vmaskmovps xmm6,xmm11,XMMWORD PTR [rbx+r9*2+0x30]
	vinsertf128 ymm7,ymm7,xmm6,0x1
	vmaskmovps xmm6,xmm11,XMMWORD PTR [rdi+rsi*1+0x30]
	vmaskmovps xmm5,xmm11,XMMWORD PTR [rbx+rsi*1+0x30]
	vinsertf128 ymm6,ymm6,xmm5,0x1
	vunpcklps ymm5,ymm14,ymm15
	vunpckhps ymm14,ymm14,ymm15
	vunpcklps ymm15,ymm7,ymm6
	vunpckhps ymm7,ymm7,ymm6
	vunpcklpd ymm6,ymm5,ymm15
	vunpckhpd ymm15,ymm5,ymm15
	vunpcklpd ymm5,ymm14,ymm7
	vunpckhpd ymm14,ymm14,ymm7
	vaddps ymm7,ymm4,ymm6
	vsubps ymm6,ymm4,ymm6
	vaddps ymm4,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vaddps ymm15,ymm3,ymm5
	vsubps ymm5,ymm5,ymm3
	vaddps ymm3,ymm12,ymm14
	vsubps ymm12,ymm14,ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x20e0]
	vaddps ymm2,ymm14,ymm7
	vsubps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r8+0x20c0]
	vaddps ymm1,ymm7,ymm15
	vaddps ymm0,ymm2,ymm1
	vsubps ymm2,ymm2,ymm1
	vmovups YMMWORD PTR [r11+0x100],ymm2
	vsubps ymm15,ymm7,ymm15
	vmovups ymm7,YMMWORD PTR [r8+0x20a0]
	vaddps ymm2,ymm7,ymm5
	vsubps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [r8+0x2080]
	vmovaps ymm1,ymm5
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r8+0x20a0],ymm15
	vmovaps ymm15,ymm6
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vmovups ymm7,YMMWORD PTR [r8+0x2060]
	vaddps ymm2,ymm7,ymm4
	vsubps ymm7,ymm7,ymm4
	vmovups ymm4,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x2060],ymm14
	vaddps ymm14,ymm3,ymm4
	vsubps ymm4,ymm3,ymm4
	vaddps ymm3,ymm2,ymm14
	vmovups YMMWORD PTR [r8+0x2040],ymm7
	vaddps ymm7,ymm0,ymm3
	vmovups YMMWORD PTR [r11],ymm7
	vsubps ymm7,ymm0,ymm3
	vmovups YMMWORD PTR [r11+0x20],ymm7
	vsubps ymm14,ymm2,ymm14
	vmovups YMMWORD PTR [r11+0x120],ymm14
	vmovups ymm14,YMMWORD PTR [r8+0x2020]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm14,YMMWORD PTR [rip+0x0]
	vmovups ymm14,YMMWORD PTR [r8+0x2000]
	vmovaps ymm3,ymm12
	vfmadd231ps ymm3,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm7,ymm3
	vaddps ymm2,ymm13,ymm14
	vmovaps ymm0,ymm1
	vfmadd231ps ymm0,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x40],ymm0
	vmovaps ymm0,ymm15
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x60],ymm0
	vfmadd231ps ymm1,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1c0],ymm1
	vsubps ymm12,ymm14,ymm13
	vsubps ymm13,ymm7,ymm3
	vmovaps ymm14,ymm5
	vfmadd231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x140],ymm14
	vmovaps ymm14,ymm6
	vfmadd231ps ymm14,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x160],ymm14
	vfmadd231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xc0],ymm5
	vmovups ymm12,YMMWORD PTR [r8+0x2040]
	vaddps ymm14,ymm12,ymm4
	vsubps ymm12,ymm12,ymm4
	vmovups ymm7,YMMWORD PTR [r8+0x2060]
	vmovaps ymm5,ymm7
	vfmadd231ps ymm5,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x80],ymm5
	vmovups ymm5,YMMWORD PTR [r8+0x20a0]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xa0],ymm4
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x180],ymm7
	vfmsub231ps ymm6,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0xe0],ymm6
	vfmsub231ps ymm5,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1a0],ymm5
	vfmsub231ps ymm15,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r11+0x1e0],ymm15
	jmp    <nnp_fourier_16x16_gauss_right__x86_64_avx2+0xa45>
	vxorps xmm12,xmm12,xmm12
	vmovups YMMWORD PTR [r11],ymm12
	vmovups YMMWORD PTR [r11+0x20],ymm12
	vmovups YMMWORD PTR [r11+0x40],ymm12
	vmovups YMMWORD PTR [r11+0x60],ymm12
	vmovups YMMWORD PTR [r11+0x80],ymm12
	vmovups YMMWORD PTR [r11+0xa0],ymm12
	vmovups YMMWORD PTR [r11+0xc0],ymm12
	vmovups YMMWORD PTR [r11+0xe0],ymm12
	vmovups YMMWORD PTR [r11+0x100],ymm12
	vmovups YMMWORD PTR [r11+0x120],ymm12
	vmovups YMMWORD PTR [r11+0x140],ymm12
	vmovups YMMWORD PTR [r11+0x160],ymm12
	vmovups YMMWORD PTR [r11+0x180],ymm12
	vmovups YMMWORD PTR [r11+0x1a0],ymm12
	vmovups YMMWORD PTR [r11+0x1c0],ymm12
	vmovups YMMWORD PTR [r11+0x1e0],ymm12
	shr    r10,1
	lea    rdi,[rdi+rax*4]
	lea    rbx,[rbx+rax*4]
	add    r11,0x200
	dec    ebp
	jne    <nnp_fourier_16x16_gauss_right__x86_64_avx2+0x523>
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
	vmovups ymm8,YMMWORD PTR [r8]
	vmovups ymm9,YMMWORD PTR [r8+0x1000]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x800]
	vmovups ymm11,YMMWORD PTR [r8+0x1800]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x400]
	vmovups ymm12,YMMWORD PTR [r8+0x1400]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xc00]
	vmovups ymm15,YMMWORD PTR [r8+0x1c00]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [rdi+r11*1],ymm13
	vsubps ymm14,ymm14,ymm7
	vaddps ymm15,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x200]
	vmovups ymm15,YMMWORD PTR [r8+0x1200]
	vaddps ymm5,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vmovups ymm15,YMMWORD PTR [r8+0xa00]
	vmovups ymm4,YMMWORD PTR [r8+0x1a00]
	vaddps ymm3,ymm15,ymm4
	vaddps ymm2,ymm5,ymm3
	vsubps ymm5,ymm5,ymm3
	vsubps ymm15,ymm15,ymm4
	vmovups ymm4,YMMWORD PTR [r8+0xe00]
	vmovups ymm3,YMMWORD PTR [r8+0x1e00]
	vaddps ymm1,ymm4,ymm3
	vsubps ymm4,ymm3,ymm4
	vmovups ymm3,YMMWORD PTR [r8+0x600]
	vmovups ymm0,YMMWORD PTR [r8+0x1600]
	vmovups YMMWORD PTR [r8+0x2000],ymm13
	vaddps ymm13,ymm3,ymm0
	vmovups YMMWORD PTR [r8+0x2020],ymm14
	vaddps ymm14,ymm1,ymm13
	vsubps ymm13,ymm1,ymm13
	vsubps ymm3,ymm3,ymm0
	vaddps ymm1,ymm2,ymm14
	vaddps ymm0,ymm6,ymm1
	vmovups YMMWORD PTR [rsi],ymm0
	vsubps ymm6,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+rax*1],ymm6
	vsubps ymm14,ymm2,ymm14
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm4
	vfmadd231ps ymm11,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm6,ymm11
	vaddps ymm2,ymm15,ymm3
	vmovaps ymm1,ymm12
	vfmadd231ps ymm1,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*4],ymm1
	vmovaps ymm0,ymm7
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r10*2],ymm12
	vfmadd231ps ymm7,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm15,ymm3,ymm15
	vsubps ymm11,ymm6,ymm11
	vmovaps ymm6,ymm8
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx],ymm6
	vmovaps ymm4,ymm9
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+rax*2],ymm8
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm5,ymm13
	vsubps ymm13,ymm5,ymm13
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r9*1],ymm15
	vmovups ymm5,YMMWORD PTR [r8+0x2020]
	vmovaps ymm3,ymm5
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r10*1],ymm10
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm0,ymm1
	vmovups YMMWORD PTR [rsi+r11*1],ymm11
	vaddps ymm11,ymm1,ymm0
	vmovups YMMWORD PTR [rsi+r10*2],ymm11
	vsubps ymm11,ymm3,ymm15
	vmovups YMMWORD PTR [rdi],ymm11
	vaddps ymm11,ymm15,ymm3
	vmovups YMMWORD PTR [rdi+rax*1],ymm11
	vaddps ymm11,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [rdi+rax*4],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2000]
	vsubps ymm9,ymm14,ymm8
	vmovups YMMWORD PTR [rdi+r10*2],ymm9
	vaddps ymm8,ymm8,ymm14
	vmovups YMMWORD PTR [rdi+r9*1],ymm8
	vsubps ymm8,ymm4,ymm6
	vmovups YMMWORD PTR [rbx+rax*1],ymm8
	vaddps ymm8,ymm6,ymm4
	vmovups YMMWORD PTR [rbx+rax*2],ymm8
	vaddps ymm8,ymm10,ymm5
	vsubps ymm9,ymm10,ymm5
	vmovups YMMWORD PTR [rbx+r11*1],ymm9
	vaddps ymm9,ymm12,ymm7
	vsubps ymm10,ymm12,ymm7
	vmovups YMMWORD PTR [rbp+0x0],ymm10
	vmulps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm10
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*4],ymm8
	vmulps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r9*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x20]
	vmovups ymm9,YMMWORD PTR [r8+0x1020]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r8+0x820]
	vmovups ymm11,YMMWORD PTR [r8+0x1820]
	vaddps ymm12,ymm9,ymm11
	vaddps ymm13,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r8+0x420]
	vmovups ymm12,YMMWORD PTR [r8+0x1420]
	vaddps ymm14,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r8+0xc20]
	vmovups ymm15,YMMWORD PTR [r8+0x1c20]
	vaddps ymm7,ymm12,ymm15
	vsubps ymm12,ymm15,ymm12
	vaddps ymm15,ymm14,ymm7
	vaddps ymm6,ymm13,ymm15
	vsubps ymm13,ymm13,ymm15
	vmovups YMMWORD PTR [r12+rax*2],ymm13
	vsubps ymm14,ymm14,ymm7
	vaddps ymm15,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovaps ymm12,ymm8
	vfmadd231ps ymm12,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm9
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r8+0x220]
	vmovups ymm15,YMMWORD PTR [r8+0x1220]
	vaddps ymm5,ymm11,ymm15
	vsubps ymm11,ymm11,ymm15
	vmovups ymm15,YMMWORD PTR [r8+0xa20]
	vmovups ymm4,YMMWORD PTR [r8+0x1a20]
	vaddps ymm3,ymm15,ymm4
	vaddps ymm2,ymm5,ymm3
	vsubps ymm5,ymm5,ymm3
	vsubps ymm15,ymm15,ymm4
	vmovups ymm4,YMMWORD PTR [r8+0xe20]
	vmovups ymm3,YMMWORD PTR [r8+0x1e20]
	vaddps ymm1,ymm4,ymm3
	vsubps ymm4,ymm3,ymm4
	vmovups ymm3,YMMWORD PTR [r8+0x620]
	vmovups ymm0,YMMWORD PTR [r8+0x1620]
	vmovups YMMWORD PTR [r8+0x2000],ymm13
	vaddps ymm13,ymm3,ymm0
	vmovups YMMWORD PTR [r8+0x2020],ymm14
	vaddps ymm14,ymm1,ymm13
	vsubps ymm13,ymm1,ymm13
	vsubps ymm3,ymm3,ymm0
	vaddps ymm1,ymm2,ymm14
	vaddps ymm0,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+rax*2],ymm0
	vsubps ymm6,ymm6,ymm1
	vmovups YMMWORD PTR [rsi+r10*1],ymm6
	vsubps ymm14,ymm2,ymm14
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm4
	vfmadd231ps ymm11,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm4,YMMWORD PTR [rip+0x0]
	vaddps ymm4,ymm6,ymm11
	vaddps ymm2,ymm15,ymm3
	vmovaps ymm1,ymm12
	vfmadd231ps ymm1,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*1+0x0],ymm1
	vmovaps ymm0,ymm7
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm12,ymm4,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r13+r10*1+0x0],ymm12
	vfmadd231ps ymm7,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm15,ymm3,ymm15
	vsubps ymm11,ymm6,ymm11
	vmovaps ymm6,ymm8
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12+r11*1],ymm6
	vmovaps ymm4,ymm9
	vfmadd231ps ymm4,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r9*1+0x0],ymm8
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm5,ymm13
	vsubps ymm13,ymm5,ymm13
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*4+0x0],ymm15
	vmovups ymm5,YMMWORD PTR [r8+0x2020]
	vmovaps ymm3,ymm5
	vfmadd231ps ymm3,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r13+0x0],ymm10
	vfmadd231ps ymm5,ymm13,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm0,ymm1
	vmovups YMMWORD PTR [rbp+rax*2+0x0],ymm11
	vaddps ymm11,ymm1,ymm0
	vmovups YMMWORD PTR [rbp+r10*1+0x0],ymm11
	vsubps ymm11,ymm3,ymm15
	vmovups YMMWORD PTR [rbp+r11*1+0x0],ymm11
	vaddps ymm11,ymm15,ymm3
	vmovups YMMWORD PTR [rbp+r10*2+0x0],ymm11
	vaddps ymm11,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups YMMWORD PTR [r12+rax*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2000]
	vsubps ymm9,ymm14,ymm8
	vmovups YMMWORD PTR [r12+r10*1],ymm9
	vaddps ymm8,ymm8,ymm14
	vmovups YMMWORD PTR [r12+rax*4],ymm8
	vsubps ymm8,ymm4,ymm6
	vmovups YMMWORD PTR [r12+r10*2],ymm8
	vaddps ymm8,ymm6,ymm4
	vmovups YMMWORD PTR [r12+r9*1],ymm8
	vaddps ymm8,ymm10,ymm5
	vsubps ymm9,ymm10,ymm5
	vmovups YMMWORD PTR [r13+rax*2+0x0],ymm9
	vaddps ymm9,ymm12,ymm7
	vsubps ymm10,ymm12,ymm7
	vmovups YMMWORD PTR [r13+r11*1+0x0],ymm10
	vmulps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r12],ymm10
	vmulps ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r13+rax*1+0x0],ymm8
	vmulps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r13+rax*4+0x0],ymm8
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
	add    r12,0x40
	vmovups ymm8,YMMWORD PTR [r12]
	vmovups ymm9,YMMWORD PTR [r12+0x1000]
	vaddps ymm10,ymm8,ymm9
	vsubps ymm8,ymm8,ymm9
	vmovups ymm9,YMMWORD PTR [r12+0x20]
	vmovups ymm11,YMMWORD PTR [r12+0x1020]
	vaddps ymm12,ymm9,ymm11
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r12+0x800]
	vmovups ymm13,YMMWORD PTR [r12+0x1800]
	vaddps ymm14,ymm11,ymm13
	vmovups ymm15,YMMWORD PTR [r12+0x820]
	vmovups ymm7,YMMWORD PTR [r12+0x1820]
	vaddps ymm6,ymm15,ymm7
	vaddps ymm5,ymm10,ymm14
	vaddps ymm4,ymm12,ymm6
	vsubps ymm10,ymm10,ymm14
	vsubps ymm12,ymm12,ymm6
	vsubps ymm14,ymm7,ymm15
	vsubps ymm11,ymm11,ymm13
	vaddps ymm13,ymm8,ymm14
	vaddps ymm15,ymm9,ymm11
	vsubps ymm8,ymm8,ymm14
	vsubps ymm9,ymm9,ymm11
	vmovups ymm11,YMMWORD PTR [r12+0x400]
	vmovups ymm14,YMMWORD PTR [r12+0x1400]
	vaddps ymm7,ymm11,ymm14
	vsubps ymm11,ymm11,ymm14
	vmovups ymm14,YMMWORD PTR [r12+0x420]
	vmovups ymm6,YMMWORD PTR [r12+0x1420]
	vaddps ymm3,ymm14,ymm6
	vsubps ymm14,ymm14,ymm6
	vmovups ymm6,YMMWORD PTR [r12+0xc00]
	vmovups ymm2,YMMWORD PTR [r12+0x1c00]
	vaddps ymm1,ymm6,ymm2
	vsubps ymm6,ymm2,ymm6
	vmovups ymm2,YMMWORD PTR [r12+0xc20]
	vmovups ymm0,YMMWORD PTR [r12+0x1c20]
	vmovups YMMWORD PTR [r8+0x2000],ymm9
	vaddps ymm9,ymm2,ymm0
	vsubps ymm2,ymm0,ymm2
	vaddps ymm0,ymm7,ymm1
	vmovups YMMWORD PTR [r8+0x2020],ymm8
	vaddps ymm8,ymm3,ymm9
	vmovups YMMWORD PTR [r8+0x2040],ymm15
	vaddps ymm15,ymm5,ymm0
	vmovups YMMWORD PTR [r8+0x2060],ymm15
	vaddps ymm15,ymm4,ymm8
	vsubps ymm5,ymm5,ymm0
	vsubps ymm8,ymm4,ymm8
	vsubps ymm9,ymm9,ymm3
	vsubps ymm7,ymm7,ymm1
	vaddps ymm4,ymm10,ymm9
	vaddps ymm3,ymm12,ymm7
	vsubps ymm9,ymm10,ymm9
	vsubps ymm10,ymm12,ymm7
	vsubps ymm12,ymm11,ymm14
	vaddps ymm11,ymm11,ymm14
	vaddps ymm14,ymm6,ymm2
	vsubps ymm7,ymm2,ymm6
	vaddps ymm6,ymm12,ymm14
	vaddps ymm2,ymm11,ymm7
	vmovaps ymm1,ymm13
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vmovups ymm0,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x2080],ymm10
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm11,ymm7,ymm11
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r8+0x2020]
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm11,YMMWORD PTR [rip+0x0]
	vmovups ymm6,YMMWORD PTR [r8+0x2000]
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm11,YMMWORD PTR [r12+0x200]
	vmovups ymm12,YMMWORD PTR [r12+0x1200]
	vmovups YMMWORD PTR [r8+0x2000],ymm6
	vaddps ymm6,ymm11,ymm12
	vsubps ymm11,ymm11,ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x220]
	vmovups YMMWORD PTR [r8+0x2020],ymm14
	vmovups ymm14,YMMWORD PTR [r12+0x1220]
	vmovups YMMWORD PTR [r8+0x2040],ymm2
	vaddps ymm2,ymm12,ymm14
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r12+0xa00]
	vmovups YMMWORD PTR [r8+0x20a0],ymm7
	vmovups ymm7,YMMWORD PTR [r12+0x1a00]
	vmovups YMMWORD PTR [r8+0x20c0],ymm9
	vaddps ymm9,ymm14,ymm7
	vmovups YMMWORD PTR [r8+0x20e0],ymm3
	vmovups ymm3,YMMWORD PTR [r12+0xa20]
	vmovups YMMWORD PTR [r8+0x2100],ymm4
	vmovups ymm4,YMMWORD PTR [r12+0x1a20]
	vmovups YMMWORD PTR [r8+0x2120],ymm0
	vaddps ymm0,ymm3,ymm4
	vmovups YMMWORD PTR [r8+0x2140],ymm13
	vaddps ymm13,ymm6,ymm9
	vmovups YMMWORD PTR [r8+0x2160],ymm10
	vaddps ymm10,ymm2,ymm0
	vsubps ymm9,ymm6,ymm9
	vsubps ymm6,ymm2,ymm0
	vsubps ymm4,ymm4,ymm3
	vsubps ymm14,ymm14,ymm7
	vaddps ymm7,ymm11,ymm4
	vaddps ymm3,ymm12,ymm14
	vsubps ymm11,ymm11,ymm4
	vsubps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r12+0xe00]
	vmovups ymm4,YMMWORD PTR [r12+0x1e00]
	vaddps ymm2,ymm14,ymm4
	vsubps ymm14,ymm4,ymm14
	vmovups ymm4,YMMWORD PTR [r12+0xe20]
	vmovups ymm0,YMMWORD PTR [r12+0x1e20]
	vmovups YMMWORD PTR [r8+0x2180],ymm11
	vaddps ymm11,ymm4,ymm0
	vsubps ymm4,ymm0,ymm4
	vmovups ymm0,YMMWORD PTR [r12+0x600]
	vmovups YMMWORD PTR [r8+0x21a0],ymm12
	vmovups ymm12,YMMWORD PTR [r12+0x1600]
	vmovups YMMWORD PTR [r8+0x21c0],ymm9
	vaddps ymm9,ymm0,ymm12
	vmovups YMMWORD PTR [r8+0x21e0],ymm6
	vmovups ymm6,YMMWORD PTR [r12+0x620]
	vmovups YMMWORD PTR [r8+0x2200],ymm1
	vmovups ymm1,YMMWORD PTR [r12+0x1620]
	vmovups YMMWORD PTR [r8+0x2220],ymm7
	vaddps ymm7,ymm6,ymm1
	vmovups YMMWORD PTR [r8+0x2240],ymm3
	vaddps ymm3,ymm2,ymm9
	vmovups YMMWORD PTR [r8+0x2260],ymm8
	vaddps ymm8,ymm11,ymm7
	vsubps ymm9,ymm2,ymm9
	vsubps ymm11,ymm11,ymm7
	vsubps ymm7,ymm1,ymm6
	vsubps ymm12,ymm0,ymm12
	vaddps ymm6,ymm14,ymm7
	vaddps ymm2,ymm4,ymm12
	vsubps ymm14,ymm14,ymm7
	vsubps ymm12,ymm4,ymm12
	vaddps ymm7,ymm13,ymm3
	vaddps ymm4,ymm10,ymm8
	vmovups ymm1,YMMWORD PTR [r8+0x2060]
	vaddps ymm0,ymm1,ymm7
	vmovups YMMWORD PTR [rcx],ymm0
	vmovups YMMWORD PTR [r8+0x2280],ymm0
	vaddps ymm0,ymm15,ymm4
	vsubps ymm7,ymm1,ymm7
	vmovups YMMWORD PTR [rdi],ymm7
	vsubps ymm15,ymm15,ymm4
	vsubps ymm8,ymm8,ymm10
	vsubps ymm10,ymm13,ymm3
	vaddps ymm13,ymm5,ymm8
	vmovups YMMWORD PTR [rdx+rax*4],ymm13
	vmovups ymm4,YMMWORD PTR [r8+0x2260]
	vaddps ymm3,ymm4,ymm10
	vsubps ymm8,ymm5,ymm8
	vmovups YMMWORD PTR [rbx+rax*4],ymm8
	vsubps ymm10,ymm4,ymm10
	vmovups ymm5,YMMWORD PTR [r8+0x2240]
	vmovups ymm4,YMMWORD PTR [r8+0x2220]
	vmovaps ymm1,ymm4
	vfmadd231ps ymm1,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm6
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vaddps ymm6,ymm1,ymm4
	vmovups YMMWORD PTR [r8+0x2060],ymm8
	vaddps ymm8,ymm5,ymm2
	vmovups YMMWORD PTR [r8+0x2220],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x2200]
	vmovups YMMWORD PTR [r8+0x2240],ymm7
	vmovaps ymm7,ymm10
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*1],ymm7
	vmovups YMMWORD PTR [r8+0x2260],ymm15
	vmovups ymm15,YMMWORD PTR [r8+0x2160]
	vmovups YMMWORD PTR [r8+0x22a0],ymm13
	vmovaps ymm13,ymm15
	vfmadd231ps ymm13,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*1],ymm10
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vsubps ymm8,ymm2,ymm5
	vsubps ymm6,ymm1,ymm4
	vmovups ymm5,YMMWORD PTR [r8+0x2140]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+r9*1],ymm4
	vmovups ymm2,YMMWORD PTR [r8+0x2120]
	vmovaps ymm1,ymm2
	vfmadd231ps ymm1,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm5,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+r9*1],ymm5
	vfmadd231ps ymm2,ymm6,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [r8+0x21c0]
	vmovups ymm6,YMMWORD PTR [r8+0x21e0]
	vmovups YMMWORD PTR [r8+0x2120],ymm5
	vsubps ymm5,ymm8,ymm6
	vaddps ymm8,ymm8,ymm6
	vaddps ymm6,ymm9,ymm11
	vsubps ymm9,ymm11,ymm9
	vaddps ymm11,ymm5,ymm6
	vmovups YMMWORD PTR [r8+0x2140],ymm2
	vaddps ymm2,ymm8,ymm9
	vmovups YMMWORD PTR [r8+0x2160],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x2100]
	vmovups YMMWORD PTR [r8+0x21c0],ymm15
	vmovaps ymm15,ymm10
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rcx+r10*2],ymm15
	vmovups YMMWORD PTR [r8+0x21e0],ymm4
	vmovups ymm4,YMMWORD PTR [r8+0x20e0]
	vmovups YMMWORD PTR [r8+0x2200],ymm1
	vmovaps ymm1,ymm4
	vfmadd231ps ymm1,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdi+r10*2],ymm10
	vfmadd231ps ymm4,ymm2,YMMWORD PTR [rip+0x0]
	vsubps ymm8,ymm9,ymm8
	vsubps ymm9,ymm5,ymm6
	vmovups ymm11,YMMWORD PTR [r8+0x20c0]
	vmovaps ymm6,ymm11
	vfmadd231ps ymm6,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+rax*2],ymm6
	vmovups ymm5,YMMWORD PTR [r8+0x2080]
	vmovaps ymm2,ymm5
	vfmadd231ps ymm2,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+rax*2+0x0],ymm11
	vfmadd231ps ymm5,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [r8+0x2180]
	vmovups ymm9,YMMWORD PTR [r8+0x21a0]
	vmovups YMMWORD PTR [r8+0x2080],ymm11
	vmovaps ymm11,ymm9
	vfmsub231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm14,YMMWORD PTR [rip+0x0]
	vfmsub231ps ymm14,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm12,ymm11,ymm9
	vmovups YMMWORD PTR [r8+0x20c0],ymm5
	vaddps ymm5,ymm8,ymm14
	vmovups YMMWORD PTR [r8+0x20e0],ymm10
	vmovups ymm10,YMMWORD PTR [r8+0x20a0]
	vmovups YMMWORD PTR [r8+0x2100],ymm4
	vmovaps ymm4,ymm10
	vfmadd231ps ymm4,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rdx+rax*1],ymm4
	vmovups YMMWORD PTR [r8+0x2180],ymm6
	vmovups ymm6,YMMWORD PTR [r8+0x2040]
	vmovups YMMWORD PTR [r8+0x21a0],ymm2
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbx+rax*1],ymm10
	vfmadd231ps ymm6,ymm5,YMMWORD PTR [rip+0x0]
	vsubps ymm8,ymm14,ymm8
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r8+0x2020]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rsi+r11*1],ymm12
	vmovups ymm14,YMMWORD PTR [r8+0x2000]
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [rbp+r11*1+0x0],ymm11
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [r8+0x2280]
	vsubps ymm9,ymm0,ymm8
	vmovups YMMWORD PTR [rcx+rax*1],ymm9
	vaddps ymm8,ymm8,ymm0
	vmovups YMMWORD PTR [rcx+rax*2],ymm8
	vsubps ymm8,ymm13,ymm7
	vmovups YMMWORD PTR [rcx+rax*4],ymm8
	vaddps ymm8,ymm7,ymm13
	vmovups YMMWORD PTR [rcx+r11*1],ymm8
	vsubps ymm8,ymm1,ymm15
	vmovups YMMWORD PTR [rcx+r9*1],ymm8
	vaddps ymm8,ymm15,ymm1
	vmovups YMMWORD PTR [rdx],ymm8
	vsubps ymm8,ymm2,ymm4
	vmovups YMMWORD PTR [rdx+rax*2],ymm8
	vaddps ymm8,ymm4,ymm2
	vmovups YMMWORD PTR [rdx+r10*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x22a0]
	vsubps ymm9,ymm3,ymm8
	vmovups YMMWORD PTR [rdx+r11*1],ymm9
	vaddps ymm8,ymm8,ymm3
	vmovups YMMWORD PTR [rdx+r10*2],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2200]
	vmovups ymm9,YMMWORD PTR [r8+0x21e0]
	vsubps ymm13,ymm8,ymm9
	vmovups YMMWORD PTR [rsi],ymm13
	vaddps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rsi+rax*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x21a0]
	vmovups ymm9,YMMWORD PTR [r8+0x2180]
	vsubps ymm13,ymm8,ymm9
	vmovups YMMWORD PTR [rsi+r10*1],ymm13
	vaddps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rsi+rax*4],ymm8
	vsubps ymm8,ymm5,ymm12
	vmovups YMMWORD PTR [rsi+r10*2],ymm8
	vaddps ymm8,ymm12,ymm5
	vmovups YMMWORD PTR [rsi+r9*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2260]
	vmovups ymm9,YMMWORD PTR [r8+0x2240]
	vsubps ymm12,ymm8,ymm9
	vmovups YMMWORD PTR [rdi+rax*1],ymm12
	vaddps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rdi+rax*2],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x21c0]
	vmovups ymm9,YMMWORD PTR [r8+0x2160]
	vsubps ymm12,ymm8,ymm9
	vmovups YMMWORD PTR [rdi+rax*4],ymm12
	vaddps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rdi+r11*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2100]
	vmovups ymm9,YMMWORD PTR [r8+0x20e0]
	vsubps ymm12,ymm8,ymm9
	vmovups YMMWORD PTR [rdi+r9*1],ymm12
	vaddps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rbx],ymm8
	vsubps ymm8,ymm6,ymm10
	vmovups YMMWORD PTR [rbx+rax*2],ymm8
	vaddps ymm8,ymm10,ymm6
	vmovups YMMWORD PTR [rbx+r10*1],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2220]
	vmovups ymm9,YMMWORD PTR [r8+0x2060]
	vsubps ymm10,ymm8,ymm9
	vmovups YMMWORD PTR [rbx+r11*1],ymm10
	vaddps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rbx+r10*2],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x2140]
	vmovups ymm9,YMMWORD PTR [r8+0x2120]
	vsubps ymm10,ymm8,ymm9
	vmovups YMMWORD PTR [rbp+0x0],ymm10
	vaddps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rbp+rax*1+0x0],ymm8
	vmovups ymm8,YMMWORD PTR [r8+0x20c0]
	vmovups ymm9,YMMWORD PTR [r8+0x2080]
	vsubps ymm10,ymm8,ymm9
	vmovups YMMWORD PTR [rbp+r10*1+0x0],ymm10
	vaddps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [rbp+rax*4+0x0],ymm8
	vsubps ymm8,ymm14,ymm11
	vmovups YMMWORD PTR [rbp+r10*2+0x0],ymm8
	vaddps ymm8,ymm11,ymm14
	vmovups YMMWORD PTR [rbp+r9*1+0x0],ymm8
	lea    rcx,[rbp+rax*8+0x0]
	lea    rdx,[rcx+rax*8]
	lea    rsi,[rdx+rax*8]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	dec    r13d
	jne    <nnp_fourier_16x16_gauss_right__x86_64_avx2+0x10fb>
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

<nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups YMMWORD PTR [r9+0x2000],ymm8
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
	vmovups ymm8,YMMWORD PTR [rbx+rax*4]
	vmovups ymm9,YMMWORD PTR [rbx+r10*2]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rbx+r11*1]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbx+rdx*1]
	vmovups ymm11,YMMWORD PTR [rbp+rax*1+0x0]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+rax*2+0x0]
	vmovups ymm13,YMMWORD PTR [rbp+rax*4+0x0]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [rbp+r10*1+0x0]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+r11*1+0x0]
	vmovups ymm15,YMMWORD PTR [rbp+rdx*1+0x0]
	vsubps ymm15,ymm14,ymm15
	vmovups ymm7,YMMWORD PTR [rbp+r10*2+0x0]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r12]
	vmovups ymm6,YMMWORD PTR [r12+rax*2]
	vsubps ymm6,ymm7,ymm6
	vmovups ymm5,YMMWORD PTR [r12+rax*1]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [r12+r10*1]
	vmovups ymm4,YMMWORD PTR [r12+r11*1]
	vsubps ymm4,ymm5,ymm4
	vmovups ymm3,YMMWORD PTR [r12+rax*4]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [r12+r10*2]
	vmovups ymm2,YMMWORD PTR [r13+0x0]
	vsubps ymm2,ymm3,ymm2
	vmovups ymm1,YMMWORD PTR [r12+rdx*1]
	vaddps ymm3,ymm3,ymm1
	vaddps ymm1,ymm10,ymm5
	vsubps ymm10,ymm10,ymm5
	vsubps ymm5,ymm11,ymm4
	vaddps ymm11,ymm11,ymm4
	vsubps ymm4,ymm5,ymm1
	vaddps ymm5,ymm1,ymm5
	vaddps ymm1,ymm12,ymm7
	vsubps ymm12,ymm7,ymm12
	vsubps ymm7,ymm6,ymm13
	vaddps ymm13,ymm13,ymm6
	vaddps ymm6,ymm8,ymm3
	vsubps ymm8,ymm8,ymm3
	vsubps ymm3,ymm9,ymm2
	vaddps ymm9,ymm9,ymm2
	vaddps ymm2,ymm7,ymm6
	vsubps ymm7,ymm6,ymm7
	vsubps ymm6,ymm3,ymm1
	vaddps ymm3,ymm1,ymm3
	vmovaps ymm1,ymm7
	vfmadd231ps ymm1,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm2
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovups ymm2,YMMWORD PTR [rbx]
	vmovups ymm0,YMMWORD PTR [rbx+rax*1]
	vmovups YMMWORD PTR [r9+0x2020],ymm11
	vaddps ymm11,ymm2,ymm0
	vsubps ymm2,ymm2,ymm0
	vmovaps ymm0,ymm2
	vfmadd231ps ymm0,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm2
	vfmadd231ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm2
	vfmadd231ps ymm5,ymm1,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x600],ymm5
	vfmadd231ps ymm2,ymm1,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1600],ymm2
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xe00],ymm5
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1e00],ymm14
	vmovaps ymm14,ymm0
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm0
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xa00],ymm5
	vfmadd231ps ymm0,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1a00],ymm0
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x200],ymm7
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1200],ymm14
	vsubps ymm14,ymm8,ymm12
	vaddps ymm8,ymm12,ymm8
	vsubps ymm12,ymm9,ymm13
	vaddps ymm9,ymm13,ymm9
	vsubps ymm13,ymm12,ymm14
	vaddps ymm12,ymm14,ymm12
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm11
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xc00],ymm10
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1c00],ymm11
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x400],ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1400],ymm15
	vmovups ymm10,YMMWORD PTR [r9+0x2020]
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x800],ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1800],ymm14
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1000],ymm11
	vmovups ymm8,YMMWORD PTR [r13+rax*1+0x0]
	vmovups ymm9,YMMWORD PTR [r13+r10*1+0x0]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [r13+rax*2+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r13+rax*4+0x0]
	vmovups ymm11,YMMWORD PTR [r13+r10*2+0x0]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [r13+r11*1+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r13+rdx*1+0x0]
	vmovups ymm13,YMMWORD PTR [r14+rax*1]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [r14]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r14+rax*2]
	vmovups ymm15,YMMWORD PTR [r14+rax*4]
	vsubps ymm15,ymm14,ymm15
	vmovups ymm7,YMMWORD PTR [r14+r10*1]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r14+r11*1]
	vmovups ymm6,YMMWORD PTR [r14+rdx*1]
	vsubps ymm6,ymm7,ymm6
	vmovups ymm5,YMMWORD PTR [r14+r10*2]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [r15]
	vmovups ymm4,YMMWORD PTR [r15+rax*2]
	vsubps ymm4,ymm5,ymm4
	vmovups ymm3,YMMWORD PTR [r15+rax*1]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [r15+r10*1]
	vmovups ymm2,YMMWORD PTR [r15+r11*1]
	vsubps ymm2,ymm3,ymm2
	vmovups ymm1,YMMWORD PTR [r15+rax*4]
	vaddps ymm3,ymm3,ymm1
	vaddps ymm1,ymm10,ymm5
	vsubps ymm10,ymm10,ymm5
	vsubps ymm5,ymm11,ymm4
	vaddps ymm11,ymm11,ymm4
	vsubps ymm4,ymm5,ymm1
	vaddps ymm5,ymm1,ymm5
	vaddps ymm1,ymm12,ymm7
	vsubps ymm12,ymm7,ymm12
	vsubps ymm7,ymm6,ymm13
	vaddps ymm13,ymm13,ymm6
	vaddps ymm6,ymm8,ymm3
	vsubps ymm8,ymm8,ymm3
	vsubps ymm3,ymm9,ymm2
	vaddps ymm9,ymm9,ymm2
	vaddps ymm2,ymm7,ymm6
	vsubps ymm7,ymm6,ymm7
	vsubps ymm6,ymm3,ymm1
	vaddps ymm3,ymm1,ymm3
	vmovaps ymm1,ymm7
	vfmadd231ps ymm1,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm2
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovups ymm2,YMMWORD PTR [rbx+rax*2]
	vmovups ymm0,YMMWORD PTR [rbx+r10*1]
	vmovups YMMWORD PTR [r9+0x2020],ymm11
	vaddps ymm11,ymm2,ymm0
	vsubps ymm2,ymm2,ymm0
	vmovaps ymm0,ymm2
	vfmadd231ps ymm0,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm2
	vfmadd231ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm2
	vfmadd231ps ymm5,ymm1,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x620],ymm5
	vfmadd231ps ymm2,ymm1,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1620],ymm2
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xe20],ymm5
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1e20],ymm14
	vmovaps ymm14,ymm0
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm0
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xa20],ymm5
	vfmadd231ps ymm0,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1a20],ymm0
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x220],ymm7
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1220],ymm14
	vsubps ymm14,ymm8,ymm12
	vaddps ymm8,ymm12,ymm8
	vsubps ymm12,ymm9,ymm13
	vaddps ymm9,ymm13,ymm9
	vsubps ymm13,ymm12,ymm14
	vaddps ymm12,ymm14,ymm12
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm11
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xc20],ymm10
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1c20],ymm11
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x420],ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1420],ymm15
	vmovups ymm10,YMMWORD PTR [r9+0x2020]
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x820],ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1820],ymm14
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x20],ymm8
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1020],ymm11
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
	add    r14,0x40
	vmovups ymm8,YMMWORD PTR [rsi]
	vmovups ymm9,YMMWORD PTR [rsi+rax*2]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rsi+rax*1]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rsi+r10*1]
	vmovups ymm11,YMMWORD PTR [rsi+r11*1]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [rsi+rax*4]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rsi+r10*2]
	vmovups ymm13,YMMWORD PTR [rdi]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [rsi+rdx*1]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+rax*1]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vsubps ymm15,ymm14,ymm15
	vmovups ymm7,YMMWORD PTR [rdi+rax*2]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rdi+rax*4]
	vmovups ymm6,YMMWORD PTR [rdi+r10*2]
	vsubps ymm6,ymm7,ymm6
	vmovups ymm5,YMMWORD PTR [rdi+r11*1]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rdi+rdx*1]
	vmovups ymm4,YMMWORD PTR [rbx+rax*1]
	vsubps ymm4,ymm5,ymm4
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+rax*2]
	vmovups ymm2,YMMWORD PTR [rbx+rax*4]
	vsubps ymm2,ymm3,ymm2
	vmovups ymm1,YMMWORD PTR [rbx+r10*1]
	vaddps ymm3,ymm3,ymm1
	vmovups ymm1,YMMWORD PTR [rbx+r11*1]
	vmovups ymm0,YMMWORD PTR [rbx+rdx*1]
	vsubps ymm0,ymm1,ymm0
	vmovups YMMWORD PTR [r9+0x2020],ymm14
	vmovups ymm14,YMMWORD PTR [rbx+r10*2]
	vaddps ymm14,ymm1,ymm14
	vmovups ymm1,YMMWORD PTR [rbp+0x0]
	vmovups YMMWORD PTR [r9+0x2040],ymm15
	vmovups ymm15,YMMWORD PTR [rbp+rax*2+0x0]
	vsubps ymm15,ymm1,ymm15
	vmovups YMMWORD PTR [r9+0x2060],ymm14
	vmovups ymm14,YMMWORD PTR [rbp+rax*1+0x0]
	vaddps ymm14,ymm1,ymm14
	vmovups ymm1,YMMWORD PTR [rbp+r10*1+0x0]
	vmovups YMMWORD PTR [r9+0x2080],ymm0
	vmovups ymm0,YMMWORD PTR [rbp+r11*1+0x0]
	vsubps ymm0,ymm1,ymm0
	vmovups YMMWORD PTR [r9+0x20a0],ymm5
	vmovups ymm5,YMMWORD PTR [rbp+rax*4+0x0]
	vaddps ymm5,ymm1,ymm5
	vmovups ymm1,YMMWORD PTR [rbp+r10*2+0x0]
	vmovups YMMWORD PTR [r9+0x20c0],ymm4
	vmovups ymm4,YMMWORD PTR [r12]
	vsubps ymm4,ymm1,ymm4
	vmovups YMMWORD PTR [r9+0x20e0],ymm10
	vmovups ymm10,YMMWORD PTR [rbp+rdx*1+0x0]
	vaddps ymm10,ymm1,ymm10
	vmovups ymm1,YMMWORD PTR [r12+rax*1]
	vmovups YMMWORD PTR [r9+0x2100],ymm5
	vmovups ymm5,YMMWORD PTR [r12+r10*1]
	vsubps ymm5,ymm1,ymm5
	vmovups YMMWORD PTR [r9+0x2120],ymm5
	vmovups ymm5,YMMWORD PTR [r12+rax*2]
	vaddps ymm5,ymm1,ymm5
	vmovups ymm1,YMMWORD PTR [r12+rax*4]
	vmovups YMMWORD PTR [r9+0x2140],ymm5
	vmovups ymm5,YMMWORD PTR [r12+r10*2]
	vsubps ymm5,ymm1,ymm5
	vmovups YMMWORD PTR [r9+0x2160],ymm11
	vmovups ymm11,YMMWORD PTR [r12+r11*1]
	vaddps ymm11,ymm1,ymm11
	vmovups ymm1,YMMWORD PTR [r12+rdx*1]
	vmovups YMMWORD PTR [r9+0x2180],ymm0
	vmovups ymm0,YMMWORD PTR [r13+rax*1+0x0]
	vsubps ymm0,ymm1,ymm0
	vmovups YMMWORD PTR [r9+0x21a0],ymm0
	vmovups ymm0,YMMWORD PTR [r13+0x0]
	vaddps ymm1,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [r13+rax*2+0x0]
	vmovups YMMWORD PTR [r9+0x21c0],ymm1
	vmovups ymm1,YMMWORD PTR [r13+rax*4+0x0]
	vsubps ymm1,ymm0,ymm1
	vmovups YMMWORD PTR [r9+0x21e0],ymm3
	vmovups ymm3,YMMWORD PTR [r13+r10*1+0x0]
	vaddps ymm3,ymm0,ymm3
	vmovups ymm0,YMMWORD PTR [r13+r11*1+0x0]
	vmovups YMMWORD PTR [r9+0x2200],ymm3
	vmovups ymm3,YMMWORD PTR [r13+rdx*1+0x0]
	vsubps ymm3,ymm0,ymm3
	vmovups YMMWORD PTR [r9+0x2220],ymm3
	vmovups ymm3,YMMWORD PTR [r13+r10*2+0x0]
	vaddps ymm3,ymm0,ymm3
	vaddps ymm0,ymm9,ymm15
	vsubps ymm9,ymm9,ymm15
	vaddps ymm15,ymm8,ymm14
	vsubps ymm8,ymm8,ymm14
	vaddps ymm14,ymm6,ymm5
	vmovups YMMWORD PTR [r9+0x2240],ymm3
	vaddps ymm3,ymm7,ymm11
	vmovups YMMWORD PTR [r9+0x2260],ymm2
	vaddps ymm2,ymm0,ymm14
	vmovups YMMWORD PTR [r9+0x2280],ymm2
	vaddps ymm2,ymm15,ymm3
	vsubps ymm14,ymm0,ymm14
	vsubps ymm15,ymm15,ymm3
	vsubps ymm11,ymm11,ymm7
	vsubps ymm7,ymm6,ymm5
	vaddps ymm6,ymm9,ymm11
	vaddps ymm5,ymm8,ymm7
	vsubps ymm9,ymm9,ymm11
	vsubps ymm8,ymm8,ymm7
	vaddps ymm11,ymm13,ymm4
	vsubps ymm13,ymm13,ymm4
	vaddps ymm7,ymm12,ymm10
	vsubps ymm10,ymm12,ymm10
	vmovups ymm12,YMMWORD PTR [r9+0x2260]
	vaddps ymm4,ymm12,ymm1
	vsubps ymm12,ymm1,ymm12
	vmovups ymm3,YMMWORD PTR [r9+0x21e0]
	vmovups ymm1,YMMWORD PTR [r9+0x2200]
	vaddps ymm0,ymm3,ymm1
	vsubps ymm3,ymm1,ymm3
	vaddps ymm1,ymm11,ymm4
	vmovups YMMWORD PTR [r9+0x21e0],ymm8
	vaddps ymm8,ymm7,ymm0
	vmovups YMMWORD PTR [r9+0x2200],ymm9
	vmovups ymm9,YMMWORD PTR [r9+0x2280]
	vmovups YMMWORD PTR [r9+0x2260],ymm5
	vaddps ymm5,ymm9,ymm1
	vmovups YMMWORD PTR [r9+0x22a0],ymm5
	vaddps ymm5,ymm2,ymm8
	vsubps ymm9,ymm9,ymm1
	vsubps ymm8,ymm2,ymm8
	vsubps ymm7,ymm0,ymm7
	vsubps ymm11,ymm11,ymm4
	vaddps ymm4,ymm14,ymm7
	vaddps ymm2,ymm15,ymm11
	vsubps ymm14,ymm14,ymm7
	vsubps ymm11,ymm15,ymm11
	vsubps ymm15,ymm13,ymm10
	vaddps ymm10,ymm13,ymm10
	vaddps ymm13,ymm12,ymm3
	vsubps ymm12,ymm3,ymm12
	vaddps ymm7,ymm15,ymm13
	vaddps ymm3,ymm10,ymm12
	vmovaps ymm1,ymm6
	vfmadd231ps ymm1,ymm7,YMMWORD PTR [rip+0x0]
	vmovups ymm0,YMMWORD PTR [r9+0x2260]
	vmovups YMMWORD PTR [r9+0x2280],ymm11
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm3,YMMWORD PTR [rip+0x0]
	vsubps ymm10,ymm12,ymm10
	vsubps ymm12,ymm15,ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x2200]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm7,YMMWORD PTR [r9+0x21e0]
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm10,YMMWORD PTR [r9+0x2160]
	vmovups ymm12,YMMWORD PTR [r9+0x2180]
	vmovups YMMWORD PTR [r9+0x21e0],ymm7
	vaddps ymm7,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r9+0x20e0]
	vmovups YMMWORD PTR [r9+0x2160],ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x2100]
	vmovups YMMWORD PTR [r9+0x2180],ymm3
	vaddps ymm3,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x20c0]
	vmovups YMMWORD PTR [r9+0x20e0],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x21a0]
	vmovups YMMWORD PTR [r9+0x2100],ymm14
	vaddps ymm14,ymm13,ymm15
	vmovups YMMWORD PTR [r9+0x2200],ymm2
	vmovups ymm2,YMMWORD PTR [r9+0x20a0]
	vmovups YMMWORD PTR [r9+0x2260],ymm4
	vmovups ymm4,YMMWORD PTR [r9+0x21c0]
	vmovups YMMWORD PTR [r9+0x22c0],ymm0
	vaddps ymm0,ymm2,ymm4
	vmovups YMMWORD PTR [r9+0x22e0],ymm6
	vaddps ymm6,ymm7,ymm14
	vmovups YMMWORD PTR [r9+0x2300],ymm11
	vaddps ymm11,ymm3,ymm0
	vsubps ymm14,ymm7,ymm14
	vsubps ymm7,ymm3,ymm0
	vsubps ymm4,ymm4,ymm2
	vsubps ymm13,ymm13,ymm15
	vaddps ymm15,ymm10,ymm4
	vaddps ymm3,ymm12,ymm13
	vsubps ymm10,ymm10,ymm4
	vsubps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x2080]
	vmovups ymm4,YMMWORD PTR [r9+0x2220]
	vaddps ymm2,ymm13,ymm4
	vsubps ymm13,ymm4,ymm13
	vmovups ymm4,YMMWORD PTR [r9+0x2060]
	vmovups ymm0,YMMWORD PTR [r9+0x2240]
	vmovups YMMWORD PTR [r9+0x2080],ymm10
	vaddps ymm10,ymm4,ymm0
	vsubps ymm4,ymm0,ymm4
	vmovups ymm0,YMMWORD PTR [r9+0x2040]
	vmovups YMMWORD PTR [r9+0x2060],ymm12
	vmovups ymm12,YMMWORD PTR [r9+0x2120]
	vmovups YMMWORD PTR [r9+0x20a0],ymm14
	vaddps ymm14,ymm0,ymm12
	vmovups YMMWORD PTR [r9+0x20c0],ymm7
	vmovups ymm7,YMMWORD PTR [r9+0x2020]
	vmovups YMMWORD PTR [r9+0x21a0],ymm1
	vmovups ymm1,YMMWORD PTR [r9+0x2140]
	vmovups YMMWORD PTR [r9+0x21c0],ymm15
	vaddps ymm15,ymm7,ymm1
	vmovups YMMWORD PTR [r9+0x2220],ymm3
	vaddps ymm3,ymm2,ymm14
	vmovups YMMWORD PTR [r9+0x2240],ymm8
	vaddps ymm8,ymm10,ymm15
	vsubps ymm14,ymm2,ymm14
	vsubps ymm10,ymm10,ymm15
	vsubps ymm15,ymm1,ymm7
	vsubps ymm12,ymm0,ymm12
	vaddps ymm7,ymm13,ymm15
	vaddps ymm2,ymm4,ymm12
	vsubps ymm13,ymm13,ymm15
	vsubps ymm12,ymm4,ymm12
	vaddps ymm15,ymm6,ymm3
	vaddps ymm4,ymm11,ymm8
	vmovups ymm1,YMMWORD PTR [r9+0x22a0]
	vaddps ymm0,ymm1,ymm15
	vmovups YMMWORD PTR [r14],ymm0
	vaddps ymm0,ymm5,ymm4
	vmovups YMMWORD PTR [r14+0x20],ymm0
	vsubps ymm15,ymm1,ymm15
	vmovups YMMWORD PTR [r14+0x1000],ymm15
	vsubps ymm15,ymm5,ymm4
	vmovups YMMWORD PTR [r14+0x1020],ymm15
	vsubps ymm8,ymm8,ymm11
	vsubps ymm11,ymm6,ymm3
	vaddps ymm15,ymm9,ymm8
	vmovups YMMWORD PTR [r14+0x800],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x2240]
	vaddps ymm6,ymm15,ymm11
	vmovups YMMWORD PTR [r14+0x820],ymm6
	vsubps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r14+0x1800],ymm8
	vsubps ymm8,ymm15,ymm11
	vmovups YMMWORD PTR [r14+0x1820],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x2220]
	vmovups ymm9,YMMWORD PTR [r9+0x21c0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm7
	vfmadd231ps ymm9,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm7,YMMWORD PTR [rip+0x0]
	vaddps ymm15,ymm11,ymm9
	vaddps ymm7,ymm8,ymm2
	vmovups ymm6,YMMWORD PTR [r9+0x21a0]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x200],ymm5
	vmovups ymm5,YMMWORD PTR [r9+0x2300]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x220],ymm4
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1200],ymm6
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1220],ymm5
	vsubps ymm8,ymm2,ymm8
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r9+0x22e0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xa00],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x22c0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xa20],ymm7
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1a00],ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1a20],ymm15
	vmovups ymm8,YMMWORD PTR [r9+0x20a0]
	vmovups ymm9,YMMWORD PTR [r9+0x20c0]
	vsubps ymm11,ymm8,ymm9
	vaddps ymm8,ymm8,ymm9
	vaddps ymm9,ymm14,ymm10
	vsubps ymm10,ymm10,ymm14
	vaddps ymm14,ymm11,ymm9
	vaddps ymm15,ymm8,ymm10
	vmovups ymm7,YMMWORD PTR [r9+0x2260]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x400],ymm6
	vmovups ymm6,YMMWORD PTR [r9+0x2200]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x420],ymm5
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1400],ymm7
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1420],ymm6
	vsubps ymm8,ymm10,ymm8
	vsubps ymm9,ymm11,ymm9
	vmovups ymm10,YMMWORD PTR [r9+0x2100]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xc00],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x2280]
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xc20],ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1c00],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1c20],ymm11
	vmovups ymm8,YMMWORD PTR [r9+0x2080]
	vmovups ymm9,YMMWORD PTR [r9+0x2060]
	vmovaps ymm10,ymm9
	vfmsub231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vfmsub231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm10,ymm9
	vaddps ymm12,ymm8,ymm13
	vmovups ymm14,YMMWORD PTR [r9+0x20e0]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x600],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x2180]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x620],ymm7
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1600],ymm14
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1620],ymm15
	vsubps ymm8,ymm13,ymm8
	vsubps ymm9,ymm10,ymm9
	vmovups ymm10,YMMWORD PTR [r9+0x2160]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xe00],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x21e0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xe20],ymm12
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1e00],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1e20],ymm11
	lea    rsi,[r13+rax*8+0x0]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	dec    r15d
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x6fd>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	mov    rdi,r9
	mov    ebx,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x18f4>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [r9+0x2000]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdi+0xa0]
	vmovups ymm10,YMMWORD PTR [rdi+0x1a0]
	vaddps ymm11,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x80]
	vmovups ymm12,YMMWORD PTR [rdi+0x180]
	vsubps ymm13,ymm10,ymm12
	vaddps ymm10,ymm10,ymm12
	vsubps ymm12,ymm13,ymm11
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rdi+0xe0]
	vmovups ymm14,YMMWORD PTR [rdi+0x160]
	vaddps ymm15,ymm13,ymm14
	vsubps ymm13,ymm14,ymm13
	vmovups ymm14,YMMWORD PTR [rdi+0x140]
	vmovups ymm7,YMMWORD PTR [rdi+0xc0]
	vsubps ymm6,ymm14,ymm7
	vaddps ymm14,ymm7,ymm14
	vmovups ymm7,YMMWORD PTR [rdi+0x60]
	vmovups ymm5,YMMWORD PTR [rdi+0x1e0]
	vaddps ymm4,ymm7,ymm5
	vsubps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rdi+0x40]
	vmovups ymm3,YMMWORD PTR [rdi+0x1c0]
	vsubps ymm2,ymm5,ymm3
	vaddps ymm5,ymm5,ymm3
	vaddps ymm3,ymm6,ymm4
	vsubps ymm6,ymm4,ymm6
	vsubps ymm4,ymm2,ymm15
	vaddps ymm15,ymm15,ymm2
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm3
	vfmadd231ps ymm6,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm3,YMMWORD PTR [rip+0x0]
	vmovups ymm3,YMMWORD PTR [rdi+0x20]
	vmovaps ymm1,ymm9
	vfmadd231ps ymm1,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm3,YMMWORD PTR [rip+0x0]
	vmovups ymm3,YMMWORD PTR [rdi+0x120]
	vmovaps ymm0,ymm9
	vfmadd231ps ymm0,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm9
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm12,YMMWORD PTR [rip+0x0]
	vsubps ymm12,ymm7,ymm13
	vaddps ymm13,ymm13,ymm7
	vsubps ymm7,ymm5,ymm14
	vaddps ymm14,ymm14,ymm5
	vsubps ymm5,ymm7,ymm12
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rdi+0x100]
	vmovups YMMWORD PTR [r9+0x2020],ymm15
	vmovaps ymm15,ymm1
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm1
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm9
	vfmadd231ps ymm5,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x2040],ymm3
	vmovups YMMWORD PTR [r9+0x2060],ymm12
	vmovups YMMWORD PTR [r9+0x2080],ymm1
	vmovups YMMWORD PTR [r9+0x20a0],ymm6
	mov    rbp,r11
	shr    rbp,0x0
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x1362>
	vunpcklps ymm12,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vunpcklps ymm14,ymm4,ymm5
	vunpckhps ymm6,ymm4,ymm5
	vunpcklpd ymm5,ymm12,ymm14
	vunpckhpd ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm10,ymm6
	vunpckhpd ymm10,ymm10,ymm6
	vmovups XMMWORD PTR [rcx],xmm5
	vextractf128 XMMWORD PTR [rsi],ymm5,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm12
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm14
	vextractf128 XMMWORD PTR [rsi+r8*2],ymm14,0x1
	vmovups XMMWORD PTR [rcx+rdx*1],xmm10
	vextractf128 XMMWORD PTR [rsi+rdx*1],ymm10,0x1
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x143a>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x13ad>
	vunpcklps ymm12,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vextractf128 xmm14,ymm12,0x1
	vmovlps QWORD PTR [rcx],xmm12
	vmovhps QWORD PTR [rcx+r8*1],xmm12
	vmovlps QWORD PTR [rsi],xmm14
	vmovhps QWORD PTR [rsi+r8*1],xmm14
	vextractf128 xmm12,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rdx*1],xmm10
	vmovlps QWORD PTR [rsi+r8*2],xmm12
	vmovhps QWORD PTR [rsi+rdx*1],xmm12
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x143a>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x13b7>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x143a>
	vmovd  xmm12,ebp
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm6,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vunpcklps ymm14,ymm4,ymm5
	vunpckhps ymm5,ymm4,ymm5
	vunpcklpd ymm4,ymm6,ymm14
	vunpckhpd ymm14,ymm6,ymm14
	vunpcklpd ymm6,ymm10,ymm5
	vunpckhpd ymm10,ymm10,ymm5
	vextractf128 xmm5,ymm4,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm12,xmm4
	vmaskmovps XMMWORD PTR [rsi],xmm12,xmm5
	vextractf128 xmm5,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm12,xmm14
	vmaskmovps XMMWORD PTR [rsi+r8*1],xmm12,xmm5
	vextractf128 xmm14,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm12,xmm6
	vmaskmovps XMMWORD PTR [rsi+r8*2],xmm12,xmm14
	vextractf128 xmm14,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1],xmm12,xmm10
	vmaskmovps XMMWORD PTR [rsi+rdx*1],xmm12,xmm14
	vfmadd231ps ymm9,ymm2,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0x8
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x14bc>
	vunpcklps ymm10,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm7,ymm9
	vunpckhps ymm9,ymm7,ymm9
	vunpcklpd ymm12,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm8,ymm9
	vunpckhpd ymm8,ymm8,ymm9
	vmovups XMMWORD PTR [rcx+0x20],xmm12
	vextractf128 XMMWORD PTR [rsi+0x20],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x20],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x20],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x20],xmm11
	vextractf128 XMMWORD PTR [rsi+r8*2+0x20],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x20],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x20],ymm8,0x1
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x15a8>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x150f>
	vunpcklps ymm9,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x20],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x20],xmm9
	vmovlps QWORD PTR [rsi+0x20],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x20],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x20],xmm8
	vmovhps QWORD PTR [rcx+rdx*1+0x20],xmm8
	vmovlps QWORD PTR [rsi+r8*2+0x20],xmm9
	vmovhps QWORD PTR [rsi+rdx*1+0x20],xmm9
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x15a8>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x1519>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x15a8>
	vmovd  xmm10,ebp
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vunpcklps ymm12,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm7,ymm9
	vunpckhps ymm9,ymm7,ymm9
	vunpcklpd ymm14,ymm12,ymm11
	vunpckhpd ymm11,ymm12,ymm11
	vunpcklpd ymm12,ymm8,ymm9
	vunpckhpd ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x20],xmm10,xmm14
	vmaskmovps XMMWORD PTR [rsi+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x20],xmm10,xmm11
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x20],xmm10,xmm12
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x20],xmm10,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x20],xmm10,xmm9
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x20a0]
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x2060]
	vmovups ymm11,YMMWORD PTR [r9+0x2080]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x2020]
	vmovups ymm13,YMMWORD PTR [r9+0x2040]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0x4
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x16a0>
	vunpcklps ymm7,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm7,ymm10
	vunpckhpd ymm10,ymm7,ymm10
	vunpcklpd ymm7,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [rcx+0x10],xmm14
	vextractf128 XMMWORD PTR [rsi+0x10],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x10],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x10],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x10],xmm7
	vextractf128 XMMWORD PTR [rsi+r8*2+0x10],ymm7,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x10],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x10],ymm8,0x1
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x178c>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x16f3>
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm12,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm12
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm12
	vmovlps QWORD PTR [rsi+0x10],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x10],xmm10
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+rdx*1+0x10],xmm8
	vmovlps QWORD PTR [rsi+r8*2+0x10],xmm10
	vmovhps QWORD PTR [rsi+rdx*1+0x10],xmm10
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x178c>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x16fd>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x178c>
	vmovd  xmm7,ebp
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vunpcklps ymm6,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm6,ymm10
	vunpckhpd ymm10,ymm6,ymm10
	vunpcklpd ymm6,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm7,xmm14
	vmaskmovps XMMWORD PTR [rsi+0x10],xmm7,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm7,xmm10
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x10],xmm7,xmm12
	vextractf128 xmm10,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm7,xmm6
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x10],xmm7,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x10],xmm7,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x10],xmm7,xmm10
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	mov    rbp,r11
	shr    rbp,0xc
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x180c>
	vunpcklps ymm8,ymm15,ymm0
	vunpckhps ymm9,ymm15,ymm0
	vunpcklps ymm10,ymm11,ymm13
	vunpckhps ymm11,ymm11,ymm13
	vunpcklpd ymm12,ymm8,ymm10
	vunpckhpd ymm8,ymm8,ymm10
	vunpcklpd ymm10,ymm9,ymm11
	vunpckhpd ymm9,ymm9,ymm11
	vmovups XMMWORD PTR [rcx+0x30],xmm12
	vextractf128 XMMWORD PTR [rsi+0x30],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x30],xmm8
	vextractf128 XMMWORD PTR [rsi+r8*1+0x30],ymm8,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x30],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*2+0x30],ymm10,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x30],xmm9
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x30],ymm9,0x1
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x18f4>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x185d>
	vunpcklps ymm8,ymm15,ymm0
	vunpckhps ymm9,ymm15,ymm0
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+0x30],xmm8
	vmovhps QWORD PTR [rcx+r8*1+0x30],xmm8
	vmovlps QWORD PTR [rsi+0x30],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x30],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x30],xmm9
	vmovhps QWORD PTR [rcx+rdx*1+0x30],xmm9
	vmovlps QWORD PTR [rsi+r8*2+0x30],xmm8
	vmovhps QWORD PTR [rsi+rdx*1+0x30],xmm8
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x18f4>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x1867>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x18f4>
	vmovd  xmm8,ebp
	vpbroadcastd ymm8,xmm8
	vpand  ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm8,ymm8,YMMWORD PTR [rip+0x0]
	vunpcklps ymm9,ymm15,ymm0
	vunpckhps ymm10,ymm15,ymm0
	vunpcklps ymm12,ymm11,ymm13
	vunpckhps ymm11,ymm11,ymm13
	vunpcklpd ymm13,ymm9,ymm12
	vunpckhpd ymm9,ymm9,ymm12
	vunpcklpd ymm12,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vextractf128 xmm11,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+0x30],xmm8,xmm13
	vmaskmovps XMMWORD PTR [rsi+0x30],xmm8,xmm11
	vextractf128 xmm11,ymm9,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x30],xmm8,xmm9
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x30],xmm8,xmm11
	vextractf128 xmm9,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x30],xmm8,xmm12
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x30],xmm8,xmm9
	vextractf128 xmm9,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x30],xmm8,xmm10
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x30],xmm8,xmm9
	shr    r10,1
	add    rdi,0x200
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	dec    ebx
	jne    <nnp_fourier_16x16_gauss_output_with_bias__x86_64_avx2+0x10b4>
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

<nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2>:
	push   r15
	push   r14
	push   r13
	push   r12
	push   rbp
	push   rbx
	vmovups ymm8,YMMWORD PTR [rdx]
	vmovups YMMWORD PTR [r9+0x2000],ymm8
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
	vmovups ymm8,YMMWORD PTR [rbx+rax*4]
	vmovups ymm9,YMMWORD PTR [rbx+r10*2]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rbx+r11*1]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rbx+rdx*1]
	vmovups ymm11,YMMWORD PTR [rbp+rax*1+0x0]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [rbp+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rbp+rax*2+0x0]
	vmovups ymm13,YMMWORD PTR [rbp+rax*4+0x0]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [rbp+r10*1+0x0]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rbp+r11*1+0x0]
	vmovups ymm15,YMMWORD PTR [rbp+rdx*1+0x0]
	vsubps ymm15,ymm14,ymm15
	vmovups ymm7,YMMWORD PTR [rbp+r10*2+0x0]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r12]
	vmovups ymm6,YMMWORD PTR [r12+rax*2]
	vsubps ymm6,ymm7,ymm6
	vmovups ymm5,YMMWORD PTR [r12+rax*1]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [r12+r10*1]
	vmovups ymm4,YMMWORD PTR [r12+r11*1]
	vsubps ymm4,ymm5,ymm4
	vmovups ymm3,YMMWORD PTR [r12+rax*4]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [r12+r10*2]
	vmovups ymm2,YMMWORD PTR [r13+0x0]
	vsubps ymm2,ymm3,ymm2
	vmovups ymm1,YMMWORD PTR [r12+rdx*1]
	vaddps ymm3,ymm3,ymm1
	vaddps ymm1,ymm10,ymm5
	vsubps ymm10,ymm10,ymm5
	vsubps ymm5,ymm11,ymm4
	vaddps ymm11,ymm11,ymm4
	vsubps ymm4,ymm5,ymm1
	vaddps ymm5,ymm1,ymm5
	vaddps ymm1,ymm12,ymm7
	vsubps ymm12,ymm7,ymm12
	vsubps ymm7,ymm6,ymm13
	vaddps ymm13,ymm13,ymm6
	vaddps ymm6,ymm8,ymm3
	vsubps ymm8,ymm8,ymm3
	vsubps ymm3,ymm9,ymm2
	vaddps ymm9,ymm9,ymm2
	vaddps ymm2,ymm7,ymm6
	vsubps ymm7,ymm6,ymm7
	vsubps ymm6,ymm3,ymm1
	vaddps ymm3,ymm1,ymm3
	vmovaps ymm1,ymm7
	vfmadd231ps ymm1,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm2
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovups ymm2,YMMWORD PTR [rbx]
	vmovups ymm0,YMMWORD PTR [rbx+rax*1]
	vmovups YMMWORD PTR [r9+0x2020],ymm11
	vaddps ymm11,ymm2,ymm0
	vsubps ymm2,ymm2,ymm0
	vmovaps ymm0,ymm2
	vfmadd231ps ymm0,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm2
	vfmadd231ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm2
	vfmadd231ps ymm5,ymm1,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x600],ymm5
	vfmadd231ps ymm2,ymm1,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1600],ymm2
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xe00],ymm5
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1e00],ymm14
	vmovaps ymm14,ymm0
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm0
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xa00],ymm5
	vfmadd231ps ymm0,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1a00],ymm0
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x200],ymm7
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1200],ymm14
	vsubps ymm14,ymm8,ymm12
	vaddps ymm8,ymm12,ymm8
	vsubps ymm12,ymm9,ymm13
	vaddps ymm9,ymm13,ymm9
	vsubps ymm13,ymm12,ymm14
	vaddps ymm12,ymm14,ymm12
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm11
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xc00],ymm10
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1c00],ymm11
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x400],ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1400],ymm15
	vmovups ymm10,YMMWORD PTR [r9+0x2020]
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x800],ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1800],ymm14
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9],ymm8
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1000],ymm11
	vmovups ymm8,YMMWORD PTR [r13+rax*1+0x0]
	vmovups ymm9,YMMWORD PTR [r13+r10*1+0x0]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [r13+rax*2+0x0]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [r13+rax*4+0x0]
	vmovups ymm11,YMMWORD PTR [r13+r10*2+0x0]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [r13+r11*1+0x0]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r13+rdx*1+0x0]
	vmovups ymm13,YMMWORD PTR [r14+rax*1]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [r14]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [r14+rax*2]
	vmovups ymm15,YMMWORD PTR [r14+rax*4]
	vsubps ymm15,ymm14,ymm15
	vmovups ymm7,YMMWORD PTR [r14+r10*1]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [r14+r11*1]
	vmovups ymm6,YMMWORD PTR [r14+rdx*1]
	vsubps ymm6,ymm7,ymm6
	vmovups ymm5,YMMWORD PTR [r14+r10*2]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [r15]
	vmovups ymm4,YMMWORD PTR [r15+rax*2]
	vsubps ymm4,ymm5,ymm4
	vmovups ymm3,YMMWORD PTR [r15+rax*1]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [r15+r10*1]
	vmovups ymm2,YMMWORD PTR [r15+r11*1]
	vsubps ymm2,ymm3,ymm2
	vmovups ymm1,YMMWORD PTR [r15+rax*4]
	vaddps ymm3,ymm3,ymm1
	vaddps ymm1,ymm10,ymm5
	vsubps ymm10,ymm10,ymm5
	vsubps ymm5,ymm11,ymm4
	vaddps ymm11,ymm11,ymm4
	vsubps ymm4,ymm5,ymm1
	vaddps ymm5,ymm1,ymm5
	vaddps ymm1,ymm12,ymm7
	vsubps ymm12,ymm7,ymm12
	vsubps ymm7,ymm6,ymm13
	vaddps ymm13,ymm13,ymm6
	vaddps ymm6,ymm8,ymm3
	vsubps ymm8,ymm8,ymm3
	vsubps ymm3,ymm9,ymm2
	vaddps ymm9,ymm9,ymm2
	vaddps ymm2,ymm7,ymm6
	vsubps ymm7,ymm6,ymm7
	vsubps ymm6,ymm3,ymm1
	vaddps ymm3,ymm1,ymm3
	vmovaps ymm1,ymm7
	vfmadd231ps ymm1,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm3,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm2
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm2,YMMWORD PTR [rip+0x0]
	vmovups ymm2,YMMWORD PTR [rbx+rax*2]
	vmovups ymm0,YMMWORD PTR [rbx+r10*1]
	vmovups YMMWORD PTR [r9+0x2020],ymm11
	vaddps ymm11,ymm2,ymm0
	vsubps ymm2,ymm2,ymm0
	vmovaps ymm0,ymm2
	vfmadd231ps ymm0,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm2
	vfmadd231ps ymm14,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm2
	vfmadd231ps ymm5,ymm1,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x620],ymm5
	vfmadd231ps ymm2,ymm1,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1620],ymm2
	vmovaps ymm5,ymm14
	vfmadd231ps ymm5,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xe20],ymm5
	vfmadd231ps ymm14,ymm3,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1e20],ymm14
	vmovaps ymm14,ymm0
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm0
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xa20],ymm5
	vfmadd231ps ymm0,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1a20],ymm0
	vmovaps ymm7,ymm14
	vfmadd231ps ymm7,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x220],ymm7
	vfmadd231ps ymm14,ymm6,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1220],ymm14
	vsubps ymm14,ymm8,ymm12
	vaddps ymm8,ymm12,ymm8
	vsubps ymm12,ymm9,ymm13
	vaddps ymm9,ymm13,ymm9
	vsubps ymm13,ymm12,ymm14
	vaddps ymm12,ymm14,ymm12
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm15,YMMWORD PTR [rip+0x0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm11
	vfmadd231ps ymm10,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0xc20],ymm10
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1c20],ymm11
	vmovaps ymm10,ymm15
	vfmadd231ps ymm10,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x420],ymm10
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1420],ymm15
	vmovups ymm10,YMMWORD PTR [r9+0x2020]
	vmovaps ymm11,ymm14
	vfmadd231ps ymm11,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm14,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x820],ymm10
	vfmadd231ps ymm14,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1820],ymm14
	vmovaps ymm8,ymm11
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x20],ymm8
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x1020],ymm11
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
	add    r14,0x40
	vmovups ymm8,YMMWORD PTR [rsi]
	vmovups ymm9,YMMWORD PTR [rsi+rax*2]
	vsubps ymm9,ymm8,ymm9
	vmovups ymm10,YMMWORD PTR [rsi+rax*1]
	vaddps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rsi+r10*1]
	vmovups ymm11,YMMWORD PTR [rsi+r11*1]
	vsubps ymm11,ymm10,ymm11
	vmovups ymm12,YMMWORD PTR [rsi+rax*4]
	vaddps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [rsi+r10*2]
	vmovups ymm13,YMMWORD PTR [rdi]
	vsubps ymm13,ymm12,ymm13
	vmovups ymm14,YMMWORD PTR [rsi+rdx*1]
	vaddps ymm12,ymm12,ymm14
	vmovups ymm14,YMMWORD PTR [rdi+rax*1]
	vmovups ymm15,YMMWORD PTR [rdi+r10*1]
	vsubps ymm15,ymm14,ymm15
	vmovups ymm7,YMMWORD PTR [rdi+rax*2]
	vaddps ymm14,ymm14,ymm7
	vmovups ymm7,YMMWORD PTR [rdi+rax*4]
	vmovups ymm6,YMMWORD PTR [rdi+r10*2]
	vsubps ymm6,ymm7,ymm6
	vmovups ymm5,YMMWORD PTR [rdi+r11*1]
	vaddps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rdi+rdx*1]
	vmovups ymm4,YMMWORD PTR [rbx+rax*1]
	vsubps ymm4,ymm5,ymm4
	vmovups ymm3,YMMWORD PTR [rbx]
	vaddps ymm5,ymm5,ymm3
	vmovups ymm3,YMMWORD PTR [rbx+rax*2]
	vmovups ymm2,YMMWORD PTR [rbx+rax*4]
	vsubps ymm2,ymm3,ymm2
	vmovups ymm1,YMMWORD PTR [rbx+r10*1]
	vaddps ymm3,ymm3,ymm1
	vmovups ymm1,YMMWORD PTR [rbx+r11*1]
	vmovups ymm0,YMMWORD PTR [rbx+rdx*1]
	vsubps ymm0,ymm1,ymm0
	vmovups YMMWORD PTR [r9+0x2020],ymm14
	vmovups ymm14,YMMWORD PTR [rbx+r10*2]
	vaddps ymm14,ymm1,ymm14
	vmovups ymm1,YMMWORD PTR [rbp+0x0]
	vmovups YMMWORD PTR [r9+0x2040],ymm15
	vmovups ymm15,YMMWORD PTR [rbp+rax*2+0x0]
	vsubps ymm15,ymm1,ymm15
	vmovups YMMWORD PTR [r9+0x2060],ymm14
	vmovups ymm14,YMMWORD PTR [rbp+rax*1+0x0]
	vaddps ymm14,ymm1,ymm14
	vmovups ymm1,YMMWORD PTR [rbp+r10*1+0x0]
	vmovups YMMWORD PTR [r9+0x2080],ymm0
	vmovups ymm0,YMMWORD PTR [rbp+r11*1+0x0]
	vsubps ymm0,ymm1,ymm0
	vmovups YMMWORD PTR [r9+0x20a0],ymm5
	vmovups ymm5,YMMWORD PTR [rbp+rax*4+0x0]
	vaddps ymm5,ymm1,ymm5
	vmovups ymm1,YMMWORD PTR [rbp+r10*2+0x0]
	vmovups YMMWORD PTR [r9+0x20c0],ymm4
	vmovups ymm4,YMMWORD PTR [r12]
	vsubps ymm4,ymm1,ymm4
	vmovups YMMWORD PTR [r9+0x20e0],ymm10
	vmovups ymm10,YMMWORD PTR [rbp+rdx*1+0x0]
	vaddps ymm10,ymm1,ymm10
	vmovups ymm1,YMMWORD PTR [r12+rax*1]
	vmovups YMMWORD PTR [r9+0x2100],ymm5
	vmovups ymm5,YMMWORD PTR [r12+r10*1]
	vsubps ymm5,ymm1,ymm5
	vmovups YMMWORD PTR [r9+0x2120],ymm5
	vmovups ymm5,YMMWORD PTR [r12+rax*2]
	vaddps ymm5,ymm1,ymm5
	vmovups ymm1,YMMWORD PTR [r12+rax*4]
	vmovups YMMWORD PTR [r9+0x2140],ymm5
	vmovups ymm5,YMMWORD PTR [r12+r10*2]
	vsubps ymm5,ymm1,ymm5
	vmovups YMMWORD PTR [r9+0x2160],ymm11
	vmovups ymm11,YMMWORD PTR [r12+r11*1]
	vaddps ymm11,ymm1,ymm11
	vmovups ymm1,YMMWORD PTR [r12+rdx*1]
	vmovups YMMWORD PTR [r9+0x2180],ymm0
	vmovups ymm0,YMMWORD PTR [r13+rax*1+0x0]
	vsubps ymm0,ymm1,ymm0
	vmovups YMMWORD PTR [r9+0x21a0],ymm0
	vmovups ymm0,YMMWORD PTR [r13+0x0]
	vaddps ymm1,ymm1,ymm0
	vmovups ymm0,YMMWORD PTR [r13+rax*2+0x0]
	vmovups YMMWORD PTR [r9+0x21c0],ymm1
	vmovups ymm1,YMMWORD PTR [r13+rax*4+0x0]
	vsubps ymm1,ymm0,ymm1
	vmovups YMMWORD PTR [r9+0x21e0],ymm3
	vmovups ymm3,YMMWORD PTR [r13+r10*1+0x0]
	vaddps ymm3,ymm0,ymm3
	vmovups ymm0,YMMWORD PTR [r13+r11*1+0x0]
	vmovups YMMWORD PTR [r9+0x2200],ymm3
	vmovups ymm3,YMMWORD PTR [r13+rdx*1+0x0]
	vsubps ymm3,ymm0,ymm3
	vmovups YMMWORD PTR [r9+0x2220],ymm3
	vmovups ymm3,YMMWORD PTR [r13+r10*2+0x0]
	vaddps ymm3,ymm0,ymm3
	vaddps ymm0,ymm9,ymm15
	vsubps ymm9,ymm9,ymm15
	vaddps ymm15,ymm8,ymm14
	vsubps ymm8,ymm8,ymm14
	vaddps ymm14,ymm6,ymm5
	vmovups YMMWORD PTR [r9+0x2240],ymm3
	vaddps ymm3,ymm7,ymm11
	vmovups YMMWORD PTR [r9+0x2260],ymm2
	vaddps ymm2,ymm0,ymm14
	vmovups YMMWORD PTR [r9+0x2280],ymm2
	vaddps ymm2,ymm15,ymm3
	vsubps ymm14,ymm0,ymm14
	vsubps ymm15,ymm15,ymm3
	vsubps ymm11,ymm11,ymm7
	vsubps ymm7,ymm6,ymm5
	vaddps ymm6,ymm9,ymm11
	vaddps ymm5,ymm8,ymm7
	vsubps ymm9,ymm9,ymm11
	vsubps ymm8,ymm8,ymm7
	vaddps ymm11,ymm13,ymm4
	vsubps ymm13,ymm13,ymm4
	vaddps ymm7,ymm12,ymm10
	vsubps ymm10,ymm12,ymm10
	vmovups ymm12,YMMWORD PTR [r9+0x2260]
	vaddps ymm4,ymm12,ymm1
	vsubps ymm12,ymm1,ymm12
	vmovups ymm3,YMMWORD PTR [r9+0x21e0]
	vmovups ymm1,YMMWORD PTR [r9+0x2200]
	vaddps ymm0,ymm3,ymm1
	vsubps ymm3,ymm1,ymm3
	vaddps ymm1,ymm11,ymm4
	vmovups YMMWORD PTR [r9+0x21e0],ymm8
	vaddps ymm8,ymm7,ymm0
	vmovups YMMWORD PTR [r9+0x2200],ymm9
	vmovups ymm9,YMMWORD PTR [r9+0x2280]
	vmovups YMMWORD PTR [r9+0x2260],ymm5
	vaddps ymm5,ymm9,ymm1
	vmovups YMMWORD PTR [r9+0x22a0],ymm5
	vaddps ymm5,ymm2,ymm8
	vsubps ymm9,ymm9,ymm1
	vsubps ymm8,ymm2,ymm8
	vsubps ymm7,ymm0,ymm7
	vsubps ymm11,ymm11,ymm4
	vaddps ymm4,ymm14,ymm7
	vaddps ymm2,ymm15,ymm11
	vsubps ymm14,ymm14,ymm7
	vsubps ymm11,ymm15,ymm11
	vsubps ymm15,ymm13,ymm10
	vaddps ymm10,ymm13,ymm10
	vaddps ymm13,ymm12,ymm3
	vsubps ymm12,ymm3,ymm12
	vaddps ymm7,ymm15,ymm13
	vaddps ymm3,ymm10,ymm12
	vmovaps ymm1,ymm6
	vfmadd231ps ymm1,ymm7,YMMWORD PTR [rip+0x0]
	vmovups ymm0,YMMWORD PTR [r9+0x2260]
	vmovups YMMWORD PTR [r9+0x2280],ymm11
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm6,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm3,YMMWORD PTR [rip+0x0]
	vsubps ymm10,ymm12,ymm10
	vsubps ymm12,ymm15,ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x2200]
	vmovaps ymm15,ymm13
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovups ymm7,YMMWORD PTR [r9+0x21e0]
	vmovaps ymm3,ymm7
	vfmadd231ps ymm3,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm13,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups ymm10,YMMWORD PTR [r9+0x2160]
	vmovups ymm12,YMMWORD PTR [r9+0x2180]
	vmovups YMMWORD PTR [r9+0x21e0],ymm7
	vaddps ymm7,ymm10,ymm12
	vsubps ymm10,ymm10,ymm12
	vmovups ymm12,YMMWORD PTR [r9+0x20e0]
	vmovups YMMWORD PTR [r9+0x2160],ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x2100]
	vmovups YMMWORD PTR [r9+0x2180],ymm3
	vaddps ymm3,ymm12,ymm13
	vsubps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x20c0]
	vmovups YMMWORD PTR [r9+0x20e0],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x21a0]
	vmovups YMMWORD PTR [r9+0x2100],ymm14
	vaddps ymm14,ymm13,ymm15
	vmovups YMMWORD PTR [r9+0x2200],ymm2
	vmovups ymm2,YMMWORD PTR [r9+0x20a0]
	vmovups YMMWORD PTR [r9+0x2260],ymm4
	vmovups ymm4,YMMWORD PTR [r9+0x21c0]
	vmovups YMMWORD PTR [r9+0x22c0],ymm0
	vaddps ymm0,ymm2,ymm4
	vmovups YMMWORD PTR [r9+0x22e0],ymm6
	vaddps ymm6,ymm7,ymm14
	vmovups YMMWORD PTR [r9+0x2300],ymm11
	vaddps ymm11,ymm3,ymm0
	vsubps ymm14,ymm7,ymm14
	vsubps ymm7,ymm3,ymm0
	vsubps ymm4,ymm4,ymm2
	vsubps ymm13,ymm13,ymm15
	vaddps ymm15,ymm10,ymm4
	vaddps ymm3,ymm12,ymm13
	vsubps ymm10,ymm10,ymm4
	vsubps ymm12,ymm12,ymm13
	vmovups ymm13,YMMWORD PTR [r9+0x2080]
	vmovups ymm4,YMMWORD PTR [r9+0x2220]
	vaddps ymm2,ymm13,ymm4
	vsubps ymm13,ymm4,ymm13
	vmovups ymm4,YMMWORD PTR [r9+0x2060]
	vmovups ymm0,YMMWORD PTR [r9+0x2240]
	vmovups YMMWORD PTR [r9+0x2080],ymm10
	vaddps ymm10,ymm4,ymm0
	vsubps ymm4,ymm0,ymm4
	vmovups ymm0,YMMWORD PTR [r9+0x2040]
	vmovups YMMWORD PTR [r9+0x2060],ymm12
	vmovups ymm12,YMMWORD PTR [r9+0x2120]
	vmovups YMMWORD PTR [r9+0x20a0],ymm14
	vaddps ymm14,ymm0,ymm12
	vmovups YMMWORD PTR [r9+0x20c0],ymm7
	vmovups ymm7,YMMWORD PTR [r9+0x2020]
	vmovups YMMWORD PTR [r9+0x21a0],ymm1
	vmovups ymm1,YMMWORD PTR [r9+0x2140]
	vmovups YMMWORD PTR [r9+0x21c0],ymm15
	vaddps ymm15,ymm7,ymm1
	vmovups YMMWORD PTR [r9+0x2220],ymm3
	vaddps ymm3,ymm2,ymm14
	vmovups YMMWORD PTR [r9+0x2240],ymm8
	vaddps ymm8,ymm10,ymm15
	vsubps ymm14,ymm2,ymm14
	vsubps ymm10,ymm10,ymm15
	vsubps ymm15,ymm1,ymm7
	vsubps ymm12,ymm0,ymm12
	vaddps ymm7,ymm13,ymm15
	vaddps ymm2,ymm4,ymm12
	vsubps ymm13,ymm13,ymm15
	vsubps ymm12,ymm4,ymm12
	vaddps ymm15,ymm6,ymm3
	vaddps ymm4,ymm11,ymm8
	vmovups ymm1,YMMWORD PTR [r9+0x22a0]
	vaddps ymm0,ymm1,ymm15
	vmovups YMMWORD PTR [r14],ymm0
	vaddps ymm0,ymm5,ymm4
	vmovups YMMWORD PTR [r14+0x20],ymm0
	vsubps ymm15,ymm1,ymm15
	vmovups YMMWORD PTR [r14+0x1000],ymm15
	vsubps ymm15,ymm5,ymm4
	vmovups YMMWORD PTR [r14+0x1020],ymm15
	vsubps ymm8,ymm8,ymm11
	vsubps ymm11,ymm6,ymm3
	vaddps ymm15,ymm9,ymm8
	vmovups YMMWORD PTR [r14+0x800],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x2240]
	vaddps ymm6,ymm15,ymm11
	vmovups YMMWORD PTR [r14+0x820],ymm6
	vsubps ymm8,ymm9,ymm8
	vmovups YMMWORD PTR [r14+0x1800],ymm8
	vsubps ymm8,ymm15,ymm11
	vmovups YMMWORD PTR [r14+0x1820],ymm8
	vmovups ymm8,YMMWORD PTR [r9+0x2220]
	vmovups ymm9,YMMWORD PTR [r9+0x21c0]
	vmovaps ymm11,ymm9
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm7
	vfmadd231ps ymm9,ymm2,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm2,ymm7,YMMWORD PTR [rip+0x0]
	vaddps ymm15,ymm11,ymm9
	vaddps ymm7,ymm8,ymm2
	vmovups ymm6,YMMWORD PTR [r9+0x21a0]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x200],ymm5
	vmovups ymm5,YMMWORD PTR [r9+0x2300]
	vmovaps ymm4,ymm5
	vfmadd231ps ymm4,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x220],ymm4
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1200],ymm6
	vfmadd231ps ymm5,ymm7,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1220],ymm5
	vsubps ymm8,ymm2,ymm8
	vsubps ymm9,ymm11,ymm9
	vmovups ymm11,YMMWORD PTR [r9+0x22e0]
	vmovaps ymm15,ymm11
	vfmadd231ps ymm15,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xa00],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x22c0]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xa20],ymm7
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1a00],ymm11
	vfmadd231ps ymm15,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1a20],ymm15
	vmovups ymm8,YMMWORD PTR [r9+0x20a0]
	vmovups ymm9,YMMWORD PTR [r9+0x20c0]
	vsubps ymm11,ymm8,ymm9
	vaddps ymm8,ymm8,ymm9
	vaddps ymm9,ymm14,ymm10
	vsubps ymm10,ymm10,ymm14
	vaddps ymm14,ymm11,ymm9
	vaddps ymm15,ymm8,ymm10
	vmovups ymm7,YMMWORD PTR [r9+0x2260]
	vmovaps ymm6,ymm7
	vfmadd231ps ymm6,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x400],ymm6
	vmovups ymm6,YMMWORD PTR [r9+0x2200]
	vmovaps ymm5,ymm6
	vfmadd231ps ymm5,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x420],ymm5
	vfmadd231ps ymm7,ymm14,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1400],ymm7
	vfmadd231ps ymm6,ymm15,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1420],ymm6
	vsubps ymm8,ymm10,ymm8
	vsubps ymm9,ymm11,ymm9
	vmovups ymm10,YMMWORD PTR [r9+0x2100]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xc00],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x2280]
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xc20],ymm14
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1c00],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1c20],ymm11
	vmovups ymm8,YMMWORD PTR [r9+0x2080]
	vmovups ymm9,YMMWORD PTR [r9+0x2060]
	vmovaps ymm10,ymm9
	vfmsub231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm9,YMMWORD PTR [rip+0x0]
	vmovaps ymm9,ymm12
	vfmadd231ps ymm9,ymm13,YMMWORD PTR [rip+0x0]
	vfmsub231ps ymm13,ymm12,YMMWORD PTR [rip+0x0]
	vaddps ymm11,ymm10,ymm9
	vaddps ymm12,ymm8,ymm13
	vmovups ymm14,YMMWORD PTR [r9+0x20e0]
	vmovaps ymm15,ymm14
	vfmadd231ps ymm15,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x600],ymm15
	vmovups ymm15,YMMWORD PTR [r9+0x2180]
	vmovaps ymm7,ymm15
	vfmadd231ps ymm7,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x620],ymm7
	vfmadd231ps ymm14,ymm11,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1600],ymm14
	vfmadd231ps ymm15,ymm12,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1620],ymm15
	vsubps ymm8,ymm13,ymm8
	vsubps ymm9,ymm10,ymm9
	vmovups ymm10,YMMWORD PTR [r9+0x2160]
	vmovaps ymm11,ymm10
	vfmadd231ps ymm11,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xe00],ymm11
	vmovups ymm11,YMMWORD PTR [r9+0x21e0]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0xe20],ymm12
	vfmadd231ps ymm10,ymm8,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1e00],ymm10
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r14+0x1e20],ymm11
	lea    rsi,[r13+rax*8+0x0]
	lea    rdi,[rsi+rax*8]
	lea    rbx,[rdi+rax*8]
	lea    rbp,[rbx+rax*8]
	lea    r12,[rbp+rax*8+0x0]
	lea    r13,[r12+rax*8]
	dec    r15d
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x6fd>
	mov    rax,QWORD PTR [r8+0x8]
	mov    r10d,DWORD PTR [r8+0x10]
	mov    r11d,DWORD PTR [r8+0x14]
	mov    r8,QWORD PTR [r8]
	mov    r8,r8
	shl    r8,0x2
	lea    rdx,[r8+r8*2]
	mov    rcx,rcx
	lea    rsi,[rcx+r8*4]
	mov    rdi,r9
	mov    ebx,0x10
	test   r10b,0x1
	je     <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1961>
	vmovups ymm8,YMMWORD PTR [rdi]
	vmovups ymm9,YMMWORD PTR [r9+0x2000]
	vfmadd231ps ymm9,ymm8,YMMWORD PTR [rip+0x0]
	vmovups ymm8,YMMWORD PTR [rdi+0xa0]
	vmovups ymm10,YMMWORD PTR [rdi+0x1a0]
	vaddps ymm11,ymm8,ymm10
	vsubps ymm8,ymm8,ymm10
	vmovups ymm10,YMMWORD PTR [rdi+0x80]
	vmovups ymm12,YMMWORD PTR [rdi+0x180]
	vsubps ymm13,ymm10,ymm12
	vaddps ymm10,ymm10,ymm12
	vsubps ymm12,ymm13,ymm11
	vaddps ymm11,ymm11,ymm13
	vmovups ymm13,YMMWORD PTR [rdi+0xe0]
	vmovups ymm14,YMMWORD PTR [rdi+0x160]
	vaddps ymm15,ymm13,ymm14
	vsubps ymm13,ymm14,ymm13
	vmovups ymm14,YMMWORD PTR [rdi+0x140]
	vmovups ymm7,YMMWORD PTR [rdi+0xc0]
	vsubps ymm6,ymm14,ymm7
	vaddps ymm14,ymm7,ymm14
	vmovups ymm7,YMMWORD PTR [rdi+0x60]
	vmovups ymm5,YMMWORD PTR [rdi+0x1e0]
	vaddps ymm4,ymm7,ymm5
	vsubps ymm7,ymm7,ymm5
	vmovups ymm5,YMMWORD PTR [rdi+0x40]
	vmovups ymm3,YMMWORD PTR [rdi+0x1c0]
	vsubps ymm2,ymm5,ymm3
	vaddps ymm5,ymm5,ymm3
	vaddps ymm3,ymm6,ymm4
	vsubps ymm6,ymm4,ymm6
	vsubps ymm4,ymm2,ymm15
	vaddps ymm15,ymm15,ymm2
	vmovaps ymm2,ymm6
	vfmadd231ps ymm2,ymm15,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm6,YMMWORD PTR [rip+0x0]
	vmovaps ymm6,ymm3
	vfmadd231ps ymm6,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm4,ymm3,YMMWORD PTR [rip+0x0]
	vmovups ymm3,YMMWORD PTR [rdi+0x20]
	vmovaps ymm1,ymm9
	vfmadd231ps ymm1,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm3,YMMWORD PTR [rip+0x0]
	vmovups ymm3,YMMWORD PTR [rdi+0x120]
	vmovaps ymm0,ymm9
	vfmadd231ps ymm0,ymm3,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm3,YMMWORD PTR [rip+0x0]
	vmovaps ymm3,ymm9
	vfmadd231ps ymm3,ymm11,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm9,ymm11,YMMWORD PTR [rip+0x0]
	vmovaps ymm11,ymm0
	vfmadd231ps ymm11,ymm12,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm12,YMMWORD PTR [rip+0x0]
	vsubps ymm12,ymm7,ymm13
	vaddps ymm13,ymm13,ymm7
	vsubps ymm7,ymm5,ymm14
	vaddps ymm14,ymm14,ymm5
	vsubps ymm5,ymm7,ymm12
	vaddps ymm12,ymm12,ymm7
	vmovups ymm7,YMMWORD PTR [rdi+0x100]
	vmovups YMMWORD PTR [r9+0x2020],ymm15
	vmovaps ymm15,ymm1
	vfmadd231ps ymm15,ymm7,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm7,YMMWORD PTR [rip+0x0]
	vmovaps ymm7,ymm1
	vfmadd231ps ymm7,ymm8,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm1,ymm8,YMMWORD PTR [rip+0x0]
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm10,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm10,YMMWORD PTR [rip+0x0]
	vmovaps ymm10,ymm8
	vfmadd231ps ymm10,ymm14,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm8,ymm14,YMMWORD PTR [rip+0x0]
	vmovaps ymm14,ymm11
	vfmadd231ps ymm14,ymm4,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm4,YMMWORD PTR [rip+0x0]
	vmovaps ymm4,ymm7
	vfmadd231ps ymm4,ymm5,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm7,ymm5,YMMWORD PTR [rip+0x0]
	vmovaps ymm5,ymm9
	vfmadd231ps ymm5,ymm2,YMMWORD PTR [rip+0x0]
	vmovups YMMWORD PTR [r9+0x2040],ymm3
	vmovups YMMWORD PTR [r9+0x2060],ymm12
	vmovups YMMWORD PTR [r9+0x2080],ymm1
	vmovups YMMWORD PTR [r9+0x20a0],ymm6
	vxorps xmm12,xmm12,xmm12
	vmaxps ymm10,ymm12,ymm10
	vmaxps ymm14,ymm12,ymm14
	vmaxps ymm6,ymm12,ymm4
	vmaxps ymm12,ymm12,ymm5
	mov    rbp,r11
	shr    rbp,0x0
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x137d>
	vunpcklps ymm5,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vunpcklps ymm14,ymm6,ymm12
	vunpckhps ymm12,ymm6,ymm12
	vunpcklpd ymm6,ymm5,ymm14
	vunpckhpd ymm14,ymm5,ymm14
	vunpcklpd ymm5,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vmovups XMMWORD PTR [rcx],xmm6
	vextractf128 XMMWORD PTR [rsi],ymm6,0x1
	vmovups XMMWORD PTR [rcx+r8*1],xmm14
	vextractf128 XMMWORD PTR [rsi+r8*1],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*2],xmm5
	vextractf128 XMMWORD PTR [rsi+r8*2],ymm5,0x1
	vmovups XMMWORD PTR [rcx+rdx*1],xmm10
	vextractf128 XMMWORD PTR [rsi+rdx*1],ymm10,0x1
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1459>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x13c8>
	vunpcklps ymm12,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vextractf128 xmm14,ymm12,0x1
	vmovlps QWORD PTR [rcx],xmm12
	vmovhps QWORD PTR [rcx+r8*1],xmm12
	vmovlps QWORD PTR [rsi],xmm14
	vmovhps QWORD PTR [rsi+r8*1],xmm14
	vextractf128 xmm12,ymm10,0x1
	vmovlps QWORD PTR [rcx+r8*2],xmm10
	vmovhps QWORD PTR [rcx+rdx*1],xmm10
	vmovlps QWORD PTR [rsi+r8*2],xmm12
	vmovhps QWORD PTR [rsi+rdx*1],xmm12
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1459>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x13d2>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1459>
	vmovd  xmm5,ebp
	vpbroadcastd ymm5,xmm5
	vpand  ymm5,ymm5,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm5,ymm5,YMMWORD PTR [rip+0x0]
	vunpcklps ymm4,ymm10,ymm14
	vunpckhps ymm10,ymm10,ymm14
	vunpcklps ymm14,ymm6,ymm12
	vunpckhps ymm12,ymm6,ymm12
	vunpcklpd ymm6,ymm4,ymm14
	vunpckhpd ymm14,ymm4,ymm14
	vunpcklpd ymm4,ymm10,ymm12
	vunpckhpd ymm10,ymm10,ymm12
	vextractf128 xmm12,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx],xmm5,xmm6
	vmaskmovps XMMWORD PTR [rsi],xmm5,xmm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1],xmm5,xmm14
	vmaskmovps XMMWORD PTR [rsi+r8*1],xmm5,xmm12
	vextractf128 xmm12,ymm4,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2],xmm5,xmm4
	vmaskmovps XMMWORD PTR [rsi+r8*2],xmm5,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1],xmm5,xmm10
	vmaskmovps XMMWORD PTR [rsi+rdx*1],xmm5,xmm12
	vfmadd231ps ymm9,ymm2,YMMWORD PTR [rip+0x0]
	vxorps xmm10,xmm10,xmm10
	vmaxps ymm8,ymm10,ymm8
	vmaxps ymm11,ymm10,ymm11
	vmaxps ymm12,ymm10,ymm7
	vmaxps ymm9,ymm10,ymm9
	mov    rbp,r11
	shr    rbp,0x8
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x14f3>
	vunpcklps ymm10,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm10,ymm11
	vunpckhpd ymm10,ymm10,ymm11
	vunpcklpd ymm11,ymm8,ymm9
	vunpckhpd ymm8,ymm8,ymm9
	vmovups XMMWORD PTR [rcx+0x20],xmm12
	vextractf128 XMMWORD PTR [rsi+0x20],ymm12,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x20],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x20],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x20],xmm11
	vextractf128 XMMWORD PTR [rsi+r8*2+0x20],ymm11,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x20],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x20],ymm8,0x1
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x15df>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1546>
	vunpcklps ymm9,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vextractf128 xmm10,ymm9,0x1
	vmovlps QWORD PTR [rcx+0x20],xmm9
	vmovhps QWORD PTR [rcx+r8*1+0x20],xmm9
	vmovlps QWORD PTR [rsi+0x20],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x20],xmm10
	vextractf128 xmm9,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x20],xmm8
	vmovhps QWORD PTR [rcx+rdx*1+0x20],xmm8
	vmovlps QWORD PTR [rsi+r8*2+0x20],xmm9
	vmovhps QWORD PTR [rsi+rdx*1+0x20],xmm9
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x15df>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1550>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x15df>
	vmovd  xmm10,ebp
	vpbroadcastd ymm10,xmm10
	vpand  ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm10,ymm10,YMMWORD PTR [rip+0x0]
	vunpcklps ymm14,ymm8,ymm11
	vunpckhps ymm8,ymm8,ymm11
	vunpcklps ymm11,ymm12,ymm9
	vunpckhps ymm9,ymm12,ymm9
	vunpcklpd ymm12,ymm14,ymm11
	vunpckhpd ymm11,ymm14,ymm11
	vunpcklpd ymm14,ymm8,ymm9
	vunpckhpd ymm8,ymm8,ymm9
	vextractf128 xmm9,ymm12,0x1
	vmaskmovps XMMWORD PTR [rcx+0x20],xmm10,xmm12
	vmaskmovps XMMWORD PTR [rsi+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x20],xmm10,xmm11
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x20],xmm10,xmm14
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x20],xmm10,xmm9
	vextractf128 xmm9,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x20],xmm10,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x20],xmm10,xmm9
	vmovaps ymm8,ymm15
	vfmadd231ps ymm8,ymm13,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm15,ymm13,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x20a0]
	vmovaps ymm10,ymm0
	vfmadd231ps ymm10,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm0,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x2060]
	vmovups ymm11,YMMWORD PTR [r9+0x2080]
	vmovaps ymm12,ymm11
	vfmadd231ps ymm12,ymm9,YMMWORD PTR [rip+0x0]
	vfmadd231ps ymm11,ymm9,YMMWORD PTR [rip+0x0]
	vmovups ymm9,YMMWORD PTR [r9+0x2020]
	vmovups ymm13,YMMWORD PTR [r9+0x2040]
	vmovaps ymm14,ymm13
	vfmadd231ps ymm14,ymm9,YMMWORD PTR [rip+0x0]
	vxorps xmm7,xmm7,xmm7
	vmaxps ymm8,ymm7,ymm8
	vmaxps ymm10,ymm7,ymm10
	vmaxps ymm12,ymm7,ymm12
	vmaxps ymm14,ymm7,ymm14
	mov    rbp,r11
	shr    rbp,0x4
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x16ef>
	vunpcklps ymm7,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm7,ymm10
	vunpckhpd ymm10,ymm7,ymm10
	vunpcklpd ymm7,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vmovups XMMWORD PTR [rcx+0x10],xmm14
	vextractf128 XMMWORD PTR [rsi+0x10],ymm14,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x10],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x10],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x10],xmm7
	vextractf128 XMMWORD PTR [rsi+r8*2+0x10],ymm7,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x10],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x10],ymm8,0x1
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x17db>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1742>
	vunpcklps ymm12,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vextractf128 xmm10,ymm12,0x1
	vmovlps QWORD PTR [rcx+0x10],xmm12
	vmovhps QWORD PTR [rcx+r8*1+0x10],xmm12
	vmovlps QWORD PTR [rsi+0x10],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x10],xmm10
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x10],xmm8
	vmovhps QWORD PTR [rcx+rdx*1+0x10],xmm8
	vmovlps QWORD PTR [rsi+r8*2+0x10],xmm10
	vmovhps QWORD PTR [rsi+rdx*1+0x10],xmm10
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x17db>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x174c>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x17db>
	vmovd  xmm7,ebp
	vpbroadcastd ymm7,xmm7
	vpand  ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm7,ymm7,YMMWORD PTR [rip+0x0]
	vunpcklps ymm6,ymm8,ymm10
	vunpckhps ymm8,ymm8,ymm10
	vunpcklps ymm10,ymm12,ymm14
	vunpckhps ymm12,ymm12,ymm14
	vunpcklpd ymm14,ymm6,ymm10
	vunpckhpd ymm10,ymm6,ymm10
	vunpcklpd ymm6,ymm8,ymm12
	vunpckhpd ymm8,ymm8,ymm12
	vextractf128 xmm12,ymm14,0x1
	vmaskmovps XMMWORD PTR [rcx+0x10],xmm7,xmm14
	vmaskmovps XMMWORD PTR [rsi+0x10],xmm7,xmm12
	vextractf128 xmm12,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x10],xmm7,xmm10
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x10],xmm7,xmm12
	vextractf128 xmm10,ymm6,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x10],xmm7,xmm6
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x10],xmm7,xmm10
	vextractf128 xmm10,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x10],xmm7,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x10],xmm7,xmm10
	vfmadd231ps ymm13,ymm9,YMMWORD PTR [rip+0x0]
	vxorps xmm8,xmm8,xmm8
	vmaxps ymm9,ymm8,ymm15
	vmaxps ymm10,ymm8,ymm0
	vmaxps ymm11,ymm8,ymm11
	vmaxps ymm8,ymm8,ymm13
	mov    rbp,r11
	shr    rbp,0xc
	mov    rbp,rbp
	and    rbp,0xf
	cmp    rbp,0xf
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1875>
	vunpcklps ymm12,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm12,ymm10
	vunpckhpd ymm10,ymm12,ymm10
	vunpcklpd ymm12,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vmovups XMMWORD PTR [rcx+0x30],xmm11
	vextractf128 XMMWORD PTR [rsi+0x30],ymm11,0x1
	vmovups XMMWORD PTR [rcx+r8*1+0x30],xmm10
	vextractf128 XMMWORD PTR [rsi+r8*1+0x30],ymm10,0x1
	vmovups XMMWORD PTR [rcx+r8*2+0x30],xmm12
	vextractf128 XMMWORD PTR [rsi+r8*2+0x30],ymm12,0x1
	vmovups XMMWORD PTR [rcx+rdx*1+0x30],xmm8
	vextractf128 XMMWORD PTR [rsi+rdx*1+0x30],ymm8,0x1
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1961>
	cmp    rbp,0x3
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x18c8>
	vunpcklps ymm8,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vextractf128 xmm10,ymm8,0x1
	vmovlps QWORD PTR [rcx+0x30],xmm8
	vmovhps QWORD PTR [rcx+r8*1+0x30],xmm8
	vmovlps QWORD PTR [rsi+0x30],xmm10
	vmovhps QWORD PTR [rsi+r8*1+0x30],xmm10
	vextractf128 xmm8,ymm9,0x1
	vmovlps QWORD PTR [rcx+r8*2+0x30],xmm9
	vmovhps QWORD PTR [rcx+rdx*1+0x30],xmm9
	vmovlps QWORD PTR [rsi+r8*2+0x30],xmm8
	vmovhps QWORD PTR [rsi+rdx*1+0x30],xmm8
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1961>
	test   rbp,rbp
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x18d2>
	jmp    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x1961>
	vmovd  xmm12,ebp
	vpbroadcastd ymm12,xmm12
	vpand  ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vpcmpeqd ymm12,ymm12,YMMWORD PTR [rip+0x0]
	vunpcklps ymm13,ymm9,ymm10
	vunpckhps ymm9,ymm9,ymm10
	vunpcklps ymm10,ymm11,ymm8
	vunpckhps ymm8,ymm11,ymm8
	vunpcklpd ymm11,ymm13,ymm10
	vunpckhpd ymm10,ymm13,ymm10
	vunpcklpd ymm13,ymm9,ymm8
	vunpckhpd ymm8,ymm9,ymm8
	vextractf128 xmm9,ymm11,0x1
	vmaskmovps XMMWORD PTR [rcx+0x30],xmm12,xmm11
	vmaskmovps XMMWORD PTR [rsi+0x30],xmm12,xmm9
	vextractf128 xmm9,ymm10,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*1+0x30],xmm12,xmm10
	vmaskmovps XMMWORD PTR [rsi+r8*1+0x30],xmm12,xmm9
	vextractf128 xmm9,ymm13,0x1
	vmaskmovps XMMWORD PTR [rcx+r8*2+0x30],xmm12,xmm13
	vmaskmovps XMMWORD PTR [rsi+r8*2+0x30],xmm12,xmm9
	vextractf128 xmm9,ymm8,0x1
	vmaskmovps XMMWORD PTR [rcx+rdx*1+0x30],xmm12,xmm8
	vmaskmovps XMMWORD PTR [rsi+rdx*1+0x30],xmm12,xmm9
	shr    r10,1
	add    rdi,0x200
	lea    rcx,[rcx+rax*4]
	lea    rsi,[rsi+rax*4]
	dec    ebx
	jne    <nnp_fourier_16x16_gauss_output_with_bias_with_relu__x86_64_avx2+0x10b4>
	vzeroupper
	pop    rbx
	pop    rbp
	pop    r12
	pop    r13
	pop    r14
	pop    r15
	ret
