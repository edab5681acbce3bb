"""2D convolution of numpy arrays."""

from __future__ import annotations

import dataclasses
import enum
import threading
from dataclasses import dataclass
from typing import Any, SupportsIndex, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._arrays import (
    ALIGNMENT,
    Float32,
    Padding,
    Stride,
    aligned_bytes,
    integers,
    output_array,
    padding_sides,
    pointer,
    real_array,
)
from ._library import Activation, Algorithm, ArgumentError, Status, Strategy, check, ffi, initialize, lib
from ._threadpool import threadpool

# A thread keeps its workspace for the next call up to this size; a larger one is freed after the call.
KEPT_WORKSPACE = 256 << 20

_EnumType = TypeVar("_EnumType", bound=enum.IntEnum)


@dataclass(frozen=True)
class Geometry:
    """A convolution layer's sizes and settings, validated; the C API's calls on it.

    `padding` is (top, right, bottom, left), every one smaller than the kernel; pairs are (vertical, horizontal).
    """

    batch: int
    input_channels: int
    output_channels: int
    image: tuple[int, int]
    kernel: tuple[int, int]
    padding: tuple[int, int, int, int] = (0, 0, 0, 0)
    stride: tuple[int, int] = (1, 1)
    algorithm: Algorithm = Algorithm.AUTO
    activation: Activation = Activation.IDENTITY

    @property
    def output_image(self) -> tuple[int, int]:
        """Height and width of the output images."""
        top, right, bottom, left = self.padding
        height = (self.image[0] + top + bottom - self.kernel[0]) // self.stride[0] + 1
        width = (self.image[1] + left + right - self.kernel[1]) // self.stride[1] + 1
        return height, width

    @property
    def output_shape(self) -> tuple[int, int, int, int]:
        """Shape of the output: batch, channels, height, width."""
        return self.batch, self.output_channels, *self.output_image

    @property
    def flops(self) -> int:
        """Floating-point operations of the direct algorithm; a multiply-add counts as two."""
        height, width = self.output_image
        terms = self.input_channels * self.kernel[0] * self.kernel[1]
        return 2 * self.batch * self.output_channels * height * width * terms

    def run(
        self,
        x: Any,
        w: Any,
        b: Any,
        y: Any,
        workspace: Any,
        workspace_size: Any,
        pool: Any,
        profile: Any = ffi.NULL,
        strategy: Strategy = Strategy.COMPUTE,
    ) -> None:
        """Calls nnp_convolution_output for a batch with stride 1, else nnp_convolution_inference for each image.

        All arguments but the last are C pointers. `profile` receives the times of the last C call.
        """
        size = (self.image[1], self.image[0])
        kernel_size = (self.kernel[1], self.kernel[0])
        channels = (self.input_channels, self.output_channels)
        if self.batch > 1 and self.stride == (1, 1) and strategy == Strategy.COMPUTE:
            status = lib.nnp_convolution_output(
                self.algorithm, self.batch, *channels, size, self.padding, kernel_size, x, w, b, y,
                workspace, workspace_size, self.activation, ffi.NULL, pool, profile,
            )  # fmt: skip
            self._check(status)
            return
        subsampling = (self.stride[1], self.stride[0])
        height, width = self.output_image
        x_image = self.input_channels * self.image[0] * self.image[1]
        y_image = self.output_channels * height * width
        for n in range(self.batch):
            status = lib.nnp_convolution_inference(
                self.algorithm, strategy, *channels, size, self.padding, kernel_size, subsampling,
                x + n * x_image if x else x, w, b, y + n * y_image if y else y,
                workspace, workspace_size, self.activation, ffi.NULL, pool, profile,
            )  # fmt: skip
            self._check(status)

    def workspace_size(self, pool: Any, strategy: Strategy = Strategy.COMPUTE) -> int:
        """Bytes of workspace that `run` needs; for `PRECOMPUTE`, bytes of the transformed kernel."""
        null = ffi.NULL
        size = ffi.new("size_t*")
        images = self.batch if self.stride == (1, 1) and strategy == Strategy.COMPUTE else 1
        dataclasses.replace(self, batch=images).run(null, null, null, null, null, size, pool, null, strategy)
        return int(size[0])

    def _check(self, status: int) -> None:
        if status != Status.SUCCESS:
            check(status, self._blame())

    def _blame(self) -> dict[Status, tuple[str, str]]:
        kernel = f"{self.kernel[0]}x{self.kernel[1]}"
        image = f"{self.image[0]}x{self.image[1]}"
        stride = f"{self.stride[0]}x{self.stride[1]}"
        algorithm = repr(self.algorithm.name.lower())
        activation = repr(self.activation.name.lower())
        return {
            Status.INVALID_BATCH_SIZE: ("x", f"can't be a batch of {self.batch} images"),
            Status.INVALID_INPUT_CHANNELS: ("x", f"can't have {self.input_channels} channels"),
            Status.INVALID_OUTPUT_CHANNELS: ("w", f"can't have {self.output_channels} output channels"),
            Status.INVALID_INPUT_SIZE: ("x", f"can't have images of {image}"),
            Status.INVALID_INPUT_PADDING: ("padding", f"{self.padding} does not fit a kernel of {kernel}"),
            Status.INVALID_KERNEL_SIZE: ("w", f"a kernel of {kernel} does not fit images of {image}"),
            Status.INVALID_ALGORITHM: ("algorithm", f"{algorithm} is unknown to the library"),
            Status.INVALID_ACTIVATION: ("activation", f"{activation} is unknown to the library"),
            Status.UNSUPPORTED_INPUT_SIZE: ("x", f"images of {image} are not supported"),
            Status.UNSUPPORTED_KERNEL_SIZE: ("w", f"a kernel of {kernel} is not supported"),
            Status.UNSUPPORTED_ALGORITHM: (
                "algorithm",
                f"{algorithm} can't compute a kernel of {kernel} with a stride of {stride}",
            ),
            Status.UNSUPPORTED_TRANSFORM_STRATEGY: ("algorithm", f"{algorithm} can't transform kernels beforehand"),
            Status.UNSUPPORTED_ACTIVATION: ("activation", f"{activation} is not supported by {algorithm}"),
        }


