"""Copies past the caches: what is written in whole lines and not read again soon need not be fetched first."""

from codegen.contract import STREAM_ROWS, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Pointer, Size, Vocabulary


def stream_rows(v: Vocabulary) -> None:
    """Rows of any alignment: a masked head up to the first whole cache line, lines, and a masked tail."""
    rows, count, source, source_stride, target, target_stride = v.arguments(STREAM_ROWS)
    vectors = LINE // v.lanes

    def copy_below(size: Size, origin: Pointer, place: Pointer) -> None:
        for j, mask in enumerate(v.masks_below(size, vectors)):
            v.store_masked(place, v.load_masked(origin, mask, j * v.lanes), mask, j * v.lanes)

    with v.loop(rows):
        origin, place = v.copy(source), v.copy(target)
        head = v.floats_to_line(place)
        copy_below(head, origin, place)
        v.advance(origin, head)
        v.advance(place, head)
        rest = v.difference(count, head)
        with v.loop(v.quotient(rest, LINE)):
            for j in range(vectors):
                v.stream(place, v.load(origin, j * v.lanes), j * v.lanes)
            v.advance(origin, LINE)
            v.advance(place, LINE)
        copy_below(v.remainder(rest, LINE), origin, place)
        v.advance(source, source_stride)
        v.advance(target, target_stride)
    v.fence()


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The one streaming kernel of a target."""
    return [Kernel("stream", "rows", STREAM_ROWS, stream_rows)]
