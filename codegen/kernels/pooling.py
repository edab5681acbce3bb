"""Pooling in one dimension: maxima or sums of elements at equal distances, for every element of several rows.

A window of an image is pooled over its rows first, for many columns at once, then over its columns.
"""

from collections.abc import Callable, Sequence
from functools import partial

from codegen.contract import (
    POOLING,
    POOLING_AVERAGE,
    POOLING_AVERAGE_OF_PAIRS,
    POOLING_BY_2,
    Kernel,
    Signature,
)
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Mask, Pointer, Size, Vector, Vocabulary

Combine = Callable[[Vocabulary, Vector, Vector], None]  # in place
Load = Callable[[Pointer, int], Vector]  # vector number i at a pointer


def maximum(v: Vocabulary, total: Vector, a: Vector) -> None:
    """total = max(total, a)"""
    v.raise_to_or_nan(total, a)


def add(v: Vocabulary, total: Vector, a: Vector) -> None:
    """total += a"""
    v.increase(total, a)


def totals_of_each(
    v: Vocabulary, combine: Combine, tap: Pointer, further_taps: Size, tap_stride: Size | int, vectors: int, load: Load
) -> list[Vector]:
    """Totals for neighbouring elements."""
    totals = [load(tap, vector) for vector in range(vectors)]
    with v.loop(v.copy(further_taps)):
        v.advance(tap, tap_stride)
        for vector, total in enumerate(totals):
            combine(v, total, load(tap, vector))
    return totals


def totals_by_2(
    v: Vocabulary, combine: Combine, tap: Pointer, further_taps: Size, vectors: int, load: Load
) -> list[Vector]:
    """Totals of neighbours, for every other element: taps are loaded in pairs, and parted."""

    def pairs() -> list[tuple[Vector, Vector]]:
        return [v.unzip(load(tap, 2 * vector), load(tap, 2 * vector + 1)) for vector in range(vectors)]

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


def totals_of_pairs(
    v: Vocabulary, combine: Combine, tap: Pointer, further_taps: Size, tap_stride: Size, vectors: int, load: Load
) -> list[Vector]:
    """Totals of pairs of neighbours."""
    columns = totals_of_each(v, combine, tap, further_taps, tap_stride, 2 * vectors, load)
    pairs = [v.unzip(*columns[2 * vector : 2 * vector + 2]) for vector in range(vectors)]
    for total, second in pairs:
        combine(v, total, second)
    return [v.in_order(total) for total, _ in pairs]


def pool(v: Vocabulary, signature: Signature, combine: Combine, by: int = 1) -> None:
    """Results in whole lines; the last line of a row reads behind masks."""
    handles = dict(zip((name for name, _ in signature.arguments), v.arguments(signature), strict=True))
    count, source, target = handles["count"], handles["input"], handles["output"]
    divisors = [handles["divisors"]] if "divisors" in handles else []
    common_divisors = [v.broadcast(handles["divisor"])] if "divisor" in handles else []
    further_taps = v.difference(handles["taps"], 1)
    are_apart = "tap_stride" in handles

    def compute(lines: int, x: Pointer, y: Pointer, divisor: list[Pointer], load: Load) -> None:
        vectors = lines * LINE // v.lanes
        tap = v.copy(x)
        if not are_apart:
            for offset in range(0, by * lines * LINE, LINE):
                v.prefetch(x, handles["ahead"], offset)
        if by == 1:
            totals = totals_of_each(v, combine, tap, further_taps, handles.get("tap_stride", 1), vectors, load)
        elif are_apart:
            totals = totals_of_pairs(v, combine, tap, further_taps, handles["tap_stride"], vectors, load)
        else:
            totals = totals_by_2(v, combine, tap, further_taps, vectors, load)
        for vector, total in enumerate(totals):
            offset = vector * v.lanes
            for value in [v.load(pointer, offset) for pointer in divisor] + common_divisors:
                total = v.divide(total, value)
            v.store(y, total, offset)

    with v.loop(handles["rows"]):
        x, y, divisor = v.copy(source), v.copy(target), [v.copy(pointer) for pointer in divisors]
        fetch = [v.copy(source)] if are_apart else []  # in the order of memory, not of taps: it is read faster

        def load(tap: Pointer, vector: int, masks: Sequence[Mask] = ()) -> Vector:
            offset = vector * v.lanes
            for pointer in fetch if offset % LINE == 0 else ():
                v.prefetch(pointer, handles["ahead"], 0)
                v.advance(pointer, LINE)
            return v.load_masked(tap, masks[vector], offset) if masks else v.load(tap, offset)

        def whole_lines(size: Size, lines: int) -> None:
            with v.loop(v.quotient(size, lines * LINE)):
                compute(lines, x, y, divisor, load)
                v.advance(x, by * lines * LINE)
                for pointer in (y, *divisor):
                    v.advance(pointer, lines * LINE)

        if by == 1:
            whole_lines(count, 2)
        whole_lines(v.remainder(count, 2 * LINE) if by == 1 else count, 1)
        rest = v.remainder(count, LINE)
        with v.when_equal(rest, 0) as otherwise:
            otherwise()
            masks = v.masks_below(v.multiple(rest, by), by * LINE // v.lanes)
            compute(1, x, y, divisor, partial(load, masks=masks))
        v.advance(source, handles["input_pitch"])
        v.advance(target, handles["output_pitch"])


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Maxima, sums and averages; along rows also of every other element."""
    return [
        Kernel("pooling", variant, signature, partial(pool, signature=signature, combine=combine, by=by))
        for variant, signature, combine, by in (
            ("maximum", POOLING, maximum, 1),
            ("maximum_by_2", POOLING_BY_2, maximum, 2),
            ("maximum_of_pairs", POOLING, maximum, 2),
            ("sum", POOLING, add, 1),
            ("average", POOLING_AVERAGE, add, 1),
            ("average_by_2", POOLING_AVERAGE, add, 2),
            ("average_of_pairs", POOLING_AVERAGE_OF_PAIRS, add, 2),
        )
    ]
