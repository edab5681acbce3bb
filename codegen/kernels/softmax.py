"""Softmax in three passes: maximum, exponentials and their sum, a scaling.

Of short rows, many are done at once, one in each lane: layout changes cost less than three calls a row.
"""

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial

from codegen.algebra.exponential import exponential_error, exponential_polynomial
from codegen.contract import (
    SOFTMAX_EXPONENTIAL,
    SOFTMAX_MAXIMUM,
    SOFTMAX_ROW_BLOCKS,
    SOFTMAX_SCALE,
    SOFTMAX_SHORT_ROWS,
    SOFTMAX_STREAM,
    Kernel,
)
from codegen.kernels.elements import across, each_element
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Pointer, Rows, Size, Vector, Vocabulary

LOG2_E = Fraction(1 / math.log(2))
# ln 2 in two parts: small multiples of the first are exact, so that no bit is lost before the second is subtracted.
LN2_HIGH = Fraction(355, 512)
LN2_LOW = Fraction("0.693147180559945309417232121458") - LN2_HIGH
LOWEST = -Fraction(2**24 - 1) * 2**104  # of finite floats
PRECISION = 2.0**-27  # of the polynomial
BLOCK = 4  # rows
AHEAD = 2048  # floats: how far blocks of rows are prefetched


def coefficients(steps: int) -> list[Fraction]:
    """Highest power first, without the constant, of a polynomial near exp(r) - 1, |r| <= ln 2 / (2 steps)."""
    radius = math.log(2) / (2 * steps)
    degree = 1
    while exponential_error(degree, radius) > PRECISION:
        degree += 1
    return exponential_polynomial(degree, radius)[:0:-1]


class Exponential:
    """exp(x) for x <= 0: x = n ln 2 + r, and 2**n times a polynomial in r."""

    def __init__(self, v: Vocabulary) -> None:
        powers = v.powers_of_two
        self._v = v
        self._steps, self._coefficients = powers.steps, coefficients(powers.steps)
        v.hold((LOG2_E, -LN2_HIGH, -LN2_LOW, *self._coefficients))
        self._power = v.power_of_two()
        self._smallest, self._rounder = v.constant(powers.smallest_logarithm), v.constant(powers.rounder)

    def __call__(self, xs: Sequence[Vector]) -> list[Vector]:
        """Step by step for all vectors, so that one has work while another waits for a result."""
        v = self._v
        xs = [v.maximum(self._smallest, x) for x in xs]  # NaN stays
        rounded = [v.scale_add(x, LOG2_E, self._rounder) for x in xs]
        ns = [v.subtract(x, self._rounder) for x in rounded]
        rs = [v.scale_add(n, -LN2_HIGH, x, over=x) for n, x in zip(ns, xs, strict=True)]
        rs = [v.scale_add(n, -LN2_LOW, r, over=r) for n, r in zip(ns, rs, strict=True)]
        highest, *lower = self._coefficients
        terms = [v.constant(highest) for _ in xs]
        for coefficient in lower:
            terms = [v.multiply_add(term, r, coefficient) for term, r in zip(terms, rs, strict=True)]
        results = [self._power(n, x) for n, x in zip(ns, rounded, strict=True)]
        if self._steps == 1:  # the power is exact
            terms = [v.multiply_add(term, r, Fraction(1)) for term, r in zip(terms, rs, strict=True)]
            return [v.multiply(term, result) for term, result in zip(terms, results, strict=True)]
        for result, term, r in zip(results, terms, rs, strict=True):
            v.accumulate(result, v.multiply(term, r), result)
        return results


def maximum(v: Vocabulary) -> None:
    """A copy, and maxima at each place in a line. NaN is passed over, or makes the result NaN: see exponential."""
    count, x, y, maxima = v.arguments(SOFTMAX_MAXIMUM)
    offsets = range(0, LINE, v.lanes)
    bounds = [v.constant(LOWEST) for _ in offsets]

    def take_line(first: int) -> None:
        for bound, offset in zip(bounds, offsets, strict=True):
            element = v.load(x, first + offset)
            v.raise_to(bound, element)
            v.store(y, element, first + offset)

    with v.loop(v.quotient(count, LINE)):
        take_line(0)
        v.advance(x, LINE)
        v.advance(y, LINE)
    v.advance(x, v.remainder(count, LINE))
    v.advance(y, v.remainder(count, LINE))
    take_line(-LINE)  # the last line, which may overlap the one before
    for bound, offset in zip(bounds, offsets, strict=True):
        v.store(maxima, bound, offset)


