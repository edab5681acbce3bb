"""Winograd/Cook-Toom minimal filtering F(m, r), exact.

F(m, r) computes m outputs of an r-tap correlation, y[i] = sum over k of d[i + k] * g[k], with m + r - 1
multiplications:

    y = A^T [(G g) * (B^T d)]

Sources: S. Winograd, Arithmetic Complexity of Computations (1980); A. Lavin and S. Gray, Fast Algorithms for
Convolutional Neural Networks (arXiv:1509.09308). The construction is the transpose of Cook-Toom polynomial
multiplication: evaluate at m + r - 2 points and at infinity, multiply, interpolate.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

Matrix = list[list[Fraction]]
INFINITY = math.inf
Point = Fraction | float  # of floats, INFINITY alone


@dataclass(frozen=True)
class MinimalFiltering:
    """F(m, r), n = m + r - 1: `input` is B^T (n x n), `kernel` is G (n x r), `output` is A^T (m x n).

    With a stride, n = (m - 1) * stride + r, and G has fewer rows: products behind its last one have that, too.
    One of a larger algorithm (`first_products`) has the first rows of that one's G.
    """

    outputs: int
    taps: int
    points: tuple[Point, ...]
    input: Matrix
    kernel: Matrix
    output: Matrix
    stride: int = 1
    larger: "MinimalFiltering | None" = None

    @property
    def tile(self) -> int:
        """n, the number of inputs that a tile reads, and of multiplications that it costs."""
        return (self.outputs - 1) * self.stride + self.taps

    @property
    def pitch(self) -> int:
        """Coefficients from one line of a tile to the next, some of which it may not have."""
        return self.tile if self.larger is None else self.larger.tile

    @property
    def kernels(self) -> int:
        """How many of a kernel's coefficients are different ones."""
        return len(self.kernel)

    @property
    def kernel_of_products(self) -> Matrix:
        """G (n x r), each product with its row."""
        return [*self.kernel, *[self.kernel[-1]] * (self.tile - self.kernels)]

    @property
    def own(self) -> int:
        """How many of the last products are added to an output each, as they are."""
        return 0 if self.stride == 1 else self.outputs

    @property
    def amplifications(self) -> list[float]:
        """How a rounding error grows from products of coefficients to each output, of random operands.

        Quotients of variances, over that of the outputs: a product's is that of its two sums.
        """
        products = [
            sum(x * x for x in inputs) * sum(x * x for x in kernels)
            for inputs, kernels in zip(self.input, self.kernel_of_products, strict=True)
        ]
        outputs = [sum(x * x * product for x, product in zip(row, products, strict=True)) for row in self.output]
        return [float(output / self.taps) for output in outputs]

    @property
    def unit_row(self) -> int | None:
        """The coefficient that A^T adds to every output with weight 1 (point 1): a bias may be added there, once."""
        return self.points.index(Fraction(1)) if Fraction(1) in self.points else None


@dataclass(frozen=True)
class Nested:
    """F(m x m', r x r'): columns of a tile by one algorithm, rows by another. Of lines, one of them is F(1, 1)."""

    vertical: MinimalFiltering
    horizontal: MinimalFiltering

    @property
    def name(self) -> str:
        """What kernels and tables call it: f<m>x<m'>_<r>x<r'>, and the stride or the larger tile."""
        vertical, horizontal = self.vertical, self.horizontal
        name = f"f{vertical.outputs}x{horizontal.outputs}_{vertical.taps}x{horizontal.taps}"
        if self.is_at_edge:
            return f"{name}_of_{vertical.pitch}x{horizontal.pitch}"
        return name if vertical.stride == 1 else f"{name}_by_{vertical.stride}"

    @property
    def is_at_edge(self) -> bool:
        """Whether it has some of a larger tile's coefficients."""
        return self.vertical.larger is not None or self.horizontal.larger is not None

    @property
    def line(self) -> MinimalFiltering | None:
        """The algorithm of tiles that are lines."""
        if self.vertical.tile == 1:
            return self.horizontal
        return self.vertical if self.horizontal.tile == 1 else None


