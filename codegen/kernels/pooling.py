"""Pooling in one dimension: maxima or sums of elements at equal distances, for every element of several rows.

A window of an image is pooled over its rows first, for many columns at once, then over its columns.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from codegen.contract import (
    POOLING,
    POOLING_AROUND,
    POOLING_AVERAGE,
    POOLING_AVERAGE_OF_IMAGES,
    POOLING_DIVISORS,
    POOLING_GROUP,
    POOLING_IMAGES,
    POOLING_PLACES,
    POOLING_ROWS,
    POOLING_RUN,
    POOLING_SEGMENT,
    POOLING_SQUARES,
    POOLING_STACK,
    Kernel,
    Signature,
)
from codegen.kernels.elements import across
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Mask, Pointer, Size, Vector, Vocabulary

Combine = Callable[..., None]  # of the vocabulary, a total and one or two other vectors, in place
AHEAD = 2048  # floats: how far rows of squares are prefetched
LINES_OF_IMAGES = 8  # that whole images may have more than the first one, not to be transposed

Load = Callable[[Pointer, int], Vector]  # a vector at a pointer and an offset


def maximum(v: Vocabulary, total: Vector, *others: Vector) -> None:
    """total = max(total, *others)"""
    v.raise_to_or_nan(total, *others)


def add(v: Vocabulary, total: Vector, *others: Vector) -> None:
    """total += sum(others)"""
    for other in others:
        v.increase(total, other)


def totals_of_each(
    v: Vocabulary,
    combine: Combine,
    tap: Pointer,
    further_taps: Size,
    tap_stride: Size | int,
    offsets: Sequence[int],
    load: Load,
) -> list[Vector]:
    """Totals of vectors at each of some offsets."""
    totals = [load(tap, offset) for offset in offsets]
    with v.loop(v.copy(further_taps)):
        v.advance(tap, tap_stride)
        for offset, total in zip(offsets, totals, strict=True):
            combine(v, total, load(tap, offset))
    return totals


def totals_of_three(
    v: Vocabulary, combine: Combine, taps: Sequence[tuple[Pointer, int]], offsets: Sequence[int]
) -> list[Vector]:
    """The same for three taps, each at a pointer and a distance."""
    totals = []
    for offset in offsets:
        total, *others = (v.load(pointer, distance + offset) for pointer, distance in taps)
        combine(v, total, *others)
        totals.append(total)
    return totals


def totals_by_2(
    v: Vocabulary, combine: Combine, tap: Pointer, further_taps: Size, offsets: Sequence[int]
) -> list[Vector]:
    """Totals of neighbours, for every other element: taps are loaded in pairs, and parted."""

    def pairs() -> list[tuple[Vector, Vector]]:
        return [v.unzip(v.load(tap, 2 * offset), v.load(tap, 2 * offset + v.lanes)) for offset in offsets]

    first_pairs = pairs()
    totals = [first for first, _ in first_pairs]
    v.advance(tap, 1)
    with v.when_odd(further_taps):
        for total, (_, second) in zip(totals, first_pairs, strict=True):
            combine(v, total, second)
        v.advance(tap, 1)
    with v.loop(v.quotient(further_taps, 2)):
        for total, pair in zip(totals, pairs(), strict=True):
            combine(v, total, *pair)
        v.advance(tap, 2)
    return [v.in_order(total) for total in totals]


def totals_of_three_by_2(v: Vocabulary, combine: Combine, source: Pointer, offsets: Sequence[int]) -> list[Vector]:
    """The same for three taps."""
    totals = []
    for offset in offsets:
        (total, second), (third, _) = (
            v.unzip(v.load(source, 2 * offset + tap), v.load(source, 2 * offset + tap + v.lanes)) for tap in (0, 2)
        )
        combine(v, total, second, third)
        totals.append(v.in_order(total))
    return totals


def each_part(v: Vocabulary, count: Size, compute: Callable[[int], None]) -> None:
    """Compute a line or a vector at a time, up to the last vector."""
    if 2 * v.lanes == LINE:  # two vectors are a line
        size = v.difference(count, 1 - v.lanes)
        rest = v.remainder(size, LINE)
    else:
        size, rest = count, v.difference(v.remainder(count, LINE), 1 - v.lanes)
    with v.loop(v.quotient(size, LINE)):
        compute(LINE)
    with v.loop(v.quotient(rest, v.lanes)):
        compute(v.lanes)


def each_line(v: Vocabulary, count: Size, compute: Callable[[int, Sequence[Mask]], None]) -> None:
    """Compute a line at a time, the last one with masks."""
    with v.loop(v.quotient(count, LINE)):
        compute(LINE, ())
    rest = v.remainder(count, LINE)
    with v.when_equal(rest, 0) as otherwise:
        otherwise()
        compute(LINE, v.masks_below(rest, LINE // v.lanes))


def loader(v: Vocabulary, masks: Sequence[Mask]) -> Load:
    """Loads, behind masks if there are some."""

    def load(pointer: Pointer, offset: int) -> Vector:
        return v.load_masked(pointer, masks[offset // v.lanes], offset) if masks else v.load(pointer, offset)

    return load


def next_row(v: Vocabulary, pointer: Pointer, pitch: Size, done: Size) -> None:
    """Move from the end of a row to the next one's start."""
    v.move([pointer], pitch, done)


