"""Times the layers of well-known networks, beside other libraries, and checks what they computed."""

from __future__ import annotations

import argparse
import contextlib
import csv
import dataclasses
import importlib
import importlib.util
import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from . import _terminal, _workspace
from ._arrays import Float32, aligned_bytes, pointer
from ._geometry import Geometry
from ._info import Info, info, measure_fma_peak
from ._layers import Layer, select
from ._library import Algorithm, ArgumentError, ffi
from ._picture import draw_rates
from ._reference import Model, Sample, conv2d_reference_at, error_bound, sample_outputs
from ._threadpool import default_threads, threadpool

PHASES = ("input_transform", "kernel_transform", "block_multiplication", "output_transform")


@dataclass(frozen=True)
class Problem:
    """A layer with random operands, x (N, C, H, W), w (K, C, kh, kw) and b (K,)."""

    layer: Layer
    geometry: Geometry
    x: Float32
    w: Float32
    b: Float32

    @classmethod
    def random(cls, layer: Layer, batch: int) -> Problem:
        """Normal deviates, scaled so that outputs are of the order of 1; the same ones each time."""
        geometry = layer.geometry(batch)
        generator = np.random.default_rng(2)
        shape = (geometry.output_channels, geometry.input_channels, *geometry.kernel)
        scale = np.float32(1 / np.sqrt(np.prod(shape[1:])))
        return cls(
            layer,
            geometry,
            generator.standard_normal((batch, geometry.input_channels, *geometry.image), np.float32),
            generator.standard_normal(shape, np.float32) * scale,
            generator.standard_normal(geometry.output_channels, np.float32),
        )


class Contender(Protocol):
    """One implementation with one number of threads, on one problem."""

    implementation: str
    algorithm: Algorithm
    threads: int

    def prepare(self) -> None:
        """Sets the number of threads, where that is global."""

    def run(self) -> None:
        """The call to time."""

    def output(self) -> Float32:
        """What the last call computed, (N, K, OH, OW)."""

    def forget(self) -> None:
        """Lets go of the output, if it belongs to this contender."""


class Nnpack:
    """Our library, through its C function, with a workspace and an output of the caller's."""

    implementation = "nnpack"

    def __init__(self, problem: Problem, algorithm: Algorithm, threads: int, y: Float32) -> None:
        self.algorithm = algorithm
        self.threads = threads
        self.profiles: list[dict[str, float]] = []
        self._geometry = dataclasses.replace(problem.geometry, algorithm=algorithm)
        self._pool = threadpool(threads)
        self._problem, self._y = problem, y
        self._profile = ffi.new("struct nnp_profile*")
        self._operands = (pointer(problem.x), pointer(problem.w), pointer(problem.b), pointer(y))
        self._workspace = aligned_bytes(_workspace.needed_size(self._call))
        self._scratch = (pointer(self._workspace), ffi.new("size_t*", self._workspace.size))

    def _call(self, workspace: Any, size: Any) -> None:
        self._geometry.output(*self._operands, workspace, size, self._pool, self._profile)

    @property
    def workspace_bytes(self) -> int:
        return self._workspace.nbytes

    def prepare(self) -> None:
        pass

    def run(self) -> None:
        self._call(*self._scratch)

    def keep_profile(self) -> None:
        """Notes the times that the library told for the last call."""
        self.profiles.append({phase: getattr(self._profile, phase) for phase in PHASES})

    def output(self) -> Float32:
        return self._y

    def forget(self) -> None:
        pass


class Torch:
    """PyTorch's functional convolution."""

    implementation = "torch"
    algorithm = Algorithm.AUTO
    packages = "torch"

    def __init__(self, problem: Problem, threads: int) -> None:
        self._torch = importlib.import_module("torch")
        self.threads = threads
        self._operands = [self._torch.from_numpy(array) for array in (problem.x, problem.w, problem.b)]
        self._padding = problem.layer.padding
        self._y: Any = None

    def prepare(self) -> None:
        if self._torch.get_num_threads() != self.threads:
            self._torch.set_num_threads(self.threads)

    def run(self) -> None:
        with self._torch.inference_mode():
            self._y = self._torch.nn.functional.conv2d(*self._operands, padding=self._padding)

    def output(self) -> Float32:
        return np.asarray(self._y.numpy(), np.float32)

    def forget(self) -> None:
        self._y = None


