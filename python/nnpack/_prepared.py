"""Convolution layers whose kernels are transformed once, kept, and perhaps saved to a file."""

from __future__ import annotations

import dataclasses
import json
import os
import zipfile
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _workspace
from ._arguments import Padding, Pair, shape
from ._arrays import Float32, aligned_bytes, output_array, pointer, real_array
from ._choice import choose
from ._convolution import bias_array, compute_output
from ._geometry import Geometry, layer_geometry, place_images
from ._info import info
from ._library import Activation, Algorithm, ArgumentError, Pass, Strategy, ffi, initialize
from ._threadpool import threadpool
from ._workspace import Workspace

FORMAT = "nnpack prepared convolution 1"
USUAL_IMAGE = 28


class PreparedConv2d:
    """A convolution layer whose kernels are transformed already; made by `prepare_conv2d`, called on images.

    It keeps the transformed kernels and a copy of the bias, not `w`. It can be called from several threads.
    """

    def __init__(self, layer: Geometry, transformed: NDArray[np.uint8], bias: Float32 | None) -> None:
        self._layer, self._transformed, self._bias = layer, transformed, bias

    @property
    def algorithm(self) -> Algorithm:
        """What computes the layer."""
        return self._layer.algorithm

    @property
    def nbytes(self) -> int:
        """Bytes of the transformed kernels."""
        return self._transformed.nbytes

    def workspace_size(self, input_shape: tuple[int, ...], *, threads: SupportsIndex | None = None) -> int:
        """Bytes of scratch memory that images of a shape, (N, C, H, W) or (C, H, W), take."""
        layer = dataclasses.replace(self._layer, arguments=("input_shape", "w"))
        geometry = place_images(layer, shape("input_shape", input_shape, (3, 4)))
        pool, null, kernels = threadpool(threads), ffi.NULL, pointer(self._transformed)
        return _workspace.needed_size(
            lambda buffer, size: geometry.output(null, kernels, null, null, buffer, size, pool, strategy=Strategy.REUSE)
        )

    def save(self, file: str | os.PathLike[str]) -> None:
        """Writes the layer to a file, which `load_prepared_conv2d` reads on machines that run the same kernels."""
        header = {"format": FORMAT, **_kernels(), "layer": dataclasses.asdict(self._layer)}
        arrays: dict[str, Any] = {"header": np.array(json.dumps(header)), "kernels": self._transformed}
        if self._bias is not None:
            arrays["bias"] = self._bias
        with Path(file).open("wb") as stream:
            np.savez(stream, **arrays)

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
        geometry = place_images(self._layer, images.shape)
        y = output_array(out, geometry.output_shape[4 - images.ndim :], (images, self._bias))
        return compute_output(geometry, images, self._transformed, self._bias, y, threads, workspace, Strategy.REUSE)


def _kernels() -> dict[str, str]:
    """What the layout of transformed kernels depends on."""
    found = info()
    return {"version": found.version, "target": found.target, "microarchitecture": found.microarchitecture}


def load_prepared_conv2d(file: str | os.PathLike[str]) -> PreparedConv2d:
    """Reads a layer that `PreparedConv2d.save` wrote.

    Raises:
        ArgumentError: the file holds no such layer, or one for another version of the library or other kernels than
            those that run here: then prepare it anew.
        OSError: the file can't be read.
    """
    name = os.fspath(file)
    try:
        with np.load(file, allow_pickle=False) as arrays:
            header = json.loads(str(arrays["header"]))
            kernels = np.require(arrays["kernels"], np.uint8)
            bias = np.require(arrays["bias"], np.float32) if "bias" in arrays else None
        if header["format"] != FORMAT:
            raise ValueError(header["format"])
        fields: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in header["layer"].items()
        }
        fields |= {"algorithm": Algorithm(fields["algorithm"]), "activation": Activation(fields["activation"])}
        layer = Geometry(**fields)
        found = {key: header[key] for key in _kernels()}
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise ArgumentError("file", f"{name!r} holds no prepared convolution ({error})") from error
    if found != _kernels():
        made, here = (" ".join(each.values()) for each in (found, _kernels()))
        raise ArgumentError("file", f"{name!r} was made by nnpack {made}; here runs {here}")
    initialize()
    null = ffi.NULL
    needed = _workspace.needed_size(
        lambda buffer, size: layer.output(null, null, null, null, buffer, size, null, strategy=Strategy.PRECOMPUTE)
    )
    if kernels.shape != (needed,) or (bias is not None and bias.shape != (layer.output_channels,)):
        raise ArgumentError("file", f"{name!r} has {kernels.size} bytes of kernels, where its layer has {needed}")
    transformed = aligned_bytes(needed)
    transformed[:] = kernels
    return PreparedConv2d(layer, transformed, bias)


def prepare_conv2d(
    w: ArrayLike,
    b: ArrayLike | None = None,
    *,
    padding: Padding = 0,
    stride: Pair = 1,
    dilation: Pair = 1,
    groups: SupportsIndex = 1,
    algorithm: str | Algorithm = "auto",
    input_shape: tuple[int, ...] | None = None,
    max_error: float | None = None,
    max_workspace: int | None = None,
    activation: str | Activation | None = None,
    threads: SupportsIndex | None = None,
) -> PreparedConv2d:
    """Transforms kernels once, for many images of any sizes: `y = prepare_conv2d(w, b, padding=1)(x)`.

    Worth it where single images go through layers of many channels. `threads` do the transformation. Other arguments
    are those of `conv2d`.

    Arguments:
        input_shape: that of the images, (N, C, H, W) or (C, H, W), for which "auto" chooses and the limits hold; others
            can be convolved all the same. None is a single image whose output is 28x28.
    """
    kernel = real_array("w", w, (4,))
    layer = layer_geometry(kernel.shape, padding, stride, dilation, groups, algorithm, activation)
    shape_of_images = _usual_shape(layer) if input_shape is None else shape("input_shape", input_shape, (3, 4))
    geometry = place_images(dataclasses.replace(layer, arguments=("input_shape", "w")), shape_of_images)
    bias = bias_array(b, layer.output_channels)
    initialize()
    pool, null = threadpool(threads), ffi.NULL
    chosen = choose(geometry, Pass.OUTPUT, Strategy.REUSE, pool, max_error, max_workspace, always=True)
    layer = layer.with_algorithm(chosen.algorithm)

    def transform(buffer: object, size: object) -> None:
        layer.output(null, pointer(kernel), null, null, buffer, size, pool, strategy=Strategy.PRECOMPUTE)

    transformed = aligned_bytes(_workspace.needed_size(transform))
    transform(pointer(transformed), ffi.new("size_t*", transformed.size))
    return PreparedConv2d(layer, transformed, None if bias is None else bias.copy())


def _usual_shape(layer: Geometry) -> tuple[int, ...]:
    sizes = (
        max((USUAL_IMAGE - 1) * step + extent - before - after, 1)
        for step, extent, before, after in zip(
            layer.stride,
            layer.extent,
            (layer.padding[0], layer.padding[3]),
            (layer.padding[2], layer.padding[1]),
            strict=True,
        )
    )
    return 1, layer.input_channels, *sizes