def stack(v: Vocabulary, combine: Combine) -> None:
    """Totals of each column of windows' rows, mostly of three. Those of the last run are read behind masks."""
    runs, run, source, tap_stride, target, distance, step = v.arguments(POOLING_STACK)
    ahead = v.copy(source)
    v.advance(ahead, distance)

    def fetch() -> None:
        """In the order of memory, not of taps: it is read faster."""
        v.prefetch(ahead)
        v.prefetch(ahead, LINE)
        v.advance(ahead, step)

    def stack_run(is_last: bool) -> None:
        first, result = v.copy(source), v.copy(target)
        v.advance(first, v.field(run, POOLING_RUN, "offset"))
        v.advance(result, v.field(run, POOLING_RUN, "target"))
        further_taps = v.difference(v.field(run, POOLING_RUN, "taps"), 1)
        count = v.field(run, POOLING_RUN, "count")

        def compute(elements: int, masks: Sequence[Mask] = ()) -> None:
            fetch()
            offsets = range(0, elements, v.lanes)
            totals = totals_of_each(v, combine, v.copy(first), further_taps, tap_stride, offsets, loader(v, masks))
            for offset, total in zip(offsets, totals, strict=True):
                v.store(result, total, offset)
            v.advance(first, elements)
            v.advance(result, elements)

        if is_last:
            each_line(v, count, compute)
            return
        with v.when_equal(further_taps, 2) as otherwise:
            second, third = v.copy(first), v.copy(first)
            v.advance(second, tap_stride)
            v.advance(third, v.multiple(tap_stride, 2))

            def compute_three(elements: int) -> None:
                fetch()
                offsets = range(0, elements, v.lanes)
                taps = [(first, 0), (second, 0), (third, 0)]
                for offset, total in zip(offsets, totals_of_three(v, combine, taps, offsets), strict=True):
                    v.store(result, total, offset)
                for pointer in (first, second, third, result):
                    v.advance(pointer, elements)

            each_part(v, count, compute_three)
            otherwise()
            each_part(v, count, compute)

    with v.loop(v.difference(runs, 1)):
        stack_run(is_last=False)
        v.skip_struct(run, POOLING_RUN)
    stack_run(is_last=True)


def dividers(v: Vocabulary, divisors: Pointer | None) -> Callable[[Vector, int], Vector]:
    """Divides totals by what belongs to their offsets, if there is anything; reciprocals are behind the divisors."""

    def divided(total: Vector, offset: int) -> Vector:
        if divisors is None:
            return total
        return v.divide_by(total, v.load(divisors, offset), v.load(divisors, offset + POOLING_DIVISORS))

    return divided


