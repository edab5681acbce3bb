"""Discrete Fourier transforms of real and complex sequences as op graphs: split radix, with fused multiply-adds.

The recursion is the conjugate-pair split radix (I. Kamar and Y. Elcherif, Conjugate pair fast Fourier transform, 1989;
D. Bernstein, The tangent FFT, 2007): a transform of n is one of the n/2 even elements and two of n/4 odd ones, whose
twiddle factors are conjugate. Every number is a node times a factor that is not multiplied yet. A twiddle factor
c + is becomes c (1 + i s/c), and c goes into the butterfly that follows, so that no multiplication stands alone
(E. Linzer and E. Feig, 1993). Real inputs and conjugate results cost nothing: they are zeros, signs and shared nodes.

Inverse transforms of real sequences are forward ones transposed: the same operations, backwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt

from codegen.algebra.graph import Builder, Graph, Op

PRECISION = 128  # bits of twiddle factors


@dataclass(frozen=True)
class Scaled:
    """factor * node; the zero has factor 0."""

    node: int
    factor: Fraction = Fraction(1)

    def __mul__(self, factor: Fraction | int) -> "Scaled":
        return Scaled(self.node, self.factor * factor)

    def __neg__(self) -> "Scaled":
        return self * -1


ZERO = Scaled(-1, Fraction(0))
Complex = tuple[Scaled, Scaled]


def _square_root(value: Fraction) -> Fraction:
    return Fraction(isqrt((value.numerator << 2 * PRECISION) // value.denominator), 1 << PRECISION)


def cosine(k: int, n: int) -> Fraction:
    """cos(2 pi k / n), n a power of two, to `PRECISION` bits; symmetric values are equal."""
    k = min(k % n, -k % n)
    if 4 * k > n:
        return -cosine(n // 2 - k, n) if n > 1 else Fraction(1)
    if k == 0 or 4 * k == n:
        return Fraction(int(k == 0))
    if 8 * k > n:
        c = cosine(n // 4 - k, n)
        return _square_root(1 - c * c)
    return _square_root((1 + cosine(2 * k, n)) / 2)


class Linear(Builder):
    """Arithmetic on scaled nodes."""

    def sum(self, x: Scaled, y: Scaled) -> Scaled:
        """x + y: an addition, a subtraction, or an FMA on the one whose factor is 1, or larger."""
        if x.factor == 0 or y.factor == 0:
            return y if x.factor == 0 else x
        base, other = sorted((x, y), key=lambda one: (abs(one.factor) == 1, abs(one.factor), one.factor), reverse=True)
        a, b, ratio = other.node, base.node, other.factor / base.factor
        if ratio == 1:
            return Scaled(self.node("add", min(a, b), max(a, b)), base.factor)
        result = (Op("sub", b, a), 1) if ratio == -1 else (Op("fma", a, b, ratio), 1)
        negative = (Op("sub", a, b), -1) if ratio == -1 else (Op("fms", a, b, -ratio), -1)
        if base.factor < 0:
            result, negative = negative, result
        op, sign = negative if negative[0] in self.shared else result
        return Scaled(self.node(op.kind, op.a, op.b, op.factor), base.factor * sign)

    def difference(self, x: Scaled, y: Scaled) -> Scaled:
        """x - y"""
        return self.sum(x, -y)

    def number(self, x: Scaled) -> int:
        """A node with the value itself."""
        if x.factor == 0:
            return self.node("zero")
        op = self.ops[x.node]
        if x.factor == -1 and op.kind in ("sub", "fma", "fms"):
            opposite = {"sub": Op("sub", op.b, op.a), "fma": Op("fms", op.a, op.b, -op.factor)}
            op = opposite.get(op.kind, Op("fma", op.a, op.b, -op.factor))
            return self.node(op.kind, op.a, op.b, op.factor)
        return self.node("scale", x.node, factor=x.factor)

    def rotate(self, z: Complex, k: int, n: int) -> Complex:
        """z e^(2 pi i k / n)"""
        c, s = cosine(k, n), cosine(k - n // 4, n)
        re, im = z
        return self.difference(re * c, im * s), self.sum(re * s, im * c)

    def transform(self, x: Sequence[Complex], sign: int) -> list[Complex]:
        """sum over j of x[j] e^(sign 2 pi i j k / n)"""
        n = len(x)
        if n == 1:
            return list(x)
        if n == 2:
            pairs = [(self.sum(a, b), self.difference(a, b)) for a, b in zip(*x, strict=True)]
            return [(pairs[0][k], pairs[1][k]) for k in range(2)]
        even = self.transform(x[::2], sign)
        odd = self.transform(x[1::4], sign)
        before = self.transform([x[4 * j - 1] for j in range(n // 4)], sign)
        result: list[Complex] = [(ZERO, ZERO)] * n
        for k in range(n // 4):
            one, other = self.rotate(odd[k], sign * k, n), self.rotate(before[k], -sign * k, n)
            for quarter in range(2):
                re, im = even[k + quarter * n // 4]
                if quarter == 0:
                    total = self.sum(one[0], other[0]), self.sum(one[1], other[1])
                else:  # i times sign times the difference
                    total = (
                        self.difference(other[1] * sign, one[1] * sign),
                        self.difference(one[0] * sign, other[0] * sign),
                    )
                place = k + quarter * n // 4
                result[place] = self.sum(re, total[0]), self.sum(im, total[1])
                result[place + n // 2] = self.difference(re, total[0]), self.difference(im, total[1])
        if all(im == ZERO for _, im in x):
            for k in range(n // 2 + 1, n):
                result[k] = result[n - k][0], -result[n - k][1]
        return result


@dataclass(frozen=True)
class Form:
    """How a complex coefficient is written as real numbers, so that products of numbers make products of coefficients.

    `left` and `right` are the rows of a matrix: a number for each weight of the real and of the imaginary part.
    `product` makes the two parts of a product from the numbers' products.
    """

    left: tuple[tuple[int, int], ...]
    right: tuple[tuple[int, int], ...]
    product: tuple[tuple[int, ...], tuple[int, ...]]

    @property
    def numbers(self) -> int:
        """How many there are."""
        return len(self.left)


IDENTITY = ((1, 0), (0, 1))
# The parts themselves; complex GEMMs multiply them.
COMPLEX = Form(IDENTITY, IDENTITY, IDENTITY)
# Gauss' three multiplications: (ar + ai) br, ar (bi - br), ai (br + bi).
GAUSS = Form(((1, 1), (1, 0), (0, 1)), ((1, 0), (-1, 1), (1, 1)), ((1, 0, -1), (1, 1, 0)))

Rows = Sequence[tuple[int, ...]]


def combine(linear: Linear, matrix: Rows, values: Sequence[Scaled]) -> list[Scaled]:
    """A small matrix by a vector."""
    results = []
    for row in matrix:
        total = ZERO
        for weight, value in zip(row, values, strict=True):
            total = linear.sum(total, value * weight)
        results.append(total)
    return results


def _finish(linear: Linear, outputs: Sequence[Scaled]) -> Graph:
    return linear.graph([linear.number(output) for output in outputs])


def complex_transform(n: int, sign: int, form: Rows = IDENTITY) -> Graph:
    """sum over j of x[j] e^(sign 2 pi i j k / n): real and imaginary parts in turn to numbers of a form."""
    linear = Linear(2 * n)
    values = linear.transform([(Scaled(2 * j), Scaled(2 * j + 1)) for j in range(n)], sign)
    return _finish(linear, [number for value in values for number in combine(linear, form, value)])


def real_transform(n: int, sign: int, form: Rows = IDENTITY) -> Graph:
    """The same of n real numbers: frequencies 0 and n / 2, which are real, then numbers of those between them."""
    linear = Linear(n)
    values = linear.transform([(Scaled(j), ZERO) for j in range(n)], sign)
    half = n // 2
    others = [number for value in values[1:half] for number in combine(linear, form, value)]
    return _finish(linear, [values[0][0], values[half][0], *others])


def _transpose(linear: Linear, graph: Graph, outputs: Sequence[Scaled]) -> list[Scaled]:
    """What M^T makes of the outputs of y = M x."""
    sums = [ZERO] * len(graph.ops)
    for node, value in zip(graph.outputs, outputs, strict=True):
        sums[node] = linear.sum(sums[node], value)
    for index in reversed(range(graph.inputs, len(graph.ops))):
        op = graph.ops[index]
        first = Fraction(1) if op.kind in ("add", "sub") else op.factor
        second = Fraction(-1 if op.kind in ("sub", "fms") else 1)
        for node, factor in zip(op.operands, (first, second), strict=False):
            sums[node] = linear.sum(sums[node], sums[index] * factor)
    return sums[: graph.inputs]


def _products(linear: Linear, form: Form, first: int, count: int) -> list[Scaled]:
    """Real and imaginary parts of `count` products, whose numbers are inputs from `first` on."""
    numbers = [Scaled(first + i) for i in range(form.numbers * count)]
    groups = [numbers[i : i + form.numbers] for i in range(0, len(numbers), form.numbers)]
    return [part for group in groups for part in combine(linear, form.product, group)]


def inverse_complex_transform(n: int, form: Form = COMPLEX) -> Graph:
    """n products to real and imaginary parts of n numbers, times n."""
    linear = Linear(form.numbers * n)
    parts = _products(linear, form, 0, n)
    values = linear.transform(list(zip(parts[::2], parts[1::2], strict=True)), 1)
    return _finish(linear, [part for value in values for part in value])


def inverse_real_transform(n: int, form: Form = COMPLEX) -> Graph:
    """Two real products and n / 2 - 1 others to n real numbers, times n: `real_transform` transposed."""
    linear = Linear(2 + form.numbers * (n // 2 - 1))
    others = _products(linear, form, 2, n // 2 - 1)
    coefficients = [Scaled(0), Scaled(1), *(part * 2 for part in others)]
    return _finish(linear, _transpose(linear, real_transform(n, -1), coefficients))


def inverse_with_bias(n: int, factor: Fraction) -> Graph:
    """Coefficients of a real sequence, and a bias, to n real numbers times n and the factor, plus the bias.

    The bias joins the coefficient that reaches every number. The factor costs nothing, all that it multiplies is added.
    """
    linear = Linear(n + 1)
    mean = Scaled(linear.node("fma", 0, n, factor))
    coefficients = [mean, Scaled(1, factor), *(Scaled(k, 2 * factor) for k in range(2, n))]
    return _finish(linear, _transpose(linear, real_transform(n, -1), coefficients))
