"""Measures what the operations take that predictions are made of, so that `auto` chooses well on this machine.

Layers are drawn at random, of more kinds than networks have, and computed by every algorithm that can. The library
counts each phase's operations (`nnp_convolution_layer_count`) and times it; costs that are not negative and fit the
times best are written to a file. `nnpack.load_costs()` makes the library use them, in each process that is to. Choices
are checked on layers of well-known networks, none of which was fitted: costs known before that choose as well are kept.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _terminal, _tune_kernels, _tune_web
from ._choice import candidates, time_candidates
from ._geometry import PHASES, Geometry
from ._info import info
from ._layers import distinct
from ._library import Algorithm, ArgumentError, Pass, Status, Strategy, check, ffi, initialize, lib
from ._networks import NETWORKS
from ._threadpool import threadpool

CHANNELS = (3, 8, 16, 24, 32, 48, 64, 80, 96, 128, 160, 192, 256, 320, 384, 512, 768, 1024)
IMAGES = (7, 8, 10, 12, 13, 14, 16, 17, 19, 20, 24, 27, 28, 32, 35, 38, 40, 52, 55, 56, 64, 75, 80, 112, 128, 150, 224)
NETWORKS_IMAGES = (160, 192, 224, 256, 288, 320, 384)
KERNELS = (*((3, 3),) * 6, *((1, 1),) * 2, *((5, 5),) * 2, (7, 7), (1, 3), (3, 1), (1, 7), (7, 1), (11, 11))
FLOPS = (2e6, 3e9)
BYTES = 100e6
ROUNDS = 3
"""Fits after the first one, see `fit`."""
WITHIN = 1.05
"""What counts as choosing well: the time, relative to that of the fastest algorithm."""


@dataclass(frozen=True)
class Task:
    """A pass of a layer."""

    geometry: Geometry
    computed: Pass
    strategy: Strategy

    def __str__(self) -> str:
        """Its sizes, in a few words."""
        g = self.geometry
        groups = "" if g.groups == 1 else f" in {g.groups} groups"
        sizes = f"{g.batch} x {g.input_channels}>{g.output_channels}{groups}, {g.image[0]}x{g.image[1]}"
        name = "inference" if self.strategy is Strategy.REUSE else self.computed.name.lower()
        return f"{name} {sizes}, kernel {g.kernel[0]}x{g.kernel[1]}, stride {g.stride[0]}"


@dataclass(frozen=True)
class Sample:
    """What one algorithm did and took: counts and seconds by phase, of the fastest of several calls."""

    algorithm: Algorithm
    counts: NDArray[np.float64]
    seconds: NDArray[np.float64]
    total: float

    def predicted(self, costs: NDArray[np.float64]) -> float:
        """Seconds, by costs in nanoseconds."""
        return 1e-9 * float(self.counts.sum(axis=0) @ costs)

    def faster(self, times: float) -> Sample:
        """The same on a machine that is so many times as fast."""
        return dataclasses.replace(self, seconds=self.seconds / times, total=self.total / times)


def random_task(random: np.random.Generator) -> Task:
    """A pass of a layer of any sizes, more various than networks' are, so that each operation's cost shows."""
    while True:
        height, width = (int(size) for size in random.choice(IMAGES, 2))
        kernel = KERNELS[random.integers(len(KERNELS))]
        stride = int(random.choice([1] * 4 + [2]))
        inputs, outputs = int(random.choice(CHANNELS)), int(random.choice(CHANNELS[1:]))
        padding = (kernel[0] - 1) // 2, (kernel[1] - 1) // 2
        depthwise = random.random() < 0.08
        geometry = Geometry(
            batch=_random_batch(random),
            input_channels=inputs,
            output_channels=inputs if depthwise else outputs,
            image=(height, height if random.random() < 0.85 else width),
            kernel=kernel,
            padding=padding * 2,
            stride=(stride, stride),
            groups=inputs if depthwise else 1,
        )
        task = _random_pass(geometry, random)
        is_usual = max(kernel) <= min(geometry.image) and (max(kernel) <= 5 or min(inputs, outputs) <= 256)
        if is_usual and _is_measurable(geometry):
            return task


def network_task(random: np.random.Generator) -> Task:
    """A pass of a layer of a well-known network, on images of a usual size."""
    while True:
        network = NETWORKS[random.integers(len(NETWORKS))]
        layers = distinct(network(int(random.choice(NETWORKS_IMAGES))))
        geometry = layers[random.integers(len(layers))].geometry(_random_batch(random))
        task = _random_pass(geometry, random)
        if _is_measurable(geometry):
            return task


def _random_batch(random: np.random.Generator) -> int:
    return int(random.choice([1] * 6 + [2, 4, 8, 16, 16, 32]))


def _random_pass(geometry: Geometry, random: np.random.Generator) -> Task:
    computed = Pass(int(random.choice([0, 0, 0, 0, 1, 2])))
    is_inference = computed is Pass.OUTPUT and geometry.batch == 1 and random.random() < 0.6
    return Task(geometry, computed, Strategy.REUSE if is_inference else Strategy.COMPUTE)


def _is_measurable(geometry: Geometry) -> bool:
    elements = (np.prod(each) for each in (geometry.input_shape, geometry.kernel_shape, geometry.output_shape))
    return FLOPS[0] <= geometry.flops <= FLOPS[1] and 4 * sum(map(float, elements)) <= BYTES


def operations() -> list[str]:
    """Names of the operations that are counted."""
    names: list[str] = []
    while (name := lib.nnp_get_operation(len(names))) != ffi.NULL:
        names.append(ffi.string(name).decode())
    return names


Measure = Callable[[Task, int], list[Sample]]
"""Makes a sample of each algorithm that can compute a task, of so many calls."""


def measure(task: Task, pool: Any, repeat: int) -> list[Sample]:
    """The samples of this process's kernels."""
    count = len(operations())
    algorithms = [one.algorithm for one in candidates(task.geometry, task.computed, task.strategy, pool)]
    runs = time_candidates(task.geometry, task.computed, task.strategy, pool, algorithms, repeat)
    samples = []
    for algorithm in algorithms:
        fastest = min(runs[algorithm], key=lambda run: run["total"])
        counts = task.geometry.with_algorithm(algorithm).counts(task.computed, task.strategy, count)
        seconds = np.array([fastest[phase] for phase in PHASES])
        samples.append(Sample(algorithm, counts, seconds, fastest["total"]))
    return samples


