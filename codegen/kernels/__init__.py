"""Kernel families. A script says what is computed, in the words of `codegen.vocabulary`.

`FAMILIES` is the one list of them: build, tables, checks and lint all follow it. It names functions instead of
importing them, so that a family's build depends on that family's script alone.
"""

from importlib import import_module

from codegen.contract import Kernel
from codegen.microarchitecture import Microarchitecture

FAMILIES = {
    "tuple_gemm": "codegen.kernels.gemm:tuple_gemm_kernels",
    "tuple_gemm_transposed": "codegen.kernels.gemm:tuple_gemm_transposed_kernels",
    "complex_gemm": "codegen.kernels.gemm:complex_gemm_kernels",
    "complex_gemm_transposed": "codegen.kernels.gemm:complex_gemm_transposed_kernels",
    "sgemm": "codegen.kernels.gemm:sgemm_kernels",
    "sgemm_transposed": "codegen.kernels.gemm:sgemm_transposed_kernels",
    "direct": "codegen.kernels.gemm:direct_kernels",
    "tuple_gemm_half": "codegen.kernels.half:tuple_gemm_half_kernels",
    "narrow": "codegen.kernels.half:narrow_kernels",
    "gemm_s8": "codegen.kernels.int8:gemm_s8_kernels",
    "gemm_u8": "codegen.kernels.int8:gemm_u8_kernels",
    "im2col": "codegen.kernels.im2col:kernels",
    "winograd": "codegen.kernels.winograd:kernels",
    "fourier": "codegen.kernels.fourier:kernels",
    "stream": "codegen.kernels.stream:kernels",
    "relu": "codegen.kernels.relu:kernels",
    "softmax": "codegen.kernels.softmax:kernels",
    "stencil": "codegen.kernels.stencil:kernels",
    "stencil_pixels": "codegen.kernels.stencil:pixels_kernels",
    "stencil_pixels_by_2": "codegen.kernels.stencil:pixels_by_2_kernels",
    "depthwise": "codegen.kernels.depthwise:kernels",
    "planes": "codegen.kernels.planes:kernels",
    "dots": "codegen.kernels.dots:dots_kernels",
    "dots_f16": "codegen.kernels.dots:dots_f16_kernels",
    "transpose": "codegen.kernels.transpose:kernels",
    "strassen": "codegen.kernels.strassen:kernels",
    "pooling": "codegen.kernels.pooling:kernels",
    "fma_peak": "codegen.kernels.fma_peak:kernels",
}


HALF = ("tuple_gemm_half", "narrow")  # of half-precision arithmetic
INT8 = ("gemm_s8", "gemm_u8")  # of dot products of bytes


def families(microarchitecture: Microarchitecture) -> list[str]:
    """Those that there are kernels of."""
    missing = (*(() if microarchitecture.half else HALF), *(() if microarchitecture.int8 else INT8))
    return [family for family in FAMILIES if family not in missing]


def family_kernels(family: str, lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """All kernels of a family for a vector width and a microarchitecture."""
    module, function = FAMILIES[family].split(":")
    kernels: list[Kernel] = getattr(import_module(module), function)(lanes, microarchitecture)
    return kernels
