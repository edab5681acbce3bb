"""The algorithms' algebra, exactly: fractions against direct convolution. No CPU is involved."""

import math
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, strategies

from codegen.algebra.exponential import exponential, exponential_polynomial
from codegen.algebra.graph import Graph, linear_graph
from codegen.algebra.winograd import f6x6_3x3, minimal_filtering

POINTS = [Fraction(p) for p in (0, 1, -1, 2, -2, "1/2", "-1/2", 4, -4, "1/4", "-1/4", 3, -3)]
SIZES = [(m, r) for m, r in product(range(1, 9), range(1, 8)) if m + r - 2 <= len(POINTS)]
fractions = strategies.fractions(min_value=-100, max_value=100, max_denominator=50)


def correlate(data: list[Fraction], taps: list[Fraction]) -> list[Fraction]:
    """The definition: y[i] = sum over k of data[i + k] * taps[k]."""
    return [
        sum((data[i + k] * tap for k, tap in enumerate(taps)), Fraction(0)) for i in range(len(data) - len(taps) + 1)
    ]


def multiply(matrix: list[list[Fraction]], vector: list[Fraction]) -> list[Fraction]:
    return [sum((a * b for a, b in zip(row, vector, strict=True)), Fraction(0)) for row in matrix]


@pytest.mark.parametrize(("m", "r"), SIZES)
@given(data=strategies.data())
def test_minimal_filtering_is_correlation(m: int, r: int, data: strategies.DataObject) -> None:
    algorithm = minimal_filtering(m, r, POINTS[: m + r - 2])
    image = data.draw(strategies.lists(fractions, min_size=m + r - 1, max_size=m + r - 1))
    taps = data.draw(strategies.lists(fractions, min_size=r, max_size=r))
    transformed = [
        a * b for a, b in zip(multiply(algorithm.kernel, taps), multiply(algorithm.input, image), strict=True)
    ]
    assert multiply(algorithm.output, transformed) == correlate(image, taps)


@given(points=strategies.lists(fractions, min_size=5, max_size=5, unique=True), data=strategies.data())
def test_any_distinct_points_will_do(points: list[Fraction], data: strategies.DataObject) -> None:
    algorithm = minimal_filtering(4, 3, points)
    image = data.draw(strategies.lists(fractions, min_size=6, max_size=6))
    taps = data.draw(strategies.lists(fractions, min_size=3, max_size=3))
    transformed = [
        a * b for a, b in zip(multiply(algorithm.kernel, taps), multiply(algorithm.input, image), strict=True)
    ]
    assert multiply(algorithm.output, transformed) == correlate(image, taps)


@pytest.mark.parametrize("points", [[0, 1], [0, 1, 1], [0, 1, 2, 3]])
def test_wrong_points_are_refused(points: list[int]) -> None:
    with pytest.raises(ValueError, match=r"F\(2, 3\) needs 3 distinct points"):
        minimal_filtering(2, 3, points)


def columns_of(graph: Graph) -> list[list[Fraction]]:
    """The graph's matrix, column by column: what it makes of each unit vector."""
    return [graph.evaluate([Fraction(int(i == j)) for i in range(graph.inputs)]) for j in range(graph.inputs)]


@pytest.mark.parametrize(("m", "r"), SIZES)
@pytest.mark.parametrize("which", ["input", "kernel", "output"])
def test_graph_is_its_matrix(m: int, r: int, which: str) -> None:
    matrix = getattr(minimal_filtering(m, r, POINTS[: m + r - 2]), which)
    graph = linear_graph(matrix)
    assert columns_of(graph) == [list(column) for column in zip(*matrix, strict=True)]


@given(
    rows=strategies.lists(strategies.lists(strategies.integers(-3, 3), min_size=4, max_size=4), min_size=1, max_size=5)
)
def test_graph_of_any_matrix(rows: list[list[int]]) -> None:
    matrix = [[Fraction(value) for value in row] for row in rows]
    assert columns_of(linear_graph(matrix)) == [list(column) for column in zip(*matrix, strict=True)]


@pytest.mark.parametrize(("which", "operations"), [("input", 24), ("kernel", 12), ("output", 20)])
def test_f6x6_3x3_shares_subexpressions(which: str, operations: int) -> None:
    matrix = getattr(f6x6_3x3(), which)
    dense = sum(sum(value != 0 for value in row) for row in matrix)
    graph = linear_graph(matrix)
    assert graph.operations == operations < dense


def test_f6x6_3x3_is_exact_in_binary_where_it_matters() -> None:
    algorithm = f6x6_3x3()
    for value in (value for matrix in (algorithm.input, algorithm.output) for row in matrix for value in row):
        assert value.denominator & (value.denominator - 1) == 0


def test_convolution_in_two_dimensions() -> None:
    """F(2x2, 3x3) and F(6x6, 3x3), nested, against the definition."""
    for m in (2, 6):
        algorithm = minimal_filtering(m, 3, POINTS[: m + 1])
        n = algorithm.tile
        image = [[Fraction((7 * y + 3 * x * x) % 11 - 5, 1 + (x + y) % 3) for x in range(n)] for y in range(n)]
        taps = [[Fraction((5 * y + x) % 7 - 3, 1 + x) for x in range(3)] for y in range(3)]

        def both(matrix: list[list[Fraction]], values: list[list[Fraction]]) -> list[list[Fraction]]:
            half = [multiply(matrix, row) for row in values]
            return [
                list(row)
                for row in zip(*(multiply(matrix, list(column)) for column in zip(*half, strict=True)), strict=True)
            ]

        kernel, data = both(algorithm.kernel, taps), both(algorithm.input, image)
        result = both(
            algorithm.output, [[a * b for a, b in zip(*rows, strict=True)] for rows in zip(kernel, data, strict=True)]
        )
        expected = [
            [sum(image[y + v][x + u] * taps[v][u] for v in range(3) for u in range(3)) for x in range(m)]
            for y in range(m)
        ]
        assert result == expected


@pytest.mark.parametrize("degree", [2, 5, 6, 9])
def test_exponential_polynomial(degree: int) -> None:
    radius = math.log(2) / 2
    coefficients = exponential_polynomial(degree, radius)
    assert len(coefficients) == degree + 1
    if degree % 2 == 0:
        assert coefficients[0] == 1
    # The error of interpolation at Chebyshev points: max |exp| radius^(n + 1) / ((n + 1)! 2^n).
    bound = math.exp(radius) * radius ** (degree + 1) / (math.factorial(degree + 1) * 2**degree)
    for i in range(-32, 33):
        x = Fraction(math.log(2) / 2 * i / 32)
        value = sum((c * x**power for power, c in enumerate(coefficients)), Fraction(0))
        assert abs(value - exponential(x)) <= bound
    assert abs(float(exponential(Fraction(1, 3))) - math.exp(1 / 3)) < 1e-15
