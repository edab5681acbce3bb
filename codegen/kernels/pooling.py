"""Pooling in one dimension: maxima or sums of elements at equal distances, for every element of several rows.

A window of an image is pooled over its rows first, for many columns at once, then over its columns.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from codegen.contract import (
    POOLING,
    POOLING_AVERAGE,
    POOLING_AVERAGE_OF_PAIRS,
    POOLING_AVERAGE_OF_THREES,
    POOLING_AVERAGE_OF_THREES_BY_2,
    POOLING_BY_2,
    POOLING_OF_THREES,
    Kernel,
    Signature,
)
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Mask, Pointer, Size, Vector, Vocabulary

Combine = Callable[[Vocabulary, Vector, Vector], None]  # in place
Load = Callable[[Pointer, int], Vector]  # a vector at a pointer and an offset


def maximum(v: Vocabulary, total: Vector, a: Vector) -> None:
    """total = max(total, a)"""
    v.raise_to_or_nan(total, a)


def add(v: Vocabulary, total: Vector, a: Vector) -> None:
    """total += a"""
    v.increase(total, a)


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


def totals_by_2(
    v: Vocabulary, combine: Combine, tap: Pointer, further_taps: Size, offsets: Sequence[int], load: Load
) -> list[Vector]:
    """Totals of neighbours, for every other element: taps are loaded in pairs, and parted."""

    def pairs() -> list[tuple[Vector, Vector]]:
        return [v.unzip(load(tap, 2 * offset), load(tap, 2 * offset + v.lanes)) for offset in offsets]

    first_pairs = pairs()
    totals = [first for first, _ in first_pairs]
    v.advance(tap, 1)
    with v.when_odd(further_taps):
        for total, (_, second) in zip(totals, first_pairs, strict=True):
            combine(v, total, second)
        v.advance(tap, 1)
    with v.loop(v.quotient(further_taps, 2)):
        for total, pair in zip(totals, pairs(), strict=True):
            for element in pair:
                combine(v, total, element)
        v.advance(tap, 2)
    return [v.in_order(total) for total in totals]


def of_pairs(v: Vocabulary, combine: Combine, columns: Sequence[Vector]) -> list[Vector]:
    """Totals of neighbours 2i and 2i + 1."""
    pairs = [v.unzip(*columns[i : i + 2]) for i in range(0, len(columns), 2)]
    for total, second in pairs:
        combine(v, total, second)
    return [v.in_order(total) for total, _ in pairs]


def of_threes(v: Vocabulary, combine: Combine, columns: Sequence[Vector], pairs: Pointer) -> list[Vector]:
    """Totals of neighbours i, i + 1 and i + 2, where columns reach two elements further; also of i and i + 1."""
    vectors = len(columns) - -(-2 // v.lanes)

    def from_element(first: int) -> Vector:
        vector, lane = divmod(first, v.lanes)
        return v.slide(columns[vector], columns[vector + 1], lane) if lane else columns[vector]

    for vector, total in enumerate(columns[:vectors]):
        second, third = (from_element(vector * v.lanes + i) for i in (1, 2))
        combine(v, total, second)
        v.store(pairs, total, vector * v.lanes)
        combine(v, total, third)
    return list(columns[:vectors])


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


def pool(v: Vocabulary, signature: Signature, combine: Combine, by: int = 1, columns: int = 1) -> None:
    """Results in whole lines. Those of the last row read behind masks, where others may read on."""
    handles = dict(zip((name for name, _ in signature.arguments), v.arguments(signature), strict=True))
    count, source, target = handles["count"], handles["input"], handles["output"]
    divisors = [handles["divisors"]] if "divisors" in handles else []
    common_divisors = [v.broadcast(handles["divisor"])] if "divisor" in handles else []
    further_taps = v.difference(handles["taps"], 1)
    ahead = v.copy(source)
    v.advance(ahead, handles["ahead"])
    along = {2: of_pairs, 3: of_threes_by_2} if by == 2 else {3: partial(of_threes, pairs=handles.get("pairs"))}
    outputs = [handles[name] for name in ("output", "pairs") if name in handles]
    results = [*outputs, *divisors]  # what has an element for each window
    further = max(columns - by, 0)  # elements that a line of windows reaches over the next one
    masked_further = further if by == 1 else 0  # and one of fewer windows

    def fetch() -> None:
        """In the order of memory, not of taps: it is read faster."""
        v.prefetch(ahead)
        line = v.copy(ahead)
        with v.loop(v.quotient(v.difference(handles["ahead_step"], 1), LINE)):
            v.advance(line, LINE)
            v.prefetch(line)
        v.advance(ahead, handles["ahead_step"])

    def window_columns(elements: int, load: Load, masks: Sequence[Mask]) -> list[Vector]:
        """Totals of columns, and of those further ones, all in vectors that end with the last of these."""
        tap = v.copy(source)
        offsets = [*range(0, elements, v.lanes)]
        if masks:
            offsets += range(elements, elements + masked_further, v.lanes)
        else:
            offsets += [elements + further - v.lanes - i for i in reversed(range(0, further, v.lanes))]
        stride = handles.get("tap_stride", 1)
        totals = totals_of_each(v, combine, tap, further_taps, stride, offsets, load)
        if 0 < further < v.lanes and not masks:
            totals[-1] = v.slide(totals[-1], totals[-1], v.lanes - further)
        if masks and masked_further < further:
            totals.append(v.zero())
        return totals

    def compute(lines: int, masks: Sequence[Mask] = ()) -> None:
        def load(tap: Pointer, offset: int) -> Vector:
            return v.load_masked(tap, masks[offset // v.lanes], offset) if masks else v.load(tap, offset)

        for _ in range(lines):
            fetch()
        offsets = range(0, lines * LINE, v.lanes)
        if columns > 1:
            totals = along[columns](v, combine, window_columns(by * lines * LINE, load, masks))
        elif by == 1:
            stride = handles.get("tap_stride", 1)
            totals = totals_of_each(v, combine, v.copy(source), further_taps, stride, offsets, load)
        else:
            totals = totals_by_2(v, combine, v.copy(source), further_taps, offsets, load)
        for offset, total in zip(offsets, totals, strict=True):
            for value in [v.load(pointer, offset) for pointer in divisors] + common_divisors:
                total = v.divide(total, value)
            v.store(target, total, offset)

    def whole_lines(size: Size, lines: int) -> None:
        with v.loop(v.quotient(size, lines * LINE)):
            compute(lines)
            v.advance(source, by * lines * LINE)
            for pointer in results:
                v.advance(pointer, lines * LINE)

    def pool_row(is_last: bool) -> None:
        if by == 1:
            whole_lines(count, 2)
        whole_lines(v.remainder(count, 2 * LINE) if by == 1 else count, 1)
        rest = v.remainder(count, LINE)
        with v.when_equal(rest, 0) as otherwise:
            otherwise()
            elements = v.difference(v.multiple(rest, by), -further)
            vectors = -(-(by * LINE + masked_further) // v.lanes)
            compute(1, v.masks_below(elements, vectors) if is_last else ())

    with v.when_equal(handles["rows"], 0) as otherwise:
        otherwise()
        with v.loop(v.difference(handles["rows"], 1)):
            pool_row(is_last=False)
            done = v.multiple(v.quotient(count, LINE), LINE)
            v.retreat(source, v.multiple(done, by))
            v.advance(source, handles["input_pitch"])
            for pointer in results:
                v.retreat(pointer, done)
            for pointer in outputs:
                v.advance(pointer, handles["output_pitch"])
        pool_row(is_last=True)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Maxima, sums and averages, of windows' rows, of what these gave, or of both for small windows."""
    return [
        Kernel(
            "pooling", variant, signature, partial(pool, signature=signature, combine=combine, by=by, columns=columns)
        )
        for variant, signature, combine, by, columns in (
            ("maximum", POOLING, maximum, 1, 1),
            ("maximum_by_2", POOLING_BY_2, maximum, 2, 1),
            ("maximum_of_pairs", POOLING, maximum, 2, 2),
            ("maximum_of_threes", POOLING_OF_THREES, maximum, 1, 3),
            ("maximum_of_threes_by_2", POOLING, maximum, 2, 3),
            ("sum", POOLING, add, 1, 1),
            ("average", POOLING_AVERAGE, add, 1, 1),
            ("average_by_2", POOLING_AVERAGE, add, 2, 1),
            ("average_of_pairs", POOLING_AVERAGE_OF_PAIRS, add, 2, 2),
            ("average_of_threes", POOLING_AVERAGE_OF_THREES, add, 1, 3),
            ("average_of_threes_by_2", POOLING_AVERAGE_OF_THREES_BY_2, add, 2, 3),
        )
    ]
