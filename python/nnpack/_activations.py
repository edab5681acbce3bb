"""Activations of numpy arrays, and their gradients."""

from __future__ import annotations

from typing import SupportsFloat, SupportsIndex

from numpy.typing import ArrayLike

from ._arrays import Float32, output_array, pointer, real_array
from ._library import ArgumentError, Status, check, initialize, lib
from ._threadpool import threadpool


def _matrix(array: Float32) -> tuple[int, int]:
    """Rows and elements of a row; what has no dimension is one element."""
    return (array.size // array.shape[-1], array.shape[-1]) if array.ndim else (1, 1)


def _too_large(array: Float32) -> dict[Status, tuple[str, str]]:
    blame = ("x", f"is too large: its shape is {array.shape}")
    return {Status.INVALID_BATCH_SIZE: blame, Status.INVALID_CHANNELS: blame}


def relu(
    x: ArrayLike,
    *,
    negative_slope: SupportsFloat = 0.0,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The rectified linear unit: `x` where it is positive, `x * negative_slope` elsewhere.

    Arguments:
        x: any shape; the rules for arrays are those of `conv2d`.
        negative_slope: any number. With 0, -infinity becomes 0; NaN stays NaN.
        threads: how many threads compute; None takes all CPUs that the process may use.
        out: array to write the result to, `x` itself if you like: C-contiguous float32 of the shape of `x`.

    Returns:
        `out`, or a new float32 array.
    """
    inputs = real_array("x", x)
    slope = float(negative_slope)
    y = output_array(out, inputs.shape, (), in_place=(inputs,))
    initialize()
    status = lib.nnp_relu_output(*_matrix(inputs), pointer(inputs), pointer(y), slope, threadpool(threads))
    check(status, _too_large(inputs))
    return y


def relu_gradient(
    grad: ArrayLike,
    x: ArrayLike,
    *,
    negative_slope: SupportsFloat = 0.0,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The gradient of a loss by the input `x` of `relu`, given its gradient `grad` by the output.

    That is `grad` where `x` is positive, `grad * negative_slope` elsewhere (0, whatever `grad` is, if the slope is 0).

    Arguments:
        grad, x: of one shape.
        negative_slope, threads: as for `relu`.
        out: array to write the result to, `grad` or `x` itself if you like.
    """
    inputs = real_array("x", x)
    gradient = real_array("grad", grad)
    if gradient.shape != inputs.shape:
        raise ArgumentError("grad", f"must have the shape {inputs.shape} of x, not {gradient.shape}")
    slope = float(negative_slope)
    result = output_array(out, inputs.shape, (), in_place=(gradient, inputs))
    initialize()
    status = lib.nnp_relu_input_gradient(
        *_matrix(inputs), pointer(gradient), pointer(inputs), pointer(result), slope, threadpool(threads)
    )
    check(status, _too_large(inputs))
    return result


def softmax(x: ArrayLike, *, threads: SupportsIndex | None = None, out: Float32 | None = None) -> Float32:
    """exp(x) / sum(exp(x)) along the last dimension, which no finite `x` makes overflow.

    A row with NaN or +infinity, or of nothing but -infinity, gives NaN.

    Arguments:
        x: any shape but that of a scalar; the rules for arrays are those of `conv2d`.
        threads: how many threads compute; None takes all CPUs that the process may use. The result does not depend
            on it.
        out: array to write the result to, `x` itself if you like: C-contiguous float32 of the shape of `x`.

    Returns:
        `out`, or a new float32 array.
    """
    inputs = real_array("x", x)
    if inputs.ndim == 0:
        raise ArgumentError("x", "must have a dimension to sum over, not be a scalar")
    y = output_array(out, inputs.shape, (), in_place=(inputs,))
    initialize()
    status = lib.nnp_softmax_output(*_matrix(inputs), pointer(inputs), pointer(y), threadpool(threads))
    check(status, _too_large(inputs))
    return y
