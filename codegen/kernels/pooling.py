"""Pooling in one dimension: maxima or sums of elements at equal distances, for every element of several rows.

A window of an image is pooled over its rows first, for many columns at once, then over its columns.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise

from codegen.contract import (
    POOLING,
    POOLING_AVERAGE,
    POOLING_AVERAGE_OF_IMAGES,
    POOLING_AVERAGE_OF_TILES,
    POOLING_AVERAGE_WITHIN,
    POOLING_DIVISORS,
    POOLING_IMAGES,
    POOLING_RUN,
    POOLING_STACK,
    POOLING_TILES,
    POOLING_WITHIN,
    Kernel,
    Signature,
)
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Mask, Pointer, Size, Vector, Vocabulary

Combine = Callable[..., None]  # of the vocabulary, a total and one or two other vectors, in place
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


def of_pairs(v: Vocabulary, combine: Combine, columns: Sequence[Vector]) -> list[Vector]:
    """Totals of neighbours 2i and 2i + 1."""
    pairs = [v.unzip(*columns[i : i + 2]) for i in range(0, len(columns), 2)]
    for total, second in pairs:
        combine(v, total, second)
    return [v.in_order(total) for total, _ in pairs]


def of_threes(v: Vocabulary, combine: Combine, columns: Sequence[Vector]) -> list[Vector]:
    """Totals of neighbours 3i, 3i + 1 and 3i + 2."""
    total, second, third = v.unzip_by_3(*columns)
    combine(v, total, second, third)
    return [total]


def of_threes_by_2(v: Vocabulary, combine: Combine, columns: Sequence[Vector]) -> list[Vector]:
    """Totals of neighbours 2i, 2i + 1 and 2i + 2, where columns reach an element further."""
    *whole, last = columns
    pairs = [v.unzip(*whole[i : i + 2]) for i in range(0, len(whole), 2)]
    firsts = [*(v.in_order(first) for first, _ in pairs), last]
    thirds = [v.slide(a, b, 1) if v.lanes > 1 else b for a, b in pairwise(firsts)]
    totals = []
    for (first, second), third in zip(pairs, thirds, strict=True):
        combine(v, first, second)
        totals.append(v.in_order(first))
        combine(v, totals[-1], third)  # before what follows it changes
    return totals


TILES = {(2, 2): of_pairs, (3, 3): of_threes, (3, 2): of_threes_by_2}


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


def each_line(
    v: Vocabulary,
    count: Size,
    compute: Callable[[int, Sequence[Mask]], None],
    by: int = 1,
    further: int = 0,
    elements: int = LINE,
) -> None:
    """Compute one line (or so) at a time, the last one with masks of `by` elements for each, and some further."""
    with v.loop(v.quotient(count, elements)):
        compute(elements, ())
    rest = v.remainder(count, elements)
    with v.when_equal(rest, 0) as otherwise:
        otherwise()
        compute(elements, v.masks_below(v.difference(v.multiple(rest, by), -further), by * elements // v.lanes))


def loader(v: Vocabulary, masks: Sequence[Mask]) -> Load:
    """Loads, behind masks if there are some."""

    def load(pointer: Pointer, offset: int) -> Vector:
        return v.load_masked(pointer, masks[offset // v.lanes], offset) if masks else v.load(pointer, offset)

    return load


def next_row(v: Vocabulary, pointer: Pointer, pitch: Size, done: Size) -> None:
    """Move from the end of a row to the next one's start."""
    v.retreat(pointer, done)
    v.advance(pointer, pitch)


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


def within(v: Vocabulary, signature: Signature, combine: Combine, streams: bool) -> None:
    """Totals of an element and both of its neighbours, but for those beyond the ends of rows, in whole lines."""
    handles = dict(zip((name for name, _ in signature.arguments), v.arguments(signature), strict=True))
    source, columns, output = handles["input"], handles["columns"], handles["output"]
    divisors = handles.get("divisors")
    divided = dividers(v, divisors)
    zero, last = v.zero(), v.broadcast(handles["last"])
    with v.loop(v.quotient(v.difference(handles["count"], 1 - LINE), LINE)):
        for offset in range(0, LINE, v.lanes):
            column, total = v.load(columns, offset), v.load(source, offset)
            none = total if combine is maximum else zero  # for where there is no neighbour
            before = v.where_greater(column, zero, v.load(source, offset - 1), none)
            after = v.where_greater(last, column, v.load(source, offset + 1), none)
            combine(v, total, before, after)
            (v.stream if streams else v.store)(output, divided(total, offset), offset)
        for pointer in [source, columns, output] + ([] if divisors is None else [divisors]):
            v.advance(pointer, LINE)


