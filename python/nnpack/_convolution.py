"""2D convolution of numpy arrays, and its gradients."""

from __future__ import annotations

import dataclasses
from typing import Any, SupportsIndex

from numpy.typing import ArrayLike, NDArray

from . import _workspace
from ._arguments import Padding, Pair, choice, integer, pair, shape, sides
from ._arrays import Float32, aligned_bytes, output_array, pointer, real_array
from ._geometry import Geometry
from ._library import Activation, Algorithm, ArgumentError, Strategy, ffi, initialize
from ._threadpool import threadpool
from ._workspace import Workspace


def _layer(
    kernel_shape: tuple[int, ...],
    padding: Padding,
    stride: Pair,
    dilation: Pair,
    groups: SupportsIndex,
    algorithm: str | Algorithm,
    activation: str | Activation | None = None,
    arguments: tuple[str, str] = ("x", "w"),
) -> Geometry:
    """A geometry whose kernels have the shape (K, C / groups, kh, kw); its image is as small as they allow."""
    outputs, inputs, *kernel = kernel_shape
    count = integer("groups", groups, 1)
    if outputs % count:
        raise ArgumentError("groups", f"{count} does not divide the {outputs} output channels of {arguments[1]}")
    layer = Geometry(
        batch=1,
        input_channels=inputs * count,
        output_channels=outputs,
        image=(1, 1),
        kernel=(kernel[0], kernel[1]),
        padding=sides("padding", padding),
        stride=pair("stride", stride, 1),
        dilation=pair("dilation", dilation, 1),
        groups=count,
        algorithm=choice("algorithm", algorithm, Algorithm),
        activation=choice("activation", "identity" if activation is None else activation, Activation),
        arguments=arguments,
    )
    return dataclasses.replace(layer, image=layer.extent)


def _place(layer: Geometry, input_shape: tuple[int, ...]) -> Geometry:
    """Puts images of the shape (N, C, H, W) or (C, H, W) into a layer's geometry."""
    images, kernels = layer.arguments
    batch, channels, height, width = (1, *input_shape)[-4:]
    if channels != layer.input_channels:
        groups = "" if layer.groups == 1 else f" in {layer.groups} groups"
        expected = f"must have the {layer.input_channels} channels that {kernels} takes{groups}"
        raise ArgumentError(images, f"{expected}, not {channels}, as in its shape {input_shape}")
    geometry = dataclasses.replace(layer, batch=batch, image=(height, width))
    padded, extent = geometry.padded_image, geometry.extent
    if padded[0] < extent[0] or padded[1] < extent[1]:
        kernel = f"a kernel of {layer.kernel[0]}x{layer.kernel[1]}"
        dilated = "" if layer.dilation == (1, 1) else f", {extent[0]}x{extent[1]} with its dilation,"
        raise ArgumentError(kernels, f"{kernel}{dilated} is larger than the padded image, {padded[0]}x{padded[1]}")
    return geometry


def _bias(b: ArrayLike | None, output_channels: int) -> Float32 | None:
    if b is None:
        return None
    bias = real_array("b", b, (1,))
    if bias.shape != (output_channels,):
        message = f"must have one element for each of the {output_channels} output channels, not the shape {bias.shape}"
        raise ArgumentError("b", message)
    return bias


def _output_gradient(grad: ArrayLike, geometry: Geometry, dimensions: int) -> Float32:
    """The gradient by a layer's output, of as many `dimensions` as the layer's images."""
    gradient = real_array("grad", grad)
    expected = geometry.output_shape[4 - dimensions :]
    if gradient.shape != expected:
        raise ArgumentError("grad", f"must have the shape {expected} of the layer's output, not {gradient.shape}")
    return gradient


def _compute(
    geometry: Geometry,
    x: Float32,
    w: NDArray[Any],
    b: Float32 | None,
    y: Float32,
    threads: SupportsIndex | None,
    workspace: Workspace | None,
    strategy: Strategy,
) -> Float32:
    initialize()
    pool = threadpool(threads)
    operands = (pointer(x), pointer(w), pointer(b), pointer(y))
    _workspace.run(
        lambda buffer, size: geometry.output(*operands, buffer, size, pool, strategy=strategy),
        workspace,
    )
    return y


