"""Measures the kernels of a WebAssembly build, in node, as `tune` measures those that run in this process."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from ._geometry import Geometry, c_layer
from ._library import ArgumentError, Pass, Strategy, ffi

TARGET = "c"


class Module:
    """The module, in a process of node that answers a line of JSON with another one."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.costs = np.array(self._read())

    def measure(self, geometry: Geometry, computed: Pass, strategy: Strategy, repeat: int) -> list[dict[str, Any]]:
        """What each algorithm did and took: its number, counts and seconds by phase, and its total."""
        shapes = geometry.shapes(computed)
        words = np.frombuffer(ffi.buffer(c_layer(geometry)), np.uintp)
        sizes = [int(np.prod(shape)) for shape in shapes]
        task = {"pass": computed, "strategy": strategy, "words": words.tolist(), "sizes": sizes, "repeat": repeat}
        assert self._process.stdin is not None
        print(json.dumps(task), file=self._process.stdin, flush=True)
        return self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"node ended with status {self._process.wait()}")
        return json.loads(line)


@contextmanager
def module(package: Path) -> Iterator[Module]:
    """That of a build's package, as long as the context lasts."""
    script = package / "bench" / "measure.mjs"
    if not script.is_file():
        raise ArgumentError("web", f"{str(package)!r} is no build's directory web: there is no bench/measure.mjs")
    node = shutil.which("node")
    if node is None:
        raise ArgumentError("web", "needs node, which was not found")
    # V8 would compile functions for a second time while they are being measured.
    command = [node, "--no-liftoff", str(script)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Module(process)
