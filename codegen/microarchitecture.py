"""Microarchitecture records: what a kernel script takes from the CPU it is generated for, as data.

Retuning for a new CPU is writing one record, and configuring and building again with it (configure.py
--microarchitecture=NAME). Records are here, or in a file each, as `python -m nnpack tune --kernels` writes it:
{"name": "my_cpu", "like": "zen3", "gemm": [5, 2]}, with the fields that differ from those of a record that is here.
"""

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen.assembly.program import (
    ARITHMETIC,
    BRANCH,
    DIVIDE,
    DOT,
    FMA,
    INTEGER,
    LOAD,
    LOAD_FOUR,
    LOAD_TWO,
    MOVE,
    STORE,
)


@dataclass(frozen=True)
class Tile:
    """A GEMM micro-kernel's register tile."""

    rows: int  # broadcast operand
    vectors: int  # vectors of columns


@dataclass(frozen=True)
class Timing:
    """How a core runs one kind of operation."""

    latency: int  # cycles until its result can be used
    unit: str
    cycles: int = 1  # that it keeps the unit from taking another
    accumulation: int | None = None  # the latency from one sum to the next, where that is shorter


@dataclass(frozen=True)
class Core:
    """A pipeline, for targets whose instructions we put into order ourselves."""

    issue: int  # instructions a cycle
    units: Mapping[str, int]  # how many there are of each
    timings: Mapping[str, Timing]  # by the operations of codegen.assembly.program
    in_order_results: bool = False  # an instruction that would finish before an earlier one waits


@dataclass(frozen=True)
class Microarchitecture:
    """One CPU core, as far as generated code depends on it."""

    name: str
    target: str
    gemm: Tile  # sums, a row of columns and a factor must fit in the registers; x86-64: columns of 1, 2 or 4 vectors
    gemm_transposed: Tile  # the same for a left operand whose rows are lanes: rows and lanes share a small multiple
    unroll: int  # steps of the GEMM's reduction per loop iteration; divides the target's lanes, or they divide it
    ahead: int  # floats, how far ahead GEMMs' operands are fetched into L2; 0: hardware follows, nor is what comes next
    l1: int  # data cache sizes in bytes, used where the machine does not report its own
    l2: int
    l3: int  # a core's share
    together: int = 0  # vectors of a GEMM's tile that are finished and written before the next ones; 0: all of them
    core: Core | None = None  # None: order is left to out-of-order execution, or to a compiler
    half: bool = False  # has kernels for half-precision arithmetic, for those CPUs of the target that do
    int8: bool = False  # has kernels for dot products of bytes, likewise
    amd_family: int = 0  # by which a library that is built for another CPU of the target knows this one, for its costs
    amd_feature: str = ""  # that this one has, if others of the family and target have not
    like: str = ""  # of a file's record: the one whose fields it has where it does not say


KIB, MIB = 1 << 10, 1 << 20

# Arm Cortex-A53, as LLVM models it: two instructions a cycle, in order; one 128-bit operation, one access.
CORTEX_A53 = Core(
    2,
    {"integer": 2, "vector": 1, "memory": 1, "branch": 1},
    {
        INTEGER: Timing(3, "integer"),
        FMA: Timing(10, "vector"),
        DOT: Timing(6, "vector"),  # as ARITHMETIC: it is Cortex-A55 that has it
        ARITHMETIC: Timing(6, "vector"),
        MOVE: Timing(6, "vector"),
        DIVIDE: Timing(33, "vector", 29),
        LOAD: Timing(4, "memory"),
        LOAD_TWO: Timing(4, "memory", 2),
        LOAD_FOUR: Timing(7, "memory", 4),
        STORE: Timing(4, "memory"),
        BRANCH: Timing(1, "branch"),
    },
    in_order_results=True,
)
# Arm Cortex-A76 and Neoverse N1 (Software Optimization Guides): four a cycle, two 128-bit pipes, two accesses.
CORTEX_A76 = Core(
    4,
    {"integer": 3, "vector": 2, "memory": 2, "branch": 1},
    {
        INTEGER: Timing(1, "integer"),
        FMA: Timing(4, "vector", accumulation=2),
        DOT: Timing(3, "vector", accumulation=1),
        ARITHMETIC: Timing(3, "vector"),
        MOVE: Timing(2, "vector"),
        DIVIDE: Timing(10, "vector", 5),
        LOAD: Timing(5, "memory"),
        LOAD_TWO: Timing(5, "memory", 2),
        LOAD_FOUR: Timing(6, "memory", 4),
        STORE: Timing(1, "memory"),
        BRANCH: Timing(1, "branch"),
    },
)
# Apple M1's performance core, as measured by D. Johnson: four 128-bit pipes, three loads.
APPLE_M1 = Core(
    8,
    {"integer": 6, "vector": 4, "memory": 3, "branch": 2},
    {
        INTEGER: Timing(1, "integer"),
        FMA: Timing(4, "vector"),
        DOT: Timing(3, "vector"),
        ARITHMETIC: Timing(3, "vector"),
        MOVE: Timing(2, "vector"),
        DIVIDE: Timing(10, "vector"),
        LOAD: Timing(5, "memory"),
        LOAD_TWO: Timing(5, "memory", 2),
        LOAD_FOUR: Timing(6, "memory", 4),
        STORE: Timing(1, "memory"),
        BRANCH: Timing(1, "branch"),
    },
)

