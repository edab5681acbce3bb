"""Fully connected layers of numpy arrays, and their gradients."""

from __future__ import annotations

from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._arguments import choice
from ._arrays import Float32, output_array, pointer, real_array
from ._library import Activation, ArgumentError, Status, check, ffi, initialize, lib
from ._threadpool import threadpool


def _vectors(argument: str, value: ArrayLike) -> Float32:
    """An array whose last dimension is that of the vectors."""
    array = real_array(argument, value)
    if array.ndim == 0:
        raise ArgumentError(argument, "must have a dimension of channels, not be a scalar")
    return array


def _need_channels(argument: str, array: Float32, channels: int, what: str) -> None:
    if array.shape[-1] != channels:
        raise ArgumentError(
            argument, f"must have {channels} elements in its last dimension, as many as {what}, not {array.shape[-1]}"
        )


def _sizes(vectors: Float32, inputs: int, outputs: int) -> tuple[int, int, int]:
    return vectors.size // vectors.shape[-1], inputs, outputs


def _too_large(array: Float32, w_shape: tuple[int, ...]) -> dict[Status, tuple[str, str]]:
    return {
        Status.INVALID_BATCH_SIZE: ("x", f"is too large: its shape is {array.shape}"),
        Status.INVALID_INPUT_CHANNELS: ("x", f"is too large: its shape is {array.shape}"),
        Status.INVALID_OUTPUT_CHANNELS: ("w", f"is too large: its shape is {w_shape}"),
    }


def _half_array(w: ArrayLike) -> NDArray[np.float16] | None:
    """What holds 16-bit floats already."""
    if not isinstance(w, np.ndarray) or isinstance(w, np.ma.MaskedArray) or w.dtype != np.float16 or w.ndim != 2:
        return None
    return np.require(w, np.float16, ["C_CONTIGUOUS", "ALIGNED", "ENSUREARRAY"])


def linear(
    x: ArrayLike,
    w: ArrayLike,
    b: ArrayLike | None = None,
    *,
    activation: str | Activation | None = None,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """A fully connected layer: activation(x @ w.T + b).

    Arguments:
        x: (..., in); the rules for arrays are those of `conv2d`.
        w: (out, in). If it holds float16 and x is a single vector, it is not converted, and half as much memory is
            read; infinities and NaN in it are taken for numbers from 65536 to 131008 then.
        b: (out,), or None for zeros.
        activation: None, "identity" or "relu".
        threads: how many threads compute; None takes all CPUs that the process may use. The result does not depend
            on it.
        out: array to write the result to: C-contiguous float32 of the shape (..., out), which overlaps no other.

    Returns:
        `out`, or a new float32 array.
    """
    inputs = _vectors("x", x)
    halves = _half_array(w) if inputs.size == inputs.shape[-1] else None
    weights = real_array("w", w, (2,)) if halves is None else halves
    if 0 in weights.shape:
        raise ArgumentError("w", f"has an empty dimension in its shape {weights.shape}")
    outputs, channels = weights.shape
    _need_channels("x", inputs, channels, "w takes")
    bias = None if b is None else real_array("b", b, (1,))
    if bias is not None and bias.shape != (outputs,):
        raise ArgumentError("b", f"must have one element for each of the {outputs} rows of w, not {bias.shape[0]}")
    function = choice("activation", "identity" if activation is None else activation, Activation)
    y = output_array(out, (*inputs.shape[:-1], outputs), (inputs, weights, bias))
    initialize()
    pool, sizes = threadpool(threads), _sizes(inputs, channels, outputs)
    if halves is not None:
        status = lib.nnp_fully_connected_inference_f16f32(
            channels, outputs, pointer(inputs), pointer(halves), pointer(y), pool
        )
        if bias is not None:
            y += bias
        if function == Activation.RELU:
            np.maximum(y, 0, out=y)
    else:
        status = lib.nnp_fully_connected_output_with_bias(
            *sizes, pointer(inputs), pointer(weights), pointer(bias), pointer(y), function, ffi.NULL, pool, ffi.NULL
        )
    check(status, _too_large(inputs, weights.shape))
    return y


def linear_input_gradient(
    grad: ArrayLike, w: ArrayLike, *, threads: SupportsIndex | None = None, out: Float32 | None = None
) -> Float32:
    """The gradient of a loss by the input of `linear` (before any activation), given that by its output: grad @ w.

    Arguments:
        grad: (..., out).
        w: (out, in).
        threads: as for `linear`.
        out: array to write the result to, of the shape (..., in).
    """
    gradient, weights = _vectors("grad", grad), real_array("w", w, (2,))
    outputs, channels = weights.shape
    _need_channels("grad", gradient, outputs, "w has rows")
    result = output_array(out, (*gradient.shape[:-1], channels), (gradient, weights))
    initialize()
    status = lib.nnp_fully_connected_input_gradient(
        *_sizes(gradient, channels, outputs),
        pointer(gradient),
        pointer(weights),
        pointer(result),
        threadpool(threads),
        ffi.NULL,
    )
    check(status, _too_large(gradient, weights.shape))
    return result


def linear_kernel_gradient(
    grad: ArrayLike, x: ArrayLike, *, threads: SupportsIndex | None = None, out: Float32 | None = None
) -> Float32:
    """The gradient of a loss by the kernel of `linear`, given that by its output: the sum of outer products.

    Arguments:
        grad: (..., out).
        x: (..., in), what `linear` was given.
        threads: as for `linear`.
        out: array to write the result to, of the shape (out, in).
    """
    gradient, inputs = _vectors("grad", grad), _vectors("x", x)
    if gradient.shape[:-1] != inputs.shape[:-1]:
        raise ArgumentError(
            "grad", f"must have the shape {inputs.shape[:-1]} of x before its last dimension, not {gradient.shape[:-1]}"
        )
    shape = (gradient.shape[-1], inputs.shape[-1])
    result = output_array(out, shape, (gradient, inputs))
    initialize()
    status = lib.nnp_fully_connected_kernel_gradient(
        *_sizes(inputs, shape[1], shape[0]),
        pointer(inputs),
        pointer(gradient),
        pointer(result),
        threadpool(threads),
        ffi.NULL,
    )
    check(status, _too_large(inputs, shape))
    return result


def linear_bias_gradient(
    grad: ArrayLike, *, threads: SupportsIndex | None = None, out: Float32 | None = None
) -> Float32:
    """The gradient of a loss by the bias of `linear`, given that by its output: the sum of all vectors.

    Arguments:
        grad: (..., out).
        threads: as for `linear`.
        out: array to write the result to, of the shape (out,).
    """
    gradient = _vectors("grad", grad)
    result = output_array(out, gradient.shape[-1:], (gradient,))
    initialize()
    status = lib.nnp_fully_connected_bias_gradient(
        gradient.size // gradient.shape[-1], gradient.shape[-1], pointer(gradient), pointer(result), threadpool(threads)
    )
    blame = ("grad", f"is too large: its shape is {gradient.shape}")
    check(status, {Status.INVALID_BATCH_SIZE: blame, Status.INVALID_OUTPUT_CHANNELS: blame})
    return result
