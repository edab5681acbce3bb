"""Depthwise convolution of whole planes: a window of output rows moves down a block of columns, `lanes` wide.

Each source row is loaded once for each column of taps, at its shift, and multiplied by the taps of that column: one for
each output row that it is a part of. These sums stay in registers until their last row has come. Nothing is padded:
columns beyond the image are masked off, and rows beyond it are skipped.
"""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from codegen.contract import DEPTHWISE, DEPTHWISE_BLOCK, DEPTHWISE_KERNELS, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Mask, Pointer, Size, Vector, Vocabulary


def columns(v: Vocabulary, place: Pointer, size: int, stride: int, masks: dict[int, Mask]) -> Iterator[Vector]:
    """What the taps of each column are multiplied by; of a stride of 2, in the order of `unzip`."""

    def load(offset: int) -> Vector:
        return v.load_masked(place, masks[offset], offset) if masks else v.load(place, offset)

    if stride == 1:
        yield from (load(offset) for offset in range(size))
        return
    for offset in range(0, size, 2):
        yield from v.unzip(load(offset), load(offset + v.lanes))[: size - offset]


def offsets(v: Vocabulary, size: int, stride: int) -> list[int]:
    """Where vectors are loaded from."""
    return [offset + part * v.lanes for offset in range(0, size, stride) for part in range(stride)]


def depthwise(v: Vocabulary, size: int, stride: int, is_edge: bool) -> None:
    """A step takes `stride` rows of the source and, from the one on that fills the window, completes an output row."""
    planes, source, taps, bias, output, block = v.arguments(DEPTHWISE)
    window = -(-size // stride)

    def field(name: str) -> Size:
        return v.field(block, DEPTHWISE_BLOCK, name)

    bits = field("columns") if is_edge else None
    masks = {offset: v.mask_of_bits(bits, offset) for offset in offsets(v, size, stride)} if is_edge else {}
    # Taps that find no register are loaded for each row, which makes kernels slower by half.
    operands = window + len(masks) * v.mask_registers + (2 if stride == 1 else 5)
    kept = min(size * size, v.vector_registers - operands)

    with v.loop(planes):
        factors = [v.broadcast(taps, tap) for tap in range(kept)]
        sums = [v.broadcast(bias) for _ in range(window)]  # of output rows, the first one's first
        place, target = v.copy(source), v.copy(output)

        def add_row(row: int) -> None:
            for column, values in enumerate(columns(v, place, size, stride, masks)):
                for age, total in enumerate(reversed(sums)):
                    tap = (age * stride + row) * size + column
                    if tap < size * size:
                        v.accumulate(total, values, factors[tap] if tap < kept else v.broadcast(taps, tap))
            v.prefetch(place, stride=field("input_ahead"))
            v.advance(place, field("input_row"))

        def put_row() -> None:
            result = v.broadcast(block_minimum)
            v.raise_to(result, v.in_order(sums[0]) if stride == 2 else sums[0])
            v.store(target, result)
            v.prefetch(target, stride=field("output_ahead"))
            v.advance(target, field("output_row"))

        def move_on() -> None:
            for total, following in pairwise(sums):
                v.replace(total, following)
            v.replace(sums[-1], v.broadcast(bias))

        block_minimum = v.field_address(block, DEPTHWISE_BLOCK, "minimum")
        rows, outputs = field("first_rows"), field("first_outputs")
        with v.loop(field("first_steps")):
            for row in range(stride):
                with v.when_odd(rows):
                    add_row(row)
                v.halve(rows)
            with v.when_odd(outputs):
                put_row()
            v.halve(outputs)
            move_on()
        with v.loop(field("inner_steps")):
            for row in range(stride):
                add_row(row)
            put_row()
            move_on()
        rows = field("last_rows")
        with v.loop(field("last_steps")):
            for row in range(stride):
                with v.when_odd(rows):
                    add_row(row)
                v.halve(rows)
            put_row()
            move_on()
        v.advance(source, field("input_stride"))
        v.advance(output, field("output_stride"))
        v.advance(bias, field("bias_stride"))
        v.advance(taps, size * size)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """For blocks whose columns are all of the image, and for those at its edges."""
    return [
        Kernel(
            "depthwise",
            variant + ("_edge" if is_edge else ""),
            DEPTHWISE,
            partial(depthwise, size=size, stride=stride, is_edge=is_edge),
        )
        for variant, (size, stride) in DEPTHWISE_KERNELS.items()
        for is_edge in (False, True)
    ]
