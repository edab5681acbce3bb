"""The algorithms' algebra, exactly: fractions against direct convolution. No CPU is involved."""

import math
from fractions import Fraction
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given, strategies

from codegen.algebra.exponential import exponential, exponential_error, exponential_polynomial
from codegen.algebra.fourier import (
    COMPLEX,
    GAUSS,
    Form,
    Rows,
    complex_transform,
    cosine,
    inverse_complex_transform,
    inverse_real_transform,
    inverse_with_bias,
    real_transform,
)
from codegen.algebra.graph import Graph, linear_graph
from codegen.algebra.winograd import (
    FORWARD,
    GRADIENT,
    INFINITY,
    first_products,
    input_owner,
    kernel_owner,
    minimal_filtering,
)

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


# In one dimension.
ALGORITHMS = {algorithm.name: algorithm.line or algorithm.vertical for algorithm in (*FORWARD, GRADIENT)}
GRAPHS = {
    name: [linear_graph(matrix) for matrix in (algorithm.kernel, algorithm.input, algorithm.output)]
    for name, algorithm in ALGORITHMS.items()
}
every_algorithm = pytest.mark.parametrize("name", ALGORITHMS)


@pytest.mark.parametrize(
    ("name", "operations"),
    [
        ("f6x6_3x3", (24, 12, 20)),
        ("f4x4_5x5", (24, 18, 16)),
        ("f5x5_3x3", (21, 12, 17)),
        ("f7x7_2x2", (24, 9, 22)),
        ("f5x5_4x4", (24, 15, 18)),
        ("f4x4_3x3", (12, 9, 12)),
        ("f2x2_3x3", (4, 4, 4)),
        ("f5x6_3x3_of_8x8", (21, 12, 17)),
        ("f4x5_3x3_of_7x7", (27, 11, 13)),
        ("f3x4_3x3_of_6x6", (12, 8, 9)),
        ("f3x4_5x5_of_8x8", (21, 18, 13)),
        ("f3x3_6x6", (24, 21, 14)),
        ("f1x6_1x7", (60, 41, 36)),
        ("f7x7_3x3_by_2", (24, 9, 29)),
        ("f5x5_3x3_by_2", (12, 7, 16)),
        ("f3x3_3x3_by_2", (4, 3, 7)),
    ],
)
def test_subexpressions_are_shared(name: str, operations: tuple[int, int, int]) -> None:
    algorithm = ALGORITHMS[name]
    for matrix, count in zip((algorithm.input, algorithm.kernel, algorithm.output), operations, strict=True):
        assert linear_graph(matrix).operations == count < sum(sum(value != 0 for value in row) for row in matrix)


def is_exact(value: Fraction) -> bool:
    """Whether a float32 has the value."""
    return value.denominator & (value.denominator - 1) == 0 and abs(value.numerator) < 1 << 24


@every_algorithm
def test_transforms_of_data_and_result_are_exact_in_binary(name: str) -> None:
    """Those of a gradient's tiles are G's."""
    algorithm = ALGORITHMS[name]
    for matrix in (algorithm.input, algorithm.output):
        assert all(is_exact(value) for row in matrix for value in row)
        assert all(is_exact(op.factor) for op in linear_graph(matrix).ops)


@every_algorithm
@given(data=strategies.data())
def test_algorithms_are_correlations(name: str, data: strategies.DataObject) -> None:
    """By the op graphs that kernels are made of."""
    algorithm = ALGORITHMS[name]
    kernel, tile, output = GRAPHS[name]
    image = data.draw(strategies.lists(fractions, min_size=algorithm.tile, max_size=algorithm.tile))
    taps = data.draw(strategies.lists(fractions, min_size=algorithm.taps, max_size=algorithm.taps))
    coefficients = kernel.evaluate(taps)
    coefficients += coefficients[-1:] * (algorithm.tile - algorithm.kernels)
    transformed = [a * b for a, b in zip(coefficients, tile.evaluate(image), strict=True)]
    assert output.evaluate(transformed) == correlate(image, taps)[:: algorithm.stride]


