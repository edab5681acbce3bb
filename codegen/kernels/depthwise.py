"""Depthwise convolution of whole planes, in several orders.

A window of output rows moves down a block of columns, `lanes` wide: each source row is loaded once for each column of
taps, at its shift, and multiplied by the taps of that column: one for each output row that it is a part of. These sums
stay in registers until their last row has come. Nothing is padded: columns beyond the image are masked off, and rows
beyond it are skipped. Of images that are wider than a vector, groups of output rows are computed from left to right
instead, as prefetchers expect it; the caller has a row of zeros for those beyond the image.

By a stride of 2, a source row's vectors are parted into even and odd columns, where the last two taps of a row find
their pixels; those of the taps before are the same, a lane or more behind. But where a vector is less than a cache
line, groups of rows are multiplied where they are: lanes alternate between even and odd columns of the image, so do
taps, and sums are parted, and added, once they are complete.

Where a vector is a cache line, or half of one, one call computes planes of 3x3 by a stride of 2, one output row after
the other, or, where rows are short, a column of blocks from the top. Where it is a line, one also does by a stride of
1: rows follow each other in blocks, each of which is loaded where it is, once for a row of taps. Where rows of outputs
are no longer than half of it, two planes are computed side by side.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, pairwise, product
from typing import Any

from codegen.contract import (
    DEPTHWISE,
    DEPTHWISE_BLOCK,
    DEPTHWISE_COLUMN,
    DEPTHWISE_COLUMNS,
    DEPTHWISE_EDGES,
    DEPTHWISE_GROUP,
    DEPTHWISE_KERNELS,
    DEPTHWISE_LINE,
    DEPTHWISE_LINES,
    DEPTHWISE_PAIR,
    DEPTHWISE_PAIR_VARIANTS,
    DEPTHWISE_PAIRS,
    DEPTHWISE_PLANES,
    DEPTHWISE_ROWS,
    DEPTHWISE_RUN,
    DEPTHWISE_RUNS,
    Kernel,
)
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Mask, Pointer, QuadVocabulary, Rows, Size, Vector, Vocabulary, Walk

AHEAD = 512  # floats, how far runs are fetched ahead


def columns_of_taps(size: int, stride: int) -> list[tuple[int, ...]]:
    """Taps that are multiplied at once: one, or the neighbours that even and odd lanes have; -1: none."""
    if stride == 1:
        return [(tap,) for tap in range(size)]
    return [*((tap, tap + 1) for tap in range(0, size - 1, 2)), (-1, size - 1)]


def offset_of(column: tuple[int, ...]) -> int:
    """Where a column's vectors are loaded from."""
    return column[-1] - len(column) + 1


def factors_of(v: Vocabulary, taps: Pointer, row: int, size: int, column: tuple[int, ...]) -> tuple[Vector, ...]:
    """What each part of a column is multiplied by."""
    factors = [v.zero() if tap < 0 else v.broadcast(taps, row * size + tap) for tap in column]
    return (factors[0],) if len(column) == 1 else v.alternate(*factors)


def start_of(v: Vocabulary, bias: Pointer, stride: int) -> tuple[Vector, ...]:
    """The parts of a sum to which nothing has been added yet."""
    return (v.broadcast(bias),) if stride == 1 else v.alternate(v.broadcast(bias), v.zero())


def result_of(v: Vocabulary, sums: list[Vector], minimum: Vector) -> Vector:
    """The output that complete sums are."""
    total = sums[0]
    if len(sums) == 2:
        total, odd = v.unzip(*sums)
        v.increase(total, odd)
        total = v.in_order(total)
    return v.maximum(minimum, total)


def places_of(size: int, stride: int, lanes: int) -> Sequence[int]:
    """Of a block's columns, where vectors are loaded: for each tap, or, by a stride of 2, to be parted."""
    return range(size) if stride == 1 else (size - 2, size - 2 + lanes)


