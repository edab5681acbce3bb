"""Sums of Strassen's algorithm, in Winograd's form: of quarters of a matrix, and of products of such sums."""

from functools import partial

from codegen.contract import QUARTERS, STRASSEN_ADD, STRASSEN_SUMS, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vector, Vocabulary


def sums(v: Vocabulary, vectors: int) -> None:
    """Of a panel of pixels, one channel after the other, and what is multiplied of it as it is."""
    steps, columns, x11, quarters, target = v.arguments(STRASSEN_SUMS)
    x12, x21 = v.copy(x11), v.copy(x11)
    v.advance(x12, v.field(quarters, QUARTERS, "channels"))
    v.advance(x21, v.field(quarters, QUARTERS, "pixels"))
    x22 = v.copy(x21)
    v.advance(x22, v.field(quarters, QUARTERS, "channels"))
    stride, part, ahead = (v.field(quarters, QUARTERS, name) for name in ("step", "part", "ahead"))
    masks = v.masks_below(columns, vectors)

    def parts(j: int) -> list[Vector]:
        a, b, c, d = (v.load_masked(x, masks[j], j * v.lanes) for x in (x11, x12, x21, x22))
        second = v.add(c, d)
        both = v.subtract(second, a)
        return [a, b, both, v.subtract(a, c), d, second, v.subtract(b, both)]

    with v.loop(steps):
        for x in (x11, x12, x21, x22):
            v.prefetch_into_l2(x, stride=ahead)
        for j in range(vectors):
            place = v.copy(target)
            for value in parts(j):
                v.store(place, value, j * v.lanes)
                v.advance(place, part)
        for x in (x11, x12, x21, x22):
            v.advance(x, stride)
        v.advance(target, vectors * v.lanes)


def add(v: Vocabulary, vectors: int) -> None:
    """Rows of a tile of products, and of another one, or a row."""
    rows, a, b, b_stride, minimum, c = v.arguments(STRASSEN_ADD)
    least = v.broadcast(minimum)
    with v.loop(rows):
        for j in range(vectors):
            v.store(c, v.maximum(least, v.add(v.load(a, j * v.lanes), v.load(b, j * v.lanes))), j * v.lanes)
        v.advance(b, b_stride)
        for pointer in (a, c):
            v.advance(pointer, vectors * v.lanes)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Of panels as the transposed SGEMM takes them."""
    tile = microarchitecture.gemm
    return [
        Kernel("strassen", "sums", STRASSEN_SUMS, partial(sums, vectors=-(-tile.rows // lanes))),
        Kernel("strassen", "add", STRASSEN_ADD, partial(add, vectors=tile.vectors)),
    ]
