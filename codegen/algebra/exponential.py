"""A polynomial for exp near zero, interpolated exactly at Chebyshev points.

Interpolation at the zeros of a Chebyshev polynomial is within a small factor of the best polynomial of the same degree:
L. N. Trefethen, Approximation Theory and Approximation Practice (2013), chapters 4 and 16.
"""

import math
from fractions import Fraction

TERMS = 40  # of the exponential series: far beyond single precision for |x| < 1


def exponential(x: Fraction) -> Fraction:
    """exp(x) for small x, by its series."""
    total, term = Fraction(0), Fraction(1)
    for n in range(1, TERMS):
        total += term
        term = term * x / n
    return total


def exponential_error(degree: int, radius: float) -> float:
    """A bound on that of the polynomial of this degree: max |exp| radius^(n + 1) / ((n + 1)! 2^n)."""
    return math.exp(radius) * radius ** (degree + 1) / (math.factorial(degree + 1) * 2**degree)


def exponential_polynomial(degree: int, radius: float) -> list[Fraction]:
    """Coefficients, lowest power first, of a polynomial near exp on [-radius, radius].

    An even degree has a point at 0, so that the constant coefficient is 1.
    """
    count = degree + 1
    points = [Fraction(radius * math.cos(math.pi * (2 * k + 1) / (2 * count))) for k in range(count)]
    if degree % 2 == 0:
        points[degree // 2] = Fraction(0)  # what cos misses by rounding
    # Newton's divided differences, then powers.
    differences = [exponential(point) for point in points]
    for order in range(1, count):
        for k in reversed(range(order, count)):
            differences[k] = (differences[k] - differences[k - 1]) / (points[k] - points[k - order])
    coefficients = [Fraction(0)] * count
    for k in reversed(range(count)):
        shifted = [Fraction(0), *coefficients[:-1]]
        coefficients = [a - points[k] * b for a, b in zip(shifted, coefficients, strict=True)]
        coefficients[0] += differences[k]
    return coefficients
