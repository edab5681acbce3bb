"""Weighted sums of shifted rows, and their gradients by the weights: what depthwise convolution is made of.

Rows are whole vectors in padded scratch memory, so that neither needs a mask.
"""

from codegen.contract import STENCIL, STENCIL_GRADIENT, STENCIL_TAP, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Pointer, Vocabulary

BLOCK = 4  # vectors in flight, to hide the latency of sums


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
            weight = v.broadcast(v.field_address(tap, STENCIL_TAP, "weight"))
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


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Sums, and gradients by the weights."""
    return [
        Kernel("stencil", "sum", STENCIL, stencil),
        Kernel("stencil", "gradient", STENCIL_GRADIENT, stencil_gradient),
    ]
