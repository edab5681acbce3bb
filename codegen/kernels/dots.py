"""Dot products of rows with rows, what a fully connected layer is for few images: each weight is read once, in order.

Lanes are steps of the reduction. A vector of weights is multiplied by one of each input while it is in a register; the
sums of lanes are left to the caller.
"""

from functools import partial

from codegen.contract import DOTS, DOTS_F16, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vocabulary

COLUMNS = 4  # rows of b, as many streams: hardware prefetchers follow them, one stream alone is slower


def dots(v: Vocabulary, rows: int) -> None:
    """sums[i][j] += a[i] * b[j], by lanes."""
    vectors, a, a_stride, b, b_stride, sums = v.arguments(DOTS)
    left, right = v.rows(a, a_stride, rows), v.rows(b, b_stride, COLUMNS)
    totals = [[v.load(sums, (i * COLUMNS + j) * v.lanes) for j in range(COLUMNS)] for i in range(rows)]
    with v.loop(vectors):
        factors = [v.load_row(left, i) for i in range(rows)]
        for j in range(COLUMNS):
            weights = v.load_row(right, j)
            for i in range(rows):
                v.accumulate(totals[i][j], factors[i], weights)
        v.advance(left, v.lanes)
        v.advance(right, v.lanes)
    for i in range(rows):
        for j in range(COLUMNS):
            v.store(sums, totals[i][j], (i * COLUMNS + j) * v.lanes)


def dots_f16(v: Vocabulary, is_exact: bool) -> None:
    """One row of a, and rows of b in half precision."""
    vectors, a, b, b_stride, sums = v.arguments(DOTS_F16)
    rows = [b]
    for _ in range(1, COLUMNS):
        rows.append(v.copy(rows[-1]))
        v.advance_halves(rows[-1], b_stride)
    totals = [v.load(sums, j * v.lanes) for j in range(COLUMNS)]
    load_halves = v.half_loader() if is_exact else v.load_halves
    with v.loop(vectors):
        factors = v.load(a)
        for row, total in zip(rows, totals, strict=True):
            v.accumulate(total, factors, load_halves(row))
            v.advance_halves(row, v.lanes)
        v.advance(a, v.lanes)
    for j, total in enumerate(totals):
        v.store(sums, total, j * v.lanes)


def dots_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """One kernel for each number of rows that leaves registers for the operands of a step."""
    tile = microarchitecture.gemm
    registers = tile.rows * tile.vectors + tile.vectors + 1  # the GEMM's tile tells how many there are
    return [
        Kernel("dots", f"{rows}x{COLUMNS}", DOTS, partial(dots, rows=rows), {"rows": rows, "columns": COLUMNS})
        for rows in range(1, registers // (COLUMNS + 1) + 1)
    ]


def dots_f16_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """For one row only: fast, and exact for every number."""
    return [
        Kernel("dots_f16", variant, DOTS_F16, partial(dots_f16, is_exact=is_exact))
        for variant, is_exact in (("fast", False), ("exact", True))
    ]