class _Workspace(threading.local):
    """One growing buffer for each thread."""

    buffer: NDArray[np.uint8] | None = None

    def at_least(self, size: int) -> NDArray[np.uint8]:
        if self.buffer is None or self.buffer.size < size:
            buffer = aligned_bytes(max(size, ALIGNMENT))
            if size > KEPT_WORKSPACE:
                return buffer
            self.buffer = buffer
        return self.buffer


_workspace = _Workspace()


def _compute(geometry: Geometry, x: Any, w: Any, b: Any, y: Any, pool: Any, strategy: Strategy) -> None:
    """Runs on the thread's own workspace."""
    workspace = _workspace.at_least(geometry.workspace_size(pool, strategy))
    size = ffi.new("size_t*", workspace.size)
    geometry.run(x, w, b, y, pointer(workspace), size, pool, ffi.NULL, strategy)


def _choice(argument: str, value: object, choices: type[_EnumType]) -> _EnumType:
    names = {choice.name.lower(): choice for choice in choices}
    if isinstance(value, choices):
        return value
    if not isinstance(value, str):
        raise TypeError(f"{argument}: must be the name of one of {', '.join(names)}, not {value!r}")
    if value not in names:
        raise ArgumentError(argument, f"must be one of {', '.join(names)}, not {value!r}")
    return names[value]


def _bias(b: ArrayLike | None, output_channels: int) -> Float32 | None:
    if b is None:
        return None
    bias = real_array("b", b, (1,))
    if bias.shape != (output_channels,):
        message = f"must have one element for each of the {output_channels} output channels, not the shape {bias.shape}"
        raise ArgumentError("b", message)
    return bias


def _layer(
    w: Float32, padding: object, stride: object, algorithm: object, activation: object
) -> tuple[Geometry, tuple[int, int, int, int]]:
    """A geometry without images, which leaves the padding out, and the padding."""
    geometry = Geometry(
        batch=1,
        input_channels=w.shape[1],
        output_channels=w.shape[0],
        image=(w.shape[2], w.shape[3]),
        kernel=(w.shape[2], w.shape[3]),
        stride=integers("stride", stride, 1),
        algorithm=_choice("algorithm", algorithm, Algorithm),
        activation=_choice("activation", "identity" if activation is None else activation, Activation),
    )
    return geometry, padding_sides(padding)


def _place(layer: Geometry, padding: tuple[int, int, int, int], x: Float32) -> tuple[Geometry, Float32]:
    """Puts images of the shape (N, C, H, W) into a layer's geometry; pads here what is beyond the C API's limit."""
    if x.shape[1] != layer.input_channels:
        channels = f"must have the {layer.input_channels} channels that w takes"
        raise ArgumentError("x", f"{channels}, not {x.shape[1]}, as in its shape {x.shape}")
    top, right, bottom, left = padding
    height, width = layer.kernel
    padded = (x.shape[2] + top + bottom, x.shape[3] + left + right)
    if padded[0] < height or padded[1] < width:
        raise ArgumentError(
            "w", f"a kernel of {height}x{width} is larger than the padded image, {padded[0]}x{padded[1]}"
        )
    inner = (min(top, height - 1), min(right, width - 1), min(bottom, height - 1), min(left, width - 1))
    if inner != padding:
        top, right, bottom, left = (side - kept for side, kept in zip(padding, inner, strict=True))
        x = np.pad(x, ((0, 0), (0, 0), (top, bottom), (left, right)))
    image = (x.shape[2], x.shape[3])
    return dataclasses.replace(layer, batch=x.shape[0], image=image, padding=inner), x