def tiles(v: Vocabulary, signature: Signature, combine: Combine, columns: int, by: int) -> None:
    """Totals of windows of some columns that overlap by at most one. The last row is read behind masks."""
    further = columns - by  # elements that a line of windows reaches over the next one
    handles = dict(zip((name for name, _ in signature.arguments), v.arguments(signature), strict=True))
    count, source, output = handles["count"], handles["input"], handles["output"]
    divisors = [v.broadcast(handles["divisor"])] if "divisor" in handles else []
    reciprocals = [v.divide(v.constant(Fraction(1)), divisor) for divisor in divisors]
    further_taps = v.difference(handles["taps"], 1)
    ahead = v.copy(source)
    v.advance(ahead, handles["ahead"])
    further_lines = v.quotient(v.difference(handles["ahead_step"], 1), LINE)

    def fetch() -> None:
        """In the order of memory, not of taps: it is read faster."""
        v.prefetch(ahead)
        line = v.copy(ahead)
        with v.loop(v.copy(further_lines)):
            v.advance(line, LINE)
            v.prefetch(line)
        v.advance(ahead, handles["ahead_step"])

    def window_columns(first: int, elements: int, masks: Sequence[Mask]) -> list[Vector]:
        """Totals of columns, and of the further one, all in vectors that end with the last of these."""
        end = first + elements
        places = [*range(first, end, v.lanes)] + [end + further - v.lanes] * (further if not masks else 0)
        totals = totals_of_each(
            v, combine, v.copy(source), further_taps, handles["tap_stride"], places, loader(v, masks)
        )
        if further and masks:
            totals.append(v.zero())
        elif 0 < further < v.lanes:
            totals[-1] = v.slide(totals[-1], totals[-1], v.lanes - further)
        return totals

    def compute(elements: int, masks: Sequence[Mask] = ()) -> None:
        fetch()
        together = v.lanes if by == 3 else elements  # as many as registers are enough for
        for first in range(0, elements, together):
            totals = window_columns(by * first, by * together, masks)
            for i, total in enumerate(TILES[columns, by](v, combine, totals)):
                for divisor, reciprocal in zip(divisors, reciprocals, strict=True):
                    total = v.divide_by(total, divisor, reciprocal)
                v.store(output, total, first + i * v.lanes)
        v.advance(source, by * elements)
        v.advance(output, elements)

    with v.when_equal(handles["rows"], 0) as otherwise:
        otherwise()
        with v.loop(v.difference(handles["rows"], 1)):
            each_part(v, count, compute)
            done = v.multiple(v.quotient(v.difference(count, 1 - v.lanes), v.lanes), v.lanes)
            next_row(v, source, handles["input_pitch"], v.multiple(done, by))
            next_row(v, output, handles["output_pitch"], done)
        # Not every target has masks of the three lines under one.
        each_line(v, count, compute, by, further, v.lanes if by == 3 else LINE)


def images(v: Vocabulary, signature: Signature, combine: Combine) -> None:
    """Totals of whole images, one in each lane: a layout change costs less than sums across lanes."""
    handles = dict(zip((name for name, _ in signature.arguments), v.arguments(signature), strict=True))
    count, output = handles["count"], handles["output"]
    divisors = [v.broadcast(handles["divisor"])] if "divisor" in handles else []
    masks = v.column_masks(handles["rest"], 1) if "rest" in handles else []
    ahead = v.copy(handles["input"])
    v.advance(ahead, handles["ahead"])
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
        (total,) = totals
        for divisor in divisors:
            total = v.divide(total, divisor)
        v.store(output, total)
        v.advance(output, v.lanes)
        v.retreat(rows, done)
        v.next_rows(rows)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Maxima, sums and averages, of windows' rows, along what these gave, of tiles and of whole images."""
    kernels: list[tuple[str, Signature, Callable[..., None]]] = [
        ("maximum_of_stacks", POOLING_STACK, partial(stack, combine=maximum)),
        ("sum_of_stacks", POOLING_STACK, partial(stack, combine=add)),
    ]
    for variant, signature, combine, emit in (
        ("maximum", POOLING, maximum, along),
        ("maximum_by_2", POOLING, maximum, partial(along, by=2)),
        ("average", POOLING_AVERAGE, add, along),
        ("average_by_2", POOLING_AVERAGE, add, partial(along, by=2)),
        ("maximum_within", POOLING_WITHIN, maximum, partial(within, streams=False)),
        ("maximum_within_streamed", POOLING_WITHIN, maximum, partial(within, streams=True)),
        ("average_within", POOLING_AVERAGE_WITHIN, add, partial(within, streams=False)),
        ("average_within_streamed", POOLING_AVERAGE_WITHIN, add, partial(within, streams=True)),
        ("maximum_of_pairs", POOLING_TILES, maximum, partial(tiles, columns=2, by=2)),
        ("maximum_of_threes", POOLING_TILES, maximum, partial(tiles, columns=3, by=3)),
        ("average_of_pairs", POOLING_AVERAGE_OF_TILES, add, partial(tiles, columns=2, by=2)),
        ("average_of_threes", POOLING_AVERAGE_OF_TILES, add, partial(tiles, columns=3, by=3)),
        ("maximum_of_threes_by_2", POOLING_TILES, maximum, partial(tiles, columns=3, by=2)),
        ("average_of_threes_by_2", POOLING_AVERAGE_OF_TILES, add, partial(tiles, columns=3, by=2)),
        ("maximum_of_images", POOLING_IMAGES, maximum, images),
        ("average_of_images", POOLING_AVERAGE_OF_IMAGES, add, images),
    ):
        kernels.append((variant, signature, partial(emit, signature=signature, combine=combine)))
    return [Kernel("pooling", variant, signature, emit) for variant, signature, emit in kernels]
