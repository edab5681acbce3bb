"""2D convolution of numpy arrays, and its gradients."""

from __future__ import annotations

from typing import SupportsIndex

from numpy.typing import ArrayLike

from . import _workspace
from ._arguments import Padding, Pair, shape
from ._arrays import Float32, output_array, pointer, real_array
from ._choice import choose
from ._geometry import Geometry, layer_geometry, place_images
from ._library import Activation, Algorithm, ArgumentError, Pass, initialize
from ._threadpool import threadpool
from ._workspace import Workspace


def bias_array(b: ArrayLike | None, output_channels: int) -> Float32 | None:
    """The argument `b`, one number for each output channel."""
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
    max_error: float | None = None,
    max_workspace: int | None = None,
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
        algorithm: "auto", "wt8x8", "wt7x7", "wt6x6" or "wt4x4" (Winograd, for 3x3 kernels, and, but for "wt7x7", 2x2;
            "wt8x8" for 4x4, too; smaller tiles are more accurate), "wt8x8_5x5" (Winograd, for 5x5 kernels), "wt6",
            "wt8" or "wt12" (Winograd, for kernels of 1xN and Nx1: 3, 3 and 5, 7 long), "ft8x8" or "ft16x16" (Fourier,
            for kernels up to 8x8 or 16x16), "implicit_gemm", "direct" (meant for few channels, as first layers
            have; gradients only of 1x1 kernels and depthwise convolutions, or, by the input, without a stride), or
            "strassen" (outputs by 1x1 kernels without padding, of an even number of channels). With
            a stride, transforms go by the size of a kernel divided by it, rounded up: "wt8x8" computes kernels of 3x3
            by a stride of 2 as 2x2, 11x11 by 4 as 3x3. What the library can't do, e.g. "wt8x8" with a dilation, it
            refuses.
        max_error: the largest error that an algorithm may be predicted to have: in quadratic mean, relative to the
            root mean square of the results, with random operands (see `explain`); None is any.
        max_workspace: the most bytes of scratch memory that it may need; None is any.
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
    layer = layer_geometry(kernel.shape, padding, stride, dilation, groups, algorithm, activation)
    bias = bias_array(b, layer.output_channels)
    images = real_array("x", x, (3, 4))
    geometry = place_images(layer, images.shape)
    y = output_array(out, geometry.output_shape[4 - images.ndim :], (images, kernel, bias))
    initialize()
    pool = threadpool(threads)
    geometry = choose(geometry, Pass.OUTPUT, pool, max_error, max_workspace)
    operands = (pointer(images), pointer(kernel), pointer(bias), pointer(y))
    _workspace.run(lambda buffer, size: geometry.output(*operands, buffer, size, pool), workspace)
    return y


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
    max_error: float | None = None,
    max_workspace: int | None = None,
    threads: SupportsIndex | None = None,
    workspace: Workspace | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The gradient of a loss by the images `x` of `conv2d`, given its gradient `grad` by the output.

    Arguments:
        grad: of the output's shape, (N, K, OH, OW) or (K, OH, OW).
        w: the kernels, of the shape (K, C / groups, kh, kw).
        input_shape: the shape of `x`, (N, C, H, W) or (C, H, W).
        padding, stride, dilation, groups, algorithm, max_error, max_workspace, threads, workspace: as for `conv2d`.
        out: array to write the result to: C-contiguous float32 of the shape of `x` that overlaps no other argument.
    """
    kernel = real_array("w", w, (4,))
    layer = layer_geometry(kernel.shape, padding, stride, dilation, groups, algorithm, arguments=("input_shape", "w"))
    images = shape("input_shape", input_shape, (3, 4))
    geometry = place_images(layer, images)
    gradient = _output_gradient(grad, geometry, len(images))
    result = output_array(out, images, (gradient, kernel))
    initialize()
    pool = threadpool(threads)
    geometry = choose(geometry, Pass.INPUT_GRADIENT, pool, max_error, max_workspace)
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
    max_error: float | None = None,
    max_workspace: int | None = None,
    threads: SupportsIndex | None = None,
    workspace: Workspace | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The gradient of a loss by the kernels `w` of `conv2d`, given its gradient `grad` by the output.

    Arguments:
        grad: of the output's shape, (N, K, OH, OW) or (K, OH, OW).
        x: the images, of the shape (N, C, H, W) or (C, H, W).
        kernel_shape: the shape of `w`, (K, C / groups, kh, kw).
        padding, stride, dilation, groups, algorithm, max_error, max_workspace, threads, workspace: as for `conv2d`;
            transforms take no stride; of Winograd's, only "wt8x8" does this.
        out: array to write the result to: C-contiguous float32 of the shape of `w` that overlaps no other argument.
    """
    kernel = shape("kernel_shape", kernel_shape, (4,))
    layer = layer_geometry(kernel, padding, stride, dilation, groups, algorithm, arguments=("x", "kernel_shape"))
    images = real_array("x", x, (3, 4))
    geometry = place_images(layer, images.shape)
    gradient = _output_gradient(grad, geometry, images.ndim)
    result = output_array(out, kernel, (gradient, images))
    initialize()
    pool = threadpool(threads)
    geometry = choose(geometry, Pass.KERNEL_GRADIENT, pool, max_error, max_workspace)
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
