"""GEMM micro-kernels of 8-bit integers: sums of products, exact in 32 bits.

A step is four neighbours of the reduction, in the place of a float: one instruction multiplies and sums them.
"""

from functools import partial

from codegen.contract import GEMM_S8, GEMM_U8, Kernel, Signature
from codegen.microarchitecture import Microarchitecture, Tile
from codegen.vocabulary import DotVocabulary

UNROLL = 4  # steps of a loop's iteration


def gemm(v: DotVocabulary, signature: Signature, tile: Tile, rows: int, is_signed: bool) -> None:
    """A register tile of rows x (vectors * lanes) sums, as of the other GEMMs; rows of a step are lanes."""
    k, a, b, c, c_stride, accumulate = v.arguments(signature)
    sums = [[v.zero() for _ in range(tile.vectors)] for _ in range(rows)]
    columns = tile.vectors * v.lanes
    for steps in (UNROLL, 1):
        rest = v.remainder(k, steps)
        with v.loop(v.quotient(k, steps)):
            for p in range(steps):
                factors = [v.load(a, p * tile.rows + i) for i in range(0, rows, v.lanes)]
                vectors = [v.load(b, p * columns + j * v.lanes) for j in range(tile.vectors)]
                for i, row in enumerate(sums):
                    for total, vector in zip(row, vectors, strict=True):
                        v.accumulate_dots(total, vector, factors[i // v.lanes], i % v.lanes, is_signed)
            v.advance(a, steps * tile.rows)
            v.advance(b, steps * columns)
        k = rest
    with v.when_equal(accumulate, 0) as otherwise:
        otherwise()
        line = v.copy(c)
        for row in sums:
            for j, total in enumerate(row):
                v.increase_integers(total, v.load(line, j * v.lanes))
            v.advance(line, c_stride)
    for row in sums:
        for j, total in enumerate(row):
            v.store(c, total, j * v.lanes)
        v.advance(c, c_stride)


def _kernels(
    family: str, signature: Signature, lanes: int, microarchitecture: Microarchitecture, is_signed: bool
) -> list[Kernel]:
    """One kernel for each number of rows of the tuple GEMM's tile."""
    tile = microarchitecture.gemm
    if tile.rows % lanes != 0:
        raise ValueError(f"kernels for bytes take tiles of whole vectors of rows, not {tile.rows} rows")
    columns = tile.vectors * lanes
    return [
        Kernel(
            family,
            f"{rows}x{columns}",
            signature,
            partial(gemm, signature=signature, tile=tile, rows=rows, is_signed=is_signed),
            {"rows": rows, "columns": columns},
        )
        for rows in range(1, tile.rows + 1)
    ]


def gemm_s8_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Of signed integers."""
    return _kernels("gemm_s8", GEMM_S8, lanes, microarchitecture, is_signed=True)


def gemm_u8_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Of unsigned integers."""
    return _kernels("gemm_u8", GEMM_U8, lanes, microarchitecture, is_signed=False)