# Arm Cortex-A7: two instructions a cycle, in order; a 64-bit vector unit, by which a vector takes two cycles.
CORTEX_A7 = Core(
    2,
    {"integer": 1, "vector": 1, "memory": 1, "branch": 1},
    {
        INTEGER: Timing(1, "integer"),
        FMA: Timing(8, "vector", 2, accumulation=4),
        ARITHMETIC: Timing(4, "vector", 2),
        MOVE: Timing(4, "vector", 2),
        DIVIDE: Timing(60, "vector", 60),
        LOAD: Timing(4, "memory", 2),
        STORE: Timing(1, "memory", 2),
        BRANCH: Timing(1, "branch"),
    },
)
# Arm Cortex-A15: three instructions a cycle, out of order; two 64-bit vector pipes.
CORTEX_A15 = Core(
    3,
    {"integer": 2, "vector": 1, "memory": 1, "branch": 1},
    {
        INTEGER: Timing(1, "integer"),
        FMA: Timing(9, "vector", accumulation=4),
        ARITHMETIC: Timing(5, "vector"),
        MOVE: Timing(4, "vector"),
        DIVIDE: Timing(40, "vector", 40),
        LOAD: Timing(6, "memory"),
        STORE: Timing(1, "memory"),
        BRANCH: Timing(1, "branch"),
    },
)

_RECORDS = [
    # Two 512-bit FMAs a cycle. 28 accumulators + 2 columns + 1 broadcast in 32 registers: 16 loads for 28 FMAs;
    # transposed 11 for 24, where rows are half a vector. Eight sums keep both units busy for an FMA's latency of 4.
    Microarchitecture(
        "skylake_x", "x86_64_avx512", Tile(14, 2), Tile(8, 3), 4, 2048, 32 * KIB, 1 * MIB, 1408 * KIB, together=8
    ),
    # The first one of its target that has costs: those of CPUs that nobody measured.
    Microarchitecture(
        "sapphire_rapids", "x86_64_avx512", Tile(14, 2), Tile(8, 3), 4, 2048, 48 * KIB, 2 * MIB, 1920 * KIB, together=8
    ),
    # 512-bit instructions take two passes: one FMA and one load a cycle, so the same ratio holds.
    Microarchitecture(
        "zen4",
        "x86_64_avx512",
        Tile(14, 2),
        Tile(8, 3),
        4,
        2048,
        32 * KIB,
        1 * MIB,
        4 * MIB,
        together=8,
        amd_family=0x19,
    ),
    # Two FMAs and two loads a cycle again.
    Microarchitecture(
        "zen5",
        "x86_64_avx512",
        Tile(14, 2),
        Tile(8, 3),
        4,
        2048,
        48 * KIB,
        1 * MIB,
        4 * MIB,
        together=8,
        amd_family=0x1A,
    ),
    # Two 256-bit FMAs and two loads a cycle. 12 accumulators + 2 columns + 1 broadcast in 16 registers.
    Microarchitecture("haswell", "x86_64_avx2", Tile(6, 2), Tile(4, 3), 4, 2048, 32 * KIB, 256 * KIB, 2 * MIB),
    Microarchitecture("zen3", "x86_64_avx2", Tile(6, 2), Tile(4, 3), 8, 2048, 32 * KIB, 512 * KIB, 4 * MIB),
    # In a library without kernels for AVX-512, or one that is held to others.
    Microarchitecture(
        "zen4_avx2",
        "x86_64_avx2",
        Tile(6, 2),
        Tile(4, 3),
        8,
        2048,
        32 * KIB,
        1 * MIB,
        4 * MIB,
        amd_family=0x19,
        amd_feature="avx512f",
    ),
    # Lanes are factors. Four steps of 8 rows of a are 8 vectors: with 16 accumulators and all of b 32 registers, and 16
    # vectors to load for 64 FMAs; transposed, a step of 8 rows is 2 vectors: with 24 accumulators 5 for 24 FMAs.
    Microarchitecture(
        "cortex_a76",
        "aarch64_neon",
        Tile(8, 2),
        Tile(8, 3),
        16,
        0,
        64 * KIB,
        256 * KIB,
        1 * MIB,
        core=CORTEX_A76,
        half=True,
        int8=True,
    ),
    Microarchitecture(
        "neoverse_n1",
        "aarch64_neon",
        Tile(8, 2),
        Tile(8, 3),
        16,
        0,
        64 * KIB,
        1 * MIB,
        1 * MIB,
        core=CORTEX_A76,
        half=True,
        int8=True,
    ),
    Microarchitecture(
        "apple_m1",
        "aarch64_neon",
        Tile(8, 2),
        Tile(8, 3),
        16,
        0,
        128 * KIB,
        3 * MIB,
        2 * MIB,
        core=APPLE_M1,
        half=True,
        int8=True,
    ),
    Microarchitecture(
        "cortex_a53",
        "aarch64_neon",
        Tile(8, 2),
        Tile(8, 3),
        16,
        0,
        32 * KIB,
        512 * KIB,
        512 * KIB,
        core=CORTEX_A53,
        half=True,
        int8=True,
    ),
    # Four steps of 4 rows of a are 4 vectors: with 8 accumulators and 4 vectors of b all 16 registers; 12 loads for
    # 32 FMAs.
    Microarchitecture(
        "cortex_a7", "armv7_neon", Tile(4, 2), Tile(4, 2), 4, 0, 32 * KIB, 256 * KIB, 256 * KIB, core=CORTEX_A7
    ),
    Microarchitecture(
        "cortex_a15", "armv7_neon", Tile(4, 2), Tile(4, 2), 4, 0, 32 * KIB, 1 * MIB, 512 * KIB, core=CORTEX_A15
    ),
    # Compiler vectors: 4 x 2 accumulators leave room in 16 SSE registers for unfused multiplies.
    Microarchitecture("generic", "c", Tile(4, 2), Tile(4, 2), 4, 0, 32 * KIB, 256 * KIB, 1 * MIB),
    Microarchitecture("generic_scalar", "c_scalar", Tile(2, 4), Tile(2, 4), 1, 0, 16 * KIB, 256 * KIB, 1 * MIB),
]

