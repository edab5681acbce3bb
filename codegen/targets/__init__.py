"""The instruction sets that kernels are emitted for; a new one is a module here and a line in `TARGETS`."""

from dataclasses import dataclass


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
    Target("x86_64_avx2", "peachpy", 8, 16, ("avx2", "fma", "bmi2")),
    Target("c", "c", 4, 16, ()),
    Target("c_scalar", "c", 1, 16, ()),
]

TARGETS = {target.name: target for target in _LIST}
