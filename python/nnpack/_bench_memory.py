"""Times what memory limits, large tensors, beside copies of as many bytes or reads of them, and checks the results."""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import dataclasses
import fnmatch
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _bench, _terminal
from ._activations import relu, relu_gradient, softmax
from ._arrays import Float32, aligned_array, aligned_bytes
from ._contenders import ISAS
from ._info import Info, info
from ._linear import linear
from ._pooling import avg_pool2d, global_avg_pool2d, max_pool2d
from ._threadpool import default_threads

Array = NDArray[Any]
Float64 = NDArray[np.float64]
Function = Callable[..., object]

COPY_GOAL = 0.8
READ_GOAL = 0.9
"""Of speed, as shares of that of copies and reads."""
PARTS_A_THREAD = 8
"""Of what is read or copied for comparison: threads are not equally quick."""
ROUNDS = 3
"""Through all cases: neighbours that are busy for a while slow a share of each one's runs, and no median."""
TOLERANCE = 1e-5
"""Of errors, as a share of the largest element."""
READ_BYTE, ABSENT_BYTE = 1, 0
"""Of memory that is read for comparison, and what is looked for there: glibc's memchr is as fast as vector loads."""
CHECKED = 64
"""Images, rows or outputs of a result that are checked."""
WIDTH = 1024
"""Elements of a row, where rows don't matter."""


