"""Convolution layers whose kernels the library has packed, as it keeps and computes them."""

from __future__ import annotations

import functools
import math
import sys
from collections.abc import Callable
from typing import Any

from . import _threadpool
from ._geometry import Geometry, c_layer
from ._info import info
from ._library import Activation, Algorithm, Status, check, ffi, lib

_CALL = ffi.typeof("struct nnp_convolution_call*")
_LARGEST_SIZE = 2 * sys.maxsize + 1

Run = Callable[..., None]
"""Takes input, output, workspace, its size, pool and profile; raises errors."""


class Plan:
    """A `struct nnp_convolution_plan`, freed with this object. It can be run by several threads at once."""

    def __init__(self, handle: Any) -> None:
        self._handle = ffi.gc(handle, lib.nnp_convolution_plan_destroy)
        description = ffi.new("struct nnp_convolution_plan_description*")
        check(lib.nnp_convolution_plan_describe(handle, ffi.NULL, description), {})
        sizes, candidate, padding = description.layer, description.candidate, description.layer.input_padding
        self.layer = Geometry(
            batch=sizes.batch_size,
            input_channels=sizes.input_channels,
            output_channels=sizes.output_channels,
            image=_pair(sizes.input_size),
            kernel=_pair(sizes.kernel_size),
            padding=(padding.top, padding.right, padding.bottom, padding.left),
            stride=_pair(sizes.stride),
            dilation=_pair(sizes.dilation),
            groups=sizes.groups,
            algorithm=Algorithm(candidate.algorithm),
            activation=Activation(description.activation),
        )
        """With the algorithm that was chosen, and the images that it was chosen for."""
        self.nbytes = int(candidate.transformed_kernel_size)
        """Bytes of the packed kernels."""

    @classmethod
    def create(
        cls,
        geometry: Geometry,
        w: Any,
        b: Any,
        pool: Any,
        max_error: float | None = None,
        max_workspace: int | None = None,
    ) -> Plan:
        """Chooses the algorithm for the geometry's images (or a usual one, if its batch and image are 0); packs `w`."""
        limits = ffi.new("struct nnp_convolution_limits*")
        limits.error = math.inf if max_error is None else max_error
        limits.workspace_size = _LARGEST_SIZE if max_workspace is None else min(max_workspace, _LARGEST_SIZE)
        handle = ffi.new("struct nnp_convolution_plan**")
        geometry.check(
            lib.nnp_convolution_plan_create(
                c_layer(geometry), geometry.algorithm, limits, w, b, geometry.activation, ffi.NULL, pool, ffi.NULL,
                handle,
            )
        )  # fmt: skip
        return cls(handle[0])

    @classmethod
    def load(cls, argument: str, name: str, data: bytes) -> Plan:
        """Reads what `save` returned; errors blame the argument, and say that it is called `name`."""
        handle = ffi.new("struct nnp_convolution_plan**")
        status = lib.nnp_convolution_plan_load(data, len(data), handle)
        if status != Status.SUCCESS:
            here = info()
            kernels = f"those of {here.target} for {here.microarchitecture}"
            problems = {
                Status.INVALID_PLAN: "holds no prepared convolution, or not all of one, or was changed",
                Status.UNSUPPORTED_PLAN: f"was saved by another version than nnpack {here.version}; prepare it anew",
                Status.UNSUPPORTED_HARDWARE: f"was saved for other kernels than {kernels}, which run here; "
                "prepare it anew",
            }
            check(status, {status: (argument, f"{name!r} {problem}") for status, problem in problems.items()})
        return cls(handle[0])

    def save(self) -> bytearray:
        """What `load` makes the same plan from."""
        size = ffi.new("size_t*")
        check(lib.nnp_convolution_plan_save(self._handle, ffi.NULL, size), {})
        data = bytearray(size[0])
        check(lib.nnp_convolution_plan_save(self._handle, ffi.from_buffer(data), size), {})
        return data

    def bind(self, images: Geometry) -> Run:
        """nnp_convolution_plan_run for the images of a geometry, whose sizes are found once."""
        call = self._call(images)[0]

        def run(x: Any, y: Any, workspace: Any, workspace_size: Any, pool: Any, profile: Any = ffi.NULL) -> None:
            own = ffi.new(_CALL, call)  # since threads may share the other
            own.plan, own.input, own.output = self._handle, x, y
            own.workspace_buffer, own.workspace_size = workspace, workspace_size
            own.threadpool, own.profile = pool, profile
            images.check(lib.nnp_convolution_plan_run(own))

        return run

    def bind_arrays(self, images: Geometry, threads: int, *pointers: Any) -> BoundCall:
        """A call with all arguments but the profile; pointers are input, output, workspace and its size."""
        call = self._call(images)
        call.plan = self._handle
        call.input, call.output, call.workspace_buffer, call.workspace_size = pointers
        return BoundCall(images, threads, call, (self, pointers))

    def _call(self, images: Geometry) -> Any:
        """A struct that doesn't keep alive what it will point to."""
        call = ffi.new(_CALL)
        call.batch_size, call.input_size = images.batch, images.image[::-1]
        return call


class BoundCall:
    """nnp_convolution_plan_run with all arguments, what they point to kept alive."""

    def __init__(self, images: Geometry, threads: int, call: Any, pointed_to: Any) -> None:
        self._images, self._threads, self._struct, self._pointed_to = images, threads, call, pointed_to
        self._run = functools.partial(lib.nnp_convolution_plan_run, call)
        self._find_pool()

    def _find_pool(self) -> None:
        self._forks = _threadpool.forks
        self._struct.threadpool = _threadpool.threadpool(self._threads)

    def __call__(self) -> None:
        if self._forks != _threadpool.forks:
            self._find_pool()
        status = self._run()
        if status:
            self._images.check(status)


def _pair(size: Any) -> tuple[int, int]:
    return size.height, size.width