class OnnxRuntime:
    """ONNX Runtime's CPU provider on a model of one Conv node."""

    implementation = "onnxruntime"
    algorithm = Algorithm.AUTO
    packages = "onnxruntime onnx"

    def __init__(self, problem: Problem, threads: int) -> None:
        runtime, onnx = importlib.import_module("onnxruntime"), importlib.import_module("onnx")
        self.threads = threads
        number = onnx.TensorProto.FLOAT
        pads = [problem.layer.padding] * 4
        graph = onnx.helper.make_graph(
            [onnx.helper.make_node("Conv", ["x", "w", "b"], ["y"], pads=pads)],
            "layer",
            [onnx.helper.make_tensor_value_info("x", number, problem.x.shape)],
            [onnx.helper.make_tensor_value_info("y", number, problem.geometry.output_shape)],
            [onnx.numpy_helper.from_array(problem.w, "w"), onnx.numpy_helper.from_array(problem.b, "b")],
        )
        # Versions that any ONNX Runtime of the last years reads.
        model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 13)], ir_version=8)
        options = runtime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        self._session = runtime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        self._x = problem.x
        self._y: Any = None

    def prepare(self) -> None:
        pass

    def run(self) -> None:
        self._y = self._session.run(None, {"x": self._x})[0]

    def output(self) -> Float32:
        return np.asarray(self._y, np.float32)

    def forget(self) -> None:
        self._y = None


RIVALS: dict[str, type[Torch | OnnxRuntime]] = {rival.implementation: rival for rival in (Torch, OnnxRuntime)}


@dataclass(frozen=True)
class Result:
    """One contender on one layer. Times are in milliseconds, and are medians."""

    network: str
    layer: str
    batch: int
    implementation: str
    algorithm: str
    threads: int
    ms: float
    fastest_ms: float
    slowest_ms: float
    gflops: float
    """Effective rate: operations of the direct algorithm over the time."""
    peak_gflops: float
    """What FMAs on registers reach with as many threads, measured between the runs."""
    of_peak: float
    error: float | None = None
    """Largest error of the sampled outputs, divided by the largest of them; None if not checked."""
    of_bound: float | None = None
    """Largest error as a share of its bound; above 1 is wrong."""
    phase_ms: dict[str, float] = field(default_factory=dict)
    workspace_mib: float | None = None
    speedup: dict[str, float] = field(default_factory=dict)
    """How many times faster than each rival with as many threads."""

    @property
    def correct(self) -> bool:
        """Not found wrong."""
        return self.of_bound is None or self.of_bound <= 1

    def flat(self) -> dict[str, object]:
        """The result as one row of a CSV file."""
        row = dataclasses.asdict(self)
        row |= {f"{phase}_ms": ms for phase, ms in row.pop("phase_ms").items()}
        row |= {f"speedup_over_{rival}": ratio for rival, ratio in row.pop("speedup").items()}
        return row


class Judge:
    """Knows what some outputs of a problem should be."""

    def __init__(self, problem: Problem) -> None:
        geometry = problem.geometry
        self._sample: Sample = sample_outputs(geometry.output_shape)
        self._operands = (problem.x, problem.w, problem.b)
        self._padding = geometry.padding
        self._expected = conv2d_reference_at(self._sample, *self._operands, padding=geometry.padding)
        self._bounds: dict[Algorithm, Any] = {}

    def __call__(self, contender: Contender) -> tuple[float, float]:
        """Largest error, relative to the largest output, and its largest share of the bound; infinity for NaN."""
        algorithm = contender.algorithm
        if algorithm not in self._bounds:
            self._bounds[algorithm] = error_bound(
                algorithm, self._sample, *self._operands, padding=self._padding, model=Model.RANDOM
            )
        error = np.abs(self._sample.of(contender.output()) - self._expected)
        error[np.isnan(error)] = np.inf
        return float(error.max() / np.abs(self._expected).max()), float((error / self._bounds[algorithm]).max())


