"""2D pooling of numpy arrays, and its gradients."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex

from numpy.typing import ArrayLike

from ._arguments import Padding, Pair, pair, shape, sides
from ._arrays import Float32, output_array, pointer, real_array
from ._library import ArgumentError, Status, check, ffi, initialize, lib
from ._threadpool import threadpool


@dataclass(frozen=True)
class Windows:
    """A pooling layer's windows on images of one shape, validated. Pairs are (vertical, horizontal)."""

    shape: tuple[int, ...]
    window: tuple[int, int]
    stride: tuple[int, int]
    padding: tuple[int, int, int, int]  # top, right, bottom, left
    ceil_mode: bool

    def _count(self, size: int, before: int, after: int, window: int, stride: int) -> int:
        steps, rest = divmod(before + size + after - window, stride)
        return steps + 1 + (self.ceil_mode and rest != 0 and (steps + 1) * stride < before + size)

    @property
    def output_shape(self) -> tuple[int, ...]:
        """Shape of the output."""
        *images, height, width = self.shape
        top, right, bottom, left = self.padding
        rows = self._count(height, top, bottom, self.window[0], self.stride[0])
        columns = self._count(width, left, right, self.window[1], self.stride[1])
        return *images, rows, columns

    @property
    def arguments(self) -> tuple[Any, ...]:
        """What the C functions take first: batch size, channels and the windows."""
        *batch, channels, height, width = self.shape
        sizes = (width, height), self.padding, self.window[::-1], self.stride[::-1], self.ceil_mode
        return batch[0] if batch else 1, channels, ffi.new("struct nnp_pooling*", sizes)

    def check(self, status: int) -> None:
        """Raises what a status stands for."""
        blame = ("x", f"is too large: its shape is {self.shape}, that of the output {self.output_shape}")
        too_large = (Status.INVALID_BATCH_SIZE, Status.INVALID_CHANNELS, Status.INVALID_INPUT_SIZE)
        check(status, dict.fromkeys(too_large, blame))


def _windows(
    images: tuple[int, ...],
    kernel_size: Pair,
    stride: Pair | None,
    padding: Padding,
    ceil_mode: bool,
) -> Windows:
    window = pair("kernel_size", kernel_size, 1)
    steps = window if stride is None else pair("stride", stride, 1)
    top, right, bottom, left = around = sides("padding", padding)
    if max(top, bottom) >= window[0] or max(left, right) >= window[1]:
        raise ArgumentError("padding", f"must be less than the window, {window[0]}x{window[1]}, not {padding!r}")
    height, width = images[-2] + top + bottom, images[-1] + left + right
    if window[0] > height or window[1] > width:
        raise ArgumentError(
            "kernel_size", f"a window of {window[0]}x{window[1]} is larger than the padded image, {height}x{width}"
        )
    return Windows(images, window, steps, around, bool(ceil_mode))


def _gradient(grad: ArrayLike, windows: Windows) -> Float32:
    gradient = real_array("grad", grad)
    if gradient.shape != windows.output_shape:
        raise ArgumentError("grad", f"must have the shape {windows.output_shape} of the output, not {gradient.shape}")
    return gradient


