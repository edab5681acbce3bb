"""Depthwise convolution of whole planes, in two orders.

A window of output rows moves down a block of columns, `lanes` wide: each source row is loaded once for each column of
taps, at its shift, and multiplied by the taps of that column: one for each output row that it is a part of. These sums
stay in registers until their last row has come. Nothing is padded: columns beyond the image are masked off, and rows
beyond it are skipped. Of images that are wider than a vector, groups of output rows are computed from left to right
instead, as prefetchers expect it; the caller has a row of zeros for those beyond the image.

By a stride of 2, pixels are multiplied where they are: lanes alternate between even and odd columns of the image, so do
taps, and sums are parted, and added, once they are complete.
"""

from functools import partial
from itertools import pairwise

from codegen.contract import (
    DEPTHWISE,
    DEPTHWISE_BLOCK,
    DEPTHWISE_GROUP,
    DEPTHWISE_KERNELS,
    DEPTHWISE_LINE,
    DEPTHWISE_ROWS,
    Kernel,
)
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Pointer, Size, Vector, Vocabulary


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


def depthwise(v: Vocabulary, size: int, stride: int, is_edge: bool) -> None:
    """A step takes `stride` rows of the source and, from the one on that fills the window, completes an output row."""
    planes, source, taps, bias, output, block = v.arguments(DEPTHWISE)
    window = -(-size // stride)
    columns = columns_of_taps(size, stride)

    def field(name: str) -> Size:
        return v.field(block, DEPTHWISE_BLOCK, name)

    bits = field("columns") if is_edge else None
    places = sorted({offset_of(column) + part * v.lanes for column in columns for part in range(stride)})
    masks = {place: v.mask_of_bits(bits, place) for place in places} if is_edge else {}
    # Taps that find no register are loaded for each row, which makes kernels slower by half, and takes registers, too.
    kept = [(row, column) for row in range(size) for column in columns]
    room = v.vector_registers - window * stride - len(masks) * v.mask_registers - 1
    if len(kept) > room:
        kept = kept[: max(room - stride, 0)]

    def begin(totals: list[Vector]) -> None:
        for total, start in zip(totals, start_of(v, bias, stride), strict=True):
            v.replace(total, start)

    with v.loop(planes):
        factors = {(row, column): factors_of(v, taps, row, size, column) for row, column in kept}
        # Of output rows, the first one's first.
        sums = [[v.zero() for _ in range(stride)] for _ in range(window)]
        for totals in sums:
            begin(totals)
        place, target = v.copy(source), v.copy(output)

        def load(offset: int) -> Vector:
            return v.load_masked(place, masks[offset], offset) if is_edge else v.load(place, offset)

        def add_row(row: int) -> None:
            for column in columns:
                for part in range(stride):
                    offset = offset_of(column) + part * v.lanes
                    ages = [(age, totals) for age, totals in enumerate(reversed(sums)) if age * stride + row < size]
                    values = None if len(ages) == 1 and not is_edge else load(offset)
                    for age, totals in ages:
                        tap = age * stride + row
                        found = factors.get((tap, column)) or factors_of(v, taps, tap, size, column)
                        if values is None:
                            v.accumulate_from(totals[part], place, offset, found[part])
                        else:
                            v.accumulate(totals[part], values, found[part])
            v.prefetch(place, stride=field("input_ahead"))
            v.advance(place, field("input_row"))

        def put_row() -> None:
            v.store(target, result_of(v, sums[0], v.broadcast(minimum)))
            v.prefetch(target, stride=field("output_ahead"))
            v.advance(target, field("output_row"))

        def move_on() -> None:
            for totals, following in pairwise(sums):
                for total, next_total in zip(totals, following, strict=True):
                    v.replace(total, next_total)
            begin(sums[-1])

        minimum = v.field_address(block, DEPTHWISE_BLOCK, "minimum")
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
        with v.loop(field("inner_steps")):
            for row in range(stride):
                add_row(row)
            put_row()
            move_on()
        rows = field("last_rows")
        with v.loop(field("last_steps")):
            for row in range(stride):
                with v.when_odd(rows):
                    add_row(row)
                v.halve(rows)
            put_row()
            move_on()
        v.advance(source, field("input_stride"))
        v.advance(output, field("output_stride"))
        v.advance(bias, field("bias_stride"))
        v.advance(taps, size * size)


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
        sources = [v.field(pointers, DEPTHWISE_GROUP, f"rows[{row}]") for row in range(rows)]
        target = v.field(pointers, DEPTHWISE_GROUP, "output")

        def add_column(column: tuple[int, ...], part: int, edge: str, found: list[tuple[Vector, ...]]) -> None:
            offset = offset_of(column) + part * v.lanes
            is_beyond = {"first": offset < padding, "": False, "last": offset + v.lanes > span - padding}[edge]
            mask = v.mask_of_bits(field(f"{edge}_columns"), offset) if is_beyond else None
            for row, source in enumerate(sources):
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
            place, output_row = v.copy(target), field("output_row")
            minimum = v.broadcast(v.field_address(line, DEPTHWISE_LINE, "minimum"))
            for totals in sums:
                v.store(place, result_of(v, totals, minimum))
                v.advance(place, output_row)

        def advance() -> None:
            for source in sources:
                v.advance(source, stride * v.lanes)
            v.advance(target, v.lanes)

        block("first")
        advance()
        with v.loop(field("inner_blocks")):
            block("")
            advance()
        overlap = field("overlap")
        v.retreat(target, overlap)
        by = v.multiple(overlap, stride)
        for source in sources:
            v.retreat(source, by)
        block("last")
        v.skip_struct(pointers, DEPTHWISE_GROUP)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """For blocks whose columns are all of the image, for those at its edges, and for rows within it."""
    found = []
    for variant, (size, stride, group) in DEPTHWISE_KERNELS.items():
        functions = {
            "": (DEPTHWISE, partial(depthwise, size=size, stride=stride, is_edge=False)),
            "_edge": (DEPTHWISE, partial(depthwise, size=size, stride=stride, is_edge=True)),
            "_rows": (DEPTHWISE_ROWS, partial(depthwise_rows, size=size, stride=stride, group=group)),
        }
        found += [Kernel("depthwise", variant + end, *function) for end, function in functions.items()]
    return found
