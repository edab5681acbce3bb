"""GEMM micro-kernels: a register tile of rows x (vectors * lanes) sums over the reduction without leaving registers.

A step of the reduction loads one row of b as vectors, and broadcasts one element of a for each row of the tile, so that
rows * vectors FMAs cost rows + vectors loads. K. Goto and R. van de Geijn, Anatomy of High-Performance Matrix
Multiplication (2008), describes the scheme.

Transforms write vectors of channels, and none has to transpose: where the reduction runs over channels, a is packed in
groups of `lanes` steps, [mr][lanes] each; where it runs over tiles, channels are rows, and a step is a line of them.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Self

from codegen.contract import (
    COMPLEX_GEMM,
    COMPLEX_GEMM_TRANSPOSED,
    COMPLEX_LAYOUT,
    DIRECT,
    DIRECT_OUTPUT,
    DIRECT_TAP,
    SGEMM,
    SGEMM_OUTPUT,
    SGEMM_TRANSPOSED,
    SGEMM_TRANSPOSED_OUTPUT,
    TUPLE_GEMM,
    TUPLE_GEMM_TRANSPOSED,
    Kernel,
    Signature,
)
from codegen.microarchitecture import Microarchitecture, Tile
from codegen.vocabulary import LINE, Pointer, QuadVocabulary, Size, Vector, Vocabulary

LANES_A_COLUMN = 4  # of few columns, as many are multiplied at once: a vector's lanes for each, when they are written
MOST_TURNS = 2  # of them take less time than a vector of columns
LEAST_TURNS = 3  # panels of pixels that a kernel is multiplied by, while all of the next one is fetched
LEAST_LINES = 4  # of a right operand's groups of steps, which are worth a loop that fetches some of the next one's
LEAST_SUMS = 16  # that keep two FMA units busy, with some to spare
FEW_LAST_STEPS = 4  # of rows that are written by themselves: few sums wait longer for each other
Accumulators = list[list[Vector]]
Write = Callable[[int, list[Accumulators]], None]
"""Gets the number of the first row, and sums of some rows, of each part."""
Move = Callable[[Pointer, Vector, int], None]
"""Gets a row, one of its sums, and the number of the vector."""


@dataclass(frozen=True)
class Layout:
    """Of the left operand: floats from row to row, from step to step in a group of `lanes`, and of a step in all."""

    lanes: int
    row: int
    step: int
    width: int


def steps_in_lanes(tile: Tile, lanes: int) -> Layout:
    """[mr][lanes]: a row's elements of a group of steps are a vector."""
    return Layout(lanes, lanes, 1, tile.rows)


def rows_in_lanes(tile: Tile, lanes: int) -> Layout:
    """[lanes][width]: a step's elements are a line, of whole vectors and whole tiles."""
    width = math.lcm(tile.rows, lanes)
    return Layout(lanes, 1, width, width)


