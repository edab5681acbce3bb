"""Softmax of a row, in three passes over whole cache lines: its maximum, exponentials and their sum, a scaling.

Rows are cut into lines by the caller, who pads the last one with -infinity, which changes neither maximum nor sum.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from codegen.algebra.exponential import exponential_polynomial
from codegen.contract import SOFTMAX_EXPONENTIAL, SOFTMAX_MAXIMUM, SOFTMAX_SCALE, Kernel
from codegen.kernels.elements import each_element
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Vector, Vocabulary

LOG2_E = Fraction(1 / math.log(2))
# ln 2 in two parts: small multiples of the first are exact, so that no bit is lost before the second is subtracted.
LN2_HIGH = Fraction(355, 512)
LN2_LOW = Fraction("0.693147180559945309417232121458") - LN2_HIGH
ROUNDER = Fraction(3, 2) * 2**23  # adding it leaves an integer in the low bits of the sum
SMALLEST = Fraction(-87)  # exp of less is 0 here: its float would be denormal, or nearly so
DEGREE = 6


def exponential(v: Vocabulary, xs: Sequence[Vector], smallest: Vector, rounder: Vector, zero: Vector) -> list[Vector]:
    """exp(x) for x <= 0: x = n ln 2 + r, |r| <= ln 2 / 2, a polynomial in r, and n added to its exponent.

    Step by step for all vectors, which share the constants' loads.
    """
    bounded = [v.maximum(smallest, x) for x in xs]  # NaN stays
    rounded = [v.scale_add(x, LOG2_E, rounder) for x in bounded]
    ns = [v.subtract(x, rounder) for x in rounded]
    rs = [v.scale_add(n, -LN2_HIGH, x) for n, x in zip(ns, bounded, strict=True)]
    rs = [v.scale_add(n, -LN2_LOW, r, over=r) for n, r in zip(ns, rs, strict=True)]
    *lower, power = exponential_polynomial(DEGREE, math.log(2) / 2)
    results = [v.constant(power) for _ in xs]
    for coefficient in reversed(lower):
        constant = v.constant(coefficient)
        results = [v.multiply_add(result, r, constant) for result, r in zip(results, rs, strict=True)]
    results = [v.times_power_of_two(result, x) for result, x in zip(results, rounded, strict=True)]
    # Integer arithmetic may have made a NaN a number.
    results = [v.scale_add(r, Fraction(0), result, over=result) for r, result in zip(rs, results, strict=True)]
    return [v.where_greater(smallest, x, zero, result) for x, result in zip(xs, results, strict=True)]


def maximum(v: Vocabulary) -> None:
    """Maxima of the elements at each place in a line. NaN is passed over, or makes the result NaN: see exponential."""
    lines, x, maxima = v.arguments(SOFTMAX_MAXIMUM)
    offsets = range(0, LINE, v.lanes)
    bounds = [v.load(maxima, offset) for offset in offsets]
    with v.loop(lines):
        for bound, offset in zip(bounds, offsets, strict=True):
            v.raise_to(bound, v.load(x, offset))
        v.advance(x, LINE)
    for bound, offset in zip(bounds, offsets, strict=True):
        v.store(maxima, bound, offset)


def exponentials(v: Vocabulary) -> None:
    """exp(x - maximum), and sums of that at each place in a line."""
    lines, x, largest, y, sums = v.arguments(SOFTMAX_EXPONENTIAL)
    offsets = range(0, LINE, v.lanes)
    shift = v.broadcast(largest)
    smallest, rounder, zero = v.constant(SMALLEST), v.constant(ROUNDER), v.zero()
    totals = [v.load(sums, offset) for offset in offsets]
    with v.loop(lines):
        differences = [v.subtract(v.load(x, offset), shift) for offset in offsets]
        for offset, total, result in zip(
            offsets, totals, exponential(v, differences, smallest, rounder, zero), strict=True
        ):
            v.store(y, result, offset)
            v.increase(total, result)
        v.advance(x, LINE)
        v.advance(y, LINE)
    for total, offset in zip(totals, offsets, strict=True):
        v.store(sums, total, offset)


def scale(v: Vocabulary, streams: bool) -> None:
    """Products with a factor; any count and alignment."""
    count, x, factor, y = v.arguments(SOFTMAX_SCALE)
    scaling = v.broadcast(factor)
    each_element(v, count, [x], y, partial(v.multiply, scaling), streams)
    if streams:
        v.fence()


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The passes; the last one into the caches or past them."""
    return [
        Kernel("softmax", "maximum", SOFTMAX_MAXIMUM, maximum),
        Kernel("softmax", "exponential", SOFTMAX_EXPONENTIAL, exponentials),
        Kernel("softmax", "scale", SOFTMAX_SCALE, partial(scale, streams=False)),
        Kernel("softmax", "scale_streamed", SOFTMAX_SCALE, partial(scale, streams=True)),
    ]