class Neighbours:
    """Notices whether other processes needed the CPUs while something was timed."""

    def __init__(self) -> None:
        self._wall, self._own, self._all = time.perf_counter(), time.process_time(), self._busy_seconds()

    @staticmethod
    def _busy_seconds() -> float:
        """Seconds that all CPUs together have been busy, or were taken from this virtual machine."""
        try:
            ticks = [int(item) for item in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        except (OSError, ValueError, IndexError):
            return 0.0
        user, nice, system, _idle, _iowait, irq, softirq, steal = ticks
        return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")

    def cpus(self) -> float:
        """CPUs that others kept busy since this object was made, on average."""
        others = self._busy_seconds() - self._all - (time.process_time() - self._own)
        return max(0.0, others / (time.perf_counter() - self._wall))

    def warn(self, threads: int) -> None:
        """Says so if `threads` had no CPUs to themselves."""
        cpus = self.cpus()
        if cpus > 0.1 and cpus + threads > (os.cpu_count() or 1) + 0.1:
            text = f"other processes kept {cpus:.1f} CPUs busy meanwhile; times with {threads} threads can't be trusted"
            print(f"warning: {text}", file=sys.stderr)


def settle(limit: float = 0.5) -> None:
    """Waits until the process's threads sleep: those of the library called last may spin, OpenBLAS's for 0.1 s.

    A spinning thread and a computing one on one CPU would take turns of several milliseconds.
    """
    deadline = time.perf_counter() + limit
    # Linux counts the time of threads that run on other CPUs at its ticks, up to 10 ms apart.
    pause = 0.012
    while time.perf_counter() < deadline:
        cpu, start = time.process_time(), time.perf_counter()
        time.sleep(pause)
        if time.process_time() - cpu < 0.2 * (time.perf_counter() - start):
            return


def time_layer(problem: Problem, contenders: Sequence[Contender], repeat: int, check: bool) -> list[Result]:
    """Runs all contenders in turns, `repeat` times, after a first turn that is checked but not timed.

    A timed call directly follows an untimed one of the same contender, which wakes its threads up.
    """
    verdicts: list[tuple[float, float] | None] = []
    judge = Judge(problem) if check else None
    for contender in contenders:
        contender.prepare()
        if isinstance(contender, Nnpack):
            contender.output().fill(np.nan)
        contender.run()
        verdicts.append(judge(contender) if judge else None)
        contender.forget()
    thread_counts = sorted({contender.threads for contender in contenders})
    peaks: dict[int, list[float]] = {threads: [] for threads in thread_counts}
    seconds: list[list[float]] = [[] for _ in contenders]
    for _ in range(repeat):
        for threads in thread_counts:
            settle()
            peaks[threads].append(measure_fma_peak(threads) / 1e9)
        for contender, times in zip(contenders, seconds, strict=True):
            contender.prepare()
            settle()
            contender.run()
            contender.forget()
            start = time.perf_counter()
            contender.run()
            times.append(time.perf_counter() - start)
            contender.forget()
            if isinstance(contender, Nnpack):
                contender.keep_profile()
    rival_ms = {
        (contender.implementation, contender.threads): 1e3 * statistics.median(times)
        for contender, times in zip(contenders, seconds, strict=True)
        if not isinstance(contender, Nnpack)
    }
    results = []
    for contender, times, verdict in zip(contenders, seconds, verdicts, strict=True):
        ms = 1e3 * statistics.median(times)
        gflops = problem.geometry.flops / ms / 1e6
        peak = statistics.median(peaks[contender.threads])
        result = Result(
            network=problem.layer.network,
            layer=problem.layer.name,
            batch=problem.geometry.batch,
            implementation=contender.implementation,
            algorithm=contender.algorithm.name.lower() if isinstance(contender, Nnpack) else "",
            threads=contender.threads,
            ms=ms,
            fastest_ms=1e3 * min(times),
            slowest_ms=1e3 * max(times),
            gflops=gflops,
            peak_gflops=peak,
            of_peak=gflops / peak,
            error=verdict[0] if verdict else None,
            of_bound=verdict[1] if verdict else None,
        )
        if isinstance(contender, Nnpack):
            profiles = contender.profiles
            result = dataclasses.replace(
                result,
                phase_ms={phase: 1e3 * statistics.median(each[phase] for each in profiles) for phase in PHASES},
                workspace_mib=contender.workspace_bytes / 2**20,
                speedup={
                    name: other / ms for (name, threads), other in rival_ms.items() if threads == contender.threads
                },
            )
        results.append(result)
    return results


def print_results(results: Sequence[Result], machine: Info, rivals: Sequence[str]) -> None:
    """The table of the results, in the terminal."""
    peaks = {
        threads: statistics.median(result.peak_gflops for result in results if result.threads == threads)
        for threads in sorted({result.threads for result in results})
    }
    peak_text = ", ".join(f"{peak:.0f} with {threads}" for threads, peak in peaks.items())
    title = f"{machine.cpu}, {machine.target} kernels; FMA peak in GFLOP/s by threads: {peak_text}"
    columns = ["layer", "batch", "by", "threads", "ms", "GFLOP/s", "x peak", "error"]
    columns += ["input ms", "kernel ms", "multiply ms", "output ms", "MiB", *(f"x {rival}" for rival in rivals)]
    rows = []
    for result in results:
        by = result.algorithm or result.implementation
        error = "" if result.error is None else f"{result.error:.1e}" + ("" if result.correct else " WRONG")
        row = [f"{result.network}/{result.layer}", f"{result.batch}", by, f"{result.threads}"]
        row += [f"{result.ms:.2f}", f"{result.gflops:.1f}", f"{result.of_peak:.2f}", error]
        row += [f"{result.phase_ms[phase]:.2f}" if result.phase_ms else "" for phase in PHASES]
        row.append("" if result.workspace_mib is None else f"{result.workspace_mib:.1f}")
        row += [f"{result.speedup[rival]:.2f}" if rival in result.speedup else "" for rival in rivals]
        rows.append(row)
    _terminal.print_table(title, columns, rows)
    print(
        "GFLOP/s count the direct algorithm's operations, whatever was computed; x peak is their share of the FMA peak."
    )


def write_json(path: Path, results: Sequence[Result], machine: Info, settings: dict[str, object]) -> None:
    """All numbers, with the machine and the settings."""
    versions = {"numpy": np.__version__}
    for rival in {result.implementation for result in results} & RIVALS.keys():
        versions[rival] = importlib.import_module(rival).__version__
    document = {
        "machine": dataclasses.asdict(machine),
        "settings": settings,
        "versions": versions,
        "results": [dataclasses.asdict(result) for result in results],
    }
    path.write_text(json.dumps(document, indent=2) + "\n")


def write_csv(path: Path, results: Sequence[Result]) -> None:
    """One row for each result."""
    rows = [result.flat() for result in results]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, columns, restval="")
        writer.writeheader()
        writer.writerows(rows)