@pytest.mark.parametrize("name", [name for name, algorithm in ALGORITHMS.items() if algorithm.stride == 2])
def test_products_by_2(name: str) -> None:
    """The inner tap's are pixels by that tap, each of which an output gets as it is."""
    algorithm = ALGORITHMS[name]
    n, m = algorithm.tile, algorithm.outputs
    assert (n, algorithm.kernels, algorithm.own) == (2 * m + 1, m + 2, m)
    assert algorithm.kernel_of_products[-m:] == [[0, 1, 0]] * m
    for i in range(m):
        assert algorithm.input[n - m + i] == [int(j == 2 * i + 1) for j in range(n)]
        assert [row[n - m + i] for row in algorithm.output] == [int(j == i) for j in range(m)]


def test_algorithms_on_tiles_of_one_size_share_the_input_transform() -> None:
    algorithms = [algorithm for algorithm in (*FORWARD, GRADIENT) if not algorithm.is_at_edge]
    owners = {algorithm.name: input_owner(algorithm).name for algorithm in algorithms}
    lines = {name: owners.pop(name) for name in list(owners) if "1" in name}
    assert lines == {
        "f1x6_1x3": "f1x6_1x3",
        "f6x1_3x1": "f6x1_3x1",
        "f1x4_1x5": "f1x6_1x3",
        "f4x1_5x1": "f6x1_3x1",
        "f1x4_1x3": "f1x4_1x3",
        "f4x1_3x1": "f4x1_3x1",
        "f1x6_1x7": "f1x6_1x7",
        "f6x1_7x1": "f6x1_7x1",
    }
    assert owners == {
        "f6x6_3x3": "f6x6_3x3",
        "f4x4_5x5": "f6x6_3x3",
        "f5x5_4x4": "f6x6_3x3",
        "f7x7_2x2": "f6x6_3x3",
        "f5x5_3x3": "f5x5_3x3",
        "f4x4_3x3": "f4x4_3x3",
        "f5x5_2x2": "f4x4_3x3",
        "f2x2_3x3": "f2x2_3x3",
        "f3x3_2x2": "f2x2_3x3",
        "f3x3_6x6": "f6x6_3x3",
        "f7x7_3x3_by_2": "f7x7_3x3_by_2",
        "f5x5_3x3_by_2": "f5x5_3x3_by_2",
        "f3x3_3x3_by_2": "f3x3_3x3_by_2",
    }


def test_rows_and_columns_share_the_kernel_transform() -> None:
    for algorithm in FORWARD:
        owner = kernel_owner(algorithm)
        assert owner.line == algorithm.line
        assert (owner is algorithm) == (algorithm.horizontal.tile != 1 and not algorithm.is_at_edge)


@pytest.mark.parametrize(("outputs", "taps"), [(6, 3), (4, 5), (5, 3), (4, 3), (2, 3)])
def test_tiles_at_edges_have_the_kernels_of_whole_ones(outputs: int, taps: int) -> None:
    side = outputs + taps - 1
    edges = [algorithm for algorithm in FORWARD if algorithm.name.endswith(f"_{taps}x{taps}_of_{side}x{side}")]
    sizes = [(algorithm.vertical.outputs, algorithm.horizontal.outputs) for algorithm in edges]
    assert sizes == [(outputs, outputs - 1), (outputs - 1, outputs), (outputs - 1, outputs - 1)]
    whole = kernel_owner(edges[0])
    assert whole.name == f"f{outputs}x{outputs}_{taps}x{taps}"
    for algorithm in edges:
        assert kernel_owner(algorithm) is whole
        assert (input_owner(algorithm) is algorithm) == (taps == 3)  # 5x5's are those of 3x3 on the same tiles
        assert algorithm.vertical.pitch == algorithm.horizontal.pitch == side
        for one, larger in ((algorithm.vertical, whole.vertical), (algorithm.horizontal, whole.horizontal)):
            assert one.kernel == larger.kernel[: one.tile]
            assert one.points == larger.points[: one.tile]
            assert max(one.amplifications) <= max(larger.amplifications)


