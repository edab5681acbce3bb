"""Dot products of rows with rows, what a fully connected layer is for few images: each weight is read once, in order.

Lanes are steps of the reduction. A vector of weights is multiplied by one of each input while it is in a register; the
sums of lanes are left to the caller.
"""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from codegen.contract import DOTS, DOTS_F16, DOTS_F16_GROUPS, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Pointer, Size, Vocabulary

# Rows of b, as many streams: hardware prefetchers follow them, one stream alone is slower. Those of all groups are no
# more than MAX_CHANNELS of fully_connected.c.
COLUMNS = 4
LINES_AHEAD = 2
BURST = 8  # lines of each row, before other rows take their turn


def streams(
    v: Vocabulary, b: Pointer, count: int, stride: Size, advance: Callable[[Pointer, Size], None]
) -> list[Pointer]:
    """The rows of b, each with a pointer of its own."""
    rows = [b]
    for _ in range(1, count):
        rows.append(v.copy(rows[-1]))
        advance(rows[-1], stride)
    return rows


@dataclass(frozen=True)
class Lines:
    """A line of each row after the other, with what lies ahead of it fetched; `multiply` takes a number of vectors."""

    v: Vocabulary
    rows: Sequence[Pointer]
    vectors: int  # of a line
    multiply: Callable[[int], None]

    def take(self) -> None:
        """The next line of each row; `multiply` has moved on when it is done."""
        self.multiply(self.vectors)
        for row in self.rows:
            self.v.prefetch(row, (LINES_AHEAD - 1) * LINE)

    def take_all(self, vectors: Size) -> None:
        """All that is left of rows of so many vectors."""
        with self.v.loop(self.v.quotient(vectors, self.vectors)):
            self.take()
        if self.vectors != 1:
            with self.v.loop(self.v.remainder(vectors, self.vectors)):
                self.multiply(1)


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

    Lines(v, right, LINE // v.lanes, multiply).take_all(vectors)
    for i in range(rows):
        for j in range(COLUMNS):
            v.store(sums, totals[i][j], (i * COLUMNS + j) * v.lanes)


def dots_f16(v: Vocabulary, groups: int, is_exact: bool) -> None:
    """One row of a, and groups of COLUMNS rows of b in half precision, which take turns at what then is in L1 of a."""
    vectors, a, b, b_stride, sums = v.arguments(DOTS_F16)
    vectors_a_line = 2 * LINE // v.lanes
    firsts = streams(v, b, groups, v.multiple(b_stride, COLUMNS), v.advance_halves)
    totals = [[v.load(sums, (group * COLUMNS + j) * v.lanes) for j in range(COLUMNS)] for group in range(groups)]
    load_halves = v.half_loader() if is_exact else v.load_halves

    def lines(group: int) -> Lines:
        left, rows = v.copy(a), streams(v, v.copy(firsts[group]), COLUMNS, b_stride, v.advance_halves)

        def multiply(count: int) -> None:
            for offset in range(0, count * v.lanes, v.lanes):
                factors = v.load(left, offset)
                for row, total in zip(rows, totals[group], strict=True):
                    v.accumulate(total, factors, load_halves(row, offset))
            for row in rows:
                v.advance_halves(row, count * v.lanes)
            v.advance(left, count * v.lanes)

        return Lines(v, rows, vectors_a_line, multiply)

    if groups > 1:
        burst = BURST * vectors_a_line
        with v.loop(v.quotient(vectors, burst)):
            for group in range(groups):
                turn = lines(group)
                with v.repeat(BURST):
                    turn.take()
            v.advance(a, burst * v.lanes)
            for first in firsts:
                v.advance_halves(first, burst * v.lanes)
        vectors = v.remainder(vectors, burst)
    for group in range(groups):
        lines(group).take_all(vectors)
    for j, total in enumerate(itertools.chain(*totals)):
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
    """For one row of a only."""
    return [
        Kernel("dots_f16", "fast", DOTS_F16, partial(dots_f16, groups=1, is_exact=False)),
        Kernel("dots_f16", "fast_groups", DOTS_F16, partial(dots_f16, groups=DOTS_F16_GROUPS, is_exact=False)),
        Kernel("dots_f16", "exact", DOTS_F16, partial(dots_f16, groups=1, is_exact=True)),
    ]