@dataclass(frozen=True)
class Windows:
    """Those of a pooling layer, on square images."""

    size: int
    stride: int
    image: int
    padding: int = 0
    ceil_mode: bool = False

    @property
    def sizes(self) -> str:
        """In words."""
        around = f" padded by {self.padding}" if self.padding else ""
        return f"{self.size}x{self.size}/{self.stride} of {self.image}x{self.image}{around}" + (
            ", rounded up" if self.ceil_mode else ""
        )

    @property
    def output(self) -> int:
        """Rows, and columns, of the output; no last window begins beyond the image in the layers below."""
        rest = self.image + 2 * self.padding - self.size
        return (-(-rest // self.stride) if self.ceil_mode else rest // self.stride) + 1

    def taps(self, images: Array, beyond: float) -> list[Float64]:
        """The pixels at each place in all windows; `beyond` where there are none."""
        reach = self.stride * (self.output - 1)
        around = self.padding, max(0, reach + self.size - self.image - self.padding)
        padded = np.pad(images.astype(np.float64), ((0, 0), around, around), constant_values=beyond)
        places = [slice(i, i + reach + 1, self.stride) for i in range(self.size)]
        return [padded[:, rows, columns] for rows in places for columns in places]

    def maxima(self, images: Array) -> Float64:
        """What max_pool2d computes."""
        return np.max(self.taps(images, -np.inf), axis=0)

    def averages(self, images: Array) -> Float64:
        """What avg_pool2d computes."""
        return np.mean(self.taps(images, 0), axis=0)


WINDOWS = (
    *(Windows(2, 2, image) for image in (224, 56, 28, 14)),
    *(Windows(3, 2, 112, 1), Windows(3, 2, 55), Windows(3, 2, 56, ceil_mode=True), Windows(3, 2, 27)),
    *(Windows(3, 2, 14, 1), Windows(3, 2, 13)),
    *(Windows(3, 1, image, 1) for image in (56, 28, 14, 7)),
)
WHOLE_IMAGES = (7, 14)
SOFTMAX_ROWS = (10, 100, 256, 1000, 1001, 4096, 16384)
LINEAR_INPUTS = (4096, 25088)


@dataclass(frozen=True)
class Case:
    """A call on large tensors; inputs and output belong together by their first index."""

    operation: str
    sizes: str
    inputs: tuple[Array, ...]
    output: Float32
    call: Function
    """Takes the inputs, and `out` and `threads`."""
    expected: Callable[..., Float64]
    """Outputs for some of the inputs."""
    is_in_place: bool = False
    """The call gets the output as its input."""
    only_reads: bool = False
    """What is written does not count."""

    @property
    def title(self) -> str:
        """Operation and sizes."""
        return f"{self.operation} {self.sizes}"

    @property
    def bytes(self) -> int:
        """Read and written, if what is written counts."""
        return sum(array.nbytes for array in (self.inputs if self.only_reads else (*self.inputs, self.output)))

    def matches(self, patterns: Sequence[str]) -> bool:
        """Is a pattern, of shell wildcards, that of the operation or the title?"""
        return any(fnmatch.fnmatchcase(name, pattern) for name in (self.operation, self.title) for pattern in patterns)

    def run(self, threads: int) -> None:
        """Computes the output."""
        self.call(*((self.output,) if self.is_in_place else self.inputs), out=self.output, threads=threads)

    def of_bound(self, threads: int) -> float:
        """Runs; returns the largest error of some elements as a share of its bound."""
        if self.is_in_place:
            self.output[...] = self.inputs[0]
        else:
            self.output.fill(np.nan)
        self.run(threads)
        last = len(self.output) - 1
        chosen = np.unique([0, last, *np.random.default_rng(last).integers(last + 1, size=CHECKED - 2)])
        expected = self.expected(*(array[chosen] for array in self.inputs))
        error = np.abs(self.output[chosen] - expected).max() / (TOLERANCE * np.abs(expected).max())
        return float(error) if np.isfinite(error) else np.inf


@dataclass(frozen=True)
class Result:
    """One case with one number of threads. Times are in milliseconds, and are medians."""

    operation: str
    sizes: str
    threads: int
    bytes: int
    """Read and written."""
    ms: float
    fastest_ms: float
    slowest_ms: float
    yardstick: str
    """What it is compared with: a copy, or a read, of as many bytes."""
    yardstick_ms: float
    share: float
    """Of the yardstick's speed."""
    goal: float
    """Of the share."""
    of_bound: float | None = None
    """Largest error of the elements checked as a share of its bound; above 1 is wrong; None if not checked."""

    @property
    def title(self) -> str:
        """Operation and sizes."""
        return f"{self.operation} {self.sizes}"

    @property
    def correct(self) -> bool:
        """Not found wrong."""
        return self.of_bound is None or self.of_bound <= 1


def _libc() -> ctypes.CDLL:
    """The C library, whose functions other threads may call at the same time."""
    libc = ctypes.CDLL("msvcrt" if os.name == "nt" else None)
    libc.memchr.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_size_t]
    return libc


def _share(pool: ThreadPoolExecutor, threads: int, function: Function, parts: Sequence[tuple[int, int, int]]) -> None:
    """Calls a function for all parts, from threads of the pool and this one, as each gets done with one."""
    left = iter(parts)

    def work() -> None:
        for part in left:
            function(*part)

    others = [pool.submit(work) for _ in range(threads - 1)]
    work()
    for other in others:
        other.result()


class Tensors:
    """The memory that all cases share; each reads and writes some `size` bytes, 1 MiB or more."""

    def __init__(self, size: int) -> None:
        floats = size // np.dtype(np.float32).itemsize
        self.source, self.target = aligned_array((floats,)), aligned_array((floats,))
        self.read = aligned_bytes(self.source.nbytes)
        np.random.default_rng(0).standard_normal(dtype=np.float32, out=self.source)
        self.target.fill(1)
        self.read.fill(READ_BYTE)

    def _case(
        self,
        operation: str,
        sizes: str,
        shapes: Sequence[tuple[int, ...]],
        call: Function,
        expected: Callable[..., Float64],
        **more: Any,
    ) -> Case:
        """As many as fit of inputs and, last, outputs of the shapes."""
        elements = [int(np.prod(shape)) for shape in shapes]
        count = self.source.size // sum(elements)
        starts = [count * sum(elements[:i]) for i in range(len(shapes))]
        *inputs, output = (
            flat[start : start + count * size].reshape(count, *shape)
            for flat, start, size, shape in zip(
                [*(self.source for _ in shapes[1:]), self.target], [*starts[:-1], 0], elements, shapes, strict=True
            )
        )
        return Case(operation, sizes, tuple(inputs), output, call, expected, **more)

    def _pooling(self, call: Function, windows: Windows) -> Case:
        options = {"padding": windows.padding, "ceil_mode": windows.ceil_mode}
        return self._case(
            call.__name__,
            windows.sizes,
            [(windows.image, windows.image), (windows.output, windows.output)],
            partial(call, kernel_size=windows.size, stride=windows.stride, **options),
            windows.maxima if call is max_pool2d else windows.averages,
        )

    def _linear(self, sizes: str, weights: Array) -> Case:
        channels = weights.shape[1]
        x = aligned_array((channels,))
        np.random.default_rng(1).standard_normal(dtype=np.float32, out=x)

        def call(weights: Array, **options: Any) -> None:
            linear(x, weights, **options)

        def expected(rows: Array) -> Float64:
            return rows.astype(np.float64) @ x.astype(np.float64)

        return Case("linear", sizes, (weights,), self.target[: len(weights)], call, expected, only_reads=True)

    def cases(self) -> Iterator[Case]:
        """All of them."""
        for windows in WINDOWS:
            yield self._pooling(max_pool2d, windows)
        for windows in WINDOWS:
            if not windows.ceil_mode:
                yield self._pooling(avg_pool2d, windows)
        for image in WHOLE_IMAGES:
            sizes = f"of {image}x{image}"
            averages = Windows(image, 1, image).averages
            yield self._case("global_avg_pool2d", sizes, [(image, image), (1, 1)], global_avg_pool2d, averages)

        row = (WIDTH,)
        for sizes, in_place in (("out of place", False), ("in place", True)):
            yield self._case("relu", sizes, [row, row], relu, lambda x: np.maximum(x, 0), is_in_place=in_place)
        yield self._case(
            "relu_gradient",
            "out of place",
            [row, row, row],
            relu_gradient,
            lambda grad, x: np.where(x > 0, grad, 0),
        )

        def expected(rows: Array) -> Float64:
            powers = np.exp(rows.astype(np.float64) - rows.max(axis=1, keepdims=True))
            return powers / powers.sum(axis=1, keepdims=True)

        for count in SOFTMAX_ROWS:
            yield self._case("softmax", f"of rows of {count}", [(count,), (count,)], softmax, expected)

        halves = aligned_bytes(2 * self.source.size).view(np.float16)
        halves[...] = self.source
        for flat, text in ((self.source, ""), (halves, ", 16-bit weights")):
            for channels in LINEAR_INPUTS:
                outputs = flat.size // channels
                weights = flat[: outputs * channels].reshape(outputs, channels)
                yield self._linear(f"{channels} to {outputs}{text}", weights)

    def yardstick(self, case: Case, pool: ThreadPoolExecutor, threads: int) -> Callable[[], None]:
        """What a case is compared with: reading as many bytes, or copying half as many."""
        count = 1 if threads == 1 else PARTS_A_THREAD * threads
        if case.only_reads:
            read = np.array_split(self.read[: case.bytes], count)
            parts = [(of.ctypes.data, ABSENT_BYTE, of.nbytes) for of in read]
            return partial(_share, pool, threads, _libc().memchr, parts)
        source, target = (flat.view(np.uint8)[: case.bytes // 2] for flat in (self.source, self.target))
        pairs = zip(np.array_split(target, count), np.array_split(source, count), strict=True)
        parts = [(to.ctypes.data, of.ctypes.data, of.nbytes) for to, of in pairs]
        return partial(_share, pool, threads, ctypes.memmove, parts)


class Timer:
    """Runs a case with some threads, and its yardstick, in turns."""

    def __init__(self, case: Case, threads: int) -> None:
        self.case, self.threads = case, threads
        self._of_bound: float | None = None
        self._times: tuple[list[float], list[float]] = [], []

    def check(self) -> None:
        """Runs once, and compares what comes out with what is expected."""
        self._of_bound = self.case.of_bound(self.threads)

    def run(self, tensors: Tensors, repeat: int) -> None:
        """Runs `repeat` times more, after a first turn that is not timed."""
        with ThreadPoolExecutor(max(self.threads - 1, 1)) as pool:
            yardstick = tensors.yardstick(self.case, pool, self.threads)
            calls: tuple[Callable[[], None], ...] = partial(self.case.run, self.threads), yardstick
            for turn in range(repeat + 1):
                for call, times in zip(calls, self._times, strict=True):
                    if self.threads > 1:
                        _bench.settle()
                    start = time.perf_counter()
                    call()
                    if turn > 0:
                        times.append(1e3 * (time.perf_counter() - start))

    def result(self) -> Result | None:
        """What all runs come to; None if there were none."""
        times, yardstick_times = self._times
        if not yardstick_times:
            return None
        ms, yardstick_ms = statistics.median(times), statistics.median(yardstick_times)
        return Result(
            operation=self.case.operation,
            sizes=self.case.sizes,
            threads=self.threads,
            bytes=self.case.bytes,
            ms=ms,
            fastest_ms=min(times),
            slowest_ms=max(times),
            yardstick="read" if self.case.only_reads else "copy",
            yardstick_ms=yardstick_ms,
            share=yardstick_ms / ms,
            goal=READ_GOAL if self.case.only_reads else COPY_GOAL,
            of_bound=self._of_bound,
        )


def print_results(results: Sequence[Result], machine: Info) -> None:
    """The table of the results, and what it comes to."""
    columns = ["operation", "sizes", "threads", "MB", "ms", "GB/s", "than", "its GB/s", "share", "error / bound"]
    rows = []
    for result in results:
        speeds = [result.bytes / ms / 1e6 for ms in (result.ms, result.yardstick_ms)]
        checked = "" if result.of_bound is None else f"{result.of_bound:.2f}" + ("" if result.correct else " WRONG")
        rows.append(
            [
                *(result.operation, result.sizes, f"{result.threads}", f"{result.bytes / 1e6:.0f}"),
                *(f"{result.ms:.2f}", f"{speeds[0]:.1f}", result.yardstick, f"{speeds[1]:.1f}"),
                *(f"{result.share:.2f}" + ("" if result.share >= result.goal else " <"), checked),
            ]
        )
    _terminal.print_table(f"{machine.cpu}, {machine.target} kernels", columns, rows, left=2)
    groups: dict[tuple[str, int], list[Result]] = {}
    for result in sorted(results, key=lambda result: result.share):
        groups.setdefault((result.yardstick, result.threads), []).append(result)
    for (yardstick, threads), group in groups.items():
        noun = "thread" if threads == 1 else "threads"
        below = [f"{result.title} {result.share:.2f}" for result in group if result.share < result.goal]
        print(
            f"share of a {yardstick}'s speed with {threads} {noun}: {group[0].share:.2f} at least; "
            f"{len(below)} of {len(group)} below the goal, {group[0].goal:.2f}{': ' if below else ''}{'; '.join(below)}"
        )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `python -m nnpack bench memory`."""
    parser.add_argument(
        "--only",
        type=_bench.list_of(str),
        default=["*"],
        metavar="NAMES",
        help='operations, or operations with their sizes, with wildcards: "softmax,max_pool2d 3x3/2*" (default: all)',
    )
    parser.add_argument(
        "--megabytes", type=_bench.positive, default=128, help="MiB that each reads and writes (default: 128)"
    )
    parser.add_argument(
        "--threads",
        type=_bench.list_of(_bench.positive),
        default=[default_threads()],
        help="list, such as 1,2 (default: all CPUs)",
    )
    parser.add_argument("--repeat", type=_bench.positive, default=9, help="timed runs of each, in turns (default: 9)")
    parser.add_argument("--isa", choices=list(ISAS), help="hold our library to an instruction set")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all numbers to this file")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row for each result to this file")
    parser.add_argument("--no-check", action="store_true", help="don't check results")


def main(arguments: argparse.Namespace) -> int:
    """Runs the bench; the exit status is 1 if a result was wrong."""
    if arguments.isa:
        _bench.hold_to(arguments.isa, os.environ)
    tensors = Tensors(arguments.megabytes * 2**20)
    all_cases = list(tensors.cases())
    cases = [case for case in all_cases if case.matches(arguments.only)]
    if not cases:
        known = "; ".join(case.title for case in all_cases)
        print(f"--only: nothing matches {', '.join(arguments.only)}; there are {known}", file=sys.stderr)
        return 2
    machine = info()
    neighbours = _bench.Neighbours()
    timers = [Timer(case, threads) for case in cases for threads in arguments.threads]
    rounds = min(ROUNDS, arguments.repeat)
    interrupted = True
    # What was measured is shown, even if the rest was not waited for.
    with contextlib.suppress(KeyboardInterrupt):
        with _terminal.progress("bench", rounds * len(timers)) as advance:
            for turn in range(rounds):
                for timer in timers:
                    advance(timer.case.title)
                    if turn == 0 and not arguments.no_check:
                        timer.check()
                    timer.run(tensors, arguments.repeat * (turn + 1) // rounds - arguments.repeat * turn // rounds)
        interrupted = False
    results = [result for timer in timers if (result := timer.result())]
    if not results:
        return 130
    neighbours.warn(max(arguments.threads))
    print_results(results, machine)
    settings = {
        "megabytes": arguments.megabytes,
        "threads": arguments.threads,
        "repeat": arguments.repeat,
        "isa": arguments.isa,
        "cpus_of_others": neighbours.cpus(),
    }
    rows = [dataclasses.asdict(result) for result in results]
    if arguments.json:
        _bench.write_json(arguments.json, rows, machine, settings, {"numpy": np.__version__})
    if arguments.csv:
        _bench.write_csv(arguments.csv, rows)
    wrong = [result for result in results if not result.correct]
    for result in wrong:
        print(
            f"WRONG: {result.title} with {result.threads} threads: the error is {result.of_bound:.3g} times its bound",
            file=sys.stderr,
        )
    return 130 if interrupted else int(bool(wrong))
