"""What each algorithm is predicted to take for a layer, and the choice between them within limits."""

from __future__ import annotations

import dataclasses
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np

from . import _terminal, _workspace
from ._arguments import Padding, Pair, choice, shape
from ._arrays import Float32, aligned_array, aligned_bytes, aligned_copy, pointer
from ._geometry import PHASES, Geometry, layer_geometry, place_images
from ._library import Algorithm, ArgumentError, Pass, Strategy, ffi, initialize
from ._plan import Plan
from ._threadpool import threadpool

REPEAT = 5
OTHER_LAYERS = 1 << 24
"""Floats of a network's other layers: more than most caches hold."""


@dataclass(frozen=True)
class Candidate:
    """An algorithm that can compute a pass of a layer."""

    algorithm: Algorithm
    predicted: float
    """Seconds."""
    phases: dict[str, float]
    """Predicted seconds of each phase."""
    error: float
    """Predicted error of the result in quadratic mean, relative to its root mean square, for random operands."""
    workspace: int
    """Bytes of scratch memory."""
    transformed: int
    """Bytes of the kernels, transformed in advance; 0 if they are not."""
    obstacle: str | None = None
    """Which limit it does not keep within, if so."""
    measured: float | None = None
    """Seconds, the median of several calls in turns with the other candidates; None if not measured.

    Kernels transformed in advance come from memory, as in a network, not from caches.
    """


@dataclass(frozen=True)
class Explanation:
    """Why an algorithm is chosen for a layer; `print` shows a table."""

    layer: str
    candidates: tuple[Candidate, ...]
    """The one with the shortest predicted time first."""

    @property
    def chosen(self) -> Candidate | None:
        """The first that keeps within the limits; None if none does."""
        return next((candidate for candidate in self.candidates if candidate.obstacle is None), None)

    @property
    def reason(self) -> str:
        """Why it is that one, in a sentence."""
        chosen = self.chosen
        if chosen is None:
            return "No algorithm keeps within the limits."
        name = chosen.algorithm.name.lower()
        place = self.candidates.index(chosen)
        refused = "; ".join(f"{one.algorithm.name.lower()}: {one.obstacle}" for one in self.candidates[:place])
        allowed = [one for one in self.candidates[place + 1 :] if one.obstacle is None]
        text = f"{name}: nothing else can be taken"
        if allowed:
            saved = max(PHASES, key=lambda phase: allowed[0].phases[phase] - chosen.phases[phase])
            ratio = allowed[0].predicted / chosen.predicted
            text = f"{name}: {ratio:.2f} times as fast as {allowed[0].algorithm.name.lower()}, mostly by its {saved}"
        return text + (f" (faster, but not allowed: {refused})." if refused else ".")

    def __str__(self) -> str:
        """A table of the candidates, and the reason."""
        columns = ["algorithm", "predicted ms", *(["measured ms"] if self._is_measured else [])]
        columns += [phase.replace("_", " ") for phase in PHASES]
        columns += ["rms error", "MiB", "MiB of kernels", "limit"]
        rows = []
        for one in self.candidates:
            row = [one.algorithm.name.lower() + (" *" if one is self.chosen else ""), f"{1e3 * one.predicted:.3f}"]
            row += ["" if one.measured is None else f"{1e3 * one.measured:.3f}"] if self._is_measured else []
            row += [f"{1e3 * one.phases[phase]:.3f}" for phase in PHASES]
            row += [f"{one.error:.1e}", f"{one.workspace / 2**20:.2f}", f"{one.transformed / 2**20:.2f}"]
            rows.append([*row, one.obstacle or ""])
        return f"{self.layer}\n{_terminal.text_table(columns, rows)}\n{self.reason}"

    @property
    def _is_measured(self) -> bool:
        return any(one.measured is not None for one in self.candidates)


