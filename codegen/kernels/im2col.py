"""im2col packing for implicit-GEMM convolution with stride 1.

A vector of neighbouring output pixels reads, for one kernel element, runs of neighbouring input pixels: one run where
the vector lies in one image row, several where it wraps. The runs are the same for every channel, so that the scheduler
finds them once and this kernel copies them for all channels.
"""

from codegen.contract import IM2COL, IM2COL_RUN, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Mask, Pointer, Vocabulary


def im2col(v: Vocabulary) -> None:
    """Gather one vector of pixels for each channel from a list of masked runs."""
    channels, image, channel_stride, run_count, runs, output, output_stride = v.arguments(IM2COL)

    def source(run: Pointer) -> tuple[Pointer, Mask]:
        place = v.copy(image)
        v.advance(place, v.field(run, IM2COL_RUN, "offset"))
        return place, v.mask_of_bits(v.field(run, IM2COL_RUN, "mask"))

    with v.when_equal(run_count, 1) as otherwise:
        place, mask = source(runs)
        with v.loop(channels):
            v.store(output, v.load_masked(place, mask))
            v.advance(place, channel_stride)
            v.advance(output, output_stride)
        otherwise()
        with v.loop(channels):
            pixels = v.zero()
            run = v.copy(runs)
            with v.loop(v.copy(run_count)):
                place, mask = source(run)
                # Masks of runs don't overlap: adding to zero is merging, and keeps all but the sign of a zero.
                v.increase(pixels, v.load_masked(place, mask))
                v.skip_struct(run, IM2COL_RUN)
            v.store(output, pixels)
            v.advance(image, channel_stride)
            v.advance(output, output_stride)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The one im2col kernel of a target."""
    return [Kernel("im2col", "", IM2COL, im2col)]
