"""Scratch memory of functions: the caller's, or the calling thread's own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, SupportsIndex

from ._arguments import integer
from ._arrays import aligned_bytes, pointer
from ._library import Error, Status, ffi

# A thread keeps its own workspace for the next call up to this size; a larger one is freed after the call.
KEPT_SIZE = 256 << 20

Call = Callable[[Any, Any], None]
"""A function of the C API with all arguments given but workspace_buffer and workspace_size."""


class Workspace:
    """Scratch memory that is kept from call to call, and grows to what they need: `conv2d(..., workspace=mine)`.

    Without one, functions use another of the calling thread's own, up to 256 MiB. Give your own where more is needed
    again and again, or to know, and to free, what is held.

    One workspace may be given to any function, with any number of threads to compute. Python threads may share it, but
    take turns then: calls that are to run at the same time need a workspace each.

    Arguments:
        size: bytes to allocate at once.
    """

    def __init__(self, size: SupportsIndex = 0) -> None:
        self._lock = threading.Lock()
        self._allocate(integer("size", size, 0))

    @property
    def size(self) -> int:
        """Bytes allocated so far."""
        return self._buffer.size

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.size})"

    def _allocate(self, size: int) -> None:
        self._address, self._buffer = ffi.NULL, aligned_bytes(0)  # the old memory goes before the new one comes
        buffer = aligned_bytes(size)
        # The buffer at last: its size tells that there is an address, whatever interrupts this.
        self._address, self._available, self._buffer = pointer(buffer), ffi.new("size_t*", size), buffer

    def _lend(self, call: Call, size: int) -> None:
        """Calls a function with the memory, which grows to `size` if it is smaller."""
        with self._lock:
            if self._buffer.size < size:
                self._allocate(size)
            call(self._address, self._available)

    def _lend_if_enough(self, call: Call) -> bool:
        """Calls a function with the memory as it is; false if that is too small, before anything was computed."""
        with self._lock:
            if self._buffer.size == 0:
                return False
            try:
                call(self._address, self._available)
            except Error as error:
                if error.status is not Status.INSUFFICIENT_BUFFER:
                    raise
                return False
        return True


class _Own(threading.local):
    """Each thread's own workspace."""

    def __init__(self) -> None:
        self.workspace = Workspace()


_own = _Own()


def needed_size(call: Call) -> int:
    """Asks a function how much workspace it needs, in bytes."""
    size = ffi.new("size_t*")
    call(ffi.NULL, size)
    return int(size[0])


def run(call: Call, workspace: Workspace | None) -> None:
    """Calls a function with as much workspace as it needs; None stands for the thread's own."""
    if workspace is not None and not isinstance(workspace, Workspace):
        raise TypeError(f"workspace: must be None or an nnpack.Workspace, not {type(workspace).__name__}")
    # What was enough for an earlier call often is again: one call then, not two.
    if (workspace or _own.workspace)._lend_if_enough(call):
        return
    size = needed_size(call)
    if workspace is None:
        workspace = _own.workspace if size <= KEPT_SIZE else Workspace()
    workspace._lend(call, size)
