"""What takes part in the bench: our library, and what a rival has to do, behind the same few methods."""

from __future__ import annotations

import dataclasses
import functools
import importlib
import importlib.metadata
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol

import numpy as np

from . import _workspace
from ._arrays import Float32, aligned_bytes, pointer
from ._library import Algorithm, ffi
from ._plan import Plan
from ._problems import Pass, Problem
from ._threadpool import threadpool

PHASES = ("input_transform", "kernel_transform", "block_multiplication", "output_transform")
OUTPUTS = (Pass.OUTPUT, Pass.INFERENCE)
ISAS = {"avx2": "x86_64_avx2"}
"""Instruction sets that contenders can be held to, and our target for each."""


class Contender(Protocol):
    """One implementation with one number of threads, on one problem."""

    implementation: str
    algorithm: Algorithm
    threads: int

    def prepare(self) -> None:
        """Sets the number of threads, where that is global."""

    def run(self) -> None:
        """The call to time."""

    def result(self) -> Float32:
        """What the last call computed."""

    def forget(self) -> None:
        """Lets go of the result, if it belongs to this contender."""


class Nnpack:
    """Our library, through its C function, with a workspace and a result of the caller's."""

    implementation = "nnpack"

    def __init__(self, problem: Problem, algorithm: Algorithm, threads: int, result: Float32) -> None:
        self.algorithm = algorithm
        self.threads = threads
        self.profiles: list[dict[str, float]] = []
        self._pool = threadpool(threads)
        self._result = result
        self._arrays = [*problem.operands, result]
        geometry = dataclasses.replace(problem.geometry, algorithm=algorithm)
        self._function: Callable[..., None] = geometry.output
        plan: Plan | None = None
        if problem.computed is Pass.INPUT_GRADIENT:
            self._function = geometry.input_gradient
        elif problem.computed is Pass.KERNEL_GRADIENT:
            self._function = geometry.kernel_gradient
        elif problem.computed is Pass.INFERENCE:
            # As `prepare_conv2d` does for images that it knows, and `PreparedConv2d.bind` for arrays.
            x, w, b = problem.operands
            plan = Plan.create(geometry, pointer(w), pointer(b), self._pool)
            self._function = plan.bind(geometry)
            self._arrays = [x, result]
        operands = [pointer(array) for array in self._arrays]
        needed = _workspace.needed_size(lambda buffer, size: self._function(*operands, buffer, size, self._pool))
        self._workspace = aligned_bytes(needed)
        scratch = (pointer(self._workspace), ffi.new("size_t*", needed))
        self._arguments = (*operands, *scratch, self._pool)
        self._call: Callable[[], None] = functools.partial(self._function, *self._arguments)
        if plan is not None:
            self._call = plan.bind_arrays(geometry, threads, *operands, *scratch)

    @property
    def workspace_bytes(self) -> int:
        """Size of the workspace, in which kernels that were transformed before are not."""
        return self._workspace.nbytes

    def prepare(self) -> None:
        pass

    def run(self) -> None:
        self._call()

    def keep_profile(self) -> None:
        """Notes the times of phases that the library tells, of another call: telling them takes time, too."""
        profile = ffi.new("struct nnp_profile*")
        self._function(*self._arguments, profile)
        self.profiles.append({phase: getattr(profile, phase) for phase in PHASES})

    def result(self) -> Float32:
        return self._result

    def forget(self) -> None:
        pass


Environment = Mapping[str, Mapping[str, str]]
"""Variables and their values, by instruction set."""


class UnsupportedError(Exception):
    """A rival can't compute a layer."""


class Rival(ABC):
    """Somebody else's library, with constant weights that it may prepare, and inputs in the layout that it works in."""

    implementation: str
    algorithm = Algorithm.AUTO
    packages: tuple[str, ...]
    """What to install; the first one has the version."""
    modules: tuple[str, ...]
    """What to import."""
    passes: tuple[Pass, ...] = OUTPUTS
    """What it can compute."""
    layout: str
    """Of its input and result; changing to it and back is not timed."""
    environment: ClassVar[Environment] = {}
    """Variables that hold it to an instruction set, if they are set before it is imported."""

    def __init__(self, problem: Problem, threads: int) -> None:
        self.threads = threads
        self._function = self._choose(problem)
        self._result: Any = None

    @classmethod
    def missing(cls) -> str | None:
        """Why it can't be imported, if so."""
        for module in cls.modules:
            try:
                importlib.import_module(module)
            except ImportError as error:
                return f"can't import {module} ({error}); try: pip install {' '.join(cls.packages)}"
        return None

    @classmethod
    def obstacle(cls, computed: Pass, threads: list[int]) -> str | None:
        """Why it can't take part in a bench, if so."""
        found = cls.missing()
        if found is None and computed not in cls.passes:
            can = " and ".join(each.value for each in cls.passes)
            return f"{cls.implementation} can't compute {computed.value}, only {can}"
        return found

    @classmethod
    def version(cls) -> str:
        """That of its first package."""
        return importlib.metadata.version(cls.packages[0])

    @abstractmethod
    def _choose(self, problem: Problem) -> Callable[[], Any]:
        """The call to time; it returns the result. Raises UnsupportedError."""

    def _arrange(self, result: Any) -> Any:
        """What the call returned, as an array (N, C, H, W)."""
        return result

    def prepare(self) -> None:
        self._result = None

    def run(self) -> None:
        self._result = self._function()

    def result(self) -> Float32:
        return np.asarray(self._arrange(self._result), np.float32)

    def forget(self) -> None:
        self._result = None