@given(
    finite=strategies.lists(fractions, min_size=5, max_size=5, unique=True),
    place=strategies.integers(0, 5),
    data=strategies.data(),
)
def test_the_first_products_of_an_algorithm_are_one(
    finite: list[Fraction], place: int, data: strategies.DataObject
) -> None:
    """Wherever infinity is among the points."""
    larger = minimal_filtering(4, 3, [*finite[:place], INFINITY, *finite[place:]])
    if place > 3:
        with pytest.raises(ValueError, match=r"F\(2, 3\) needs 3 distinct points"):
            first_products(2, larger)
        return
    algorithm = first_products(2, larger)
    image = data.draw(strategies.lists(fractions, min_size=4, max_size=4))
    taps = data.draw(strategies.lists(fractions, min_size=3, max_size=3))
    kernels = multiply(larger.kernel, taps)[:4]
    transformed = [a * b for a, b in zip(kernels, multiply(algorithm.input, image), strict=True)]
    assert multiply(algorithm.output, transformed) == correlate(image, taps)


@every_algorithm
def test_amplifications_are_quotients_of_variances(name: str) -> None:
    """Of what roundings of products add up to in each output, and of the outputs, for normal operands."""
    algorithm = ALGORITHMS[name]
    random = np.random.default_rng(1)
    data, taps = (random.standard_normal((size, 100_000)) for size in (algorithm.tile, algorithm.taps))
    products = np.array(algorithm.input, float) @ data * (np.array(algorithm.kernel_of_products, float) @ taps)
    errors = np.array(algorithm.output, float) ** 2 @ np.mean(products**2, axis=1)
    outputs = np.mean((np.array(algorithm.output, float) @ products) ** 2, axis=1)
    assert errors / outputs == pytest.approx(algorithm.amplifications, rel=0.05)


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
    bound = exponential_error(degree, radius)
    for i in range(-32, 33):
        x = Fraction(math.log(2) / 2 * i / 32)
        value = sum((c * x**power for power, c in enumerate(coefficients)), Fraction(0))
        assert abs(value - exponential(x)) <= bound
    assert abs(float(exponential(Fraction(1, 3))) - math.exp(1 / 3)) < 1e-15


FOURIER_SIZES = [2, 4, 8, 16]
TINY = Fraction(1, 1 << 100)  # far beyond double precision


def some_numbers(count: int, seed: int) -> list[Fraction]:
    random = Random(seed)
    return [Fraction(random.randint(-1000, 1000)) for _ in range(count)]


def dft(values: list[tuple[Fraction, Fraction]], sign: int) -> list[tuple[Fraction, Fraction]]:
    """The definition: y[k] = sum over j of x[j] e^(sign 2 pi i j k / n)."""
    n = len(values)
    result = []
    for k in range(n):
        waves = [(cosine(j * k, n), sign * cosine(4 * j * k - n, 4 * n)) for j in range(n)]
        re = sum((x * c - y * s for (x, y), (c, s) in zip(values, waves, strict=True)), Fraction(0))
        im = sum((x * s + y * c for (x, y), (c, s) in zip(values, waves, strict=True)), Fraction(0))
        result.append((re, im))
    return result


def weigh(matrix: Rows, values: list[tuple[Fraction, ...]]) -> list[Fraction]:
    return [sum((w * x for w, x in zip(row, value, strict=True)), Fraction(0)) for value in values for row in matrix]


def assert_close(got: list[Fraction], expected: list[Fraction]) -> None:
    assert len(got) == len(expected)
    assert all(abs(x - y) <= TINY * 1000 for x, y in zip(got, expected, strict=True))