def streaming(v: Vocabulary, stream: Pointer, count: Size, step: int) -> Callable[[Callable[[], None]], None]:
    """Computes something for every `step` of `count` elements, and streams as many each time while there are any.

    Memory has something to write while there is something to compute.
    """
    streamed = v.field(stream, SOFTMAX_STREAM, "count")
    ready, output = (v.field(stream, SOFTMAX_STREAM, name) for name in ("ready", "output"))
    scaling = v.broadcast_field(stream, SOFTMAX_STREAM, "factor")
    rest = v.difference(count, streamed)

    def compute(compute_step: Callable[[], None]) -> None:
        with v.loop(v.quotient(streamed, step)):
            compute_step()
            for offset in range(0, step, v.lanes):
                v.stream(output, v.multiply(scaling, v.load(ready, offset)), offset)
            for pointer in (ready, output):
                v.advance(pointer, step)
        with v.loop(v.quotient(rest, step)):
            compute_step()

    return compute


def exponentials(v: Vocabulary) -> None:
    """exp(x - maximum), and sums of that at each place in a line; fetches what will be read next."""
    count, y, following, largest, sums, stream = v.arguments(SOFTMAX_EXPONENTIAL)
    offsets = range(0, LINE, v.lanes)
    shift, exponential = v.broadcast(largest), Exponential(v)
    totals = [v.zero() for _ in offsets]

    def compute(xs: Sequence[Vector]) -> list[Vector]:
        return exponential([v.subtract(x, shift) for x in xs])

    def compute_line() -> None:
        v.prefetch(y, 0, following)
        results = compute([v.load(y, offset) for offset in offsets])
        for offset, total, result in zip(offsets, totals, results, strict=True):
            v.store(y, result, offset)
            v.increase(total, result)
        v.advance(y, LINE)

    streaming(v, stream, count, LINE)(compute_line)
    rest = v.remainder(count, LINE)
    with v.when_equal(rest, 0) as otherwise:
        otherwise()
        masks = v.masks_below(rest, len(offsets))
        results = compute([v.load_masked(y, mask, offset) for mask, offset in zip(masks, offsets, strict=True)])
        for offset, mask, total, result in zip(offsets, masks, totals, results, strict=True):
            v.store_masked(y, result, mask, offset)
            v.increase(total, v.clear_outside(mask, result))
    for total, offset in zip(totals, offsets, strict=True):
        v.store(sums, total, offset)


def short_rows(v: Vocabulary) -> None:
    """All of softmax for twice as many rows as there are lanes, each in a lane of its own.

    Both halves are at the same step at the same time, so that one has work while the other waits for a result.
    """
    channels, x, factor, y, scratch, stream = v.arguments(SOFTMAX_SHORT_ROWS)
    numerator = v.broadcast(factor)
    half = v.multiple(channels, v.lanes)

    def each_group(array: Pointer, columns: Pointer, move: Callable[[Rows, Pointer], None]) -> None:
        """A group of columns at a time; if they don't come out even, the first group overlaps the second."""
        rows = v.rows(array, channels, v.lanes)
        rest = v.remainder(channels, v.column_group)
        columns = v.copy(columns)
        with v.when_equal(rest, 0) as otherwise:
            otherwise()
            move(rows, columns)
            v.advance(rows, rest)
            v.advance(columns, v.multiple(rest, v.lanes))
        with v.loop(v.quotient(channels, v.column_group)):
            move(rows, columns)
            v.advance(rows, v.column_group)
            v.advance(columns, v.column_group * v.lanes)

    def gather(array: Pointer, columns: Pointer) -> Vector:
        largest = v.constant(LOWEST)

        def move(rows: Rows, columns: Pointer) -> None:
            for i, column in enumerate(v.load_columns(rows, 0)):
                v.raise_to(largest, column)
                v.store(columns, column, i * v.lanes)

        each_group(array, columns, move)
        return largest

    def scatter(array: Pointer, columns: Pointer, scaling: Vector) -> None:
        def move(rows: Rows, columns: Pointer) -> None:
            scaled = [v.multiply(v.load(columns, i * v.lanes), scaling) for i in range(v.column_group)]
            v.store_columns(rows, scaled, 0)

        each_group(array, columns, move)

    halves = [v.copy(scratch), v.copy(scratch)]
    v.advance(halves[1], half)
    largest = [gather(x, halves[0])]
    v.advance(x, half)
    largest.append(gather(x, halves[1]))

    exponential = Exponential(v)
    totals = [v.zero() for _ in halves]
    step = len(halves) * v.lanes

    def compute_step() -> None:
        for offset in range(0, step, LINE):
            v.prefetch(x, offset, half)  # the next rows: as much as is exponentiated meanwhile
        v.advance(x, step)
        differences = [v.subtract(v.load(columns), shift) for columns, shift in zip(halves, largest, strict=True)]
        results = exponential(differences)
        for columns, total, result in zip(halves, totals, results, strict=True):
            v.store(columns, result)
            v.increase(total, result)
            v.advance(columns, v.lanes)

    streaming(v, stream, v.multiple(channels, step), step)(compute_step)

    for columns, total in zip(halves, totals, strict=True):
        v.retreat(columns, half)
        scatter(y, columns, v.divide(numerator, total))
        v.advance(y, half)


