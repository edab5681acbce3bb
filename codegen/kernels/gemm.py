"""GEMM micro-kernels: a register tile of rows x (vectors * lanes) sums over the reduction without leaving registers.

A step of the reduction loads one row of b as vectors, and broadcasts one element of a for each row of the tile, so that
rows * vectors FMAs cost rows + vectors loads. K. Goto and R. van de Geijn, Anatomy of High-Performance Matrix
Multiplication (2008), describes the scheme.

a is packed in blocks of `lanes` steps, [mr][lanes] each: what the Winograd input transform, whose lanes are channels,
writes without a transposition.
"""

from dataclasses import dataclass
from functools import partial

from codegen.contract import SGEMM, SGEMM_OUTPUT, TUPLE_GEMM, Kernel
from codegen.microarchitecture import Microarchitecture, Tile
from codegen.vocabulary import Pointer, Size, Vector, Vocabulary

Accumulators = list[list[Vector]]


@dataclass
class Packed:
    """A packed operand: where it starts, and the distance between its blocks of `lanes` steps (None: no gap)."""

    start: Pointer
    block_stride: Size | None = None


def multiply(v: Vocabulary, tile: Tile, rows: int, k: Size, left: Packed, right: Packed) -> Accumulators:
    """sum over p < k of left[p][i] * right[p][j], for the first `rows` rows of the tile."""
    unroll, ahead = v.microarchitecture.unroll, v.microarchitecture.prefetch_blocks
    a, b = left.start, right.start
    columns = tile.vectors * v.lanes
    sums = [[v.zero() for _ in range(tile.vectors)] for _ in range(rows)]

    def step(p: int) -> None:
        vectors = []
        for j in range(tile.vectors):
            vectors.append(v.load(b, p * columns + j * v.lanes))
            if right.block_stride is not None:
                v.prefetch(b, right.block_stride, ahead, p * columns + j * v.lanes)
        for i in range(rows):
            factor = v.broadcast(a, i * v.lanes + p)
            for j in range(tile.vectors):
                v.accumulate(sums[i][j], vectors[j], factor)

    def next_block(pointer: Pointer, operand: Packed, passed: int, size: int) -> None:
        if operand.block_stride is None:
            v.advance(pointer, size - passed)
        else:
            v.advance(pointer, operand.block_stride)
            v.advance(pointer, -passed)

    rest = v.remainder(k, v.lanes)
    with v.loop(v.quotient(k, v.lanes)):
        if left.block_stride is not None:
            for i in range(rows):
                v.prefetch(a, left.block_stride, ahead, i * v.lanes)
        with v.repeat(v.lanes // unroll):
            for p in range(unroll):
                step(p)
            v.advance(a, unroll)
            v.advance(b, unroll * columns)
        next_block(a, left, v.lanes, tile.rows * v.lanes)
        next_block(b, right, v.lanes * columns, v.lanes * columns)
    with v.loop(rest):
        step(0)
        v.advance(a, 1)
        v.advance(b, columns)
    return sums


def tuple_gemm(v: Vocabulary, tile: Tile, rows: int) -> None:
    """The GEMM of one Winograd coefficient: operands are packed, rows of the result are those of different tiles.

    Blocks of operands lie apart, those of other coefficients between them, so that no hardware prefetcher can follow;
    each step fetches what the same step of a later block will read.
    """
    k, a, a_stride, b, b_stride, c, c_stride, accumulate = v.arguments(TUPLE_GEMM)
    sums = multiply(v, tile, rows, k, Packed(a, a_stride), Packed(b, b_stride))
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


def sgemm(v: Vocabulary, tile: Tile, rows: int) -> None:
    """The GEMM of implicit-GEMM convolution: rows are output channels, columns are pixels of an image."""
    k, a, b, c, output = v.arguments(SGEMM)
    sums = multiply(v, tile, rows, k, Packed(a), Packed(b))

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


def _kernels(family: str, lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    signature, emit = {"tuple_gemm": (TUPLE_GEMM, tuple_gemm), "sgemm": (SGEMM, sgemm)}[family]
    tile = microarchitecture.gemm
    columns = tile.vectors * lanes
    return [
        Kernel(
            family,
            f"{rows}x{columns}",
            signature,
            partial(emit, tile=tile, rows=rows),
            {"rows": rows, "columns": columns, "fmas_per_step": rows * tile.vectors},
        )
        for rows in range(1, tile.rows + 1)
    ]


def tuple_gemm_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """One kernel for each number of rows up to the tile's."""
    return _kernels("tuple_gemm", lanes, microarchitecture)


def sgemm_kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """One kernel for each number of rows up to the tile's."""
    return _kernels("sgemm", lanes, microarchitecture)