def measure_web(module: _tune_web.Module, task: Task, repeat: int) -> list[Sample]:
    """The samples of a WebAssembly module."""
    return [
        Sample(
            Algorithm(found["algorithm"]),
            np.array(found["counts"]).reshape(len(PHASES), -1),
            np.array(found["seconds"]),
            found["total"],
        )
        for found in module.measure(task.geometry, task.computed, task.strategy, repeat)
    ]


def fit(layers: Sequence[Sequence[Sample]], threads: int, costs: NDArray[np.float64]) -> NDArray[np.float64]:
    """Nanoseconds of each operation, fitted to the samples of each layer.

    The machine is slower at some times than at others, and a layer's samples are of one time. So what they take is
    divided by what the fit before was wrong by for that layer, on average, beyond what it was for half of the layers.
    """
    found = least_squares([sample for samples in layers for sample in samples], threads, costs)
    for _ in range(ROUNDS):
        slower = [
            np.mean([np.log(times_predicted(sample.total * threads, sample.predicted(found))) for sample in samples])
            for samples in layers
        ]
        usual = np.median(slower)
        even = [
            sample.faster(float(np.exp(one - usual)))
            for samples, one in zip(layers, slower, strict=True)
            for sample in samples
        ]
        found = least_squares(even, threads, costs, found)
    return found


def times_predicted(seconds: float, predicted: float) -> float:
    """A time as a multiple of a prediction; of one that is far off, ten times or a tenth."""
    return seconds / min(max(predicted, seconds / 10), seconds * 10)