def depthwise(v: Vocabulary, size: int, stride: int, beyond: Sequence[int] = ()) -> None:
    """A step takes `stride` rows of the source and, from the one on that fills the window, completes an output row.

    `beyond` are the taps, or parts by a stride of 2, that may find columns beyond the image in some of their lanes.
    """
    planes, source, taps, bias, output, block = v.arguments(DEPTHWISE)
    window = -(-size // stride)
    slide: Any = v.slider() if stride == 2 else None
    order: Any = v.orderer() if stride == 2 else None

    def field(name: str) -> Size:
        return v.field(block, DEPTHWISE_BLOCK, name)

    bits = field("columns") if beyond else None
    places = places_of(size, stride, v.lanes)
    masks = {places[i]: v.mask_of_bits(bits, places[i]) for i in beyond}
    # Taps that find no register are loaded for each row, which makes kernels slower by half, and takes registers, too.
    kept = list(product(range(size), repeat=2))
    room = v.vector_registers - window - len(masks) * v.mask_registers - (1 if stride == 1 else 5)
    if len(kept) > room:
        kept = kept[: max(room - 1, 0)]

    is_roomy = len(kept) + 2 <= room  # for what else each row needs

    def minimum() -> Vector:
        return v.broadcast_field(block, DEPTHWISE_BLOCK, "planes.minimum")

    least = minimum() if is_roomy else None

    def plane(is_open: bool = False) -> None:
        factors = {(row, tap): v.broadcast(taps, row * size + tap) for row, tap in kept}
        # Of output rows, the first one's first.
        start = v.broadcast(bias) if is_roomy else None
        sums = [v.broadcast(bias) for _ in range(window)]
        place, target = v.copy(source), v.copy(output)

        def load(offset: int, is_open: bool) -> Vector:
            if offset in masks and not is_open:
                return v.load_masked(place, masks[offset], offset)
            return v.load(place, offset)

        def pixel(offset: int) -> Vector:
            if not beyond:
                return v.broadcast(place, offset)
            value = v.zero()
            with v.when_odd(v.quotient(bits, 1 << offset) if offset else bits):
                v.replace(value, v.broadcast(place, offset))
            return value

        def columns(is_open: bool) -> Iterator[tuple[int, Vector]]:
            """Taps, and what they are multiplied by."""
            if stride == 1:
                for tap in range(size):
                    yield tap, load(tap, is_open)
                return
            parts = list(v.unzip(*(load(place, is_open) for place in places)))
            for tap in reversed(range(size)):
                part = (tap - size) % 2
                if tap < size - 2:
                    parts[part] = slide(pixel(tap), parts[part])
                yield tap, parts[part]

        def input_strides() -> tuple[Size, Size]:
            return field("input_ahead"), field("planes.input_row")

        def output_strides() -> tuple[Size, Size]:
            return field("output_ahead"), field("output_row")

        def to_next_row(pointer: Pointer, ahead: Size, row: Size) -> None:
            v.prefetch(pointer, stride=ahead)
            v.advance(pointer, row)

        def add_row(row: int, by: tuple[Size, Size] | None = None, is_open: bool = False) -> None:
            # Sums that the row is part of, the last one first, and the row of taps for each.
            ages = list(zip(reversed(sums), range(row, size, stride), strict=False))

            def factor(tap_row: int, tap: int) -> Vector:
                return factors.get((tap_row, tap)) or v.broadcast(taps, tap_row * size + tap)

            if len(ages) == 1 and stride == 1 and not beyond:
                ((total, tap_row),) = ages
                for tap in range(size):
                    v.accumulate_from(total, place, tap, factor(tap_row, tap))
            elif is_open and stride == 1:
                for tap in range(size):
                    values = v.load(place, tap)
                    for total, tap_row in ages:
                        v.accumulate_within(masks[tap], total, values, factor(tap_row, tap))
            else:
                for tap, values in columns(is_open):
                    for total, tap_row in ages:
                        v.accumulate(total, values, factor(tap_row, tap))
            to_next_row(place, *(by or input_strides()))

        def put_row(by: tuple[Size, Size] | None = None) -> None:
            total = sums[0] if stride == 1 else order(sums[0])
            v.store(target, v.maximum(least or minimum(), total))
            to_next_row(target, *(by or output_strides()))

        def move_on() -> None:
            for total, following in pairwise(sums):
                v.replace(total, following)
            v.replace(sums[-1], start or v.broadcast(bias))

        rows, outputs = field("first_rows"), field("first_outputs")
        with v.loop(field("first_steps")):
            for row in range(stride):
                with v.when_odd(rows):
                    add_row(row)
                v.halve(rows)
            with v.when_odd(outputs):
                put_row()
            v.halve(outputs)
            move_on()
        # Loads are what inner steps wait for.
        by_input, by_output = input_strides(), output_strides()
        with v.loop(field("inner_steps")):
            for row in range(stride):
                add_row(row, by_input, is_open)
            put_row(by_output)
            move_on()
        rows = field("last_rows")
        with v.loop(field("last_steps")):
            for row in range(stride):
                with v.when_odd(rows):
                    add_row(row)
                v.halve(rows)
            put_row()
            move_on()
        _next_plane(v, field, source, output, bias, taps, size * size)

    # Loads of some lanes take slots of products, but products of some may not, and by a stride of 2 none are needed;
    # 5x5 has no registers for that.
    if beyond and v.has_free_masks and (stride == 1 or size == 3):
        with v.loop(field("open_planes")):
            plane(is_open=True)
        planes = v.difference(planes, field("open_planes"))
    with v.loop(planes):
        plane()


def go_along(
    v: Vocabulary,
    line: Pointer,
    sources: Walk,
    target: Rows,
    size: int,
    stride: int,
    block: Callable[[str], None],
) -> None:
    """Compute the first block of rows, inner ones, and the last one, which may overlap the one before."""

    def field(name: str) -> Size:
        return v.field(line, DEPTHWISE_LINE, name)

    def advance() -> None:
        # What the next group reads for the first time.
        new = range(size - stride, len(sources.pointers))
        sources.prefetch(new, range(0, stride * v.lanes, LINE), field("input_ahead"))
        sources.advance(stride * v.lanes)
        v.advance(target, v.lanes)

    block("first")
    advance()
    with v.loop(field("inner_blocks")):
        block("")
        advance()
    overlap = field("overlap")
    v.retreat(target, overlap)
    sources.retreat(v.multiple(overlap, stride))
    block("last")


def depthwise_rows(v: Vocabulary, size: int, stride: int, group: int) -> None:
    """Groups of output rows, which share source rows. Up to half of the kernel may reach beyond an image's columns."""
    groups, pointers, taps, bias, line = v.arguments(DEPTHWISE_ROWS)
    columns, rows = columns_of_taps(size, stride), (group - 1) * stride + size
    span, padding = stride * v.lanes + size - stride, size // 2
    start = start_of(v, bias, stride)
    sums = [[v.zero() for _ in range(stride)] for _ in range(group)]
    # All taps, or else those of one column at a time. A mask takes a second register while it is made.
    is_kept = size * len(columns) + group * stride + 1 + 2 * v.mask_registers <= v.vector_registers

    def field(name: str) -> Size:
        return v.field(line, DEPTHWISE_LINE, name)

    def factors(column: tuple[int, ...]) -> list[tuple[Vector, ...]]:
        return [factors_of(v, taps, row, size, column) for row in range(size)]

    kept = {column: factors(column) for column in columns} if is_kept else {}
    with v.loop(groups):
        sources = v.walk([v.field(pointers, DEPTHWISE_GROUP, f"rows[{row}]") for row in range(rows)])
        target = v.rows(v.field(pointers, DEPTHWISE_GROUP, "output"), field("output_row"), group)

        def add_column(column: tuple[int, ...], part: int, edge: str, found: list[tuple[Vector, ...]]) -> None:
            offset = offset_of(column) + part * v.lanes
            is_beyond = {"first": offset < padding, "": False, "last": offset + v.lanes > span - padding}[edge]
            mask = v.mask_of_bits(field(f"{edge}_columns"), offset) if is_beyond else None
            for row, source in enumerate(sources.pointers):
                products = [
                    (totals[part], found[row - i * stride][part])
                    for i, totals in enumerate(sums)
                    if 0 <= row - i * stride < size
                ]
                if mask is None and len(products) == 1:
                    total, factor = products[0]
                    v.accumulate_from(total, source, offset, factor)
                    continue
                values = v.load(source, offset) if mask is None else v.load_masked(source, mask, offset)
                for total, factor in products:
                    v.accumulate(total, values, factor)

        def block(edge: str) -> None:
            for totals in sums:
                for total, first in zip(totals, start, strict=True):
                    v.replace(total, first)
            for column in columns:
                found = kept.get(column) or factors(column)
                for part in range(stride):
                    add_column(column, part, edge, found)
            minimum = v.broadcast_field(line, DEPTHWISE_LINE, "minimum")
            for row, totals in enumerate(sums):
                v.store_row(target, row, result_of(v, totals, minimum))

        go_along(v, line, sources, target, size, stride, block)
        v.skip_struct(pointers, DEPTHWISE_GROUP)


def depthwise_rows_parted(v: Vocabulary, size: int, stride: int, group: int) -> None:
    """As `depthwise_rows` by a stride of 2, with source rows parted into even and odd columns, each read once.

    They are where the last two taps of a row find their pixels. Those of the taps before are a lane or more behind:
    their products are summed apart, and moved on once for an output, behind the same sums of the block before.
    """
    groups, pointers, taps, bias, line = v.arguments(DEPTHWISE_ROWS)
    rows, lags = (group - 1) * stride + size, (size + 1) // 2  # that sums may be behind
    span, padding = stride * v.lanes + size - stride, size // 2
    places = (size - 2, size - 2 + v.lanes)
    slide, start = v.slider(), v.broadcast(bias)
    behind = [[v.zero() for _ in range(lags - 1)] for _ in range(group)]
    # Taps that find no register are loaded for each row.
    room = v.vector_registers - group * (2 * lags - 1) - 6
    kept = list(product(range(size), repeat=2))[:room]
    factors = {(row, tap): v.broadcast(taps, row * size + tap) for row, tap in kept}

    def field(name: str) -> Size:
        return v.field(line, DEPTHWISE_LINE, name)

    def add(total: Vector, values: Vector, tap_row: int, tap: int) -> None:
        v.accumulate(total, values, factors.get((tap_row, tap)) or v.broadcast(taps, tap_row * size + tap))

    def uses(row: int) -> list[tuple[int, int]]:
        """Outputs that a source row is part of, and the row of taps for each."""
        return [(i, row - i * stride) for i in range(group) if 0 <= row - i * stride < size]

    with v.loop(groups):
        sources = v.walk([v.field(pointers, DEPTHWISE_GROUP, f"rows[{row}]") for row in range(rows)])
        target = v.rows(v.field(pointers, DEPTHWISE_GROUP, "output"), field("output_row"), group)

        def add_pixel(place: int) -> None:
            """What a pixel before a block is to the sums behind: to their last lane, which is all that is needed."""
            for row, source in enumerate(sources.pointers):
                value = v.broadcast(source, place)
                for (i, tap_row), lag in product(uses(row), range(place // 2 + 1)):
                    add(behind[i][lag], value, tap_row, place - 2 * lag)

        def begin(edge: str) -> None:
            for total in chain(*behind):
                v.replace(total, v.zero())
            bits = field("first_columns")
            for place in range(size - 2):
                if edge == "last" or place >= padding:
                    add_pixel(place)
                else:
                    with v.when_odd(bits):
                        add_pixel(place)
                    v.halve(bits)

        def block(edge: str) -> None:
            if edge:
                begin(edge)
            beyond = [place for place in places if edge == "last" and place + v.lanes > span - padding]
            masks = {place: v.mask_of_bits(field("last_columns"), place) for place in beyond}
            sums = [[v.zero() for _ in range(lags)] for _ in range(group)]
            for total, *_ in sums:
                v.replace(total, start)
            for row, source in enumerate(sources.pointers):
                parts = v.unzip(
                    *(v.load_masked(source, masks[i], i) if i in masks else v.load(source, i) for i in places)
                )
                for (i, tap_row), tap in product(uses(row), range(size)):
                    lag, part = divmod(size - 1 - tap, 2)
                    add(sums[i][lag], parts[1 - part], tap_row, tap)
            minimum = v.broadcast_field(line, DEPTHWISE_LINE, "minimum")
            for i, (totals, before) in enumerate(zip(sums, behind, strict=True)):
                for lag in reversed(range(lags - 1)):
                    v.increase(totals[lag], slide(before[lag], totals[lag + 1]))
                    v.replace(before[lag], totals[lag + 1])
                v.store_row(target, i, v.maximum(minimum, v.in_order(totals[0])))

        go_along(v, line, sources, target, size, stride, block)
        v.skip_struct(pointers, DEPTHWISE_GROUP)


def _taps_of_3x3(v: Vocabulary, taps: Pointer) -> list[list[Vector]]:
    return [[v.broadcast(taps, row * 3 + tap) for tap in range(3)] for row in range(3)]


def _next_plane(
    v: Vocabulary,
    field: Callable[[str], Size],
    source: Pointer,
    output: Pointer,
    bias: Pointer,
    taps: Pointer,
    taps_a_plane: int = 9,
) -> None:
    v.advance(source, field("planes.input_stride"))
    v.advance(output, field("planes.output_stride"))
    v.advance(bias, field("planes.bias_stride"))
    v.advance(taps, taps_a_plane)


def depthwise_runs(v: QuadVocabulary) -> None:
    """3x3 of whole planes, as runs of blocks in which rows follow each other, each loaded where it is.

    Products by the taps of each column are summed apart: sums of the left and right column are moved by a lane, once
    for an output, but not over the ends of rows. For the right one, a block is completed with the next.
    """
    planes, source, taps, bias, output, run = v.arguments(DEPTHWISE_RUNS)

    def field(name: str) -> Size:
        return v.field(run, DEPTHWISE_RUN, name)

    def mask(name: str) -> Mask:
        return v.mask_of_bits(field(name))

    least = v.broadcast_field(run, DEPTHWISE_RUN, "planes.minimum")
    left, right, total, inner = (v.zero() for _ in range(4))
    with v.loop(planes):
        factors = _taps_of_3x3(v, taps)
        start = v.broadcast(bias)
        pixels, target = v.copy(source), v.copy(output)
        below, above = v.copy(source), v.copy(source)
        v.advance(below, field("planes.input_row"))
        v.retreat(above, field("input_before"))
        edges = field("edges")

        def slide_in_rows(side: str, a: Vector, b: Vector, count: int) -> Vector:
            return v.slide_within(v.mask_of_bits(v.field(edges, DEPTHWISE_EDGES, side)), a, b, count)

        def complete(following: Vector) -> Vector:
            v.increase(total, slide_in_rows("right", right, following, 1))
            return v.maximum(least, total)

        def block(upper: Vector | None, middle: Vector, lower: Vector | None, is_first: bool = False) -> None:
            v.prefetch(pixels, AHEAD)
            rows = [(values, factors[row]) for row, values in enumerate((upper, middle, lower)) if values is not None]
            v.replace(inner, start)
            sums = [v.multiply(rows[0][0], rows[0][1][0]), inner, v.multiply(rows[0][0], rows[0][1][2])]
            v.accumulate(inner, rows[0][0], rows[0][1][1])
            for (values, row_factors), tap in product(rows[1:], range(3)):
                v.accumulate(sums[tap], values, row_factors[tap])
            if not is_first:
                v.store(target, complete(sums[2]))
                v.advance(target, v.lanes)
            v.replace(total, inner)
            v.increase(total, slide_in_rows("left", left, sums[0], v.lanes - 1))
            v.replace(left, sums[0])
            v.replace(right, sums[2])
            for pointer in (pixels, above, below):
                v.advance(pointer, v.lanes)
            v.skip_struct(edges, DEPTHWISE_EDGES)

        def inner_block() -> None:
            block(v.load(above), v.load(pixels), v.load(below))

        block(v.load_masked(above, mask("first_lanes")), v.load(pixels), v.load(below), is_first=True)
        with v.loop(field("above_blocks")):
            block(None, v.load(pixels), v.load(below))
        above = v.copy(pixels)
        v.retreat(above, field("planes.input_row"))
        with v.loop(field("across_blocks")):
            block(v.load_masked(above, mask("across_lanes")), v.load(pixels), v.load(below))
        with v.loop(field("rounds")):
            with v.loop(field("period")):
                inner_block()
            v.retreat(edges, v.multiple(field("period"), 2))  # two floats each
        with v.loop(field("inner_blocks")):
            inner_block()
        block(v.load(above), v.load(pixels), v.load_masked(below, mask("below_lanes")))
        with v.loop(field("below_blocks")):
            block(v.load(above), v.load(pixels), None)
        last = mask("last_lanes")
        block(v.load_masked(above, last), v.load_masked(pixels, last), None)
        v.store_masked(target, complete(v.zero()), last)
        _next_plane(v, field, source, output, bias, taps)


def depthwise_planes(v: Vocabulary) -> None:
    """3x3 by a stride of 2, of whole planes: as `depthwise_rows_parted`, one row after the other."""
    planes, source, taps, bias, output, lines = v.arguments(DEPTHWISE_PLANES)
    places = (1, 1 + v.lanes)
    slide, order = v.slider(), v.orderer()

    def field(name: str) -> Size:
        return v.field(lines, DEPTHWISE_LINES, name)

    def mask(place: int) -> Mask:
        return v.mask_of_bits(field("last_columns"), place)

    # Are there registers for more than the taps and what a block needs in turn?
    is_roomy = v.vector_registers >= 9 + 7 + 2 + 3 * v.mask_registers

    def kept(make: Callable[[], Any]) -> Callable[[], Any]:
        """A function: what is made now, where there is room, or anew each time."""
        if not is_roomy:
            return make
        value = make()
        return lambda: value

    behind, total = v.zero(), v.zero()
    least = kept(lambda: v.broadcast_field(lines, DEPTHWISE_LINES, "planes.minimum"))
    masks = {place: kept(partial(mask, place)) for place in places}
    written = kept(lambda: v.mask_of_bits(field("last_outputs")))
    with v.loop(planes):
        factors = _taps_of_3x3(v, taps)
        start = kept(lambda: v.broadcast(bias))
        sources, target = [v.copy(source)], v.copy(output)
        for _ in range(2):
            sources.append(v.copy(sources[-1]))
            v.advance(sources[-1], field("planes.input_row"))

        def line(first: int, count: int = 3, is_open: bool = False) -> None:
            """An output row, of `count` rows of taps. What is written behind an open one, another one overwrites."""
            rows = list(zip(sources, range(first, first + count), strict=False))

            def block(load: Callable[[Pointer], tuple[Vector, Vector]]) -> Vector:
                for (place, _), i in product(rows[-2:], range(places[0], 2 * v.lanes, LINE)):
                    v.prefetch(place, AHEAD + i)
                v.replace(total, start())
                for i, (place, row) in enumerate(rows):
                    even, odd = load(place)
                    if i == 0:
                        left = v.multiply(odd, factors[row][0])
                    else:
                        v.accumulate(left, odd, factors[row][0])
                    v.accumulate(total, even, factors[row][1])
                    v.accumulate(total, odd, factors[row][2])
                v.increase(total, slide(behind, left))
                v.replace(behind, left)
                return v.maximum(least(), order(total))

            def load_open(place: Pointer) -> tuple[Vector, Vector]:
                return v.load_unzipped(place, places[0])

            def load_last(place: Pointer) -> tuple[Vector, Vector]:
                return v.unzip(*(v.load_masked(place, masks[i](), i) for i in places))

            v.replace(behind, v.zero())
            with v.when_odd(field("first_columns")):
                for place, row in rows:
                    v.accumulate(behind, v.broadcast(place), factors[row][0])
            with v.loop(field("inner_blocks")):
                v.store(target, block(load_open))
                v.advance(target, v.lanes)
                for place in sources:
                    v.advance(place, 2 * v.lanes)
            if is_open:
                v.store(target, block(load_open))
            else:
                v.store_masked(target, block(load_last), written())
            v.advance(target, field("output_rest"))
            rest = field("input_rest")
            for place in sources:
                v.advance(place, rest)

        with v.loop(field("first_rows")):
            line(1, 2)
            for place in sources:
                v.retreat(place, field("planes.input_row"))
        with v.loop(field("open_rows")):
            line(0, is_open=True)
        with v.loop(field("inner_rows")):
            line(0)
        with v.loop(field("last_rows")):
            line(0, 2)
        _next_plane(v, field, source, output, bias, taps)


def depthwise_columns(v: Vocabulary) -> None:
    """3x3 by a stride of 2 of a column of blocks, from the top: a row is parted once, for both outputs it is a part of.

    Products by the left taps are summed apart, and moved by a lane once for an output.
    """
    planes, source, taps, bias, output, column = v.arguments(DEPTHWISE_COLUMNS)

    def field(name: str) -> Size:
        return v.field(column, DEPTHWISE_COLUMN, name)

    input_row, output_row = field("planes.input_row"), field("output_row")

    def minimum() -> Vector:
        return v.broadcast_field(column, DEPTHWISE_COLUMN, "planes.minimum")

    slide, order = v.slider(), v.orderer()
    left, total = v.zero(), v.zero()  # of left taps, and of the others
    is_roomy = v.vector_registers >= 9 + 12  # for what else each output needs
    least = minimum() if is_roomy else None

    def plane(is_open: bool) -> None:
        factors = _taps_of_3x3(v, taps)
        start = v.broadcast(bias) if is_roomy else None
        pixels, target = v.copy(source), v.copy(output)

        def complete(load: Callable[[], tuple[Vector, Vector]]) -> tuple[Vector, Vector, Vector]:
            """A block of an output row, and even and odd columns of its last source row."""
            for row in (1, 2):
                even, odd = load()
                v.prefetch(pixels, AHEAD)
                v.advance(pixels, input_row)
                v.accumulate(left, odd, factors[row][0])
                v.accumulate(total, even, factors[row][1])
                v.accumulate(total, odd, factors[row][2])
            v.increase(total, slide(v.zero(), left))
            return v.maximum(least or minimum(), order(total)), even, odd

        def load_masked() -> tuple[Vector, Vector]:
            columns = field("columns")
            return v.unzip(*(v.load_masked(pixels, v.mask_of_bits(columns, i), i) for i in (0, v.lanes)))

        v.replace(left, v.zero())
        v.replace(total, start or v.broadcast(bias))
        with v.loop(field("rows") if is_open else v.difference(field("rows"), 1)):
            result, even, odd = complete(lambda: v.load_unzipped(pixels))
            v.store(target, result)
            v.advance(target, output_row)
            v.replace(total, start or v.broadcast(bias))
            v.accumulate(total, even, factors[0][1])
            v.accumulate(total, odd, factors[0][2])
            v.replace(left, v.multiply(odd, factors[0][0]))
        if not is_open:
            result, *_ = complete(load_masked)
            v.store_masked(target, result, v.mask_of_bits(field("outputs")))
        _next_plane(v, field, source, output, bias, taps)

    with v.loop(field("open_planes")):
        plane(is_open=True)
    with v.loop(v.difference(planes, field("open_planes"))):
        plane(is_open=False)


def depthwise_pairs(v: QuadVocabulary, stride: int) -> None:
    """3x3 of planes that have at most half a vector of outputs in a row: two planes side by side, row by row.

    A row is loaded once, for all outputs that it is a part of, and moved by a lane for the columns beside the middle
    one. By a stride of 2, odd columns of the image are to the right of one output, and to the left of the next:
    products by the taps of each column are summed apart, and the sum of the left one is moved, once for an output.
    """
    planes, source, taps, bias, output, pair = v.arguments(DEPTHWISE_PAIRS)

    def field(name: str) -> Size:
        return v.field(pair, DEPTHWISE_PAIR, name)

    columns, left_lanes, right_lanes, *written = (
        v.mask_of_bits(field(name)) for name in ("columns", "left", "right", "first", "second")
    )
    if stride == 2:
        order, order_left, nothing = v.orderer(), v.orderer_within(left_lanes), v.zero()
    least = v.broadcast_field(pair, DEPTHWISE_PAIR, "planes.minimum")
    # Of an output and the one below, or, by a stride of 2, of the left, middle and right column.
    sums = [v.zero() for _ in range(stride + 1)]

    def compute(count: int, is_open: bool = False) -> None:
        """So many planes."""
        places, targets, biases = ([v.copy(pointer) for _ in range(count)] for pointer in (source, output, bias))
        for pointers, name in ((places, "input"), (targets, "output"), (biases, "bias")):
            for pointer in pointers[1:]:
                v.advance(pointer, field(f"planes.{name}_stride"))

        def beside(values: list[Vector]) -> Vector:
            """Each value in the lanes of its plane's sums."""
            first, last = values[0], values[-1]
            return v.where(written[1], last, first) if stride == 1 else v.unzip(first, last)[0]

        def factors_of_rows() -> list[list[Vector]]:
            if stride == 1:
                found = [beside([v.broadcast(taps, 9 * plane + tap) for plane in range(count)]) for tap in range(9)]
            else:
                found = []
                for tap in (0, 2, 4, 6, 7):
                    values = [v.broadcast_pair(taps, 9 * plane + tap) for plane in range(count)]
                    found[tap:] = v.unzip(values[0], values[-1])
            return [found[:3], found[3:6], found[6:]]

        factors = factors_of_rows()
        start = beside([v.broadcast(one) for one in biases])

        def next_row() -> list[Vector]:
            """The pixels that each column of taps meets."""
            if stride == 1:
                row = v.load(places[0]) if is_open else v.load_masked(places[0], columns)
                if count == 2:
                    v.load_within(written[1], row, places[1], -v.lanes // 2)
                pixels = [v.slide(row, row, v.lanes - 1), row, v.slide(row, row, 1)]
            else:
                rows = [v.load(place) if is_open else v.load_masked(place, columns) for place in places]
                even, odd = v.unzip(rows[0], rows[-1])
                pixels = [odd, even, odd]
            by = field("planes.input_row")
            for place in places:
                v.prefetch(place, AHEAD)
                v.advance(place, by)
            return pixels

        def put(total: Vector) -> None:
            result, by = v.maximum(least, total), field("output_row")
            for i, target in enumerate(targets):
                v.store_masked(target, result, written[i], -i * v.lanes // 2)
                v.advance(target, by)

        def add_within(total: Vector, pixels: list[Vector], row: int) -> None:
            left, middle, right = zip(pixels, factors[row], strict=True)
            v.accumulate(total, *middle)
            v.accumulate_within(left_lanes, total, *left)
            v.accumulate_within(right_lanes, total, *right)

        if stride == 1:
            current, following = sums
            for total in sums:
                v.replace(total, start)
            pixels = next_row()
            add_within(current, pixels, 1)
            add_within(following, pixels, 0)
            with v.loop(v.difference(field("rows"), 1)):
                pixels = next_row()
                add_within(current, pixels, 2)
                put(current)
                v.replace(current, following)
                add_within(current, pixels, 1)
                v.replace(following, start)
                add_within(following, pixels, 0)
            put(current)
            return

        def add(pixels: list[Vector], row: int) -> None:
            for total, values, factor in zip(sums, pixels, factors[row], strict=True):
                v.accumulate(total, values, factor)

        for total, first in zip(sums, (nothing, start, nothing), strict=True):
            v.replace(total, first)
        with v.loop(field("rows")):
            add(next_row(), 1)
            pixels = next_row()
            add(pixels, 2)
            left, total, right = sums
            v.increase(total, right)
            total = order(total)
            v.increase(total, order_left(left))
            put(total)
            v.replace(sums[1], start)
            v.accumulate(sums[1], pixels[1], factors[0][1])
            for i in (0, 2):
                v.replace(sums[i], v.multiply(pixels[i], factors[0][i]))

    def pairs(count: Size, is_open: bool = False) -> None:
        with v.loop(v.quotient(count, 2)):
            compute(2, is_open)
            for _ in range(2):
                _next_plane(v, field, source, output, bias, taps)

    pairs(field("open_planes"), is_open=True)
    planes = v.difference(planes, field("open_planes"))
    pairs(planes)
    with v.when_odd(planes):
        compute(1)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """For blocks whose columns are all of the image, for those at its edges, and for rows within it.

    Of AVX2, each mask takes a vector's register: 3x3 has kernels for blocks at one edge, with a single one. Taps of 5x5
    find none: those blocks are faster than rows, and lanes of channels are faster than both.
    """
    found = []
    masks_are_vectors = lanes == LINE // 2
    for variant, (size, stride, group) in DEPTHWISE_KERNELS.items():
        taps = range(len(places_of(size, stride, lanes)))
        beyond = {"": (), "_edge": taps}
        if masks_are_vectors and (size, stride) == (3, 1):
            beyond |= {"_left": taps[:1], "_right": taps[-1:]}
        for end, some in beyond.items():
            emit = partial(depthwise, size=size, stride=stride, beyond=some)
            found.append(Kernel("depthwise", variant + end, DEPTHWISE, emit))
        if not masks_are_vectors or size == 3:
            # Where a vector is a cache line, any load that is not aligned is of two.
            rows = depthwise_rows_parted if stride == 2 and lanes == LINE else depthwise_rows
            emit = partial(rows, size=size, stride=stride, group=group)
            found.append(Kernel("depthwise", f"{variant}_rows", DEPTHWISE_ROWS, emit))
    if lanes >= LINE // 2:
        found.append(Kernel("depthwise", "3x3_by_2_planes", DEPTHWISE_PLANES, depthwise_planes))
        found.append(Kernel("depthwise", "3x3_by_2_columns", DEPTHWISE_COLUMNS, depthwise_columns))
    if lanes == LINE:
        found.append(Kernel("depthwise", "3x3_runs", DEPTHWISE_RUNS, depthwise_runs))
        for stride, variant in enumerate(DEPTHWISE_PAIR_VARIANTS, 1):
            found.append(Kernel("depthwise", variant, DEPTHWISE_PAIRS, partial(depthwise_pairs, stride=stride)))
    return found