def along(v: Vocabulary, signature: Signature, combine: Combine, by: int = 1) -> None:
    """Totals of neighbours in rows, mostly of three, in whole vectors."""
    handles = dict(zip((name for name, _ in signature.arguments), v.arguments(signature), strict=True))
    count, source, output = handles["count"], handles["input"], handles["output"]
    divisors = handles.get("divisors")
    divided = dividers(v, divisors)
    further_taps = v.difference(handles["taps"], 1)
    targets = [output] if divisors is None else [output, divisors]

    def put(totals: Sequence[Vector]) -> None:
        for i, total in enumerate(totals):
            v.store(output, divided(total, i * v.lanes), i * v.lanes)
        v.advance(source, by * len(totals) * v.lanes)
        for pointer in targets:
            v.advance(pointer, len(totals) * v.lanes)

    def compute(elements: int) -> None:
        offsets = range(0, elements, v.lanes)
        if by == 2:
            put(totals_by_2(v, combine, v.copy(source), further_taps, offsets))
        else:
            put(totals_of_each(v, combine, v.copy(source), further_taps, 1, offsets, loader(v, ())))

    def compute_three(elements: int) -> None:
        offsets = range(0, elements, v.lanes)
        if by == 2:
            put(totals_of_three_by_2(v, combine, source, offsets))
        else:
            put(totals_of_three(v, combine, [(source, tap) for tap in range(3)], offsets))

    def each_row(compute: Callable[[int], None]) -> None:
        with v.loop(handles["rows"]):
            each_part(v, count, compute)
            done = v.multiple(v.quotient(v.difference(count, 1 - v.lanes), v.lanes), v.lanes)
            next_row(v, source, handles["input_pitch"], v.multiple(done, by))
            for pointer in targets:
                next_row(v, pointer, handles["output_pitch"], done)

    with v.when_equal(further_taps, 2) as otherwise:
        each_row(compute_three)
        otherwise()
        each_row(compute)


class Neighbours:
    """Totals of an element and of those before and after it, where a code says that these exist: it is -1, 0 or 1."""

    def __init__(self, v: Vocabulary, combine: Combine) -> None:
        self._v = v
        self._combine = combine
        self._zero = v.zero()

    def total(self, code: Vector, before: Vector, element: Vector, after: Vector) -> Vector:
        """Nothing is before an element of code -1, or after one of code 1."""
        v = self._v
        none = element if self._combine is maximum else self._zero
        total = v.where_greater(self._zero, code, none, before)
        self._combine(v, total, v.where_greater(code, self._zero, none, after), element)
        return total


def around(v: Vocabulary, combine: Combine, streams: bool) -> None:
    """Totals of each element and its neighbours in three rows: all of it in one loop, so that nothing waits for memory.

    The columns' totals stay in registers until those of their neighbours are there.
    """
    lines, middle, width, places, output, ahead = v.arguments(POOLING_AROUND)
    above, below = v.copy(middle), v.copy(middle)
    v.retreat(above, width)
    v.advance(below, width)
    neighbours = Neighbours(v, combine)

    def column(offset: int) -> Vector:
        rows = (v.load(pointer, offset) for pointer in (above, middle, below))
        return neighbours.total(v.load(places, POOLING_PLACES + offset), *rows)

    last, current = column(-v.lanes), column(0)
    with v.loop(lines):
        v.prefetch(middle, 0, ahead)
        columns = [last, current]
        for offset in range(0, LINE, v.lanes):
            columns.append(column(offset + v.lanes))
            before, element, after = columns[-3:]
            if v.lanes > 1:
                before, after = v.slide(before, element, v.lanes - 1), v.slide(element, after, 1)
            total = neighbours.total(v.load(places, offset), before, element, after)
            if combine is add:
                divisor, reciprocal = (v.load(places, i * POOLING_PLACES + offset) for i in (2, 3))
                total = v.divide_by(total, divisor, reciprocal)
            (v.stream if streams else v.store)(output, total, offset)
        v.replace(last, columns[-2])
        v.replace(current, columns[-1])
        for pointer in (above, middle, below, places, output):
            v.advance(pointer, LINE)


