"""Copies past the caches: what is written in whole lines and not read again soon need not be fetched first."""

from codegen.contract import STREAM_FENCE, STREAM_ROWS, Kernel
from codegen.kernels.elements import each_element
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vocabulary


def stream_rows(v: Vocabulary) -> None:
    """Rows of any alignment."""
    rows, count, source, source_stride, target, target_stride = v.arguments(STREAM_ROWS)
    with v.loop(rows):
        each_element(v, count, [source], target, lambda element: element, streams=True)
        v.advance(source, source_stride)
        v.advance(target, target_stride)


def fence(v: Vocabulary) -> None:
    """Costs as much as a hundred lines: once a task, not after each piece."""
    v.arguments(STREAM_FENCE)
    v.fence()


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Copies, and the end of them."""
    return [Kernel("stream", "rows", STREAM_ROWS, stream_rows), Kernel("stream", "fence", STREAM_FENCE, fence)]
