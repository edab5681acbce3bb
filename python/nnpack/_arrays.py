"""Arrays as arguments and results: what is taken as it lies, what is converted, what is refused."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._library import ArgumentError, ffi

Float32 = NDArray[np.float32]

ALIGNMENT = 64

_FLOAT32 = np.dtype(np.float32)
_FLOATS = ffi.typeof("float[]")
_ADDRESS = ffi.typeof("uintptr_t")


def pointer(array: NDArray[Any] | None) -> Any:
    """A C-contiguous array's data as C floats, which keep it alive; NULL for None."""
    return ffi.NULL if array is None else ffi.from_buffer(_FLOATS, array)


def _allocate(size: int) -> tuple[NDArray[np.uint8], int]:
    """An uninitialized buffer, and from which byte on it has an address that is a multiple of 64 and so many bytes."""
    buffer = np.empty(size + ALIGNMENT, np.uint8)
    return buffer, -int(ffi.cast(_ADDRESS, ffi.from_buffer(buffer))) % ALIGNMENT


def aligned_bytes(size: int) -> NDArray[np.uint8]:
    """An uninitialized buffer whose address is a multiple of 64."""
    buffer, start = _allocate(size)
    return buffer[start : start + size]


def aligned_array(shape: tuple[int, ...]) -> Float32:
    """An uninitialized array at the start of a cache line: vectors of NumPy's own, 16 bytes off, often cross one."""
    return np.ndarray(shape, _FLOAT32, *_allocate(math.prod(shape) * _FLOAT32.itemsize))


def aligned_copy(array: Float32) -> Float32:
    """The same numbers in rows, from the start of a cache line on."""
    copy = aligned_array(array.shape)
    copy[...] = array
    return copy


def real_array(argument: str, value: ArrayLike, dimensions: tuple[int, ...] | None = None) -> Float32:
    """What a function makes of an array-like argument: see `conv2d`. `dimensions` are the numbers of them it takes."""
    if type(value) is np.ndarray and value.dtype == _FLOAT32 and value.dtype.isnative and value.size != 0:
        flags = value.flags  # most often there is nothing to do, and asking NumPy takes longer than a small layer
        if flags.c_contiguous and flags.aligned and (dimensions is None or value.ndim in dimensions):
            return value
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"{argument}: masked arrays are not supported; fill it first")
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise ArgumentError(argument, f"is no array: {error}") from None
    if array.dtype.kind not in "biuf":
        raise TypeError(f"{argument}: must hold real numbers, not {array.dtype}")
    if dimensions is not None and array.ndim not in dimensions:
        expected = "- or ".join(str(count) for count in dimensions)
        raise ArgumentError(argument, f"must be {expected}-dimensional, not of the shape {array.shape}")
    if 0 in array.shape:
        raise ArgumentError(argument, f"has an empty dimension in its shape {array.shape}")
    return np.require(array, np.float32, ["C_CONTIGUOUS", "ALIGNED", "ENSUREARRAY"])


def _is_same(a: Float32, b: Float32) -> bool:
    return a.ctypes.data == b.ctypes.data and a.shape == b.shape


def output_array(
    out: Float32 | None,
    shape: tuple[int, ...],
    operands: Sequence[NDArray[Any] | None],
    in_place: Sequence[Float32] = (),
) -> Float32:
    """`out`, checked, or a new array. It may be one of the arrays `in_place`, and overlap no other operand."""
    if out is None:
        return aligned_array(shape)
    if not isinstance(out, np.ndarray) or out.dtype != _FLOAT32 or not out.dtype.isnative:
        kind = out.dtype if isinstance(out, np.ndarray) else type(out).__name__
        raise TypeError(f"out: must be an array of native float32, not {kind}")
    if out.shape != shape:
        raise ArgumentError("out", f"must have the shape {shape}, not {out.shape}")
    flags = out.flags
    if not (flags.c_contiguous and flags.aligned and flags.writeable):
        raise ArgumentError("out", "must be C-contiguous, aligned and writeable")
    others = (*operands, *(array for array in in_place if not _is_same(out, array))) if in_place else operands
    for other in others:  # no generator: small layers take about as long as one
        if other is not None and np.may_share_memory(out, other):
            raise ArgumentError("out", "must not overlap the other arrays")
    return out