@dataclass
class Operand:
    """A packed operand: where its parts are (real, or real and imaginary)."""

    parts: Sequence[Pointer]
    ahead: int = 0  # how far behind what is loaded lines are fetched into L2; 0: hardware follows

    def advance(self, v: Vocabulary, by: int | Size) -> None:
        """Move on in every part."""
        for part in self.parts:
            v.advance(part, by)

    def again(self, v: Vocabulary) -> Self:
        """The same, from here on: what lies ahead was, or will be, fetched by the one that comes to it first."""
        return replace(self, parts=[v.copy(part) for part in self.parts])

    def fetch(self, v: Vocabulary, part: int, p: int, vectors: int) -> None:
        """Fetch what lies ahead of step p of the right operand."""
        if self.ahead != 0:
            for offset in range(-(-p * vectors * v.lanes // LINE) * LINE, (p + 1) * vectors * v.lanes, LINE):
                v.prefetch_into_l2(self.parts[part], offset + self.ahead)

    def load(self, v: Vocabulary, part: int, p: int, vectors: int) -> list[Vector]:
        """Step p of the right operand."""
        return [v.load(self.parts[part], (p * vectors + j) * v.lanes) for j in range(vectors)]

    def skip(self, v: Vocabulary, steps: int, vectors: int) -> None:
        """Move on by steps of the right operand."""
        self.advance(v, steps * vectors * v.lanes)


@dataclass
class Scattered(Operand):
    """A right operand whose steps lie apart, each at a distance of its own: taps of an image."""

    taps: Pointer = None

    def again(self, v: Vocabulary) -> Self:
        """Of the same taps, from the next one on."""
        return replace(self, taps=v.copy(self.taps))

    def load(self, v: Vocabulary, part: int, p: int, vectors: int) -> list[Vector]:
        """The step that is next in the list."""
        place = v.copy(self.parts[part])
        v.advance(place, v.field(self.taps, DIRECT_TAP, "offset"))
        v.skip_struct(self.taps, DIRECT_TAP)
        return [v.load(place, j * v.lanes) for j in range(vectors)]

    def skip(self, v: Vocabulary, steps: int, vectors: int) -> None:
        """Loading did."""


@dataclass
class Panels(Operand):
    """A right operand of panels, one behind the other. The last one may be narrower."""

    width: int = 0

    def load(self, v: Vocabulary, part: int, p: int, vectors: int) -> list[Vector]:
        """Step p, of the vectors that are there."""
        return [v.load(self.parts[part], p * self.width + j * v.lanes) for j in range(vectors)]

    def skip(self, v: Vocabulary, steps: int, vectors: int) -> None:
        """Move on by steps of a whole panel."""
        v.advance(self.parts[0], steps * self.width)


@dataclass
class Plane(Operand):
    """A right operand of rows of a matrix that is wider than a tile. They may become panels as they are read."""

    row_stride: Size = None
    packed: Pointer | None = None

    def again(self, v: Vocabulary) -> Self:
        """The same rows, which are packed once."""
        return replace(super().again(v), packed=None)

    def fetch(self, v: Vocabulary, part: int, p: int, vectors: int) -> None:
        """What the next panel reads of the row; or of one that is packed, whose sums are long, a later one, into L2."""
        nr = vectors * v.lanes
        is_long = self.packed is not None and v.microarchitecture.ahead != 0
        first, fetch = (max(nr, 2 * LINE), v.prefetch_into_l2) if is_long else (nr, v.prefetch)
        for offset in range(first + nr - 1, first - 1, -LINE):
            fetch(self.parts[part], offset)

    def load(self, v: Vocabulary, part: int, p: int, vectors: int) -> list[Vector]:
        """The next row, which is step p of the panel."""
        place, nr = self.parts[part], vectors * v.lanes
        values = [v.load(place, j * v.lanes) for j in range(vectors)]
        if self.packed is not None:
            for j, value in enumerate(values):
                v.store_among_products(self.packed, value, p * nr + j * v.lanes)
        v.advance(place, self.row_stride)
        return values

    def skip(self, v: Vocabulary, steps: int, vectors: int) -> None:
        """Loading moved on in the rows."""
        if self.packed is not None:
            v.advance(self.packed, steps * vectors * v.lanes)


class Coming(ABC):
    """What is read after all of this: lines of it are fetched with each group of steps."""

    @abstractmethod
    def fetch(self, v: Vocabulary) -> None:
        """Fetch the next lines."""


@dataclass
class ComingStrided(Coming):
    """As many at once, which lie a stride apart."""

    place: Pointer
    lines: int
    stride: Callable[[], Size]  # 0: there are none

    def fetch(self, v: Vocabulary) -> None:
        """Fetch them, if there are any."""
        stride = self.stride()
        with v.when_equal(stride, 0) as otherwise:
            otherwise()
            for line in range(self.lines):
                v.prefetch_into_l2(self.place, line * LINE)
            v.advance(self.place, stride)


@dataclass
class ComingLines(Coming):
    """As many as are wanted at once, one behind the other."""

    place: Pointer
    lines: Size

    def fetch(self, v: Vocabulary) -> None:
        """Fetch them."""
        with v.loop(v.copy(self.lines)):
            v.prefetch_into_l2(self.place)
            v.advance(self.place, LINE)


def few_at_once(lanes: int) -> int:
    """How many columns are multiplied with steps as lanes, where few are: else most lanes would have no column; or 0.

    The left operand has its steps as lanes already. At last the lanes of each sum are added up. Vectors of four lanes
    would save little.
    """
    return lanes // LANES_A_COLUMN if lanes > LANES_A_COLUMN else 0


def zeros(v: Vocabulary, vectors: int, rows: int, parts: int = 1) -> list[Accumulators]:
    """Sums to start from, of each part."""
    return [[[v.zero() for _ in range(vectors)] for _ in range(rows)] for _ in range(parts)]


def in_turns(v: Vocabulary, p: int, rows: range, sums_a_row: int) -> range:
    """The order of rows in step p: forward and back, where sums are few.

    A sum's next product waits for its last one. Always in the same order, each of few sums has just that time: what
    comes a cycle late delays all later ones. In turns, before every other step a row has more time than it needs.
    """
    is_backward = v.gains_by_turns and p % 2 == 1 and len(rows) * sums_a_row < LEAST_SUMS
    return rows[::-1] if is_backward else rows


def multiply(
    v: Vocabulary,
    k: Size,
    left: Operand,
    layout: Layout,
    right: Operand,
    sums: list[Accumulators],
    write: Write,
    together: int = 0,
    unroll: int | None = None,
    most_last_steps: int | None = None,
    coming: Coming | None = None,
) -> None:
    """Adds to the sums of each part: sum over p < k of left[p][i] * right[p][j], as far as they reach; writes them.

    With `together`, rows of so many vectors, or some more, take their last steps, and are written, by themselves: then
    stores are among products of the next ones. All at once would fill the store queue, and let nothing pass. These are
    up to `most_last_steps`, or up to a group. So many steps are unrolled, or as many as the microarchitecture wants.
    With each group of steps, lines of what is `coming` are fetched.
    """
    unroll = v.microarchitecture.unroll if unroll is None else unroll
    rows, vectors_a_row = len(sums[0]), len(sums[0][0])

    def step(p: int, left: Operand, right: Operand, rows: range, is_first: bool) -> None:
        for right_part in range(len(right.parts)):
            if is_first:
                right.fetch(v, right_part, p, vectors_a_row)
            vectors = right.load(v, right_part, p, vectors_a_row)
            for i in in_turns(v, p, rows, vectors_a_row * len(sums)):
                for left_part in range(len(left.parts)):
                    factor = v.broadcast(left.parts[left_part], i * layout.row + p * layout.step)
                    # Of parts 0 (real) and 1 (imaginary): i * i = -1.
                    add_product = v.deduct if left_part and right_part else v.accumulate
                    for j, vector in enumerate(vectors):
                        add_product(sums[left_part ^ right_part][i][j], vector, factor)

    def steps(count: int, left: Operand, right: Operand, rows: range, is_first: bool = True) -> None:
        for p in range(count):
            step(p, left, right, rows, is_first)
        left.advance(v, count * layout.step)
        right.skip(v, count, vectors_a_row)

    def fetch_left() -> None:
        if left.ahead != 0:
            for panel in left.parts:
                for offset in range(0, layout.width * layout.lanes, LINE):
                    v.prefetch_into_l2(panel, offset + left.ahead)
        if coming is not None:
            coming.fetch(v)

    def group_of_steps() -> None:
        fetch_left()
        at_once = min(unroll, layout.lanes)
        with v.repeat(layout.lanes // at_once):
            steps(at_once, left, right, range(rows))
        left.advance(v, (layout.width - layout.step) * layout.lanes)

    def steps_behind_groups() -> Size:
        """Some, unless there are none at all."""
        return v.smaller(v.difference(v.remainder(v.difference(k, 1), layout.lanes), -1), k)

    most = layout.lanes if most_last_steps is None else most_last_steps

    def last_steps() -> Size:
        count = steps_behind_groups()
        return v.smaller(count, most) if most < layout.lanes else count

    ends = max(rows * vectors_a_row * len(sums) // together, 1) if together != 0 else 1
    if ends == 1:
        for count in sorted({max(unroll, layout.lanes), layout.lanes}, reverse=True):
            rest = v.remainder(k, count)
            with v.loop(v.quotient(k, count)):
                for _ in range(count // layout.lanes):
                    group_of_steps()
            k = rest
        with v.loop(k):
            steps(1, left, right, range(rows))
        write(0, sums)
        return
    with v.loop(v.quotient(v.difference(k, steps_behind_groups()), layout.lanes)):
        group_of_steps()
    fetch_left()
    if most < layout.lanes:
        with v.loop(v.difference(steps_behind_groups(), last_steps())):
            steps(1, left, right, range(rows))
    for end in range(ends):
        is_first, is_last = end == 0, end == ends - 1
        these = range(rows * end // ends, rows * (end + 1) // ends)
        operands = (left, right) if is_last else (left.again(v), right.again(v))
        with v.loop(last_steps()):
            steps(1, *operands, these, is_first)
        write(these.start, [part[these.start : these.stop] for part in sums])


def _ahead(v: Vocabulary, tile: Tile, products: int) -> int:
    """How far to fetch ahead, given so many products with each vector of the right operand.

    Where they are few, memory decides, and hints only keep its queues from what hardware asks for.
    """
    return v.microarchitecture.ahead if 2 * products > tile.rows else 0


def _coming(v: Vocabulary, field: Callable[[str], Size], elements: int) -> Coming | None:
    """The kernel that comes after one of which a group of steps reads so many floats.

    It takes `LEAST_TURNS` panels of pixels to fetch it, which keep memory busy, but not for all of the time.
    """
    if v.microarchitecture.ahead == 0:
        return None
    return ComingStrided(field("next"), -(-elements // (LINE * LEAST_TURNS)), lambda: field("next_stride"))


def fills_line(tile: Tile) -> bool:
    """Do rows of pixels, next to each other, fill most of a cache line? Then they are read where they are."""
    return 2 * tile.rows > LINE


def _left_ahead(v: Vocabulary) -> int:
    """The same of the left operand of the SGEMM: for few pixels, an implicit GEMM's kernels come from memory.

    Where its panels of pixels fill most of a line, the transposed SGEMM takes such layers.
    """
    return 0 if fills_line(v.microarchitecture.gemm) else v.microarchitecture.ahead


def tuple_gemm(v: Vocabulary, tile: Tile, layout: Layout, rows: int, signature: Signature) -> None:
    """The GEMM of one coefficient of a transform: operands are packed, rows of the result are tiles or channels."""
    k, a, b, c, c_stride, accumulate, *following = v.arguments(signature)
    ahead = _ahead(v, tile, rows)
    is_fetching = v.microarchitecture.ahead != 0 and v.lanes * tile.vectors * v.lanes >= LEAST_LINES * LINE
    coming = ComingLines(*following) if following and is_fetching else None

    def write(_: int, sums: list[Accumulators]) -> None:
        _write(v, [c], c_stride, sums, accumulate)

    multiply(
        v,
        k,
        Operand([a], ahead),
        layout,
        Operand([b], ahead),
        zeros(v, tile.vectors, rows),
        write,
        v.microarchitecture.together,
        coming=coming,
    )


def complex_gemm(v: Vocabulary, tile: Tile, layout: Layout, rows: int) -> None:
    """As `tuple_gemm`, of a complex coefficient: four real multiplications each, and as many loads per FMA."""
    k, a, b, c, distances, accumulate = v.arguments(COMPLEX_GEMM)

    def parts(real: Pointer, name: str) -> list[Pointer]:
        imaginary = v.copy(real)
        v.advance(imaginary, v.field(distances, COMPLEX_LAYOUT, f"{name}_imaginary"))
        return [real, imaginary]

    ahead = _ahead(v, tile, 2 * rows)
    left, right = Operand(parts(a, "a"), ahead), Operand(parts(b, "b"), ahead)
    c_parts = parts(c, "c")

    def write(_: int, sums: list[Accumulators]) -> None:
        _write(v, c_parts, v.field(distances, COMPLEX_LAYOUT, "c_stride"), sums, accumulate)

    multiply(v, k, left, layout, right, zeros(v, tile.vectors, rows, parts=2), write, v.microarchitecture.together)


def _write(
    v: Vocabulary, parts: Sequence[Pointer], stride: Size, sums: Sequence[Accumulators], accumulate: Size
) -> None:
    """Store the sums of each part, added to what is there or not, and move on behind the last of these rows."""
    with v.when_equal(accumulate, 0) as otherwise:
        _store(v, parts, stride, sums)
        otherwise()
        for c, part in zip(parts, sums, strict=True):
            line = v.copy(c)
            for row in part:
                for j, total in enumerate(row):
                    v.increase_from(total, line, j * v.lanes)
                v.advance(line, stride)
        _store(v, parts, stride, sums)


def _store(v: Vocabulary, parts: Sequence[Pointer], stride: Size, sums: Sequence[Accumulators]) -> None:
    for line, part in zip(parts, sums, strict=True):
        for row in part:
            for j, total in enumerate(row):
                v.store(line, total, j * v.lanes)
            v.advance(line, stride)


def sgemm(v: Vocabulary, tile: Tile, layout: Layout, rows: int) -> None:
    """The GEMM of implicit-GEMM convolution: rows are output channels, columns are pixels of an image."""
    k, a, b, b_stride, c, output = v.arguments(SGEMM)
    nr = tile.vectors * v.lanes

    def field(name: str) -> Size:
        return v.field(output, SGEMM_OUTPUT, name)  # each time anew: registers are few

    def add_bias(sums: Accumulators, add: Callable[[Vector, Vector], None], first: int = 0) -> None:
        """To sums that don't start from what is there: that is added at last, when it has come."""
        bias = field("bias")
        with v.when_equal(bias, 0) as otherwise:
            otherwise()
            for i, row in enumerate(sums):
                start = v.broadcast(bias, first + i)
                for total in row:
                    add(total, start)

    def starts(vectors: int) -> list[Accumulators]:
        (sums,) = zeros(v, vectors, rows)
        add_bias(sums, v.replace)
        return [sums]

    def compute(
        right: Operand, sums: list[Accumulators], write: Write, together: int, unroll: int, coming: Coming | None = None
    ) -> None:
        left = Operand([v.copy(a)], _left_ahead(v))
        multiply(v, k, left, layout, right, sums, write, together, unroll, FEW_LAST_STEPS, coming)

    def write_rows(add: Move, store: Move, first: int, parts: list[Accumulators]) -> None:
        """Adds what is there, unless there is a bias, and stores."""
        (sums,) = parts
        row_stride = field("row_stride")
        target = v.copy(c)
        if first != 0:
            v.advance(target, v.multiple(row_stride, first))
        with v.when_equal(field("bias"), 0) as otherwise:
            line = v.copy(target)
            for row in sums:
                for j, total in enumerate(row):
                    add(line, total, j)
                v.advance(line, row_stride)
            otherwise()
        minimum = v.broadcast_field(output, SGEMM_OUTPUT, "minimum")
        for row in sums:
            for j, total in enumerate(row):
                store(target, v.maximum(minimum, total), j)
            v.advance(target, row_stride)

    def write_panel(first: int, parts: list[Accumulators]) -> None:
        def add(line: Pointer, total: Vector, j: int) -> None:
            v.increase_from(total, line, j * v.lanes)

        def store(line: Pointer, total: Vector, j: int) -> None:
            v.store(line, total, j * v.lanes)

        write_rows(add, store, first, parts)

    def write_last(vectors: int, first: int, parts: list[Accumulators]) -> None:
        masks = v.masks_below(v.remainder(field("columns"), nr), vectors)

        def add(line: Pointer, total: Vector, j: int) -> None:
            v.increase(total, v.load_masked(line, masks[j], j * v.lanes))

        def store(line: Pointer, total: Vector, j: int) -> None:
            v.store_masked(line, total, masks[j], j * v.lanes)

        write_rows(add, store, first, parts)

    def whole_panel(right: Operand, sums: list[Accumulators]) -> None:
        is_packing = isinstance(right, Plane) and right.packed is not None  # which stores all the time
        record = v.microarchitecture
        compute(right, sums, write_panel, 0 if is_packing else record.together, record.unroll, coming)

    packed = field("packed")
    coming = _coming(v, field, layout.width * v.lanes)

    def starts_of_panel() -> list[Accumulators]:
        """Zeros or biases; or what is there, so that sums are those of one call for the steps before and these."""
        (sums,) = zeros(v, tile.vectors, rows)
        with v.when_equal(field("continues"), 0) as otherwise:
            add_bias(sums, v.replace)
            otherwise()
            row_stride = field("row_stride")
            line = v.copy(c)
            for row in sums:
                for j, total in enumerate(row):
                    v.replace(total, v.load(line, j * v.lanes))
                v.advance(line, row_stride)
        return [sums]

    with v.loop(v.quotient(field("columns"), nr)):
        sums = starts_of_panel()
        with v.when_equal(b_stride, 0) as otherwise:
            whole_panel(Panels([b], width=nr), sums)
            otherwise()
            with v.when_equal(packed, 0) as otherwise:
                whole_panel(Plane([v.copy(b)], row_stride=b_stride), sums)
                otherwise()
                whole_panel(Plane([v.copy(b)], row_stride=b_stride, packed=packed), sums)
            v.advance(b, nr)
        v.advance(c, nr)

    rest = v.remainder(field("columns"), nr)

    def last_panel(vectors: int) -> None:
        unroll = v.microarchitecture.unroll
        # One of many panels, for which code should be short where ends of others make it long.
        if v.microarchitecture.together != 0 and unroll > 1 and v.lanes % (unroll // 2) == 0:
            unroll //= 2
        compute(Panels([b], width=nr), starts(vectors), partial(write_last, vectors), 0, unroll)

    at_once = few_at_once(v.lanes)
    few = MOST_TURNS * at_once

    def few_columns(count: int) -> None:
        """The next ones, for as many rows at a time as there are registers for."""
        assert isinstance(v, QuadVocabulary)

        def add(line: Pointer, total: Vector, _: int) -> None:
            v.increase(total, v.load_first(line, count))

        def store(line: Pointer, total: Vector, _: int) -> None:
            v.store_first(line, total, count)

        most = max((tile.rows * tile.vectors + tile.vectors - count) // count, 1)  # besides columns and a factor
        parts = -(-rows // most)
        for part in range(parts):
            these = range(rows * part // parts, rows * (part + 1) // parts)
            left, right = v.copy(a), v.copy(b)
            sums = zeros(v, count, len(these))[0]
            with v.loop(v.quotient(v.difference(k, 1 - v.lanes), v.lanes)):
                columns = [v.load(right, j * v.lanes) for j in range(count)]
                for i, row in zip(these, sums, strict=True):
                    factor = v.load(left, i * v.lanes)
                    for total, column in zip(row, columns, strict=True):
                        v.accumulate(total, column, factor)
                v.advance(left, tile.rows * v.lanes)
                v.advance(right, few * v.lanes)
            totals = [[total] for total in v.sums_of_lanes([total for row in sums for total in row], count)]
            add_bias(totals, v.increase, these.start)
            write_rows(add, store, these.start, [totals])
        v.advance(b, count * v.lanes)
        v.advance(c, count)

    def last_few() -> None:
        with v.loop(v.quotient(rest, at_once)):
            few_columns(at_once)
        with v.loop(v.remainder(v.remainder(field("columns"), nr), at_once)):
            few_columns(1)

    def last(ways: Sequence[tuple[int, Callable[[], None]]]) -> None:
        """The first way that computes as many columns."""
        (most, compute_columns), *others = ways
        if not others:
            compute_columns()
            return
        with v.when_equal(v.quotient(v.difference(rest, 1), most), 0) as otherwise:
            compute_columns()
            otherwise()
            last(others)

    ways: list[tuple[int, Callable[[], None]]]
    ways = [(count * v.lanes, partial(last_panel, count)) for count in sorted({1, tile.vectors})]
    with v.when_equal(rest, 0) as otherwise:
        otherwise()
        last([(few, last_few), *ways] if few != 0 else ways)


def sgemm_transposed(v: Vocabulary, tile: Tile, layout: Layout, rows: int) -> None:
    """The GEMM of implicit-GEMM convolution the other way round: rows are pixels, columns are output channels."""
    k, a, a_stride, b, c, output = v.arguments(SGEMM_TRANSPOSED)
    (sums,) = zeros(v, tile.vectors, rows)
    right = Operand([b], _ahead(v, tile, rows))

    def field(name: str) -> Size:
        return v.field(output, SGEMM_TRANSPOSED_OUTPUT, name)

    unroll = v.microarchitecture.unroll
    coming = _coming(v, field, unroll * tile.vectors * v.lanes)

    def step(p: int) -> None:
        right.fetch(v, 0, p, tile.vectors)
        vectors = right.load(v, 0, p, tile.vectors)
        for i in in_turns(v, p, range(rows), tile.vectors):
            factor = v.broadcast(a, i)
            for total, vector in zip(sums[i], vectors, strict=True):
                v.accumulate(total, vector, factor)
        v.advance(a, a_stride)

    def steps(groups: Size, ahead: Size | None) -> None:
        with v.loop(groups):
            if coming is not None:
                coming.fetch(v)
            if ahead is not None:
                place = v.copy(a)
                v.advance(place, ahead)
                for _ in range(unroll):
                    v.prefetch_into_l2(place)
                    v.advance(place, a_stride)
            for p in range(unroll):
                step(p)
            right.skip(v, unroll, tile.vectors)

    def groups_of_steps(ahead: Size | None) -> None:
        late = v.quotient(k, 4 * unroll)
        steps(v.difference(v.quotient(k, unroll), late), ahead)
        # Channels lie apart in an image: lines come while there is something to do, but not for steps to drive out.
        with v.when_equal(field("channel_stride"), 0) as otherwise:
            otherwise()
            line, stride = v.copy(c), field("channel_stride")
            with v.repeat(tile.vectors * v.lanes):
                v.prefetch_to_write(line, rows - 1)
                v.advance(line, stride)
        steps(late, ahead)

    # Asked with each group of steps, it would be seen in the time of a layer that fetches nothing.
    if fills_line(tile):
        ahead = field("ahead")
        with v.when_equal(ahead, 0) as otherwise:
            groups_of_steps(None)
            otherwise()
            groups_of_steps(ahead)
    else:
        groups_of_steps(None)
    with v.loop(v.remainder(k, unroll)):
        step(0)
        right.skip(v, 1, tile.vectors)
    start = field("start")
    start_stride = field("start_stride")
    minimum = v.broadcast_field(output, SGEMM_TRANSPOSED_OUTPUT, "minimum")
    channel_stride = field("channel_stride")

    def finished_rows() -> Iterator[list[Vector]]:
        for row in sums:
            for j, total in enumerate(row):
                v.increase_from(total, start, j * v.lanes)
            yield [v.maximum(minimum, total) for total in row]
            v.advance(start, start_stride)

    with v.when_equal(channel_stride, 0) as otherwise:
        for row in finished_rows():
            for j, value in enumerate(row):
                v.store(c, value, j * v.lanes)
            v.advance(c, tile.vectors * v.lanes)
        otherwise()
        channels = v.rows(c, channel_stride, v.lanes)
        for j, columns in enumerate(zip(*finished_rows(), strict=True)):
            if j != 0:
                v.advance(channels, v.multiple(channel_stride, v.lanes))
            v.store_transposed(channels, columns)


def _has_wide_end(rows: int, gemm: Tile) -> bool:
    """Are there registers for a vector beside each row of a tile?"""
    return rows * (gemm.vectors + 1) < gemm.rows * gemm.vectors


def _direct_tile(gemm: Tile) -> Tile:
    """Of rows that all have a wide end, where these are sums enough; else the GEMM's."""
    rows = max((rows for rows in range(1, gemm.rows) if _has_wide_end(rows, gemm)), default=0)
    return Tile(rows, gemm.vectors) if rows * gemm.vectors >= LEAST_SUMS else gemm


def direct(v: Vocabulary, tile: Tile, layout: Layout, rows: int) -> None:
    """The GEMM of direct convolution, along rows of an image: columns are neighbouring pixels, steps are taps."""
    k, a, b, taps, c, output = v.arguments(DIRECT)
    nr = tile.vectors * v.lanes

    def field(name: str) -> Size:
        return v.field(output, DIRECT_OUTPUT, name)  # each time anew: registers are few

    def lines(first: int, count: int) -> Iterator[Pointer]:
        """Where so many channels of the tile go."""
        channel_stride = field("channel_stride")
        line = v.copy(c)
        if first != 0:
            v.advance(line, v.multiple(channel_stride, first))
        for _ in range(count):
            yield line
            v.advance(line, channel_stride)

    def block(vectors: int) -> None:
        bias = field("bias")
        for line in lines(0, rows):
            for j in range(0, vectors * v.lanes, LINE):
                v.prefetch_to_write(line, j)
        sums = [[v.broadcast(bias, i) for _ in range(vectors)] for i in range(rows)]
        right = Scattered([b], taps=v.copy(taps))

        def write(first: int, parts: list[Accumulators]) -> None:
            minimum = v.broadcast_field(output, DIRECT_OUTPUT, "minimum")
            for line, row in zip(lines(first, len(parts[0])), parts[0], strict=True):
                for j, total in enumerate(row):
                    v.store(line, v.maximum(minimum, total), j * v.lanes)

        record = v.microarchitecture
        left = Operand([v.copy(a)])
        multiply(v, k, left, layout, right, [sums], write, record.together, most_last_steps=FEW_LAST_STEPS)

    def advance(by: int | Size) -> None:
        v.advance(b, by)
        v.advance(c, by)

    def last_block(rest: Size, vectors: int) -> None:
        """The last columns, some of them for the second time."""
        advance(rest)
        advance(-vectors * v.lanes)
        block(vectors)
        advance(vectors * v.lanes)

    def blocks(behind: int) -> Size:
        """All columns but so many, and less than a tile, whose number is returned."""
        with v.loop(v.quotient(v.difference(field("columns"), behind), nr)):
            block(tile.vectors)
            advance(nr)
        return v.remainder(v.difference(field("columns"), behind), nr)

    def end_with_narrow() -> None:
        rest = blocks(0)
        with v.when_equal(rest, 0) as otherwise:
            otherwise()
            with v.when_equal(v.quotient(v.difference(rest, 1), v.lanes), 0) as otherwise:
                last_block(rest, 1)
                otherwise()
                last_block(rest, tile.vectors)

    def end_with_wide() -> None:
        """A last vector of its own would load as much as it multiplies: the tile before takes it, too."""
        behind = v.lanes + 1
        with v.when_equal(v.quotient(v.difference(field("columns"), 1), v.lanes), 0) as otherwise:
            block(1)
            advance(field("columns"))
            otherwise()
            rest = blocks(behind)
            advance(behind)
            with v.when_equal(v.quotient(rest, v.lanes), tile.vectors - 1) as otherwise:
                last_block(rest, tile.vectors + 1)
                otherwise()
                last_block(rest, tile.vectors)

    with v.loop(field("rows")):
        if _has_wide_end(rows, v.microarchitecture.gemm):
            end_with_wide()
        else:
            end_with_narrow()
        for pointer, stride in ((b, "source_stride"), (c, "target_stride")):
            v.move([pointer], field(stride), field("columns"))


def _kernels(
    family: str,
    signature: Signature,
    emit: Callable[..., None],
    lanes: int,
    microarchitecture: Microarchitecture,
    transposed: bool = False,
    parts: int = 1,
    tile: Tile | None = None,
    **sizes: int,
) -> list[Kernel]:
    """One kernel for each number of rows up to the tile's; sums of several parts share its registers."""
    tile = tile or (microarchitecture.gemm_transposed if transposed else microarchitecture.gemm)
    layout = rows_in_lanes(tile, lanes) if transposed else steps_in_lanes(tile, lanes)
    columns = tile.vectors * lanes
    return [
        Kernel(
            family,
            f"{rows}x{columns}",
            signature,
            partial(emit, tile=tile, layout=layout, rows=rows),
            {"rows": rows, "columns": columns, "width": layout.width, **sizes},
        )
        for rows in range(1, max(tile.rows // parts, 1) + 1)
    ]


def tuple_gemm_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The reduction runs over channels, lanes of the left operand."""
    return _kernels("tuple_gemm", TUPLE_GEMM, partial(tuple_gemm, signature=TUPLE_GEMM), lanes, microarchitecture)


def tuple_gemm_transposed_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The reduction runs over tiles; channels, lanes of the left operand, are rows."""
    return _kernels(
        "tuple_gemm_transposed",
        TUPLE_GEMM_TRANSPOSED,
        partial(tuple_gemm, signature=TUPLE_GEMM_TRANSPOSED),
        lanes,
        microarchitecture,
        transposed=True,
    )


def complex_gemm_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """On the operands of the tuple GEMM."""
    return _kernels("complex_gemm", COMPLEX_GEMM, complex_gemm, lanes, microarchitecture, parts=2)


def complex_gemm_transposed_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """On the operands of the transposed tuple GEMM."""
    return _kernels(
        "complex_gemm_transposed",
        COMPLEX_GEMM_TRANSPOSED,
        complex_gemm,
        lanes,
        microarchitecture,
        transposed=True,
        parts=2,
    )


def sgemm_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The reduction runs over channels and taps, packed as channels are."""
    return _kernels("sgemm", SGEMM, sgemm, lanes, microarchitecture, few=MOST_TURNS * few_at_once(lanes))


def sgemm_transposed_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Pixels are rows, at any distance from step to step."""
    unroll = microarchitecture.unroll
    return _kernels("sgemm_transposed", SGEMM_TRANSPOSED, sgemm_transposed, lanes, microarchitecture, unroll=unroll)


def direct_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The left operand is as the SGEMM's, in panels of the rows of its own tile."""
    return _kernels("direct", DIRECT, direct, lanes, microarchitecture, tile=_direct_tile(microarchitecture.gemm))
