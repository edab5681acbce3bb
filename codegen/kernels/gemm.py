"""GEMM micro-kernels: a register tile of rows x (vectors * lanes) sums over the reduction without leaving registers.

A step of the reduction loads one row of b as vectors, and broadcasts one element of a for each row of the tile, so that
rows * vectors FMAs cost rows + vectors loads. K. Goto and R. van de Geijn, Anatomy of High-Performance Matrix
Multiplication (2008), describes the scheme.

Two layouts of a serve two directions of convolution. Transforms write vectors of channels. Where the reduction runs over
channels, groups of `lanes` steps are packed as [mr][lanes], and no transform has to transpose; where it runs over tiles,
channels are rows, and a step is a line of them.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from codegen.contract import SGEMM, SGEMM_OUTPUT, TUPLE_GEMM, TUPLE_GEMM_TRANSPOSED, Kernel, Signature
from codegen.microarchitecture import Microarchitecture, Tile
from codegen.vocabulary import LINE, Pointer, Size, Vector, Vocabulary

Accumulators = list[list[Vector]]


@dataclass(frozen=True)
class Layout:
    """Of the left operand: floats from row to row, from step to step in a group of `lanes`, and of a step in all."""

    row: int
    step: int
    width: int


def steps_in_lanes(tile: Tile, lanes: int) -> Layout:
    """[mr][lanes]: a row's elements of a group of steps are a vector."""
    return Layout(lanes, 1, tile.rows)


def rows_in_lanes(tile: Tile, lanes: int) -> Layout:
    """[lanes][width]: a step's elements are a line, of whole vectors and whole tiles."""
    width = math.lcm(tile.rows, lanes)
    return Layout(1, width, width)


@dataclass
class Blocks:
    """Operands in blocks of some steps, with these distances from block to block."""

    steps: int
    left_stride: Size
    right_stride: Size