def test_cosine() -> None:
    for n in FOURIER_SIZES:
        for k in range(-n, 2 * n):
            c, s = cosine(k, n), cosine(4 * k - n, 4 * n)
            assert abs(float(c) - math.cos(2 * math.pi * k / n)) < 1e-14 and abs(c * c + s * s - 1) < TINY


@pytest.mark.parametrize("n", FOURIER_SIZES)
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("form", [COMPLEX, GAUSS])
def test_fourier_transforms(n: int, sign: int, form: Form) -> None:
    x = some_numbers(2 * n, seed=n)
    for matrix in (form.left, form.right):
        pairs = list(zip(x[::2], x[1::2], strict=True))
        assert_close(complex_transform(n, sign, matrix).evaluate(x), weigh(matrix, dft(pairs, sign)))
        full = dft([(value, Fraction(0)) for value in x[:n]], sign)
        expected = [full[0][0], full[n // 2][0], *weigh(matrix, full[1 : n // 2])]
        assert_close(real_transform(n, sign, matrix).evaluate(x[:n]), expected)


@pytest.mark.parametrize("n", FOURIER_SIZES)
@pytest.mark.parametrize("form", [COMPLEX, GAUSS])
def test_products_of_coefficients_correlate(n: int, form: Form) -> None:
    """Circular correlation of reals, with a bias and a factor; the inverse of complex numbers."""
    x, y = some_numbers(2 * n, seed=n), some_numbers(2 * n, seed=n + 1)
    circular = [sum((x[(i + j) % n] * y[j] for j in range(n)), Fraction(0)) for i in range(n)]

    def products(left: list[Fraction], right: list[Fraction], form: Form) -> list[Fraction]:
        """Of numbers; of parts in the plain form."""
        if form == GAUSS:
            return [a * b for a, b in zip(left, right, strict=True)]
        pairs = zip(left[::2], left[1::2], right[::2], right[1::2], strict=True)
        return [part for a, b, c, d in pairs for part in (a * c - b * d, a * d + b * c)]

    def of_reals(form: Form) -> list[Fraction]:
        left = real_transform(n, -1, form.left).evaluate(x[:n])
        right = real_transform(n, 1, form.right).evaluate(y[:n])
        return [left[0] * right[0], left[1] * right[1], *products(left[2:], right[2:], form)]

    assert_close(inverse_real_transform(n, form).evaluate(of_reals(form)), [n * value for value in circular])
    with_bias = inverse_with_bias(n, Fraction(1, n)).evaluate([*of_reals(COMPLEX), Fraction(7)])
    assert_close(with_bias, [value + 7 for value in circular])

    left = complex_transform(n, -1, form.left).evaluate(x)
    ones = [Fraction(1), Fraction(0)] * n  # a product by 1 leaves the inverse of x itself
    right = weigh(form.right, list(zip(ones[::2], ones[1::2], strict=True)))
    assert_close(inverse_complex_transform(n, form).evaluate(products(left, right, form)), [n * value for value in x])


@pytest.mark.parametrize(("n", "real", "complex_"), [(2, 2, 4), (4, 6, 16), (8, 20, 52), (16, 58, 144), (32, 156, 372)])
def test_split_radix_operations(n: int, real: int, complex_: int) -> None:
    """As many as additions of the split-radix algorithm: every multiplication is fused with one."""
    assert real_transform(n, -1).operations == real_transform(n, 1).operations == real
    assert complex_transform(n, -1).operations == complex_transform(n, 1).operations == complex_
    assert inverse_real_transform(n).operations == real
    assert inverse_with_bias(n, Fraction(1, n * n)).operations == real + 1
    gauss = complex_transform(n, 1, GAUSS.right), inverse_complex_transform(n, GAUSS)
    assert [graph.operations for graph in gauss] == [complex_ + 2 * n] * 2
