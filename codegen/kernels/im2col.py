"""im2col packing for implicit-GEMM convolution with stride 1.

A vector of neighbouring output pixels reads, for one kernel element, runs of neighbouring input pixels: one run where the
vector lies in one image row, several where it wraps. The runs are the same for every channel, so that the scheduler finds
them once and this kernel copies them for all channels.
"""

from codegen.contract import IM2COL, IM2COL_RUN, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vocabulary


def im2col(v: Vocabulary) -> None:
    """Gather one vector of pixels for each channel from a list of masked runs."""
    channels, image, channel_stride, run_count, runs, output, output_stride = v.arguments(IM2COL)
    with v.loop(channels):
        pixels = v.zero()
        run = v.copy(runs)
        with v.loop(v.copy(run_count)):
            source = v.copy(image)
            v.advance(source, v.field(run, IM2COL_RUN, "offset"))
            mask = v.mask_of_bits(v.field(run, IM2COL_RUN, "mask"))
            # Masks of runs don't overlap: adding to zero is merging, and keeps every bit but the sign of a zero.
            v.increase(pixels, v.load_masked(source, mask))
            v.skip_struct(run, IM2COL_RUN)
        v.store(output, pixels)
        v.advance(image, channel_stride)
        v.advance(output, output_stride)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The one im2col kernel of a target."""
    return [Kernel("im2col", "", IM2COL, im2col)]