def candidates(
    geometry: Geometry,
    computed: Pass,
    strategy: Strategy,
    pool: Any,
    max_error: float | None = None,
    max_workspace: int | None = None,
) -> tuple[Candidate, ...]:
    """Those of a layer, with what keeps each from being chosen."""
    return tuple(
        Candidate(
            algorithm=Algorithm(found.algorithm),
            predicted=found.seconds.total,
            phases={phase: getattr(found.seconds, phase) for phase in PHASES},
            error=found.error,
            workspace=found.workspace_size,
            transformed=found.transformed_kernel_size,
            obstacle=_obstacle(found, max_error, max_workspace),
        )
        for found in geometry.candidates(computed, strategy, pool)
    )


def _obstacle(found: Any, max_error: float | None, max_workspace: int | None) -> str | None:
    if max_error is not None and not found.error <= max_error:
        return f"an error of {found.error:.1e} is above max_error={max_error:g}"
    if max_workspace is not None and found.workspace_size > max_workspace:
        return f"{found.workspace_size} bytes are above max_workspace={max_workspace}"
    return None


def choose(
    geometry: Geometry,
    computed: Pass,
    pool: Any,
    max_error: float | None = None,
    max_workspace: int | None = None,
) -> Geometry:
    """The geometry with the fastest algorithm within the limits; if it names one, with that, if it is within them.

    Without limits, "auto" is left to the library.
    """
    if max_error is None and max_workspace is None:
        return geometry
    check_limits(max_error, max_workspace)
    for one in candidates(geometry, computed, Strategy.COMPUTE, pool, max_error, max_workspace):
        if one.obstacle is None and geometry.algorithm in (Algorithm.AUTO, one.algorithm):
            return geometry.with_algorithm(one.algorithm)
    raise limits_error(geometry, computed, Strategy.COMPUTE, pool, max_error, max_workspace)


def limits_error(
    geometry: Geometry,
    computed: Pass,
    strategy: Strategy,
    pool: Any,
    max_error: float | None,
    max_workspace: int | None,
) -> ArgumentError:
    """Tells why no algorithm keeps within the limits, or that which the geometry names does not."""
    found = candidates(geometry, computed, strategy, pool, max_error, max_workspace)
    if geometry.algorithm is not Algorithm.AUTO:
        found = tuple(one for one in found if one.algorithm is geometry.algorithm)
    argument = "max_workspace" if max_error is None else "max_error"
    reasons = "; ".join(f"{one.algorithm.name.lower()}: {one.obstacle}" for one in found)
    return ArgumentError(argument, f"no algorithm keeps within the limits ({reasons or 'none can be predicted'})")


def check_limits(max_error: float | None, max_workspace: int | None) -> None:
    """Refuses limits that nothing can be compared with."""
    if max_error is not None and not (isinstance(max_error, int | float) and max_error > 0):
        raise ArgumentError("max_error", f"must be a positive number, not {max_error!r}")
    if max_workspace is not None and (not isinstance(max_workspace, int) or max_workspace < 0):
        raise ArgumentError("max_workspace", f"must be a number of bytes, not {max_workspace!r}")


def explain(
    input_shape: tuple[int, ...],
    kernel_shape: tuple[int, ...],
    *,
    padding: Padding = 0,
    stride: Pair = 1,
    dilation: Pair = 1,
    groups: SupportsIndex = 1,
    computed: str | Pass = "output",
    prepared: bool = False,
    max_error: float | None = None,
    max_workspace: int | None = None,
    threads: SupportsIndex | None = None,
    measure: bool = False,
) -> Explanation:
    """Tells what each algorithm takes for a convolution, and which one "auto" takes, and why: `print(explain(...))`.

    Arguments:
        input_shape: that of the images, (N, C, H, W) or (C, H, W).
        kernel_shape: that of the kernels, (K, C / groups, kh, kw).
        padding, stride, dilation, groups, max_error, max_workspace, threads: as for `conv2d`.
        computed: "output", "input_gradient" or "kernel_gradient".
        prepared: whether kernels are transformed in advance (of outputs only).
        measure: also run each candidate, on random operands.

    Predictions are sums over counted operations; what one takes on this machine is told by
    `python -m nnpack tune`, or is a default of the kernels' microarchitecture.
    """
    kernel = shape("kernel_shape", kernel_shape, (4,))
    layer = layer_geometry(kernel, padding, stride, dilation, groups, "auto", arguments=("input_shape", "kernel_shape"))
    geometry = place_images(layer, shape("input_shape", input_shape, (3, 4)))
    which = choice("computed", computed, Pass)
    check_limits(max_error, max_workspace)
    if prepared and which is not Pass.OUTPUT:
        raise ArgumentError("prepared", f"kernels can't be prepared for {which.name.lower()}, only for output")
    initialize()
    pool = threadpool(threads)
    strategy = Strategy.REUSE if prepared else Strategy.COMPUTE
    found = candidates(geometry, which, strategy, pool, max_error, max_workspace)
    if measure:
        runs = time_candidates(geometry, which, strategy, pool, [one.algorithm for one in found])
        found = tuple(
            dataclasses.replace(one, measured=statistics.median(run["total"] for run in runs[one.algorithm]))
            for one in found
        )
    images, kernels = ("x".join(map(str, sizes)) for sizes in (geometry.input_shape, geometry.kernel_shape))
    text = f"{which.name.lower()} of {images} by {kernels}{' (prepared)' if prepared else ''}"
    return Explanation(text, found)


