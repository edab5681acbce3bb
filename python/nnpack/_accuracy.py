"""Measures how far each algorithm's results are from float64, for each pass and number of channels.

Errors are relative to the root mean square of the exact result: of an element, `rms` in quadratic mean and `worst` at
most. Operands are normal deviates. "float32, in order" is the definition, summed up term by term in float32: what a
direct convolution gives.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from . import _terminal
from ._convolution import conv2d, conv2d_input_gradient, conv2d_kernel_gradient
from ._library import Algorithm, ArgumentError, Status

Array = NDArray[np.floating]

PASSES = ("output", "input_gradient", "kernel_gradient")
ALGORITHMS = (
    *(Algorithm.IMPLICIT_GEMM, Algorithm.DIRECT, Algorithm.FT16X16, Algorithm.FT8X8),
    *(Algorithm.WT4X4, Algorithm.WT6X6, Algorithm.WT7X7, Algorithm.WT8X8, Algorithm.WT8X8_5X5),
    *(Algorithm.WT6, Algorithm.WT8, Algorithm.WT12, Algorithm.STRASSEN),
)
IN_ORDER = "float32, in order"
IMAGE = 28
OTHER_CHANNELS = 16  # those that are not summed over
OTHER_CHANNELS_1X1 = 64  # Strassen's algorithm is for pairs of panels
Size = tuple[int, int]  # height, width


@dataclass(frozen=True)
class Case:
    """A convolution of two operands: images (N, C, H, W) and kernels (K, C, h, w).

    `padding` is pixels above and below an image, and left and right of it; with a `stride`, every so many are taken.

    The same definition serves all passes. An input gradient convolves the output's gradient with rotated kernels whose
    channels are exchanged; a kernel gradient convolves images with the output's gradients, summed over images.
    """

    images: Array
    kernels: Array
    padding: Size
    stride: int = 1

    def terms(self, dtype: type[np.floating]) -> tuple[NDArray[np.floating], NDArray[np.floating]]:
        """Patches (C h w, N, OH, OW) and weights (C h w, K)."""
        sides = ((0, 0), (0, 0), (self.padding[0],) * 2, (self.padding[1],) * 2)
        windows = sliding_window_view(np.pad(self.images, sides), self.kernels.shape[2:], axis=(2, 3))
        patches = windows[:, :, :: self.stride, :: self.stride].transpose(1, 4, 5, 0, 2, 3)
        count = self.kernels[0].size
        return (
            patches.reshape(count, *patches.shape[3:]).astype(dtype),
            self.kernels.reshape(len(self.kernels), count).T.astype(dtype),
        )

    def exact(self) -> Array:
        """The convolution (N, K, OH, OW) in float64."""
        patches, weights = self.terms(np.float64)
        return np.einsum("tnyx,tk->nkyx", patches, weights, optimize=True)

    def in_order(self) -> Array:
        """The convolution in float32, term by term."""
        patches, weights = self.terms(np.float32)
        total = np.zeros((patches.shape[1], weights.shape[1], *patches.shape[2:]), np.float32)
        for patch, weight in zip(patches, weights, strict=True):
            total += patch[:, np.newaxis] * weight[:, np.newaxis, np.newaxis]
        return total


def _pass(
    name: str, channels: int, kernel: Size, stride: int
) -> tuple[Case, Callable[[Algorithm], Array], Callable[[Array], Array]]:
    """A pass that sums over `channels` (of a kernel gradient, images): definition, our function, its result's axes.

    Only outputs have a stride.
    """
    random = np.random.default_rng(channels)
    padding = kernel[0] // 2, kernel[1] // 2
    others = OTHER_CHANNELS_1X1 if kernel == (1, 1) else OTHER_CHANNELS

    def normal(*shape: int) -> NDArray[np.float32]:
        return random.standard_normal(shape, np.float32)

    if name == "output":
        x, w = normal(1, channels, IMAGE, IMAGE), normal(others, channels, *kernel)
        return (
            Case(x, w, padding, stride),
            lambda algorithm: conv2d(x, w, padding=padding, stride=stride, algorithm=algorithm),
            lambda y: y,
        )
    if name == "input_gradient":
        grad, w = normal(1, channels, IMAGE, IMAGE), normal(channels, others, *kernel)
        shape = (1, others, IMAGE, IMAGE)
        return (
            Case(grad, w.transpose(1, 0, 2, 3)[:, :, ::-1, ::-1], padding),
            lambda algorithm: conv2d_input_gradient(grad, w, shape, padding=padding, algorithm=algorithm),
            lambda y: y,
        )
    x, grad = normal(channels, others, IMAGE, IMAGE), normal(channels, others, IMAGE, IMAGE)
    kernels = (others, others, *kernel)
    return (
        Case(x.transpose(1, 0, 2, 3), grad.transpose(1, 0, 2, 3), padding),
        lambda algorithm: conv2d_kernel_gradient(grad, x, kernels, padding=padding, algorithm=algorithm),
        lambda y: y.transpose(1, 0, 2, 3),
    )


def measure(
    name: str, channels: int, kernel: Size, stride: int = 1, in_order: bool = True
) -> dict[str, tuple[float, float]]:
    """The rms and the worst relative error of each algorithm that can do the kernel, by name, and of sums in order."""
    case, compute, arrange = _pass(name, channels, kernel, stride)
    exact = case.exact()
    scale = np.sqrt(np.mean(exact**2))

    def errors(result: Array) -> tuple[float, float]:
        error = np.abs(result - exact) / scale
        return float(np.sqrt(np.mean(error**2))), float(error.max())

    found = {IN_ORDER: errors(case.in_order())} if in_order else {}
    for algorithm in ALGORITHMS:
        try:
            found[algorithm.name.lower()] = errors(arrange(compute(algorithm)))
        except ArgumentError as error:
            if error.status != Status.UNSUPPORTED_ALGORITHM:
                raise
    return found


def _size(text: str) -> Size:
    """A converter for argparse: "3" is 3x3."""
    sides = text.split("x")
    if not all(side.isdecimal() and int(side) > 0 for side in sides) or len(sides) > 2:
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 3 or 1x3")
    return int(sides[0]), int(sides[-1])


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `python -m nnpack accuracy`."""
    parser.add_argument("--pass", dest="passes", choices=PASSES, action="append", help="one pass only")
    parser.add_argument("--kernel", type=_size, action="append", help="size, as 3 or 1x3 (default: 3 and 5)")
    parser.add_argument(
        "--stride", type=int, default=1, help="of outputs, which are all that is measured if it is not 1"
    )
    parser.add_argument(
        "--channels", type=int, action="append", help="channels, or images, summed over (default: 1, 16, 64, 256)"
    )
    parser.add_argument("--markdown", action="store_true", help="print Markdown, as in docs/accuracy.md")


