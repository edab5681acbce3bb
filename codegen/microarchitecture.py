"""Microarchitecture records: what a kernel script takes from the CPU it is generated for, as data.

Retuning for a new CPU is writing one record here, and configuring and building again with it
(configure.py --microarchitecture=NAME).
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Tile:
    """A GEMM micro-kernel's register tile."""

    rows: int  # broadcast operand
    vectors: int  # vectors of columns


@dataclass(frozen=True)
class Microarchitecture:
    """One CPU core, as far as generated code depends on it."""

    name: str
    target: str
    gemm: Tile  # accumulators + one row of columns + one broadcast must fit in the register file
    gemm_transposed: Tile  # the same for a left operand whose rows are lanes: rows and lanes share a small multiple
    unroll: int  # steps of the GEMM's reduction per loop iteration; divides the target's lanes
    block: int  # steps of the tuple GEMM's reduction whose packed operands lie together; a multiple of the lanes
    l1: int  # data cache sizes in bytes, used where the machine does not report its own
    l2: int
    l3: int  # a core's share


KIB, MIB = 1 << 10, 1 << 20

_RECORDS = [
    # Two 512-bit FMAs a cycle. 28 accumulators + 2 columns + 1 broadcast in 32 registers: 16 loads for 28 FMAs;
    # transposed 11 for 24, where rows are half a vector.
    Microarchitecture("skylake_x", "x86_64_avx512", Tile(14, 2), Tile(8, 3), 4, 32, 32 * KIB, 1 * MIB, 1408 * KIB),
    # 512-bit instructions take two passes: one FMA and one load a cycle, so the same ratio holds.
    Microarchitecture("zen4", "x86_64_avx512", Tile(14, 2), Tile(8, 3), 4, 32, 32 * KIB, 1 * MIB, 4 * MIB),
    Microarchitecture(
        "sapphire_rapids", "x86_64_avx512", Tile(14, 2), Tile(8, 3), 4, 32, 48 * KIB, 2 * MIB, 1920 * KIB
    ),
    # Two 256-bit FMAs and two loads a cycle. 12 accumulators + 2 columns + 1 broadcast in 16 registers.
    Microarchitecture("haswell", "x86_64_avx2", Tile(6, 2), Tile(4, 3), 4, 64, 32 * KIB, 256 * KIB, 2 * MIB),
    Microarchitecture("zen3", "x86_64_avx2", Tile(6, 2), Tile(4, 3), 8, 64, 32 * KIB, 512 * KIB, 4 * MIB),
    # Compiler vectors: 4 x 2 accumulators leave room in 16 SSE registers for unfused multiplies.
    Microarchitecture("generic", "c", Tile(4, 2), Tile(4, 2), 4, 64, 32 * KIB, 256 * KIB, 1 * MIB),
    Microarchitecture("generic_scalar", "c_scalar", Tile(2, 4), Tile(2, 4), 1, 64, 16 * KIB, 256 * KIB, 1 * MIB),
]

MICROARCHITECTURES = {record.name: record for record in _RECORDS}


def default_microarchitecture(target: str) -> Microarchitecture:
    """The first record of a target."""
    return next(record for record in _RECORDS if record.target == target)
