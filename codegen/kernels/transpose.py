"""Transposition, for packing operands of a GEMM whose reduction is their contiguous dimension."""

from codegen.contract import TRANSPOSE, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vocabulary


def transpose(v: Vocabulary) -> None:
    """Columns of `lanes` rows, to vectors."""
    columns, source, source_stride, target, target_stride = v.arguments(TRANSPOSE)
    rows = v.rows(source, source_stride, v.lanes)
    with v.loop(v.quotient(columns, v.column_group)):
        for column in v.load_columns(rows, 0):
            v.store(target, column)
            v.advance(target, target_stride)
        v.advance(rows, v.column_group)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The one transposition of a target."""
    return [Kernel("transpose", "", TRANSPOSE, transpose)]