MICROARCHITECTURES = {record.name: record for record in _RECORDS}


def default_microarchitecture(target: str) -> Microarchitecture:
    """The first record of a target."""
    return next(record for record in _RECORDS if record.target == target)


TILES = ("gemm", "gemm_transposed")
MOST_ROWS = 32  # of a tile, as NNP_MAX_TUPLE_GEMM_ROWS
NUMBERS = ("unroll", "ahead", "together", "l1", "l2", "l3")
NONE_OR_MORE = ("ahead", "together")  # of which 0 means none


def find_microarchitecture(name: str) -> Microarchitecture:
    """The record of that name, or the one in that file (*.json); ValueError says what is wrong with it."""
    if not name.endswith(".json"):
        if name not in MICROARCHITECTURES:
            raise ValueError(f"unknown {name}; known are {', '.join(MICROARCHITECTURES)}")
        return MICROARCHITECTURES[name]
    try:
        facts = json.loads(Path(name).read_text())
    except (OSError, ValueError) as error:
        raise ValueError(f"{name}: {error}") from error
    if not isinstance(facts, dict) or facts.get("like") not in MICROARCHITECTURES:
        raise ValueError(f"{name}: `like` must name one of {', '.join(MICROARCHITECTURES)}")
    changes: dict[str, Any] = {}
    for field, value in facts.items():
        if field in ("name", "like") and isinstance(value, str) and value.isidentifier():
            changes[field] = value
        elif field in TILES and _are_numbers(value, 1) and len(value) == 2 and value[0] <= MOST_ROWS:
            changes[field] = Tile(*value)
        elif field in NUMBERS and _are_numbers([value], 0 if field in NONE_OR_MORE else 1):
            changes[field] = value
        else:
            raise ValueError(f"{name}: {field} can't be {json.dumps(value)}")
    if changes.get("name", "generic") in MICROARCHITECTURES:
        raise ValueError(f"{name}: name must be there, and be one of its own")
    return dataclasses.replace(MICROARCHITECTURES[facts["like"]], **changes)


def _are_numbers(values: object, least: int) -> bool:
    return isinstance(values, list) and all(type(value) is int and value >= least for value in values)


def record_text(record: Microarchitecture) -> str:
    """What a file of a record like another holds."""
    origin = MICROARCHITECTURES[record.like]
    facts: dict[str, object] = {"name": record.name, "like": record.like}
    for field in (*TILES, *NUMBERS):
        value = getattr(record, field)
        if value != getattr(origin, field):
            facts[field] = list(dataclasses.astuple(value)) if isinstance(value, Tile) else value
    return json.dumps(facts, indent=2) + "\n"
