"""The instruction sets that kernels are emitted for; a new one is a module here and a line in `TARGETS`."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from codegen.contract import CodeFacts, Kernel
from codegen.microarchitecture import Microarchitecture

# Debian's Python packages lie here; pure ones serve interpreters that don't look there by themselves.
DEBIAN_PACKAGES = "/usr/lib/python3/dist-packages"


def find_package(name: str) -> bool:
    """Make `import name` work, if it is anywhere."""
    if find_spec(name) is None and DEBIAN_PACKAGES not in sys.path:
        sys.path.append(DEBIAN_PACKAGES)
    return find_spec(name) is not None


class Emitter(Protocol):
    """What a target's module has by the name of `emit`."""

    def __call__(
        self,
        kernels: Sequence[Kernel],
        target: str,
        microarchitecture: Microarchitecture,
        object_format: str,
        path: Path,
    ) -> list[CodeFacts]:
        """Write all kernels to one file. What the instruction set can't do raises."""


@dataclass(frozen=True)
class Target:
    """One instruction set. Its module in this package emits files that end in `suffix`: o, or s or c to be compiled."""

    name: str  # begins with the machine that runs it, if that matters
    module: str
    suffix: str
    lanes: int
    vector_registers: int
    cpu_features: tuple[str, ...] = ()  # without which they don't; names that src/cpu.h knows
    package: str | None = None  # that the module needs
    flags: str = ""  # for the compiler of its text
    half_features: tuple[str, ...] = ()  # without which kernels for half-precision arithmetic don't run
    int8_features: tuple[str, ...] = ()  # without which kernels for dot products of bytes don't run
    narrower: str = ""  # a target of half as many lanes, which each CPU has that has this one

    def emitter(self) -> Emitter:
        """The module's emit; it and what it needs are loaded for this target only."""
        if self.package is not None:
            find_package(self.package)
        emit: Emitter = import_module(f"codegen.targets.{self.module}").emit
        return emit


# No CPU has AVX2 without F16C, which clang has no name for.
AVX2 = ("avx2", "fma", "bmi2")
AVX512 = ("avx512f", "avx512vl", "avx512dq", "avx512bw", "bmi2")

# Best first: the run-time choice goes down this list.
_LIST = [
    Target("x86_64_avx512", "x86_64_avx512", "o", 16, 32, AVX512, "peachpy", narrower="x86_64_avx2"),
    Target("x86_64_avx2", "x86_64_avx2", "o", 8, 16, AVX2, "peachpy"),
    # LLVM 14 learns of half-precision arithmetic and dot products from its command line only.
    Target(
        "aarch64_neon",
        "aarch64_neon",
        "s",
        4,
        32,
        flags="-march=armv8.2-a+fp16+dotprod",
        half_features=("asimdhp",),
        int8_features=("asimddp",),
    ),
    Target("armv7_neon", "armv7_neon", "s", 4, 16, ("neon", "vfpv4")),
    Target("c", "c", "c", 4, 16),
    Target("c_scalar", "c", "c", 1, 16),
]

TARGETS = {target.name: target for target in _LIST}
