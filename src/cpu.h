#pragma once
/*
 * Does the CPU (and the operating system) have a feature that kernels need, and which CPU is it? Generated tables ask;
 * names are those of the list of targets. This is the one place that asks for the instruction set: nothing else in src/
 * does.
 */

#include <stdbool.h>

#if defined(__x86_64__) || defined(__i386__)

#include <cpuid.h>

#define nnp_cpu_supports(feature) __builtin_cpu_supports(feature)

/* Is it AMD's, of a family? (0x19: Zen 3 and 4, 0x1A: Zen 5 and what is like it.) Compilers' names of CPUs end where
 * these were new. */
static inline bool nnp_cpu_is_amd(unsigned family) {
    unsigned eax, ebx, ecx, edx;
    if (!__get_cpuid(0, &eax, &ebx, &ecx, &edx) || ebx != signature_AMD_ebx || ecx != signature_AMD_ecx ||
        edx != signature_AMD_edx || !__get_cpuid(1, &eax, &ebx, &ecx, &edx)) {
        return false;
    }
    return (eax >> 8 & 0xF) + (eax >> 20 & 0xFF) == family;
}

#elif defined(__arm__) && defined(__linux__)

#include <string.h>
#include <sys/auxv.h>

/* Bits of the kernel's arch/arm/include/uapi/asm/hwcap.h, which not every C library's headers name. */
static inline bool nnp_cpu_supports(const char* feature) {
    static const struct {
        const char* name;
        unsigned long bit;
    } features[] = {{"neon", 1ul << 12}, {"vfpv4", 1ul << 16}};
    for (size_t i = 0; i < sizeof(features) / sizeof(features[0]); i++) {
        if (strcmp(feature, features[i].name) == 0) return (getauxval(AT_HWCAP) & features[i].bit) != 0;
    }
    return false;
}

#elif defined(__aarch64__) && defined(__linux__)

#include <string.h>
#include <sys/auxv.h>

/* Of the kernel's arch/arm64/include/uapi/asm/hwcap.h. */
static inline bool nnp_cpu_supports(const char* feature) {
    static const struct {
        const char* name;
        unsigned long bit;
    } features[] = {{"asimdhp", 1ul << 10}, {"asimddp", 1ul << 20}};
    for (size_t i = 0; i < sizeof(features) / sizeof(features[0]); i++) {
        if (strcmp(feature, features[i].name) == 0) return (getauxval(AT_HWCAP) & features[i].bit) != 0;
    }
    return false;
}

#elif defined(__aarch64__) && defined(__APPLE__)

/* Every Mac's CPU has half-precision arithmetic and dot products of bytes, which may be missing elsewhere. */
static inline bool nnp_cpu_supports(const char* feature) {
    (void)feature;
    return true;
}

#endif
