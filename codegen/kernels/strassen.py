"""Sums of Strassen's algorithm, in Winograd's form: of quarters of a matrix, and of products of such sums."""

from functools import partial

from codegen.contract import QUARTERS, STRASSEN_ADD, STRASSEN_SUMS, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vector, Vocabulary


def sums(v: Vocabulary, vectors: int) -> None:
    """Of a panel of pixels, one channel after the other."""
    steps, columns, x11, quarters, target = v.arguments(STRASSEN_SUMS)
    x12, x21 = v.copy(x11), v.copy(x11)
    v.advance(x12, v.field(quarters, QUARTERS, "channels"))
    v.advance(x21, v.field(quarters, QUARTERS, "pixels"))
    x22 = v.copy(x21)
    v.advance(x22, v.field(quarters, QUARTERS, "channels"))
    stride = v.field(quarters, QUARTERS, "step")
    masks = v.masks_below(columns, vectors)

    def parts(j: int) -> list[Vector]:
        a, b, c, d = (v.load_masked(x, masks[j], j * v.lanes) for x in (x11, x12, x21, x22))
        second = v.add(c, d)
        both = v.subtract(second, a)
        return [second, both, v.subtract(a, c), v.subtract(b, both)]

    with v.loop(steps):
        for j in range(vectors):
            for i, part in enumerate(parts(j)):
                v.store(target, part, (i * vectors + j) * v.lanes)
        for x in (x11, x12, x21, x22):
            v.advance(x, stride)
        v.advance(target, 4 * vectors * v.lanes)


def add(v: Vocabulary) -> None:
    """Two tiles of products."""
    vectors, a, b, minimum, c = v.arguments(STRASSEN_ADD)
    least = v.broadcast(minimum)
    with v.loop(vectors):
        v.store(c, v.maximum(least, v.add(v.load(a), v.load(b))))
        for pointer in (a, b, c):
            v.advance(pointer, v.lanes)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Of panels as the transposed SGEMM takes them."""
    vectors = -(-microarchitecture.gemm.rows // lanes)
    return [
        Kernel("strassen", "sums", STRASSEN_SUMS, partial(sums, vectors=vectors)),
        Kernel("strassen", "add", STRASSEN_ADD, add),
    ]