def main(arguments: argparse.Namespace) -> int:
    """Prints a table for each pass and kernel."""
    channels, stride = arguments.channels or (1, 16, 64, 256), arguments.stride
    if stride < 1:
        raise ArgumentError("stride", f"must be at least 1, not {stride}")
    if stride != 1 and set(arguments.passes or ["output"]) != {"output"}:
        raise ArgumentError("pass", f"must be output with a stride of {stride}")
    for name in arguments.passes or (PASSES if stride == 1 else ("output",)):
        summed = "images" if name == "kernel_gradient" else "channels"
        for kernel in arguments.kernel or ((3, 3), (5, 5)):
            results = [measure(name, count, kernel, stride) for count in channels]
            # Some algorithms can't do a single channel.
            rows = [
                [
                    algorithm,
                    *("{:.1e}, {:.1e}".format(*result[algorithm]) if algorithm in result else "" for result in results),
                ]
                for algorithm in max(results, key=len)
            ]
            by = "" if stride == 1 else f" by {stride}"
            title = f"{name}, kernels of {kernel[0]}x{kernel[1]}{by}: rms and worst error"
            _print(title, ["algorithm", *(f"{count} {summed}" for count in channels)], rows, arguments.markdown)
    return 0


def _print(title: str, columns: list[str], rows: list[list[str]], markdown: bool) -> None:
    if not markdown:
        _terminal.print_table(title, columns, rows)
        return
    print(f"\n### {title}\n")
    for row in (columns, ["---"] * len(columns), *rows):
        print(f"| {' | '.join(row)} |")