def squares(v: Vocabulary, combine: Combine, size: int, by: int) -> None:
    """Totals of windows of two or three rows and columns."""
    segment_count, segment, layer, output = v.arguments(POOLING_SQUARES)
    overlap = size - by
    neighbours = Neighbours(v, combine) if overlap else None
    results = max(POOLING_GROUP, v.lanes)
    step = results - overlap  # the last one may lack its third column

    def totals_of_columns(taps: Sequence[Pointer], offsets: Sequence[int], ends: Sequence[Pointer]) -> list[Vector]:
        columns = []
        for offset in offsets:
            total, *others = (v.load(tap, offset) for tap in taps)
            combine(v, total, *others)
            columns.append(total)
        if by == 3:
            total, *others = v.unzip_by_3(*columns)
            combine(v, total, *others)
            return [total]
        pairs = [v.unzip(*columns[i : i + 2]) for i in range(0, len(columns), 2)]
        if neighbours is None:  # nor are there ends
            for total, second in pairs:
                combine(v, total, second)
            return [v.in_order(total) for total, _ in pairs]
        firsts, seconds = ([v.in_order(vector) for vector in vectors] for vectors in zip(*pairs, strict=True))
        totals = []
        for i, (first, second) in enumerate(zip(firsts, seconds, strict=True)):
            following = firsts[min(i + 1, len(firsts) - 1)]
            third = v.slide(first, following, 1) if v.lanes > 1 else following
            totals.append(neighbours.total(v.load(ends[0], i * v.lanes), first, second, third))
        return totals

    def compute_row(taps: Sequence[Pointer]) -> None:
        ends = [v.field(layer, POOLING_ROWS, "ends")] if overlap else []
        divisors = [v.field(segment, POOLING_SEGMENT, "divisors")] if combine is add else []
        ahead = v.copy(taps[0])  # in the order of memory, not of taps: it is read faster
        v.advance(ahead, AHEAD)
        together = v.lanes if by == 3 else results  # as many as registers are enough for
        with v.loop(v.field(layer, POOLING_ROWS, "groups")):
            for offset in range(0, by * by * step, LINE):
                v.prefetch(ahead, offset)
            v.advance(ahead, by * by * step)
            for first in range(0, results, together):
                offsets = range(by * first, by * (first + together), v.lanes)
                for i, total in enumerate(totals_of_columns(taps, offsets, ends)):
                    offset = first + i * v.lanes
                    for pointer in divisors:
                        total = v.divide_by(total, v.load(pointer, offset), v.load(pointer, offset + POOLING_DIVISORS))
                    v.store(output, total, offset)
            for tap in taps:
                v.advance(tap, by * step)
            for pointer in (output, *ends, *divisors):
                v.advance(pointer, step)
        v.move([output], v.field(layer, POOLING_ROWS, "count"), v.field(layer, POOLING_ROWS, "done"))
        v.move(taps, v.field(layer, POOLING_ROWS, "pitch"), v.field(layer, POOLING_ROWS, "input_done"))

    with v.loop(segment_count):
        taps = [v.field(segment, POOLING_SEGMENT, name) for name in ("first", "second", "third")[:size]]
        with v.loop(v.field(segment, POOLING_SEGMENT, "rows")):
            compute_row(taps)
        v.skip_struct(segment, POOLING_SEGMENT)


def images(v: Vocabulary, signature: Signature, combine: Combine) -> None:
    """Totals of whole images, one in each lane: a layout change costs less than sums across lanes.

    Where vectors are lines, those of a line to nine are totalled vector by vector, and then across lanes together.
    """
    handles = dict(zip((name for name, _ in signature.arguments), v.arguments(signature), strict=True))
    count, output = handles["count"], handles["output"]
    divisors = [v.broadcast(handles["divisor"])] if "divisor" in handles else []
    masks = v.column_masks(handles["rest"], 1) if "rest" in handles else []
    ahead = v.copy(handles["input"])
    v.advance(ahead, handles["ahead"])

    def put(total: Vector) -> None:
        for divisor in divisors:
            total = v.divide(total, divisor)
        v.store(output, total)
        v.advance(output, v.lanes)

    if v.lanes < LINE:
        transposed_images(v, handles, combine, masks, ahead, put)
        return
    with v.when_equal(v.quotient(v.difference(count, LINE), LINES_OF_IMAGES * LINE), 0) as otherwise:
        images_by_lines(v, handles, combine, ahead, put)
        otherwise()  # fewer, too: the difference wraps
        transposed_images(v, handles, combine, masks, ahead, put)