class Trial:
    """A pass of a layer by one algorithm on random operands, to be timed."""

    def __init__(self, geometry: Geometry, computed: Pass, strategy: Strategy, pool: Any) -> None:
        self._geometry, self._computed, self._strategy, self._pool = geometry, computed, strategy, pool
        random = np.random.default_rng(3)
        shapes = geometry.shapes(computed)
        self._profile = ffi.new("struct nnp_profile*")
        self._arrays: list[Any] = [aligned_copy(random.standard_normal(shape, np.float32)) for shape in shapes[:2]]
        self._arrays.append(aligned_array(shapes[2]))
        self._operands = [pointer(array) for array in self._arrays]
        if strategy is Strategy.REUSE:
            self._prepared = Plan.create(geometry, self._operands[1], ffi.NULL, pool).bind(geometry)
        self._workspace = aligned_bytes(_workspace.needed_size(self._call))
        self._scratch = (pointer(self._workspace), ffi.new("size_t*", self._workspace.nbytes))

    def _call(self, workspace: Any, size: Any) -> None:
        left, right, result = self._operands
        scratch = (workspace, size, self._pool, self._profile)
        if self._strategy is Strategy.REUSE:
            self._prepared(left, result, *scratch)
        elif self._computed is Pass.OUTPUT:
            self._geometry.output(left, right, ffi.NULL, result, *scratch)
        elif self._computed is Pass.INPUT_GRADIENT:
            self._geometry.input_gradient(left, right, result, *scratch)
        else:
            self._geometry.kernel_gradient(left, right, result, *scratch)

    def run(self, other_layers: Float32 | None = None) -> dict[str, float]:
        """Seconds of the phases of a call, which follows an untimed one, and in `total`, by the library's own clock.

        With other layers' memory, caches hold that, images and scratch memory, but no kernels any more: as in networks.
        Nor do they hold the interpreter, whose way to the library is not counted.
        """
        self._call(*self._scratch)
        if other_layers is not None:
            for array in (other_layers, self._arrays[0], self._workspace):
                array.max(initial=0)
        self._call(*self._scratch)
        return {phase: float(getattr(self._profile, phase)) for phase in (*PHASES, "total")}


def time_candidates(
    geometry: Geometry,
    computed: Pass,
    strategy: Strategy,
    pool: Any,
    algorithms: Sequence[Algorithm],
    repeat: int = REPEAT,
) -> dict[Algorithm, list[dict[str, float]]]:
    """What each took, called in turns; those with kernels transformed in advance as in a network."""
    trials = {
        algorithm: Trial(geometry.with_algorithm(algorithm), computed, strategy, pool) for algorithm in algorithms
    }
    runs: dict[Algorithm, list[dict[str, float]]] = {algorithm: [] for algorithm in algorithms}
    other_layers = None
    if strategy is Strategy.REUSE:
        other_layers = aligned_array((OTHER_LAYERS,))
        other_layers.fill(0)  # memory that was never written takes no room in caches
    for _ in range(repeat):
        for algorithm, trial in trials.items():
            runs[algorithm].append(trial.run(other_layers))
    return runs