def row_blocks(v: Vocabulary) -> None:
    """All of softmax for blocks of four rows of a line or more each, where a vector is a line and masks cost little.

    Nothing is transposed but maxima and sums.
    """
    blocks, channels, x, factor, y, scratch, stream = v.arguments(SOFTMAX_ROW_BLOCKS)
    numerator, exponential = v.broadcast(factor), Exponential(v)
    tail = v.remainder(channels, LINE)
    (mask,) = v.masks_below(tail, 1)
    lines = v.difference(channels, tail)
    compute = streaming(v, stream, lines, LINE)

    def find_maxima() -> Vector:
        rows = v.rows(x, channels, BLOCK)
        bounds = [v.constant(LOWEST) for _ in range(BLOCK)]

        def take_line(offset: int) -> None:
            for row, bound in enumerate(bounds):
                v.raise_to(bound, v.load_row(rows, row, offset))

        with v.loop(v.quotient(channels, LINE)):
            take_line(0)
            v.advance(rows, LINE)
        v.advance(rows, tail)
        take_line(-LINE)  # the last line, which may overlap the one before
        return across(v, v.raise_to, bounds)

    def compute_row(row: int, results: Pointer) -> Vector:
        largest, total = v.broadcast(scratch, row), v.zero()

        def compute_line() -> None:
            v.prefetch(x, AHEAD)
            (result,) = exponential([v.subtract(v.load(x), largest)])
            v.store(results, result)
            v.increase(total, result)
            v.advance(x, LINE)
            v.advance(results, LINE)

        compute(compute_line)
        with v.when_equal(tail, 0) as otherwise:
            otherwise()
            (result,) = exponential([v.subtract(v.load_masked(x, mask), largest)])
            v.store(results, result)
            v.increase(total, v.clear_outside(mask, result))
            v.advance(x, tail)
            v.advance(results, LINE)
        return total

    def scale_row(row: int, results: Pointer) -> None:
        scaling = v.broadcast(scratch, LINE + row)
        with v.loop(v.quotient(channels, LINE)):
            v.store(y, v.multiply(scaling, v.load(results)))
            v.advance(y, LINE)
            v.advance(results, LINE)
        with v.when_equal(tail, 0) as otherwise:
            otherwise()
            result = v.multiply(scaling, v.load(results))
            if row == BLOCK - 1:
                v.store_masked(y, result, mask)
            else:  # the next row overwrites what is too much
                v.store(y, result)
            v.advance(y, tail)
            v.advance(results, LINE)

    def results() -> Pointer:
        pointer = v.copy(scratch)
        v.advance(pointer, 2 * LINE)
        return pointer

    with v.loop(blocks):
        v.store(scratch, find_maxima())
        exponentials = results()
        totals = [compute_row(row, exponentials) for row in range(BLOCK)]
        v.store(scratch, v.divide(numerator, across(v, v.increase, totals)), LINE)
        exponentials = results()
        for row in range(BLOCK):
            scale_row(row, exponentials)


def scale(v: Vocabulary, streams: bool) -> None:
    """Products with a factor; any count and alignment."""
    count, x, factor, y = v.arguments(SOFTMAX_SCALE)
    scaling = v.broadcast(factor)
    each_element(v, count, [x], y, partial(v.multiply, scaling), streams)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The passes; the last one into the caches or past them."""
    kernels = [
        Kernel("softmax", "maximum", SOFTMAX_MAXIMUM, maximum),
        Kernel("softmax", "exponential", SOFTMAX_EXPONENTIAL, exponentials),
        Kernel("softmax", "short_rows", SOFTMAX_SHORT_ROWS, short_rows),
        Kernel("softmax", "scale", SOFTMAX_SCALE, partial(scale, streams=False)),
        Kernel("softmax", "scale_streamed", SOFTMAX_SCALE, partial(scale, streams=True)),
    ]
    if lanes == LINE:
        kernels.append(Kernel("softmax", "row_blocks", SOFTMAX_ROW_BLOCKS, row_blocks))
    return kernels
