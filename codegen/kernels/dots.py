"""Dot products of rows with rows, what a fully connected layer is for few images: each weight is read once, in order.

Lanes are steps of the reduction. A vector of weights is multiplied by one of each input while it is in a register; the
sums of lanes are left to the caller.
"""

from collections.abc import Callable, Sequence
from functools import partial

from codegen.contract import COLUMNS_OF_HALVES, DOTS, DOTS_F16, DOTS_F16_FORMS, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Pointer, Size, Vocabulary

COLUMNS = 4  # rows of b, as many streams: hardware prefetchers follow them, one stream alone is slower
LINES_AHEAD = 2


def streams(
    v: Vocabulary, b: Pointer, count: int, stride: Size, advance: Callable[[Pointer, Size], None]
) -> list[Pointer]:
    """The rows of b, each with a pointer of its own."""
    rows = [b]
    for _ in range(1, count):
        rows.append(v.copy(rows[-1]))
        advance(rows[-1], stride)
    return rows


def each_line(
    v: Vocabulary, vectors: Size, rows: Sequence[Pointer], vectors_a_line: int, multiply: Callable[[int], None]
) -> None:
    """Multiplies what is left of vectors: a line of each row at a time, and fetches what lies ahead of it."""
    with v.loop(v.quotient(vectors, vectors_a_line)):
        for row in rows:
            v.prefetch(row, LINES_AHEAD * LINE)
        multiply(vectors_a_line)
    if vectors_a_line != 1:
        with v.loop(v.remainder(vectors, vectors_a_line)):
            multiply(1)


def dots(v: Vocabulary, rows: int) -> None:
    """sums[i][j] += a[i] * b[j], by lanes."""
    vectors, a, a_stride, b, b_stride, sums = v.arguments(DOTS)
    left, right = v.rows(a, a_stride, rows), streams(v, b, COLUMNS, b_stride, v.advance)
    totals = [[v.load(sums, (i * COLUMNS + j) * v.lanes) for j in range(COLUMNS)] for i in range(rows)]

    def multiply(count: int) -> None:
        for offset in range(0, count * v.lanes, v.lanes):
            factors = [v.load_row(left, i, offset) for i in range(rows)]
            for j, row in enumerate(right):
                weights = v.load(row, offset)
                for i in range(rows):
                    v.accumulate(totals[i][j], factors[i], weights)
        for pointer in (left, *right):
            v.advance(pointer, count * v.lanes)

    each_line(v, vectors, right, LINE // v.lanes, multiply)
    for i in range(rows):
        for j in range(COLUMNS):
            v.store(sums, totals[i][j], (i * COLUMNS + j) * v.lanes)


def dots_f16(v: Vocabulary, columns: int, is_exact: bool) -> None:
    """One row of a, and rows of b in half precision."""
    vectors, a, b, b_stride, sums = v.arguments(DOTS_F16)
    rows = streams(v, b, columns, b_stride, v.advance_halves)
    totals = [v.load(sums, j * v.lanes) for j in range(columns)]
    load_halves = v.half_loader() if is_exact else v.load_halves

    def multiply(count: int) -> None:
        for offset in range(0, count * v.lanes, v.lanes):
            factors = v.load(a, offset)
            for row, total in zip(rows, totals, strict=True):
                v.accumulate(total, factors, load_halves(row, offset))
        for row in rows:
            v.advance_halves(row, count * v.lanes)
        v.advance(a, count * v.lanes)

    each_line(v, vectors, rows, 2 * LINE // v.lanes, multiply)
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
    """For one row only."""
    return [
        Kernel("dots_f16", f"{form}_{columns}", DOTS_F16, partial(dots_f16, columns=columns, is_exact=form == "exact"))
        for columns in COLUMNS_OF_HALVES
        for form in DOTS_F16_FORMS
    ]
