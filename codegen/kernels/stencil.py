"""Weighted sums of shifted rows, and their gradients by the weights: what depthwise convolution is made of.

Rows are whole vectors in padded scratch memory, so that neither needs a mask. Lanes are neighbouring pixels, or else
channels: then each vector is aligned, and what is multiplied comes from memory without being moved.
"""

from collections.abc import Sequence
from functools import partial

from codegen.contract import (
    STENCIL,
    STENCIL_GRADIENT,
    STENCIL_PIXELS,
    STENCIL_RUN,
    STENCIL_START,
    STENCIL_TAP,
    Kernel,
)
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Pointer, Vector, Vocabulary

BLOCK = 4  # vectors in flight, to hide the latency of sums
RUNS = (7, 5, 4, 3, 2, 1)  # taps that kernels take at once; any number is some of these
MOST_PIXELS = 14  # more than hide the latency of sums


def _shifted(v: Vocabulary, row: Pointer, tap: Pointer) -> Pointer:
    place = v.copy(row)
    v.advance(place, v.field(tap, STENCIL_TAP, "offset"))
    return place


def stencil(v: Vocabulary) -> None:
    """max(minimum, bias + sum of weights times shifted vectors)."""
    vectors, row, output, tap_count, taps, bias, minimum = v.arguments(STENCIL)
    bound = v.broadcast(minimum)

    def block(size: int) -> None:
        sums = [v.broadcast(bias) for _ in range(size)]
        tap = v.copy(taps)
        with v.loop(v.copy(tap_count)):
            place = _shifted(v, row, tap)
            weight = v.broadcast_field(tap, STENCIL_TAP, "weight")
            for j, total in enumerate(sums):
                v.accumulate(total, v.load(place, j * v.lanes), weight)
            v.skip_struct(tap, STENCIL_TAP)
        for j, total in enumerate(sums):
            v.store(output, v.maximum(bound, total), j * v.lanes)
        v.advance(row, size * v.lanes)
        v.advance(output, size * v.lanes)

    rest = v.remainder(vectors, BLOCK)
    with v.loop(v.quotient(vectors, BLOCK)):
        block(BLOCK)
    with v.loop(rest):
        block(1)


def stencil_gradient(v: Vocabulary) -> None:
    """For each tap, products of the gradient and the shifted row, summed in lanes."""
    vectors, row, grad, tap_count, taps, sums = v.arguments(STENCIL_GRADIENT)
    with v.loop(tap_count):
        place, other = _shifted(v, row, taps), v.copy(grad)
        totals = [v.zero() for _ in range(BLOCK)]

        def block(size: int) -> None:
            for j, total in enumerate(totals[:size]):
                v.accumulate(total, v.load(place, j * v.lanes), v.load(other, j * v.lanes))
            v.advance(place, size * v.lanes)
            v.advance(other, size * v.lanes)

        with v.loop(v.quotient(vectors, BLOCK)):
            block(BLOCK)
        with v.loop(v.remainder(vectors, BLOCK)):
            block(1)
        for total in totals[1:]:
            v.increase(totals[0], total)
        v.increase_from(totals[0], sums)
        v.store(sums, totals[0])
        v.advance(sums, v.lanes)
        v.skip_struct(taps, STENCIL_TAP)


def stencil_pixels(v: Vocabulary, pixels: int, stride: int) -> None:
    """The same with channels as lanes, of blocks of so many pixels of a row.

    Taps of a run are neighbours, so that a pixel is loaded once for all of them, or for as many as have registers for
    their weights: two loads in a cycle, and two products, are more than caches deliver.
    """
    blocks, source, run_count, runs, weights, output, start = v.arguments(STENCIL_PIXELS)

    def add_run(run: Pointer, taps: int, sums: list[Vector]) -> None:
        place, factor = v.copy(source), v.copy(weights)
        v.advance(place, v.field(run, STENCIL_RUN, "offset"))
        v.advance(factor, v.field(run, STENCIL_RUN, "weight"))
        room = v.vector_registers - pixels - 1
        for first in range(0, taps, room):
            factors = []
            for _ in range(min(room, taps - first)):
                factors.append(v.load(factor))
                v.advance(factor, v.field(run, STENCIL_RUN, "weight_step"))
            for i in range((pixels - 1) * stride + len(factors)):
                taps_of = [
                    tap for tap in range(len(factors)) if (i - tap) % stride == 0 and 0 <= i - tap < pixels * stride
                ]
                pixel = v.load(place, (first + i) * v.lanes) if taps_of else None
                for tap in taps_of:
                    v.accumulate(sums[(i - tap) // stride], pixel, factors[tap])

    def add(run: Pointer, sizes: Sequence[int], sums: list[Vector]) -> None:
        """A run of one of the sizes."""
        if len(sizes) == 1:
            add_run(run, sizes[0], sums)
            return
        with v.when_equal(v.field(run, STENCIL_RUN, "taps"), sizes[0]) as otherwise:
            add_run(run, sizes[0], sums)
            otherwise()
            add(run, sizes[1:], sums)

    with v.loop(blocks):
        bias = v.field(start, STENCIL_START, "bias")
        sums = [v.load(bias) for _ in range(pixels)]
        run = v.copy(runs)
        with v.loop(v.copy(run_count)):
            add(run, RUNS, sums)
            v.skip_struct(run, STENCIL_RUN)
        minimum = v.broadcast_field(start, STENCIL_START, "minimum")
        for i, total in enumerate(sums):
            v.store(output, v.maximum(minimum, total), i * v.lanes)
        v.advance(source, pixels * stride * v.lanes)
        v.advance(output, pixels * v.lanes)


def _pixels_kernels(family: str, lanes: int, microarchitecture: Microarchitecture, stride: int) -> list[Kernel]:
    """One for each number of pixels: of as many sums as a GEMM's tile has, but for two more weights."""
    tile = microarchitecture.gemm
    most = max(min(tile.rows * tile.vectors - 2, MOST_PIXELS), 1)
    return [
        Kernel(
            family,
            str(pixels),
            STENCIL_PIXELS,
            partial(stencil_pixels, pixels=pixels, stride=stride),
            {"rows": pixels, "columns": lanes},
        )
        for pixels in range(1, most + 1)
    ]


def pixels_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Of neighbouring pixels."""
    return _pixels_kernels("stencil_pixels", lanes, microarchitecture, 1)


def pixels_by_2_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Of every other pixel."""
    return _pixels_kernels("stencil_pixels_by_2", lanes, microarchitecture, 2)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Sums, and gradients by the weights."""
    return [
        Kernel("stencil", "sum", STENCIL, stencil),
        Kernel("stencil", "gradient", STENCIL_GRADIENT, stencil_gradient),
    ]
