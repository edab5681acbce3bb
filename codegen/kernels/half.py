"""Half-precision arithmetic: the tuple GEMM on operands of 16-bit floats, and what makes them of floats.

A vector of `lanes` floats is one of twice as many halves. Sums of halves lose a bit for every doubling of their length:
a call sums no more than a block of the reduction, even and odd steps apart, and adds to floats.
"""

from functools import partial

from codegen.contract import NARROW, TUPLE_GEMM_HALF, Kernel
from codegen.microarchitecture import Microarchitecture, Tile
from codegen.vocabulary import HalfVocabulary, Vector

CHAINS = 2  # sums of a row: steps 0, 2, ... and 1, 3, ...


def tuple_gemm_half(v: HalfVocabulary, tile: Tile, rows: int) -> None:
    """The tuple GEMM of one block: operands and products are halves, the result is floats."""
    k, a, b, c, c_stride, accumulate = v.arguments(TUPLE_GEMM_HALF)
    sums = [[v.zero() for _ in range(CHAINS)] for _ in range(rows)]
    with v.loop(v.quotient(k, v.lanes)):
        # A vector of a has two rows of `lanes` steps.
        pairs = [v.load_factors(a, i // 2 * v.lanes) for i in range(0, rows, 2)]
        for p in range(v.lanes):
            row = v.load(b, p * v.lanes)
            for i, chains in enumerate(sums):
                v.accumulate_halves(chains[p % CHAINS], row, pairs[i // 2], i % 2 * v.lanes + p)
        v.advance(a, tile.rows // 2 * v.lanes)
        v.advance(b, v.lanes * v.lanes)
    totals: list[list[Vector]] = []
    for chains in sums:
        parts = [v.widen(chain) for chain in chains]
        totals.append([v.add(*halves) for halves in zip(*parts, strict=True)])
    with v.when_equal(accumulate, 0) as otherwise:
        otherwise()
        line = v.copy(c)
        for row in totals:
            for j, total in enumerate(row):
                v.increase_from(total, line, j * v.lanes)
            v.advance(line, c_stride)
    for row in totals:
        for j, total in enumerate(row):
            v.store(c, total, j * v.lanes)
        v.advance(c, c_stride)


def narrow(v: HalfVocabulary) -> None:
    """Rows of `lanes` floats, each times a number of its own, to halves."""
    rows, source, source_stride, scales, target, target_stride = v.arguments(NARROW)
    with v.loop(rows):
        v.store_halves(target, v.multiply(v.load(source), v.broadcast(scales)))
        v.advance(source, source_stride)
        v.advance(scales, 1)
        v.advance_halves(target, target_stride)


def tuple_gemm_half_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """One kernel for each number of rows of the tuple GEMM's tile, whose columns are as many halves as a vector has."""
    tile = microarchitecture.gemm
    columns = tile.vectors * lanes
    if columns != 2 * lanes or tile.rows % 2 != 0:
        raise ValueError("kernels for halves take tiles of pairs of rows and two vectors of columns")
    return [
        Kernel(
            "tuple_gemm_half",
            f"{rows}x{columns}",
            TUPLE_GEMM_HALF,
            partial(tuple_gemm_half, tile=tile, rows=rows),
            {"rows": rows, "columns": columns},
        )
        for rows in range(1, tile.rows + 1)
    ]


def narrow_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The one that there is."""
    return [Kernel("narrow", "rows", NARROW, narrow)]