def max_pool2d(
    x: ArrayLike,
    kernel_size: Pair,
    stride: Pair | None = None,
    padding: Padding = 0,
    *,
    ceil_mode: bool = False,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The largest pixels of windows. A window with NaN gives NaN.

    Arguments:
        x: images, of the shape (N, C, H, W) or (C, H, W); the rules for arrays are those of `conv2d`.
        kernel_size: size of the windows, an integer or (vertical, horizontal).
        stride: distance between windows, likewise; None is the windows' size.
        padding: rows and columns around the images, which never win: an integer, (vertical, horizontal) or
            ((top, bottom), (left, right)), less than the windows' size.
        ceil_mode: whether windows that reach beyond the padded image count, if they begin before the image ends.
        threads: how many threads compute; None takes all CPUs that the process may use. The result does not depend
            on it.
        out: array to write the result to: C-contiguous float32 of the result's shape that overlaps no other argument.

    Returns:
        `out`, or a new float32 array, of the shape (N, C, OH, OW) or (C, OH, OW), where
        OH = (top + H + bottom - vertical kernel size) / vertical stride + 1, rounded down or, with `ceil_mode`, up, and
        OW likewise.
    """
    inputs = real_array("x", x, (3, 4))
    windows = _windows(inputs.shape, kernel_size, stride, padding, ceil_mode)
    y = output_array(out, windows.output_shape, (inputs,))
    initialize()
    status = lib.nnp_general_max_pooling_output(*windows.arguments, pointer(inputs), pointer(y), threadpool(threads))
    windows.check(status)
    return y


def max_pool2d_gradient(
    grad: ArrayLike,
    x: ArrayLike,
    kernel_size: Pair,
    stride: Pair | None = None,
    padding: Padding = 0,
    *,
    ceil_mode: bool = False,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The gradient of a loss by the input `x` of `max_pool2d`, given its gradient `grad` by the output.

    A window's gradient goes to the first of its largest pixels, row by row; NaN is larger than anything.

    Arguments:
        grad: of the output's shape.
        x, kernel_size, stride, padding, ceil_mode, threads: as for `max_pool2d`.
        out: array to write the result to: C-contiguous float32 of the shape of `x` that overlaps no other argument.
    """
    inputs = real_array("x", x, (3, 4))
    windows = _windows(inputs.shape, kernel_size, stride, padding, ceil_mode)
    gradient = _gradient(grad, windows)
    result = output_array(out, inputs.shape, (gradient, inputs))
    initialize()
    status = lib.nnp_max_pooling_input_gradient(
        *windows.arguments, pointer(gradient), pointer(inputs), pointer(result), threadpool(threads)
    )
    windows.check(status)
    return result


def avg_pool2d(
    x: ArrayLike,
    kernel_size: Pair,
    stride: Pair | None = None,
    padding: Padding = 0,
    *,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The means of windows, where padding is 0.

    Arguments:
        count_include_pad: whether the padding in a window counts. What is beyond the padding never does.
        others: as for `max_pool2d`.

    Returns:
        As `max_pool2d`.
    """
    inputs = real_array("x", x, (3, 4))
    windows = _windows(inputs.shape, kernel_size, stride, padding, ceil_mode)
    y = output_array(out, windows.output_shape, (inputs,))
    initialize()
    status = lib.nnp_average_pooling_output(
        *windows.arguments, bool(count_include_pad), pointer(inputs), pointer(y), threadpool(threads)
    )
    windows.check(status)
    return y


def avg_pool2d_gradient(
    grad: ArrayLike,
    input_shape: Sequence[int],
    kernel_size: Pair,
    stride: Pair | None = None,
    padding: Padding = 0,
    *,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The gradient of a loss by the input of `avg_pool2d`, given its gradient `grad` by the output.

    Arguments:
        grad: of the output's shape.
        input_shape: the shape of the input, (N, C, H, W) or (C, H, W).
        kernel_size, stride, padding, ceil_mode, count_include_pad, threads: as for `avg_pool2d`.
        out: array to write the result to: C-contiguous float32 of the input's shape that does not overlap `grad`.
    """
    images = shape("input_shape", input_shape, (3, 4))
    windows = _windows(images, kernel_size, stride, padding, ceil_mode)
    gradient = _gradient(grad, windows)
    result = output_array(out, images, (gradient,))
    initialize()
    status = lib.nnp_average_pooling_input_gradient(
        *windows.arguments, bool(count_include_pad), pointer(gradient), pointer(result), threadpool(threads)
    )
    windows.check(status)
    return result


def global_avg_pool2d(x: ArrayLike, *, threads: SupportsIndex | None = None, out: Float32 | None = None) -> Float32:
    """The mean of each image's channel: `avg_pool2d` with windows of the images' size.

    Arguments:
        x, threads, out: as for `avg_pool2d`.

    Returns:
        `out`, or a new float32 array, of the shape (N, C, 1, 1) or (C, 1, 1).
    """
    inputs = real_array("x", x, (3, 4))
    return avg_pool2d(inputs, inputs.shape[-2:], threads=threads, out=out)