def _list_of(convert: Callable[[str], Any]) -> Callable[[str], list[Any]]:
    """A converter for argparse of lists with commas."""

    def parse(text: str) -> list[Any]:
        try:
            return list(dict.fromkeys(convert(item.strip()) for item in text.split(",") if item.strip()))
        except (KeyError, ValueError) as error:
            raise argparse.ArgumentTypeError(f"{text!r}: {error}") from None

    return parse


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is below 1")
    return number


def _algorithm(name: str) -> Algorithm:
    if name.upper() not in Algorithm.__members__:
        raise ValueError(f"{name!r} is none of {', '.join(algorithm.name.lower() for algorithm in Algorithm)}")
    return Algorithm[name.upper()]


def _rival(name: str) -> str:
    if name not in RIVALS:
        raise ValueError(f"{name!r} is none of {', '.join(RIVALS)}")
    return name


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `python -m nnpack bench`."""
    parser.add_argument(
        "--layers",
        type=_list_of(str),
        default=["*"],
        metavar="NAMES",
        help='networks, layers or both, with wildcards: "VGG-A", "conv3.*,AlexNet/conv2"; all by default',
    )
    parser.add_argument("--batch", type=_positive, default=16, help="images in a batch (default: 16)")
    parser.add_argument(
        "--threads", type=_list_of(_positive), default=[default_threads()], help="list, such as 1,2 (default: all CPUs)"
    )
    parser.add_argument(
        "--algorithm",
        type=_list_of(_algorithm),
        default=[Algorithm.AUTO],
        help="list of auto, wt8x8, implicit_gemm (default: auto)",
    )
    parser.add_argument("--repeat", type=_positive, default=7, help="timed runs of each, in turns (default: 7)")
    parser.add_argument(
        "--against", type=_list_of(_rival), default=[], metavar="RIVALS", help=f"list of {', '.join(RIVALS)}"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all numbers to this file")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row for each result to this file")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the rates as bars (needs matplotlib)")
    parser.add_argument("--no-check", action="store_true", help="don't check results against float64")


def _contenders(problem: Problem, arguments: argparse.Namespace, skipped: list[str]) -> list[Contender]:
    y = np.empty(problem.geometry.output_shape, np.float32)
    contenders: list[Contender] = []
    for threads in arguments.threads:
        for algorithm in arguments.algorithm:
            try:
                contenders.append(Nnpack(problem, algorithm, threads, y))
            except ArgumentError as error:
                skipped.append(f"{problem.layer.title}: {error}")
        contenders += [RIVALS[rival](problem, threads) for rival in arguments.against]
    return contenders


def main(arguments: argparse.Namespace) -> int:
    """Runs the bench; the exit status is 1 if a result was wrong."""
    try:
        layers = select(arguments.layers)
    except ValueError as error:
        print(f"--layers: {error}", file=sys.stderr)
        return 2
    for rival in arguments.against:
        for package in RIVALS[rival].packages.split():
            try:
                importlib.import_module(package)
            except ImportError as error:
                hint = f"pip install {RIVALS[rival].packages}"
                print(f"--against {rival}: can't import {package} ({error}); try: {hint}", file=sys.stderr)
                return 2
    if arguments.picture and importlib.util.find_spec("matplotlib") is None:
        print("--picture: can't import matplotlib; try: pip install matplotlib", file=sys.stderr)
        return 2
    machine = info()
    neighbours = Neighbours()
    results: list[Result] = []
    skipped: list[str] = []
    interrupted = False
    # What was measured is shown, even if the rest was not waited for.
    with contextlib.suppress(KeyboardInterrupt):
        interrupted = True
        with _terminal.progress("bench", len(layers)) as advance:
            for layer in layers:
                advance(layer.title)
                problem = Problem.random(layer, arguments.batch)
                contenders = _contenders(problem, arguments, skipped)
                results += time_layer(problem, contenders, arguments.repeat, not arguments.no_check)
        interrupted = False
    for line in dict.fromkeys(skipped):
        print(f"skipped {line}", file=sys.stderr)
    if not results:
        return 130 if interrupted else 2
    neighbours.warn(max(arguments.threads))
    print_results(results, machine, arguments.against)
    settings: dict[str, object] = {
        "layers": [layer.title for layer in layers],
        "batch": arguments.batch,
        "threads": arguments.threads,
        "algorithms": [algorithm.name.lower() for algorithm in arguments.algorithm],
        "repeat": arguments.repeat,
        "against": arguments.against,
        "cpus_of_others": neighbours.cpus(),
    }
    if arguments.json:
        write_json(arguments.json, results, machine, settings)
    if arguments.csv:
        write_csv(arguments.csv, results)
    if arguments.picture:
        draw_rates(arguments.picture, results, machine)
    wrong = [result for result in results if not result.correct]
    for result in wrong:
        by = result.algorithm or result.implementation
        text = f"{result.network}/{result.layer} by {by} with {result.threads} threads"
        print(f"WRONG: {text}: the error is {result.of_bound:.3g} times its bound", file=sys.stderr)
    return 130 if interrupted else int(bool(wrong))