def multiply(
    v: Vocabulary,
    tile: Tile,
    rows: int,
    k: Size,
    left: Pointer,
    layout: Layout,
    right: Pointer,
    blocks: Blocks | None = None,
) -> Accumulators:
    """sum over p < k of left[p][i] * right[p][j], for the first `rows` rows of the tile."""
    unroll = v.microarchitecture.unroll
    columns = tile.vectors * v.lanes
    sums = [[v.zero() for _ in range(tile.vectors)] for _ in range(rows)]

    def step(p: int, ahead: Blocks | None = None) -> None:
        vectors = []
        for offset in range(p * columns, (p + 1) * columns, v.lanes):
            vectors.append(v.load(right, offset))
            if ahead is not None and offset % LINE == 0:
                v.prefetch(right, ahead.right_stride, offset)
        for i in range(rows):
            factor = v.broadcast(left, i * layout.row + p * layout.step)
            for j in range(tile.vectors):
                v.accumulate(sums[i][j], vectors[j], factor)

    def group_of_steps(ahead: Blocks | None = None) -> None:
        if ahead is not None:
            last = (rows - 1) * layout.row + (v.lanes - 1) * layout.step
            for offset in range(0, last + 1, LINE):
                v.prefetch(left, ahead.left_stride, offset)
        with v.repeat(v.lanes // unroll):
            for p in range(unroll):
                step(p, ahead)
            v.advance(left, unroll * layout.step)
            v.advance(right, unroll * columns)
        v.advance(left, (layout.width - layout.step) * v.lanes)

    if blocks is not None:
        rest = v.remainder(k, blocks.steps)
        with v.loop(v.quotient(k, blocks.steps)):
            with v.repeat(blocks.steps // v.lanes):
                group_of_steps(ahead=blocks)
            for pointer, stride, size in (
                (left, blocks.left_stride, layout.width),
                (right, blocks.right_stride, columns),
            ):
                v.advance(pointer, stride)
                v.advance(pointer, -size * blocks.steps)
        k = rest
    rest = v.remainder(k, v.lanes)
    with v.loop(v.quotient(k, v.lanes)):
        group_of_steps()
    with v.loop(rest):
        step(0)
        v.advance(left, layout.step)
        v.advance(right, columns)
    return sums


def tuple_gemm(v: Vocabulary, tile: Tile, layout: Layout, rows: int) -> None:
    """The GEMM of one coefficient of a transform: operands are packed, rows of the result are tiles or channels.

    Blocks of operands lie apart, those of other coefficients between them, so that no hardware prefetcher can follow;
    each step fetches what the same step of the next block will read.
    """
    k, a, a_stride, b, b_stride, c, c_stride, accumulate = v.arguments(TUPLE_GEMM)
    sums = multiply(v, tile, rows, k, a, layout, b, Blocks(v.microarchitecture.block, a_stride, b_stride))
    with v.when_equal(accumulate, 0) as otherwise:
        _store(v, c, c_stride, sums)
        otherwise()
        line = v.copy(c)
        for row in sums:
            for j, total in enumerate(row):
                v.increase(total, v.load(line, j * v.lanes))
            v.advance(line, c_stride)
        _store(v, c, c_stride, sums)


def _store(v: Vocabulary, c: Pointer, stride: Size, sums: Accumulators) -> None:
    line = v.copy(c)
    for row in sums:
        for j, total in enumerate(row):
            v.store(line, total, j * v.lanes)
        v.advance(line, stride)


def sgemm(v: Vocabulary, tile: Tile, layout: Layout, rows: int) -> None:
    """The GEMM of implicit-GEMM convolution: rows are output channels, columns are pixels of an image."""
    k, a, b, c, output = v.arguments(SGEMM)
    sums = multiply(v, tile, rows, k, a, layout, b)

    bias = v.field(output, SGEMM_OUTPUT, "bias")
    columns = v.field(output, SGEMM_OUTPUT, "columns")
    row_stride = v.field(output, SGEMM_OUTPUT, "row_stride")
    masks = v.masks_below(columns, tile.vectors)

    with v.when_equal(bias, 0) as otherwise:
        line = v.copy(c)
        for row in sums:
            for j, total in enumerate(row):
                v.increase(total, v.load_masked(line, masks[j], j * v.lanes))
            v.advance(line, row_stride)
        otherwise()
        for i, row in enumerate(sums):
            start = v.broadcast(bias, i)
            for total in row:
                v.increase(total, start)

    minimum = v.broadcast(v.field_address(output, SGEMM_OUTPUT, "minimum"))
    with v.when_equal(columns, tile.vectors * v.lanes) as otherwise:
        line = v.copy(c)
        for row in sums:
            for j, total in enumerate(row):
                v.store(line, v.maximum(minimum, total), j * v.lanes)
            v.advance(line, row_stride)
        otherwise()
        for row in sums:
            for j, total in enumerate(row):
                v.store_masked(c, v.maximum(minimum, total), masks[j], j * v.lanes)
            v.advance(c, row_stride)


def _kernels(
    family: str,
    signature: Signature,
    emit: Callable[..., None],
    tile: Tile,
    layout: Layout,
    lanes: int,
    **facts: int,
) -> list[Kernel]:
    """One kernel for each number of rows up to the tile's."""
    columns = tile.vectors * lanes
    return [
        Kernel(
            family,
            f"{rows}x{columns}",
            signature,
            partial(emit, tile=tile, layout=layout, rows=rows),
            {"rows": rows, "columns": columns, **facts},
        )
        for rows in range(1, tile.rows + 1)
    ]


def tuple_gemm_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The reduction runs over channels, lanes of the left operand."""
    tile = microarchitecture.gemm
    layout = steps_in_lanes(tile, lanes)
    return _kernels("tuple_gemm", TUPLE_GEMM, tuple_gemm, tile, layout, lanes, block=microarchitecture.block)


def tuple_gemm_transposed_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The reduction runs over tiles; channels, lanes of the left operand, are rows."""
    tile = microarchitecture.gemm_transposed
    layout = rows_in_lanes(tile, lanes)
    facts = {"block": microarchitecture.block, "width": layout.width}
    return _kernels("tuple_gemm_transposed", TUPLE_GEMM_TRANSPOSED, tuple_gemm, tile, layout, lanes, **facts)


def sgemm_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The reduction runs over channels and taps, packed as channels are."""
    tile = microarchitecture.gemm
    return _kernels("sgemm", SGEMM, sgemm, tile, steps_in_lanes(tile, lanes), lanes)