def polynomial_from_roots(roots: Sequence[Fraction]) -> list[Fraction]:
    """Coefficients, lowest power first, of the monic polynomial with these roots."""
    polynomial = [Fraction(1)]
    for root in roots:
        shifted = [Fraction(0), *polynomial]
        scaled = [-root * coefficient for coefficient in polynomial] + [Fraction(0)]
        polynomial = [a + b for a, b in zip(shifted, scaled, strict=True)]
    return polynomial


def minimal_filtering(outputs: int, taps: int, points: Sequence[Point | int | str]) -> MinimalFiltering:
    """Build F(outputs, taps) from outputs + taps - 2 distinct finite points and infinity (the last one, if not named).

    Rows of B^T are monic polynomials, so that they hold small exact numbers; the normalisers are in G. A normaliser of
    -1 is left in B^T instead, where a sign costs nothing.
    """
    n = outputs + taps - 1
    exact: tuple[Point, ...] = tuple(point if point == INFINITY else Fraction(point) for point in points)
    finite = [point for point in exact if isinstance(point, Fraction)]
    if outputs < 1 or taps < 1:
        raise ValueError(f"F({outputs}, {taps}) needs at least one output and one tap")
    if len(finite) != n - 1 or len(set(exact)) != len(exact):
        raise ValueError(f"F({outputs}, {taps}) needs {n - 1} distinct points, got {[str(p) for p in exact]}")
    if len(finite) == len(exact):
        exact = (*exact, INFINITY)

    input_rows, kernel_rows = [], []
    for point in exact:
        if not isinstance(point, Fraction):
            input_rows.append(polynomial_from_roots(finite))
            kernel_rows.append([Fraction(0)] * (taps - 1) + [Fraction(1)])
            continue
        others = [other for other in finite if other != point]
        numerator = polynomial_from_roots(others)
        normaliser = Fraction(1)
        for other in others:
            normaliser *= point - other
        if normaliser == -1:
            numerator, normaliser = [-c for c in numerator], Fraction(1)
        input_rows.append([*numerator, Fraction(0)])
        kernel_rows.append([point**k / normaliser for k in range(taps)])
    output_rows = [
        [point**i if isinstance(point, Fraction) else Fraction(int(i == outputs - 1)) for point in exact]
        for i in range(outputs)
    ]
    return MinimalFiltering(outputs, taps, exact, input_rows, kernel_rows, output_rows)


def first_products(outputs: int, larger: MinimalFiltering) -> MinimalFiltering:
    """Build F(outputs, taps) on the first points of a larger algorithm, by that one's transformed kernels.

    Normalisers differ, for which B^T makes up.
    """
    own = minimal_filtering(outputs, larger.taps, larger.points[: outputs + larger.taps - 1])
    input_rows = []
    for row, kernel, theirs in zip(own.input, own.kernel, larger.kernel, strict=False):
        factor = next(a / b for a, b in zip(kernel, theirs, strict=True) if b != 0)
        input_rows.append([factor * value for value in row])
    return replace(own, input=input_rows, kernel=larger.kernel[: own.tile], larger=larger)


