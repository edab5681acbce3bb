"""Who takes part in the bench: our library and its rivals, each behind the same few methods."""

from __future__ import annotations

import dataclasses
import functools
import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from . import _workspace
from ._arrays import Float32, aligned_bytes, pointer
from ._geometry import Geometry
from ._library import Algorithm, Strategy, ffi
from ._problems import Pass, Problem
from ._threadpool import threadpool

PHASES = ("input_transform", "kernel_transform", "block_multiplication", "output_transform")
OUTPUTS = (Pass.OUTPUT, Pass.INFERENCE)


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
        self._profile = ffi.new("struct nnp_profile*")
        self._result = result
        self._arrays = [*problem.operands, result]
        geometry = dataclasses.replace(problem.geometry, algorithm=algorithm)
        self._function: Callable[..., None] = geometry.output
        if problem.computed is Pass.INPUT_GRADIENT:
            self._function = geometry.input_gradient
        elif problem.computed is Pass.KERNEL_GRADIENT:
            self._function = geometry.kernel_gradient
        elif problem.computed is Pass.INFERENCE:
            self._function = functools.partial(geometry.output, strategy=Strategy.REUSE)
            self._arrays[1] = self._transformed(geometry, problem.operands[1])
        self._operands = [pointer(array) for array in self._arrays]
        self._workspace = aligned_bytes(_workspace.needed_size(self._call))
        self._scratch = (pointer(self._workspace), ffi.new("size_t*", self._workspace.size))

    def _transformed(self, geometry: Geometry, w: Float32) -> Any:
        null = ffi.NULL

        def transform(buffer: Any, size: Any) -> None:
            geometry.output(null, pointer(w), null, null, buffer, size, self._pool, strategy=Strategy.PRECOMPUTE)

        memory = aligned_bytes(_workspace.needed_size(transform))
        transform(pointer(memory), ffi.new("size_t*", memory.size))
        return memory

    def _call(self, workspace: Any, size: Any) -> None:
        self._function(*self._operands, workspace, size, self._pool, self._profile)

    @property
    def workspace_bytes(self) -> int:
        """Size of the workspace, in which kernels that were transformed before are not."""
        return self._workspace.nbytes

    def prepare(self) -> None:
        pass

    def run(self) -> None:
        self._call(*self._scratch)

    def keep_profile(self) -> None:
        """Notes the times that the library told for the last call."""
        self.profiles.append({phase: getattr(self._profile, phase) for phase in PHASES})

    def result(self) -> Float32:
        return self._result

    def forget(self) -> None:
        pass


class Rival(ABC):
    """Somebody else's library."""

    implementation: str
    algorithm = Algorithm.AUTO
    packages: str
    """What to install."""
    passes: tuple[Pass, ...] = OUTPUTS
    """What it can compute."""

    def __init__(self, problem: Problem, threads: int) -> None:
        self.threads = threads
        self._function = self._choose(problem)
        self._result: Any = None

    @classmethod
    def obstacle(cls, computed: Pass, threads: list[int]) -> str | None:
        """Why it can't take part in a bench, if so."""
        for package in cls.packages.split():
            try:
                importlib.import_module(package)
            except ImportError as error:
                return f"can't import {package} ({error}); try: pip install {cls.packages}"
        if computed not in cls.passes:
            can = " and ".join(each.value for each in cls.passes)
            return f"{cls.implementation} can't compute {computed.value}, only {can}"
        return None

    @classmethod
    def version(cls) -> str:
        """That of its first package."""
        return str(importlib.import_module(cls.packages.split()[0]).__version__)

    @abstractmethod
    def _choose(self, problem: Problem) -> Callable[[], Any]:
        """The call to time; it returns the result."""

    def prepare(self) -> None:
        self._result = None

    def run(self) -> None:
        self._result = self._function()

    def result(self) -> Float32:
        return np.asarray(self._result, np.float32)

    def forget(self) -> None:
        self._result = None


class Torch(Rival):
    """PyTorch's functional convolution, and its gradients."""

    implementation = "torch"
    packages = "torch"
    passes = tuple(Pass)

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        self._torch = importlib.import_module("torch")
        tensors = [self._torch.from_numpy(array) for array in problem.operands]
        padding = problem.layer.padding
        if problem.computed in OUTPUTS:
            return functools.partial(self._torch.nn.functional.conv2d, *tensors, padding=padding)
        grad, other = tensors
        by_input = problem.computed is Pass.INPUT_GRADIENT
        # Of an operand that does not matter, only the shape is asked.
        x = self._torch.empty(problem.geometry.input_shape) if by_input else other
        w = other if by_input else self._torch.empty(problem.geometry.kernel_shape)
        arguments = (grad, x, w, None, [1, 1], [padding, padding], [1, 1], False, [0, 0], 1)
        backward = self._torch.ops.aten.convolution_backward
        return lambda: backward(*arguments, [by_input, not by_input, False])[0 if by_input else 1]

    def prepare(self) -> None:
        if self._torch.get_num_threads() != self.threads:
            self._torch.set_num_threads(self.threads)

    def run(self) -> None:
        with self._torch.inference_mode():
            super().run()


class OriginalNnpack(Torch):
    """The original NNPACK, which PyTorch's CPU packages carry."""

    implementation = "original NNPACK"
    passes = OUTPUTS

    @classmethod
    def obstacle(cls, computed: Pass, threads: list[int]) -> str | None:
        found = super().obstacle(computed, threads)
        if found is None and not importlib.import_module("torch")._nnpack_available():
            return "this PyTorch has no NNPACK, or none for this CPU"
        if found is None and len(threads) > 1:
            return f"{cls.implementation} keeps the threads of its first call; give one number of --threads"
        return found

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        self._torch = importlib.import_module("torch")
        tensors = [self._torch.from_numpy(array) for array in problem.operands]
        convolution = self._torch.ops.aten._nnpack_spatial_convolution
        return functools.partial(convolution, *tensors, [problem.layer.padding] * 2)


class OnnxRuntime(Rival):
    """ONNX Runtime's CPU provider on a model of one Conv node."""

    implementation = "onnxruntime"
    packages = "onnxruntime onnx"

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        runtime, onnx = importlib.import_module("onnxruntime"), importlib.import_module("onnx")
        x, w, b = problem.operands
        number = onnx.TensorProto.FLOAT
        pads = [problem.layer.padding] * 4
        graph = onnx.helper.make_graph(
            [onnx.helper.make_node("Conv", ["x", "w", "b"], ["y"], pads=pads)],
            "layer",
            [onnx.helper.make_tensor_value_info("x", number, x.shape)],
            [onnx.helper.make_tensor_value_info("y", number, problem.result_shape)],
            [onnx.numpy_helper.from_array(w, "w"), onnx.numpy_helper.from_array(b, "b")],
        )
        # Versions that any ONNX Runtime of the last years reads.
        model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 13)], ir_version=8)
        options = runtime.SessionOptions()
        options.intra_op_num_threads = self.threads
        options.inter_op_num_threads = 1
        session = runtime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        return lambda: session.run(None, {"x": x})[0]


RIVALS: dict[str, type[Rival]] = {"torch": Torch, "onnxruntime": OnnxRuntime, "nnpack": OriginalNnpack}