def conv2d(
    x: ArrayLike,
    w: ArrayLike,
    b: ArrayLike | None = None,
    *,
    padding: Padding = 0,
    stride: Pair = 1,
    dilation: Pair = 1,
    groups: SupportsIndex = 1,
    algorithm: str | Algorithm = "auto",
    activation: str | Activation | None = None,
    threads: SupportsIndex | None = None,
    workspace: Workspace | None = None,
    out: Float32 | None = None,
) -> Float32:
    """Convolves images with kernels (as neural networks do: without flipping them), adds a bias, and activates.

    Arguments:
        x: images, of the shape (N, C, H, W) or (C, H, W).
        w: kernels, of the shape (K, C / groups, kh, kw).
        b: bias, of the shape (K,); None is a zero bias.
        padding: rows and columns of zeros around the images: an integer, (vertical, horizontal) or
            ((top, bottom), (left, right)).
        stride: an integer or (vertical, horizontal).
        dilation: distance between the kernels' taps, an integer or (vertical, horizontal).
        groups: into how many parts the channels fall; each part of the outputs takes its part of the inputs. As many
            as channels make a depthwise convolution.
        algorithm: "auto", "wt8x8", "wt6x6" or "wt4x4" (Winograd, for 3x3 kernels; smaller tiles are more accurate),
            "wt8x8_5x5" (Winograd, for 5x5 kernels), "ft8x8" or "ft16x16" (Fourier, for kernels up to 8x8 or 16x16),
            "implicit_gemm", or "direct" (meant for few channels, as first layers have; gradients only of 1x1 kernels
            and depthwise convolutions, or, by the input, without a stride). What the library can't do, e.g. "wt8x8"
            with a dilation, it refuses.
        activation: None, "identity" or "relu".
        threads: how many threads compute; None takes all CPUs that the process may use. The result does not depend
            on it.
        workspace: scratch memory to use; None takes the calling thread's own.
        out: array to write the result to: C-contiguous float32 of the result's shape that overlaps no other argument.

    Returns:
        `out`, or a new float32 array, of the shape (N, K, OH, OW), or (K, OH, OW) for a single image, where
        OH = (top + H + bottom - dilation * (kh - 1) - 1) // stride + 1, and OW likewise.

    Arrays of float32 that are C-contiguous, aligned and in native byte order are used where they lie. Anything else
    that numpy turns into an array of real numbers (other layouts, float16, float64, integers, booleans, nested
    lists) is converted to a temporary float32 copy, rounding to nearest. Complex numbers, strings, objects, dates and
    masked arrays are refused.

    The GIL is released while computing; several threads may call at once, and those that share a pool (`threads`
    above 1) or a workspace take turns.

    Raises:
        TypeError: an argument is of a wrong type, or an array of a refused one.
        ArgumentError (a ValueError): a shape or a value can't be used; the message names the argument and its value.
        OutOfMemoryError, InitializationError, Error: the library failed.
    """
    kernel = real_array("w", w, (4,))
    layer = _layer(kernel.shape, padding, stride, dilation, groups, algorithm, activation)
    bias = _bias(b, layer.output_channels)
    images = real_array("x", x, (3, 4))
    geometry = _place(layer, images.shape)
    y = output_array(out, geometry.output_shape[4 - images.ndim :], (images, kernel, bias))
    return _compute(geometry, images, kernel, bias, y, threads, workspace, Strategy.COMPUTE)


