"""Fourier transforms of n x n tiles of `lanes` channels.

A real 2D transform is a real one of each row, then one of each column: columns 0 and n / 2 are real, those between are
complex, and those after are their conjugates. So there are 4 real coefficients and (n / 2 - 1)(n + 2) complex ones, in
this order: of columns 0 and n / 2, frequencies 0 and n / 2; then frequencies 1 to n / 2 - 1 of both; then the complex
columns, all frequencies. The reverse transform undoes the steps in reverse.

Correlation multiplies the transformed image, the left operand, by the conjugate of the transformed kernel, the right
one: by its transform of the other sign.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial

from codegen.algebra.fourier import (
    COMPLEX,
    GAUSS,
    Form,
    complex_transform,
    inverse_complex_transform,
    inverse_real_transform,
    inverse_with_bias,
    real_transform,
)
from codegen.contract import TILE, TILE_INVERSE, TILE_TRANSFORM, Kernel
from codegen.kernels.lowering import Lowering, Ports, Scratch
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Mask, Rows, Size, Vector, Vocabulary

SIZES = (8, 16)
FORMS = {"complex": COMPLEX, "gauss": GAUSS}
SIGNS = {"left": -1, "right": 1}
REAL_COLUMNS = 2
SPILLS = 40  # vectors of scratch for values without a register
TRANSPOSITION = 4  # registers that a layout change needs besides its operands or results


def planes_of_real_column(n: int, form: Form, x: int) -> list[int]:
    """Where the numbers of column 0 (x = 0) or n / 2 (x = 1) are, those of frequencies 0 and n / 2 first."""
    numbers = (n // 2 - 1) * form.numbers
    first = 2 * REAL_COLUMNS + x * numbers
    return [2 * x, 2 * x + 1, *range(first, first + numbers)]


def first_plane_of_complex_columns(n: int, form: Form) -> int:
    """They follow all numbers of real columns."""
    return planes_of_real_column(n, form, REAL_COLUMNS - 1)[-1] + 1


def transform(v: Vocabulary, n: int, form: Form, side: str) -> None:
    """Rows of the tile first, into scratch, then columns."""
    image, tile, output, output_stride, scratch = v.arguments(TILE_TRANSFORM)
    sign = SIGNS[side]
    numbers = form.left if side == "left" else form.right
    row_stride = v.field(tile, TILE, "row_stride")
    row_mask = v.field(tile, TILE, "row_mask")
    column_mask = v.field(tile, TILE, "column_mask")
    lines = v.rows(image, v.field(tile, TILE, "channel_stride"), v.lanes)
    spill = Scratch(scratch, n * n, SPILLS)

    def transform_rows(masks: Sequence[Mask | None], registers: int) -> None:
        row = v.copy(scratch)
        with v.repeat(n):
            with v.when_odd(row_mask) as otherwise:
                load = Ports(
                    lambda group: v.load_columns(lines, group * v.column_group, masks[group]),
                    v.column_group,
                    TRANSPOSITION,
                )
                store = Ports(lambda x, values: v.store(row, values[0], x * v.lanes))
                Lowering(v, real_transform(n, sign), load, store, registers, spill).emit()
                otherwise()
                nothing = v.zero()
                for x in range(n):
                    v.store(row, nothing, x * v.lanes)
            v.halve(row_mask)
            v.advance(lines, row_stride)
            v.advance(row, n * v.lanes)

    groups = n // v.column_group
    with v.when_equal(column_mask, (1 << n) - 1) as otherwise:
        transform_rows([None] * groups, v.vector_registers)
        otherwise()
        transform_rows(v.column_masks(column_mask, groups), v.vector_registers - groups * v.mask_registers)

    coefficients = v.rows(output, output_stride, n * form.numbers)
    for x in range(REAL_COLUMNS):
        load = Ports(lambda y, x=x: [v.load(scratch, (y * n + x) * v.lanes)])
        store = Ports(lambda f, values, x=x: v.store_row(coefficients, planes_of_real_column(n, form, x)[f], values[0]))
        Lowering(v, real_transform(n, sign, numbers), load, store, v.vector_registers, spill).emit()
    v.advance(output, v.multiple(output_stride, first_plane_of_complex_columns(n, form)))
    coefficients = v.rows(output, output_stride, n * form.numbers)
    column = v.copy(scratch)
    with v.repeat(n // 2 - 1):
        v.advance(column, 2 * v.lanes)
        load = Ports(lambda i: [v.load(column, (i // 2 * n + i % 2) * v.lanes)])
        store = Ports(lambda f, values: v.store_row(coefficients, f, values[0]))
        Lowering(v, complex_transform(n, sign, numbers), load, store, v.vector_registers, spill).emit()
        v.next_rows(coefficients)


def inverse_transform(v: Vocabulary, n: int, form: Form, relu: bool) -> None:
    """Columns of products first, into scratch, then those rows that are written, with bias."""
    input_products, input_stride, bias, output, tile, scratch = v.arguments(TILE_INVERSE)
    v.store(scratch, v.load(bias), n * n * v.lanes)
    spill = Scratch(scratch, n * n + 1, SPILLS)

    products = v.rows(input_products, input_stride, n * form.numbers)
    for x in range(REAL_COLUMNS):
        load = Ports(lambda f, x=x: [v.load_row(products, planes_of_real_column(n, form, x)[f])])
        store = Ports(lambda y, values, x=x: v.store(scratch, values[0], (y * n + x) * v.lanes))
        Lowering(v, inverse_real_transform(n, form), load, store, v.vector_registers, spill).emit()
    v.advance(input_products, v.multiple(input_stride, first_plane_of_complex_columns(n, form)))
    products = v.rows(input_products, input_stride, n * form.numbers)
    column = v.copy(scratch)
    with v.repeat(n // 2 - 1):
        v.advance(column, 2 * v.lanes)
        load = Ports(lambda f: [v.load_row(products, f)])
        store = Ports(lambda i, values: v.store(column, values[0], (i // 2 * n + i % 2) * v.lanes))
        Lowering(v, inverse_complex_transform(n, form), load, store, v.vector_registers, spill).emit()
        v.next_rows(products)

    row_stride = v.field(tile, TILE, "row_stride")
    row_mask = v.field(tile, TILE, "row_mask")
    column_mask = v.field(tile, TILE, "column_mask")
    pixels = v.rows(output, v.field(tile, TILE, "channel_stride"), v.lanes)
    row = v.copy(scratch)

    def store_group(group: int, values: list[Vector]) -> None:
        if relu:
            bound = v.zero()
            values = [v.maximum(bound, value) for value in values]
        _store_columns(v, pixels, values, group * v.column_group, column_mask)

    with v.repeat(n):
        with v.when_odd(row_mask):
            load = Ports(lambda x: [v.load(row, x * v.lanes) if x < n else v.load(scratch, n * n * v.lanes)])
            store = Ports(store_group, v.column_group, TRANSPOSITION)
            graph = inverse_with_bias(n, Fraction(1, n * n))
            Lowering(v, graph, load, store, v.vector_registers, spill).emit()
        v.halve(row_mask)
        v.advance(row, n * v.lanes)
        v.advance(pixels, row_stride)


def _store_columns(v: Vocabulary, pixels: Rows, columns: Sequence[Vector], first: int, column_mask: Size) -> None:
    """A group of columns: masked stores are slow, and most tiles end within one group only."""
    bits = v.remainder(v.quotient(column_mask, 1 << first), 1 << len(columns))
    with v.when_equal(bits, (1 << len(columns)) - 1) as otherwise:
        v.store_columns(pixels, columns, first)
        otherwise()
        with v.when_equal(bits, 0b11) as otherwise_masked:
            v.store_columns(pixels, columns[:2], first)
            otherwise_masked()
            with v.when_equal(bits, 0) as otherwise_some:
                otherwise_some()
                (mask,) = v.column_masks(bits, 1)
                v.store_columns(pixels, columns, first, mask)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Transforms of both operands and back, for each size and form."""
    result = []
    for n in SIZES:
        for name, form in FORMS.items():
            variant = f"{n}x{n}_{name}"
            for side in SIGNS:
                emit = partial(transform, n=n, form=form, side=side)
                result.append(Kernel("fourier", f"{variant}_{side}", TILE_TRANSFORM, emit))
            for suffix, relu in (("", False), ("_with_relu", True)):
                emit = partial(inverse_transform, n=n, form=form, relu=relu)
                result.append(Kernel("fourier", f"{variant}_output_with_bias{suffix}", TILE_INVERSE, emit))
    return result
