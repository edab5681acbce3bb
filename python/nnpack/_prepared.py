"""Convolution layers whose kernels are transformed once, kept, and perhaps saved to a file."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable
from pathlib import Path
from typing import SupportsIndex

import numpy as np
from numpy.typing import ArrayLike

from . import _workspace
from ._arguments import Padding, Pair, shape
from ._arrays import Float32, aligned_bytes, output_array, pointer, real_array
from ._choice import check_limits, limits_error
from ._convolution import bias_array
from ._geometry import layer_geometry, place_images
from ._library import Activation, Algorithm, ArgumentError, Pass, Status, Strategy, ffi, initialize
from ._plan import Plan, Run
from ._threadpool import thread_count, threadpool
from ._workspace import Workspace


class PreparedConv2d:
    """A convolution layer whose kernels are transformed already; made by `prepare_conv2d`, called on images.

    It keeps the transformed kernels and a copy of the bias, not `w`. It can be called from several threads.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        # The last call's images, since placing them takes longer than a small layer.
        self._placed: tuple[tuple[int, ...], Run, tuple[int, ...]]
        self._placed = plan.layer.input_shape, plan.bind(plan.layer), plan.layer.output_shape

    def __reduce__(self) -> tuple[Callable[[bytes], PreparedConv2d], tuple[bytes]]:
        """Lets `copy` copy a layer, and multiprocessing hand it to another process."""
        return _unpickle, (bytes(self._plan.save()),)

    @property
    def algorithm(self) -> Algorithm:
        """What computes the layer."""
        return self._plan.layer.algorithm

    @property
    def nbytes(self) -> int:
        """Bytes of the transformed kernels."""
        return self._plan.nbytes

    def workspace_size(self, input_shape: tuple[int, ...], *, threads: SupportsIndex | None = None) -> int:
        """Bytes of scratch memory that images of a shape, (N, C, H, W) or (C, H, W), take."""
        layer = dataclasses.replace(self._plan.layer, arguments=("input_shape", "w"))
        run = self._plan.bind(place_images(layer, shape("input_shape", input_shape, (3, 4))))
        pool = threadpool(threads)
        return _workspace.needed_size(lambda buffer, size: run(ffi.NULL, ffi.NULL, buffer, size, pool))

    def save(self, file: str | os.PathLike[str]) -> None:
        """Writes the layer to a file, which `load_prepared_conv2d` reads on machines that run the same kernels."""
        Path(file).write_bytes(self._plan.save())

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
        input_shape, run, output_shape = self._placed
        if images.shape != input_shape:
            geometry = place_images(self._plan.layer, images.shape)
            run, output_shape = self._plan.bind(geometry), geometry.output_shape[4 - images.ndim :]
            self._placed = images.shape, run, output_shape
        y = output_array(out, output_shape, (images,))
        pool, source, target = threadpool(threads), pointer(images), pointer(y)
        _workspace.run(lambda buffer, size: run(source, target, buffer, size, pool), workspace)
        return y

    def bind(
        self, x: Float32, out: Float32 | None = None, *, threads: SupportsIndex | None = None
    ) -> Callable[[], Float32]:
        """A function that convolves what the array `x` holds when it is called, into `out`, which it returns.

        Arrays are checked and scratch memory is allocated only once: a call takes 0.4 us besides the layer itself, not
        3 or 4, if the layer was prepared for these images and as many threads. Threads must not call it at once.

        Arguments:
            x: images of any size, (N, C, H, W) or (C, H, W), not copied: C-contiguous float32.
            out: None is a new array.
        """
        images = real_array("x", x, (3, 4))
        if not (isinstance(x, np.ndarray) and np.may_share_memory(images, x)):
            raise ArgumentError("x", "must be a C-contiguous, aligned array of native float32, since it is not copied")
        geometry = place_images(self._plan.layer, images.shape)
        y = output_array(out, geometry.output_shape[4 - images.ndim :], (images,))
        count = thread_count(threads)
        needed = self.workspace_size(images.shape, threads=count)
        scratch = (pointer(aligned_bytes(needed)), ffi.new("size_t*", needed))
        run = self._plan.bind_arrays(geometry, count, pointer(images), pointer(y), *scratch)

        def compute() -> Float32:
            run()
            return y

        return compute


def _unpickle(data: bytes) -> PreparedConv2d:
    initialize()
    return PreparedConv2d(Plan.load("data", "a pickled layer", data))


def load_prepared_conv2d(file: str | os.PathLike[str]) -> PreparedConv2d:
    """Reads a layer that `PreparedConv2d.save` wrote.

    Raises:
        ArgumentError: the file holds no such layer, or a damaged one, or one for another version of the library or
            other kernels than those that run here: then prepare it anew.
        OSError: the file can't be read.
    """
    data = Path(file).read_bytes()
    initialize()
    return PreparedConv2d(Plan.load("file", os.fspath(file), data))


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
    geometry = dataclasses.replace(layer, batch=0, image=(0, 0), arguments=("input_shape", "w"))
    if input_shape is not None:
        geometry = place_images(geometry, shape("input_shape", input_shape, (3, 4)))
    bias = bias_array(b, layer.output_channels)
    check_limits(max_error, max_workspace)
    initialize()
    pool = threadpool(threads)
    try:
        plan = Plan.create(geometry, pointer(kernel), pointer(bias), pool, max_error, max_workspace)
    except ArgumentError as error:
        if error.status is not Status.UNSUPPORTED_ALGORITHM or (max_error is None and max_workspace is None):
            raise
        raise limits_error(geometry, Pass.OUTPUT, Strategy.REUSE, pool, max_error, max_workspace) from None
    return PreparedConv2d(plan)