def images_by_lines(
    v: Vocabulary, handles: dict[str, Any], combine: Combine, ahead: Pointer, put: Callable[[Vector], None]
) -> None:
    """Images of a line or more, four at once."""
    count = handles["count"]
    rows = v.rows(handles["input"], handles["input_pitch"], 4)
    rest, lines = v.remainder(count, LINE), v.quotient(count, LINE)
    rest_of_all = v.multiple(rest, 4)
    (mask,) = v.masks_below(rest, 1)

    def load_lines() -> list[Vector]:
        for offset in range(0, 4 * LINE, LINE):
            v.prefetch(ahead, offset)
        return [v.load_row(rows, row) for row in range(4)]

    def next_four() -> Vector:
        """Each one's total in every fourth lane."""
        totals = load_lines()  # the first line may overlap the second
        if combine is add:
            totals = [v.clear_outside(mask, total) for total in totals]
        v.advance(rows, rest)
        v.advance(ahead, rest_of_all)
        with v.loop(v.copy(lines)):
            for total, line in zip(totals, load_lines(), strict=True):
                combine(v, total, line)
            v.advance(rows, LINE)
            v.advance(ahead, 4 * LINE)
        v.retreat(rows, count)
        v.next_rows(rows)
        return across(v, partial(combine, v), totals)

    with v.loop(handles["groups"]):
        fours = [next_four() for _ in range(v.lanes // 4)]
        first, second = v.slide(fours[0], fours[1], 4), v.slide(fours[2], fours[3], 12)
        put(v.slide(first, second, 8))


def transposed_images(
    v: Vocabulary,
    handles: dict[str, Any],
    combine: Combine,
    masks: Sequence[Mask],
    ahead: Pointer,
    put: Callable[[Vector], None],
) -> None:
    """Images of any size, an image a lane."""
    count = handles["count"]
    rows = v.rows(handles["input"], handles["input_pitch"], v.lanes)
    rest = v.remainder(count, v.column_group)
    done = v.difference(count, rest)
    further_groups = v.difference(v.quotient(count, v.column_group), 1)

    def next_columns() -> list[Vector]:
        for offset in range(0, v.column_group * v.lanes, LINE):
            v.prefetch(ahead, offset)
        v.advance(ahead, v.column_group * v.lanes)
        columns = v.load_columns(rows, 0)
        v.advance(rows, v.column_group)
        return columns

    def combine_each(totals: Sequence[Vector], columns: Sequence[Vector]) -> None:
        for total, column in zip(totals, columns, strict=True):
            combine(v, total, column)

    with v.loop(handles["groups"]):
        totals = next_columns()
        with v.loop(v.copy(further_groups)):
            combine_each(totals, next_columns())
        with v.when_equal(rest, 0) as otherwise:
            otherwise()
            if masks:
                combine_each(totals, v.load_columns(rows, 0, masks[0]))
            else:  # maxima: some columns once more
                v.advance(rows, rest)
                v.advance(rows, -v.column_group)
                combine_each(totals, v.load_columns(rows, 0))
                v.advance(rows, v.column_group)
                v.retreat(rows, rest)
            v.advance(ahead, v.multiple(rest, v.lanes))
        while len(totals) > 1:
            half = len(totals) // 2
            combine_each(totals[:half], totals[half:])
            totals = totals[:half]
        put(totals[0])
        v.retreat(rows, done)
        v.next_rows(rows)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Maxima, sums and averages, of windows' rows, along what these gave, of tiles and of whole images."""
    kernels: list[tuple[str, Signature, Callable[..., None]]] = [
        ("maximum_of_stacks", POOLING_STACK, partial(stack, combine=maximum)),
        ("sum_of_stacks", POOLING_STACK, partial(stack, combine=add)),
    ]
    for name, combine in (("maximum", maximum), ("average", add)):
        for suffix, streams in (("", False), ("_streamed", True)):
            emit_around = partial(around, combine=combine, streams=streams)
            kernels.append((f"{name}_around{suffix}", POOLING_AROUND, emit_around))
        for variant, size, by in (("2x2", 2, 2), ("3x3", 3, 3), ("3x3_by_2", 3, 2)):
            kernels.append(
                (f"{name}_of_{variant}", POOLING_SQUARES, partial(squares, combine=combine, size=size, by=by))
            )
    for variant, signature, combine, emit in (
        ("maximum", POOLING, maximum, along),
        ("maximum_by_2", POOLING, maximum, partial(along, by=2)),
        ("average", POOLING_AVERAGE, add, along),
        ("average_by_2", POOLING_AVERAGE, add, partial(along, by=2)),
        ("maximum_of_images", POOLING_IMAGES, maximum, images),
        ("average_of_images", POOLING_AVERAGE_OF_IMAGES, add, images),
    ):
        kernels.append((variant, signature, partial(emit, signature=signature, combine=combine)))
    return [Kernel("pooling", variant, signature, emit) for variant, signature, emit in kernels]