def least_squares(
    samples: Sequence[Sample],
    threads: int,
    costs: NDArray[np.float64],
    before: NDArray[np.float64] | None = None,
) -> NDArray[np.float64]:
    """Least squares of relative errors, none negative (Lawson and Hanson).

    A phase weighs as much as it matters for its algorithm's time. Costs of operations that no sample has stay as they
    are. Errors are relative to times, which makes half of a time an error of a half, and twice the time one of 1, so
    that predictions are short; with costs found before, to the geometric means of times and predictions: both 0.7.
    """
    from scipy.optimize import nnls  # type: ignore[import-untyped]

    rows, times, weights = [], [], []
    for sample in samples:
        least = 0.03 * sample.total
        total = sample.total
        if before is not None:
            total /= np.sqrt(times_predicted(total * threads, sample.predicted(before)))
        for counts, seconds in zip(sample.counts, sample.seconds, strict=True):
            if not counts.any():
                continue
            phase = max(seconds, least)
            if before is not None:
                predicted = max(1e-9 * float(counts @ before), least * threads)
                phase /= np.sqrt(times_predicted(phase * threads, predicted))
            rows.append(counts)
            times.append(1e9 * seconds * threads)
            weights.append(1e-9 / threads / np.sqrt(total * phase))
    matrix = np.array(rows) * np.array(weights)[:, np.newaxis]
    scales = matrix.max(axis=0)
    seen = scales > 0
    found, _ = nnls(matrix[:, seen] / scales[seen], np.array(times) * np.array(weights), maxiter=100 * len(scales))
    fitted = costs.copy()
    fitted[seen] = found / scales[seen]
    return fitted


def current_costs() -> NDArray[np.float64]:
    """Nanoseconds of each operation that the library predicts with."""
    costs = np.empty(len(operations()))
    check(lib.nnp_get_costs(ffi.from_buffer("double[]", costs)), {})
    return costs


def regret(samples: Sequence[Sample], costs: NDArray[np.float64]) -> float:
    """Time of the algorithm with the shortest predicted time, relative to the fastest."""
    chosen = min(samples, key=lambda sample: sample.predicted(costs))
    return chosen.total / min(sample.total for sample in samples)


def default_path(target: str) -> Path:
    """Where the costs of a target's kernels are kept: in the user's cache directory."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "nnpack" / f"costs-{target}.txt"


def write_costs(path: Path, target: str, costs: NDArray[np.float64]) -> None:
    """The file that nnp_load_costs reads."""
    lines = [f"{name} {cost:.6g}" for name, cost in zip(operations(), costs, strict=True)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([f"target {target}", *lines]) + "\n")


def load_costs(path: str | os.PathLike[str] | None = None) -> None:
    """Makes "auto" choose by what was measured on this machine, by `python -m nnpack tune`.

    Arguments:
        path: the file; None: the one in the user's cache directory.

    Call it before other threads use the library, and before kernels are prepared.

    Raises:
        ArgumentError: the file can't be read, or is of another target than the one that runs.
    """
    initialize()
    file = default_path(info().target) if path is None else Path(path)
    blame = {
        Status.INVALID_COSTS: ("path", f"{str(file)!r} can't be read, or holds no costs of this version's operations"),
        Status.UNSUPPORTED_HARDWARE: ("path", f"{str(file)!r} holds costs of another target than {info().target}"),
    }
    check(lib.nnp_load_costs(os.fsencode(file)), blame)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `python -m nnpack tune`."""
    parser.add_argument("--layers", type=int, default=100, help="how many layers to measure (default: 100)")
    parser.add_argument(
        "--check",
        type=int,
        default=80,
        help="how many layers of well-known networks to check choices with (default: 80)",
    )
    parser.add_argument("--threads", type=int, default=1, help="threads to measure with (default: 1)")
    parser.add_argument("--repeat", type=int, default=4, help="calls of each algorithm, in turns (default: 4)")
    parser.add_argument("--seed", type=int, default=1, help="of the random layers (default: 1)")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="where results go (default: costs to the cache directory)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write each checked layer's times to this file")
    parser.add_argument(
        "--web",
        type=Path,
        metavar="DIRECTORY",
        help="measure a WebAssembly build's kernels in node: build-wasm32/web (default: those of this machine)",
    )
    parser.add_argument("--kernels", action="store_true", help="search a microarchitecture record instead, see below")
    _tune_kernels.add_arguments(parser.add_argument_group("--kernels", _tune_kernels.__doc__))