def conv2d_input_gradient(
    grad: ArrayLike,
    w: ArrayLike,
    input_shape: tuple[int, ...],
    *,
    padding: Padding = 0,
    stride: Pair = 1,
    dilation: Pair = 1,
    groups: SupportsIndex = 1,
    algorithm: str | Algorithm = "auto",
    threads: SupportsIndex | None = None,
    workspace: Workspace | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The gradient of a loss by the images `x` of `conv2d`, given its gradient `grad` by the output.

    Arguments:
        grad: of the output's shape, (N, K, OH, OW) or (K, OH, OW).
        w: the kernels, of the shape (K, C / groups, kh, kw).
        input_shape: the shape of `x`, (N, C, H, W) or (C, H, W).
        padding, stride, dilation, groups, algorithm, threads, workspace: as for `conv2d`; transforms take no stride.
        out: array to write the result to: C-contiguous float32 of the shape of `x` that overlaps no other argument.
    """
    kernel = real_array("w", w, (4,))
    layer = _layer(kernel.shape, padding, stride, dilation, groups, algorithm, arguments=("input_shape", "w"))
    images = shape("input_shape", input_shape, (3, 4))
    geometry = _place(layer, images)
    gradient = _output_gradient(grad, geometry, len(images))
    result = output_array(out, images, (gradient, kernel))
    initialize()
    pool = threadpool(threads)
    operands = (pointer(gradient), pointer(kernel), pointer(result))
    _workspace.run(lambda buffer, size: geometry.input_gradient(*operands, buffer, size, pool), workspace)
    return result


def conv2d_kernel_gradient(
    grad: ArrayLike,
    x: ArrayLike,
    kernel_shape: tuple[int, ...],
    *,
    padding: Padding = 0,
    stride: Pair = 1,
    dilation: Pair = 1,
    groups: SupportsIndex = 1,
    algorithm: str | Algorithm = "auto",
    threads: SupportsIndex | None = None,
    workspace: Workspace | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The gradient of a loss by the kernels `w` of `conv2d`, given its gradient `grad` by the output.

    Arguments:
        grad: of the output's shape, (N, K, OH, OW) or (K, OH, OW).
        x: the images, of the shape (N, C, H, W) or (C, H, W).
        kernel_shape: the shape of `w`, (K, C / groups, kh, kw).
        padding, stride, dilation, groups, algorithm, threads, workspace: as for `conv2d`; transforms take no stride;
            of Winograd's, only "wt8x8" does this.
        out: array to write the result to: C-contiguous float32 of the shape of `w` that overlaps no other argument.
    """
    kernel = shape("kernel_shape", kernel_shape, (4,))
    layer = _layer(kernel, padding, stride, dilation, groups, algorithm, arguments=("x", "kernel_shape"))
    images = real_array("x", x, (3, 4))
    geometry = _place(layer, images.shape)
    gradient = _output_gradient(grad, geometry, images.ndim)
    result = output_array(out, kernel, (gradient, images))
    initialize()
    pool = threadpool(threads)
    operands = (pointer(gradient), pointer(images), pointer(result))
    _workspace.run(lambda buffer, size: geometry.kernel_gradient(*operands, buffer, size, pool), workspace)
    return result


def conv2d_bias_gradient(
    grad: ArrayLike, *, threads: SupportsIndex | None = None, out: Float32 | None = None
) -> Float32:
    """The gradient of a loss by the bias `b` of `conv2d`, given its gradient `grad` by the output.

    Arguments:
        grad: of the output's shape, (N, K, OH, OW) or (K, OH, OW).
        threads: as for `conv2d`.
        out: array to write the result to: C-contiguous float32 of the shape (K,) that does not overlap `grad`.
    """
    gradient = real_array("grad", grad, (3, 4))
    batch, channels, height, width = (1, *gradient.shape)[-4:]
    geometry = Geometry(batch, 1, channels, (height, width), (1, 1), arguments=("grad", "grad"))
    result = output_array(out, (channels,), (gradient,))
    initialize()
    geometry.bias_gradient(pointer(gradient), pointer(result), threadpool(threads))
    return result


class PreparedConv2d:
    """A convolution layer whose kernels are transformed already; made by `prepare_conv2d`, called on images.

    It keeps the transformed kernels and a copy of the bias, not `w`. It can be called from several threads.
    """

    def __init__(self, layer: Geometry, kernel: Float32, bias: Float32 | None, threads: SupportsIndex | None) -> None:
        self._layer = layer
        self._bias = None if bias is None else bias.copy()
        initialize()
        pool, null = threadpool(threads), ffi.NULL

        def transform(buffer: object, size: object) -> None:
            layer.output(null, pointer(kernel), null, null, buffer, size, pool, strategy=Strategy.PRECOMPUTE)

        self._transformed = aligned_bytes(_workspace.needed_size(transform))
        transform(pointer(self._transformed), ffi.new("size_t*", self._transformed.size))

    @property
    def nbytes(self) -> int:
        """Bytes of the transformed kernels."""
        return self._transformed.nbytes

    def __call__(
        self,
        x: ArrayLike,
        *,
        threads: SupportsIndex | None = None,
        workspace: Workspace | None = None,
        out: Float32 | None = None,
    ) -> Float32:
        """Convolves images of any size, (N, C, H, W) or (C, H, W); see `conv2d`."""
        images = real_array("x", x, (3, 4))
        geometry = _place(self._layer, images.shape)
        y = output_array(out, geometry.output_shape[4 - images.ndim :], (images, self._bias))
        return _compute(geometry, images, self._transformed, self._bias, y, threads, workspace, Strategy.REUSE)


def prepare_conv2d(
    w: ArrayLike,
    b: ArrayLike | None = None,
    *,
    padding: Padding = 0,
    stride: Pair = 1,
    dilation: Pair = 1,
    groups: SupportsIndex = 1,
    algorithm: str | Algorithm = "auto",
    activation: str | Activation | None = None,
    threads: SupportsIndex | None = None,
) -> PreparedConv2d:
    """Transforms kernels once, for many images of any sizes: `y = prepare_conv2d(w, b, padding=1)(x)`.

    Worth it where single images go through layers of many channels. `threads` do the transformation. The arguments are
    those of `conv2d`; what "auto" chooses does not depend on the images.
    """
    kernel = real_array("w", w, (4,))
    layer = _layer(kernel.shape, padding, stride, dilation, groups, algorithm, activation)
    return PreparedConv2d(layer, kernel, _bias(b, layer.output_channels), threads)
