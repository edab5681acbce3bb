"""The instruction sets that kernels are emitted for; a new one is a module here and a line in `TARGETS`."""

import importlib.util
import sys
from dataclasses import dataclass

# Debian's python3-peachpy lies here; it is pure Python, and serves interpreters that don't look there by themselves.
DEBIAN_PACKAGES = "/usr/lib/python3/dist-packages"


def find_peachpy() -> bool:
    """Make `import peachpy` work, if it is anywhere."""
    if importlib.util.find_spec("peachpy") is None and DEBIAN_PACKAGES not in sys.path:
        sys.path.append(DEBIAN_PACKAGES)
    return importlib.util.find_spec("peachpy") is not None


@dataclass(frozen=True)
class Target:
    """One instruction set. `emitter` says what writes its code: peachpy (object files) or c (C text)."""

    name: str
    emitter: str
    lanes: int
    vector_registers: int
    cpu_features: tuple[str, ...]  # names that the compiler's __builtin_cpu_supports knows


# Best first: the run-time choice goes down this list.
_LIST = [
    Target("x86_64_avx512", "peachpy", 16, 32, ("avx512f", "avx512vl", "avx512dq", "avx512bw", "bmi2")),
    # No CPU has AVX2 without F16C, which clang has no name for.
    Target("x86_64_avx2", "peachpy", 8, 16, ("avx2", "fma", "bmi2")),
    Target("c", "c", 4, 16, ()),
    Target("c_scalar", "c", 1, 16, ()),
]

TARGETS = {target.name: target for target in _LIST}
