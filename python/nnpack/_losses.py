"""Losses of numpy arrays, and their gradients."""

from __future__ import annotations

from typing import Any, SupportsFloat, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._arrays import Float32, output_array, pointer, real_array
from ._library import ArgumentError, Status, check, ffi, initialize, lib
from ._threadpool import threadpool


def _logits(x: ArrayLike) -> Float32:
    inputs = real_array("x", x)
    if inputs.ndim == 0:
        raise ArgumentError("x", "must have a dimension of classes, not be a scalar")
    return inputs


def _label_array(labels: ArrayLike, inputs: Float32) -> NDArray[np.int32]:
    """One class for each row."""
    array = np.asarray(labels)
    if array.dtype.kind not in "iu":
        raise TypeError(f"labels: must hold integers, not {array.dtype}")
    if array.shape != inputs.shape[:-1]:
        raise ArgumentError(
            "labels", f"must have the shape {inputs.shape[:-1]} of x before its last dimension, not {array.shape}"
        )
    classes = inputs.shape[-1]
    for label in (array.min(), array.max()):
        if not 0 <= label < classes:
            raise ArgumentError("labels", f"must be from 0 to {classes - 1}, not {label}")
    return np.require(array, np.int32, ["C_CONTIGUOUS", "ALIGNED", "ENSUREARRAY"])


def _operands(inputs: Float32, labels: NDArray[np.int32]) -> tuple[int, int, Any, Any]:
    rows = inputs.size // inputs.shape[-1]
    return rows, inputs.shape[-1], pointer(inputs), ffi.cast("int32_t*", labels.ctypes.data)


def _too_large(array: Float32) -> dict[Status, tuple[str, str]]:
    blame = ("x", f"is too large: its shape is {array.shape}")
    return {Status.INVALID_BATCH_SIZE: blame, Status.INVALID_CHANNELS: blame}


def softmax_cross_entropy(
    x: ArrayLike, labels: ArrayLike, *, threads: SupportsIndex | None = None, out: Float32 | None = None
) -> Float32:
    """-log(softmax(x)) at the label of each row: one loss a row, which no finite `x` makes overflow.

    Arguments:
        x: (..., classes); the rules for arrays are those of `conv2d`.
        labels: integers of the shape (...), each from 0 to classes - 1.
        threads: how many threads compute; None takes all CPUs that the process may use. The result does not depend
            on it.
        out: array to write the result to: C-contiguous float32 of the shape of `labels`.

    Returns:
        `out`, or a new float32 array.
    """
    inputs = _logits(x)
    classes = _label_array(labels, inputs)
    losses = output_array(out, classes.shape, (inputs,))
    initialize()
    status = lib.nnp_softmax_cross_entropy_output(*_operands(inputs, classes), pointer(losses), threadpool(threads))
    check(status, _too_large(inputs))
    return losses


def softmax_cross_entropy_gradient(
    x: ArrayLike,
    labels: ArrayLike,
    *,
    scale: SupportsFloat = 1.0,
    threads: SupportsIndex | None = None,
    out: Float32 | None = None,
) -> Float32:
    """The gradient by `x` of `scale` times the sum of the losses: (softmax(x) - one_hot(labels)) * scale.

    Arguments:
        x, labels, threads: as for `softmax_cross_entropy`.
        scale: any number; 1 / rows for the mean of the losses.
        out: array to write the result to, `x` itself if you like: C-contiguous float32 of the shape of `x`.
    """
    inputs = _logits(x)
    classes = _label_array(labels, inputs)
    factor = float(scale)
    result = output_array(out, inputs.shape, (), in_place=(inputs,))
    initialize()
    status = lib.nnp_softmax_cross_entropy_input_gradient(
        *_operands(inputs, classes), factor, pointer(result), threadpool(threads)
    )
    check(status, _too_large(inputs))
    return result