def better(
    checked: Sequence[tuple[Task, list[Sample]]], before: NDArray[np.float64], now: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Of two sets of costs, those with the lower mean regret on layers; where it is the same, the first."""
    return min((before, now), key=lambda costs: sum(regret(samples, costs) for _, samples in checked))


def _print_check(title: str, checked: Sequence[tuple[Task, list[Sample]]], costs: NDArray[np.float64]) -> None:
    regrets = np.array([regret(samples, costs) for _, samples in checked])
    good = int((regrets <= WITHIN).sum())
    print(
        f"{title}: within {100 * (WITHIN - 1):.0f} % of the fastest algorithm on {good} of {len(regrets)} layers of "
        f"networks ({good / len(regrets):.1%}); {regrets.mean():.3f} times its time on average, "
        f"{regrets.max():.2f} at most"
    )


def main(arguments: argparse.Namespace) -> int:
    """Measures, fits, checks and writes."""
    for name in ("layers", "threads", "repeat"):
        if getattr(arguments, name) < 1:
            raise ArgumentError(name, f"must be at least 1, not {getattr(arguments, name)}")
    if arguments.kernels:
        if arguments.web is not None:
            raise ArgumentError("web", f"{str(arguments.web)!r} has no records to search: leave --kernels out")
        return _tune_kernels.main(arguments)
    try:
        import scipy  # type: ignore[import-untyped]  # noqa: F401
    except ImportError as error:
        print(f"tune: can't import scipy ({error}); try: pip install scipy", file=sys.stderr)
        return 2
    initialize()
    if arguments.web is None:
        pool = threadpool(arguments.threads)
        return _tune(arguments, lambda task, repeat: measure(task, pool, repeat), current_costs(), info().target)
    if arguments.threads != 1:
        raise ArgumentError("threads", f"must be 1 with --web, not {arguments.threads}")
    with _tune_web.module(arguments.web) as module:
        return _tune(arguments, functools.partial(measure_web, module), module.costs, _tune_web.TARGET)


def _tune(arguments: argparse.Namespace, measure: Measure, before: NDArray[np.float64], target: str) -> int:
    random = np.random.default_rng(arguments.seed)
    tasks = [random_task(random) for _ in range(arguments.layers)]
    tasks += [network_task(random) for _ in range(arguments.check)]
    measured: list[tuple[Task, list[Sample]]] = []
    with _terminal.progress("tune", len(tasks)) as advance:
        for task in tasks:
            advance(str(task))
            measured.append((task, measure(task, arguments.repeat)))
    fitted, checked = measured[: arguments.layers], measured[arguments.layers :]
    costs = fit([samples for _, samples in fitted], arguments.threads, before)
    if checked:
        _print_check("before", checked, before)
        _print_check("now", checked, costs)
        costs = better(checked, before, costs)
        if costs is before:
            print("those before choose as well or better, and are kept")
    path = arguments.output or default_path(target)
    write_costs(path, target, costs)
    print(f"wrote {path}; nnpack.load_costs() makes a process use it")
    if arguments.json:
        _write_json(arguments.json, checked, costs)
    return 0


def _write_json(path: Path, checked: Sequence[tuple[Task, list[Sample]]], costs: NDArray[np.float64]) -> None:
    layers = [
        {
            "layer": str(task),
            "regret": regret(samples, costs),
            "measured": {sample.algorithm.name.lower(): sample.total for sample in samples},
            "predicted": {sample.algorithm.name.lower(): sample.predicted(costs) for sample in samples},
        }
        for task, samples in checked
    ]
    path.write_text(json.dumps({"costs": dict(zip(operations(), costs, strict=True)), "layers": layers}, indent=2))