def filtering_by_2(outputs: int, points: Sequence[Point | int | str]) -> MinimalFiltering:
    """Build F(outputs, 3) with a stride of 2: F(outputs, 2) of every other input, and the tap between them as it is."""
    n = 2 * outputs + 1
    outer = minimal_filtering(outputs, 2, points)

    def unit(size: int, place: int) -> list[Fraction]:
        return [Fraction(i == place) for i in range(size)]

    input_rows = [[row[i // 2] if i % 2 == 0 else Fraction(0) for i in range(n)] for row in outer.input]
    input_rows += [unit(n, 2 * i + 1) for i in range(outputs)]
    kernel_rows = [[first, Fraction(0), second] for first, second in outer.kernel] + [unit(3, 1)]
    output_rows = [[*row, *unit(outputs, i)] for i, row in enumerate(outer.output)]
    return MinimalFiltering(outputs, 3, outer.points, input_rows, kernel_rows, output_rows, stride=2)


# By the side of the tile. B^T and A^T are exact in binary. B^T depends on nothing but the points, so that algorithms on
# tiles of one size share the transform of the input. Points 5/8 and 3/2 halve the errors of 1 and 2. Those of 12 err
# least of the multiples of 1/8 that were tried. Where tiles at edges lack a point, it is the last.
POINTS: dict[int, tuple[Point | int | str, ...]] = {
    1: (INFINITY,),
    4: (1, -1, INFINITY, 0),
    6: ("5/8", "-5/8", "3/2", "-3/2", INFINITY, 0),
    7: ("1/4", "-1/4", 1, -1, 2, INFINITY, -2),
    8: (1, -1, 2, -2, "1/2", "-1/2", INFINITY, 0),
    12: (0, 1, -1, "3/8", "-3/8", "5/8", "-5/8", "3/2", "-3/2", 3, -3, INFINITY),
}


def half_scales(algorithm: Nested) -> list[list[Fraction]]:
    """Factors of both operands' coefficients, powers of two whose product is 1, that make them about as large.

    Halves have few exponents: a coefficient of an image may be hundreds of times a pixel, one of a kernel a hundredth
    of a weight.
    """

    def size(row: Sequence[Fraction]) -> Fraction:
        return sum((abs(value) for value in row), Fraction(0))

    def shifts(side: MinimalFiltering) -> list[int]:
        sizes = zip(map(size, side.input), map(size, side.kernel), strict=True)
        return [round(math.log2(left / right) / 2) for left, right in sizes]

    columns, rows = shifts(algorithm.horizontal), shifts(algorithm.vertical)
    return [[Fraction(2) ** (sign * (x + y)) for x in columns for y in rows] for sign in (-1, 1)]


def _on_tile(outputs: int, taps: int) -> MinimalFiltering:
    return minimal_filtering(outputs, taps, POINTS[outputs + taps - 1])


def _square(outputs: int, taps: int) -> Nested:
    return Nested(_on_tile(outputs, taps), _on_tile(outputs, taps))


def _square_by_2(outputs: int) -> Nested:
    filtering = filtering_by_2(outputs, POINTS[outputs + 1])
    return Nested(filtering, filtering)


def _lines(outputs: int, taps: int) -> list[Nested]:
    return [Nested(_on_tile(1, 1), _on_tile(outputs, taps)), Nested(_on_tile(outputs, taps), _on_tile(1, 1))]


def _edges(outputs: int, taps: int) -> list[Nested]:
    """Tiles of an output less in one dimension, and in both, by the same kernels."""
    whole = _on_tile(outputs, taps)
    less = first_products(outputs - 1, whole)
    return [Nested(whole, less), Nested(less, whole), Nested(less, less)]


# What outputs and gradients by the input are computed by,
FORWARD = (
    *(_square(6, 3), _square(4, 5), _square(5, 4), _square(7, 2)),
    *(_square(5, 3), _square(4, 3), _square(5, 2), _square(2, 3), _square(3, 2)),
    *(*_edges(6, 3), *_edges(4, 5), *_edges(5, 3), *_edges(4, 3), *_edges(2, 3)),
    *(*_lines(6, 3), *_lines(4, 5), *_lines(4, 3), *_lines(6, 7)),
    *(_square_by_2(7), _square_by_2(5), _square_by_2(3)),
)
# and gradients by the kernel.
GRADIENT = _square(3, 6)


def input_owner(algorithm: Nested) -> Nested:
    """The algorithm after which the transform of the input is named that this one uses."""
    sides = (algorithm.vertical.input, algorithm.horizontal.input)
    return next(one for one in FORWARD if (one.vertical.input, one.horizontal.input) == sides)


def kernel_owner(algorithm: Nested) -> Nested:
    """The same of the kernel: weights and coefficients of lines are in the same order whichever way they lie.

    Those of a larger tile serve for one at an edge.
    """
    sides = tuple(side.larger or side for side in (algorithm.vertical, algorithm.horizontal))
    return next(
        one
        for one in FORWARD
        if (one.vertical, one.horizontal) == sides or (one.line is not None and one.line == algorithm.line)
    )
