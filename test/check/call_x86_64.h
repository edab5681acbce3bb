#pragma once
/* Offsets in struct machine, for C and assembly. */

#define MACHINE_GENERAL 0     /* 16 x 8 bytes, in the order of register numbers */
#define MACHINE_VECTORS 128   /* 16 x 64 bytes */
#define MACHINE_FLAGS 1152    /* 8 bytes */
#define MACHINE_XINUSE 1160   /* 8 bytes */
#define MACHINE_X87 1168      /* 28 bytes as FNSTENV stores them */
#define MACHINE_MXCSR 1196    /* 4 bytes */
#define MACHINE_FEATURES 1200 /* 8 bytes: FEATURE_* */
#define MACHINE_STACK 1208    /* STACK_WORDS x 8 bytes */

/* Words of the caller's stack that are watched; a multiple of 8. */
#define STACK_WORDS 64

#define FEATURE_AVX 1
#define FEATURE_AVX512 2
#define FEATURE_XINUSE 4
