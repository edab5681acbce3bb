"""im2col packing for implicit-GEMM convolution with a horizontal stride of 1 or 2.

A vector of neighbouring output pixels reads, for one kernel element, runs of neighbouring input pixels, or of every
other one: one run where the vector lies in one image row, several where it wraps. The runs are the same for every
channel, so that the scheduler finds them once and this kernel copies them for all channels.
"""

from collections.abc import Callable
from functools import partial

from codegen.contract import IM2COL, IM2COL_RUN, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Mask, Pointer, Size, Vector, Vocabulary

Gather = Callable[[Pointer], Vector]

FEW_RUNS = 3


def _neighbours(v: Vocabulary, bits: Size) -> Gather:
    mask = v.mask_of_bits(bits)
    return lambda place: v.load_masked(place, mask)


def _every_other(v: Vocabulary, bits: Size) -> Gather:
    masks: list[Mask] = [v.mask_of_bits(bits), v.mask_of_bits(v.quotient(bits, 1 << v.lanes))]

    def gather(place: Pointer) -> Vector:
        firsts, _ = v.unzip(*(v.load_masked(place, mask, i * v.lanes) for i, mask in enumerate(masks)))
        return v.in_order(firsts)

    return gather


def im2col(v: Vocabulary, pixels_of: Callable[[Vocabulary, Size], Gather]) -> None:
    """Gather one vector of pixels for each channel from a list of masked runs."""
    channels, image, channel_stride, run_count, runs, output, output_stride = v.arguments(IM2COL)

    def source(run: Pointer) -> tuple[Pointer, Gather]:
        place = v.copy(image)
        v.advance(place, v.field(run, IM2COL_RUN, "offset"))
        return place, pixels_of(v, v.field(run, IM2COL_RUN, "mask"))

    def copy_runs(count: int) -> None:
        run, sources = v.copy(runs), []
        for i in range(count):
            if i:
                v.skip_struct(run, IM2COL_RUN)
            sources.append(source(run))
        with v.loop(channels):
            pixels = [gather(place) for place, gather in sources]
            # Masks of runs don't overlap: adding is merging.
            for others in pixels[1:]:
                v.increase(pixels[0], others)
            v.store(output, pixels[0])
            for place, _ in sources:
                v.advance(place, channel_stride)
            v.advance(output, output_stride)

    def copy_any() -> None:
        with v.loop(channels):
            pixels = v.zero()
            run = v.copy(runs)
            with v.loop(v.copy(run_count)):
                place, gather = source(run)
                v.increase(pixels, gather(place))
                v.skip_struct(run, IM2COL_RUN)
            v.store(output, pixels)
            v.advance(image, channel_stride)
            v.advance(output, output_stride)

    def copy(least: int) -> None:
        """Few runs, as even images of 7x7 have in a vector, keep their masks in registers."""
        if least > FEW_RUNS:
            copy_any()
            return
        with v.when_equal(run_count, least) as otherwise:
            copy_runs(least)
            otherwise()
            copy(least + 1)

    copy(1)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Of neighbouring pixels, and of every other one."""
    return [
        Kernel("im2col", "", IM2COL, partial(im2col, pixels_of=_neighbours)),
        Kernel("im2col", "by_2", IM2COL, partial(im2col, pixels_of=_every_other)),
    ]