def conv2d(
    x: ArrayLike,
    w: ArrayLike,
    b: ArrayLike | None = None,
    *,
    padding: Padding = 0,
    stride: Stride = 1,
    algorithm: str | Algorithm = "auto",
    activation: str | Activation | None = None,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """Convolves images with kernels (as neural networks do: without flipping them), adds a bias, and activates.

    Arguments:
        x: images, of the shape (N, C, H, W) or (C, H, W).
        w: kernels, of the shape (K, C, kh, kw).
        b: bias, of the shape (K,); None is a zero bias.
        padding: rows and columns of zeros around the images: an integer, (vertical, horizontal) or
            ((top, bottom), (left, right)). What is beyond the kernel's size less one costs a padded copy of `x`.
        stride: an integer or (vertical, horizontal).
        algorithm: "auto", "wt8x8" (Winograd, for 3x3 kernels) or "implicit_gemm"; the C API's others are refused by
            the library as long as it does not support them.
        activation: None, "identity" or "relu".
        threads: how many threads compute; None takes all CPUs that the process may use. The result does not depend
            on it.
        out: array to write the result to: C-contiguous float32 of the result's shape that overlaps no other argument.

    Returns:
        `out`, or a new float32 array, of the shape (N, K, OH, OW), or (K, OH, OW) for a single image, where
        OH = (top + H + bottom - kh) // stride + 1, and OW likewise.

    Arrays of float32 that are C-contiguous, aligned and in native byte order are used where they lie. Anything else
    that numpy turns into an array of real numbers (other layouts, float16, float64, integers, booleans, nested
    lists) is converted to a temporary float32 copy, rounding to nearest. Complex numbers, strings, objects, dates and
    masked arrays are refused.

    The GIL is released while computing; several threads may call at once, and those that share a pool (`threads`
    above 1) take turns. Each thread keeps its workspace for its next call.

    Raises:
        TypeError: an argument is of a wrong type, or an array of a refused one.
        ArgumentError (a ValueError): a shape or a value can't be used; the message names the argument and its value.
        OutOfMemoryError, InitializationError, Error: the library failed.
    """
    kernel = real_array("w", w, (4,))
    layer, sides = _layer(kernel, padding, stride, algorithm, activation)
    bias = _bias(b, layer.output_channels)
    images = real_array("x", x, (3, 4))
    batch = images if images.ndim == 4 else images[np.newaxis]
    geometry, batch = _place(layer, sides, batch)
    y = output_array(out, geometry.output_shape[4 - images.ndim :], (images, kernel, bias))
    initialize()
    pool = threadpool(threads)
    _compute(geometry, pointer(batch), pointer(kernel), pointer(bias), pointer(y), pool, Strategy.COMPUTE)
    return y


class PreparedConv2d:
    """A convolution layer whose kernels are transformed already; made by `prepare_conv2d`, called on images.

    It keeps the transformed kernels and a copy of the bias, not `w`. It can be called from several threads.
    """

    def __init__(
        self, w: ArrayLike, b: ArrayLike | None, padding: Padding, stride: Stride, algorithm: str | Algorithm,
        activation: str | Activation | None, threads: SupportsIndex | None,
    ) -> None:  # fmt: skip
        kernel = real_array("w", w, (4,))
        layer, self._padding = _layer(kernel, padding, stride, algorithm, activation)
        bias = _bias(b, layer.output_channels)
        self._layer = layer
        self._bias = None if bias is None else bias.copy()
        initialize()
        pool = threadpool(threads)
        self._transformed = aligned_bytes(layer.workspace_size(pool, Strategy.PRECOMPUTE))
        size = ffi.new("size_t*", self._transformed.size)
        null = ffi.NULL
        layer.run(null, pointer(kernel), null, null, pointer(self._transformed), size, pool, null, Strategy.PRECOMPUTE)

    @property
    def nbytes(self) -> int:
        """Bytes of the transformed kernels."""
        return self._transformed.nbytes

    def __call__(self, x: ArrayLike, *, threads: SupportsIndex | None = None, out: Float32 | None = None) -> Float32:
        """Convolves images of any size, (N, C, H, W) or (C, H, W), one after another; see `conv2d`."""
        images = real_array("x", x, (3, 4))
        batch = images if images.ndim == 4 else images[np.newaxis]
        geometry, batch = _place(self._layer, self._padding, batch)
        y = output_array(out, geometry.output_shape[4 - images.ndim :], (images, self._bias))
        pool = threadpool(threads)
        kernel = pointer(self._transformed)
        _compute(geometry, pointer(batch), kernel, pointer(self._bias), pointer(y), pool, Strategy.REUSE)
        return y


def prepare_conv2d(
    w: ArrayLike,
    b: ArrayLike | None = None,
    *,
    padding: Padding = 0,
    stride: Stride = 1,
    algorithm: str | Algorithm = "auto",
    activation: str | Activation | None = None,
    threads: SupportsIndex | None = None,
) -> PreparedConv2d:
    """Transforms kernels once, for many images of any sizes: `y = prepare_conv2d(w, b, padding=1)(x)`.

    Worth it where single images go through layers of many channels. `threads` do the transformation. The arguments are
    those of `conv2d`; what "auto" chooses does not depend on the images.
    """
    return PreparedConv2d(w, b, padding, stride, algorithm, activation, threads)
