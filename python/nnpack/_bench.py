"""Times the layers of well-known networks, beside other libraries, and checks what they computed."""

from __future__ import annotations

import argparse
import contextlib
import csv
import dataclasses
import importlib.util
import json
import math
import operator
import os
import statistics
import sys
import time
from collections.abc import Callable, MutableMapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from . import _terminal
from ._arrays import aligned_array
from ._contenders import ISAS, PHASES, Contender, Nnpack, UnsupportedError
from ._info import Info, info, measure_fma_peak
from ._library import TARGET_VARIABLE, Algorithm, ArgumentError
from ._networks import DEFAULT, select
from ._picture import draw_rates
from ._problems import Judge, Pass, Problem
from ._report import write_report
from ._rivals import RIVALS
from ._threadpool import default_threads

BEST = "best"
ALL = "all"
CANDIDATES = (
    *(Algorithm.WT8X8, Algorithm.WT8X8_5X5, Algorithm.WT7X7, Algorithm.WT6X6, Algorithm.WT4X4),
    *(Algorithm.WT6, Algorithm.WT8, Algorithm.WT12),
    *(Algorithm.FT8X8, Algorithm.FT16X16, Algorithm.IMPLICIT_GEMM, Algorithm.DIRECT, Algorithm.STRASSEN),
)
"""What the best is chosen from."""
CPU_TOLERANCE = 1.15
"""A contender that keeps more CPUs busy than this for each of its threads is not compared with."""
SPREAD_RATE = 0.9
"""Threads that compute at least so much of the peak's rate have a core each."""


@dataclass(frozen=True)
class Result:
    """One contender on one layer. Times are in milliseconds, and are medians of the turns'."""

    network: str
    layer: str
    batch: int
    computed: str
    """The pass."""
    implementation: str
    algorithm: str
    threads: int
    ms: float
    fastest_ms: float
    slowest_ms: float
    turn_ms: tuple[float, ...]
    """Of each turn, in which all contenders of the layer have one."""
    gflops: float
    """Effective rate: operations of the direct algorithm over the time."""
    peak_gflops: float
    """What FMAs on registers reach with as many threads, measured between the runs."""
    of_peak: float
    error: float | None = None
    """Largest error of the sampled elements, divided by the largest of them; None if not checked."""
    of_bound: float | None = None
    """Largest error as a share of its bound; above 1 is wrong."""
    phase_ms: dict[str, float] = field(default_factory=dict)
    workspace_mib: float | None = None
    speedup: dict[str, float] = field(default_factory=dict)
    """How many times faster than each rival with as many threads, and no more: a median of the turns' ratios.

    Other machines that share the CPU come and go within seconds: a turn, in which all are slow or none is, tells more
    than one contender's median and another's, which may be of different turns.
    """
    cpus: float = 0.0
    """CPUs that were busy with it, on average."""
    occurrences: int = 1
    """Layers of these sizes in the network."""
    bytes: int = 0
    """Size of the operands and of the result."""
    chosen: str = ""
    """The algorithm that auto took, where it was looked for."""
    real_gflops: float | None = None
    """Rate of the algorithm's matrix products, where it is known which they are; transforms are not counted."""
    best: bool = False
    """Stands for the fastest of all algorithms."""

    @property
    def title(self) -> str:
        """Network and layer."""
        return f"{self.network}/{self.layer}"

    @property
    def by(self) -> str:
        """What computed it, in a table."""
        name = self.algorithm or self.implementation
        if self.chosen:
            name = f"{name}: {self.chosen}"
        return f"{BEST}: {name}" if self.best else name

    @property
    def series(self) -> str:
        """What computed it and others that are to be compared with it."""
        return BEST if self.best else self.algorithm or self.implementation

    @property
    def fastest_rival(self) -> str | None:
        """The rival that comes closest, or is ahead."""
        return min(self.speedup, key=lambda rival: self.speedup[rival], default=None)

    @property
    def over_fastest(self) -> float:
        """How many times faster than the fastest rival; infinity without one."""
        return min(self.speedup.values(), default=math.inf)

    @property
    def held(self) -> bool:
        """Kept to its number of threads."""
        return self.cpus <= CPU_TOLERANCE * self.threads

    @property
    def correct(self) -> bool:
        """Not found wrong."""
        return self.of_bound is None or self.of_bound <= 1

    def flat(self) -> dict[str, object]:
        """The result as one row of a CSV file."""
        row = dataclasses.asdict(self)
        del row["turn_ms"]
        row |= {f"{phase}_ms": ms for phase, ms in row.pop("phase_ms").items()}
        row |= {f"speedup_over_{rival.replace(' ', '_')}": ratio for rival, ratio in row.pop("speedup").items()}
        return row


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


def spread(threads: int, peak: float, tries: int = 10) -> None:
    """Keeps so many CPUs busy until FMAs run on them at nearly the peak's rate, for a second at most.

    A virtual machine's CPUs that slept may be two threads of one core until the host moves one, up to 0.05 s later: all
    that runs on two threads takes twice as long. Other than a pool's, this function's threads don't spin afterwards.
    """
    with ThreadPoolExecutor(threads) as executor:
        for _ in range(tries):
            if sum(executor.map(measure_fma_peak, [1] * threads)) >= SPREAD_RATE * peak:
                return


def hold_to(isa: str, environment: MutableMapping[str, str]) -> list[str]:
    """Sets what holds our library and rivals to an instruction set; returns the rivals that nothing holds.

    They read their variables when they are imported, ours when it is initialized.
    """
    environment[TARGET_VARIABLE] = ISAS[isa]
    for rival in RIVALS.values():
        environment.update(rival.environment.get(isa, {}))
    return [name for name, rival in RIVALS.items() if isa not in rival.environment]


def cpus_used(contender: Contender, at_least: float = 0.05) -> float:
    """CPUs that the process keeps busy, on average, while the contender runs again and again for some seconds.

    A library may ignore the number of threads, or leave some spinning; its time alone would not tell.
    """
    settle()
    cpu, start = time.process_time(), time.perf_counter()
    elapsed = 0.0
    while elapsed < at_least:
        contender.run()
        contender.forget()
        elapsed = time.perf_counter() - start
    return (time.process_time() - cpu) / elapsed


def warm_up(contender: Contender, seconds: float = 0.02, limit: float = 0.1) -> None:
    """Calls the contender twice, and on until it has run for so long in calls without a stall, or for the limit.

    A call takes several milliseconds if a thread wakes up on the CPU on which another one waits for it, and so do calls
    after it, until the system moves one of them. Threads that yield while they wait share a CPU without such stalls,
    LiteRT's for 10 ms and more. Calls that always take as long as a stall go on until the limit.
    """
    stall = 0.002
    contender.run()
    contender.forget()
    deadline = time.perf_counter() + limit
    steady = 0.0
    while steady < seconds:
        start = time.perf_counter()
        contender.run()
        contender.forget()
        end = time.perf_counter()
        steady = steady + end - start if end - start < stall else 0.0
        if end > deadline:
            return


def time_turn(contender: Contender, at_least: float = 0.001) -> float:
    """Seconds that a call takes: a median of as many, one after the other, as take so long in all.

    A single call of some microseconds may meet an interrupt, or a thread that looks for work a little later.
    """
    times: list[float] = []
    while sum(times) < at_least:
        start = time.perf_counter()
        contender.run()
        times.append(time.perf_counter() - start)
        contender.forget()
    return statistics.median(times)


def chosen_by_auto(problem: Problem, threads: int) -> Algorithm | None:
    """The algorithm whose result has the same bits as that of auto: algorithms that differ round differently."""
    result = aligned_array(problem.result_shape)
    Nnpack(problem, Algorithm.AUTO, threads, result).run()
    expected = result.copy()
    for algorithm in CANDIDATES:
        with contextlib.suppress(ArgumentError):
            result.fill(np.nan)
            Nnpack(problem, algorithm, threads, result).run()
            if np.array_equal(result, expected):
                return algorithm
    return None


def time_layer(
    problem: Problem, contenders: Sequence[Contender], repeat: int, check: bool, find_chosen: bool = False
) -> list[Result]:
    """Runs all contenders in turns, `repeat` times, after a first turn that is checked but not timed.

    Timed calls directly follow untimed ones of the same contender, which wake its threads up and bring back to the
    caches what others, or other machines that share them, had thrown out while the process slept: that takes several.
    """
    verdicts: list[tuple[float, float] | None] = []
    judge = Judge(problem) if check else None
    cpus = []
    for contender in contenders:
        contender.prepare()
        if isinstance(contender, Nnpack):
            contender.result().fill(np.nan)
        contender.run()
        verdicts.append(judge(contender.algorithm, contender.result()) if judge else None)
        contender.forget()
        cpus.append(cpus_used(contender))
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
            if contender.threads > 1:
                spread(contender.threads, max(peaks[contender.threads]) * 1e9)
            warm_up(contender)
            times.append(time_turn(contender))
            if isinstance(contender, Nnpack):
                contender.keep_profile()
    results = []
    for contender, times, verdict, used in zip(contenders, seconds, verdicts, cpus, strict=True):
        ms = 1e3 * statistics.median(times)
        gflops = problem.geometry.flops / ms / 1e6
        peak = statistics.median(peaks[contender.threads])
        result = Result(
            network=problem.layer.network,
            layer=problem.layer.name,
            batch=problem.geometry.batch,
            computed=problem.computed.value,
            implementation=contender.implementation,
            algorithm=contender.algorithm.name.lower() if isinstance(contender, Nnpack) else "",
            threads=contender.threads,
            ms=ms,
            fastest_ms=1e3 * min(times),
            slowest_ms=1e3 * max(times),
            turn_ms=tuple(1e3 * time for time in times),
            gflops=gflops,
            peak_gflops=peak,
            of_peak=gflops / peak,
            error=verdict[0] if verdict else None,
            of_bound=verdict[1] if verdict else None,
            cpus=used,
            occurrences=problem.layer.occurrences,
            bytes=problem.bytes,
        )
        if isinstance(contender, Nnpack):
            profiles = contender.profiles
            algorithm: Algorithm | None = contender.algorithm
            if algorithm == Algorithm.AUTO:
                algorithm = chosen_by_auto(problem, contender.threads) if find_chosen else None
            result = dataclasses.replace(
                result,
                chosen=algorithm.name.lower() if algorithm and algorithm != contender.algorithm else "",
                real_gflops=problem.multiplied_flops(algorithm) / ms / 1e6 if algorithm else None,
                phase_ms={phase: 1e3 * statistics.median(each[phase] for each in profiles) for phase in PHASES},
                workspace_mib=contender.workspace_bytes / 2**20,
            )
        results.append(result)
    return with_speedups(results)


def with_speedups(results: Sequence[Result]) -> list[Result]:
    """A layer's results, where ours tell how they compare with rivals that are right and kept to their threads."""
    rivals = [result for result in results if not result.algorithm and result.correct and result.held]

    def over(rival: Result, ours: Result) -> float:
        return statistics.median(map(operator.truediv, rival.turn_ms, ours.turn_ms))

    return [
        dataclasses.replace(
            result,
            speedup={each.implementation: over(each, result) for each in rivals if each.threads == result.threads},
        )
        if result.algorithm
        else result
        for result in results
    ]


def with_best(results: Sequence[Result], kept: Sequence[Algorithm]) -> list[Result]:
    """Of a layer's results, those of rivals, of algorithms to be kept, and the fastest with each number of threads."""
    names = [algorithm.name.lower() for algorithm in kept]
    candidates = [algorithm.name.lower() for algorithm in CANDIDATES]
    fastest: dict[int, Result] = {}
    for result in results:
        if result.algorithm in candidates:
            fastest[result.threads] = min(fastest.get(result.threads, result), result, key=lambda each: each.ms)
    chosen = []
    for result in results:
        if not result.algorithm or result.algorithm in names:
            chosen.append(result)
        if result is fastest.get(result.threads):
            chosen.append(dataclasses.replace(result, best=True))
    return chosen


def print_results(results: Sequence[Result], machine: Info, rivals: Sequence[str]) -> None:
    """The table of the results, in the terminal."""
    peaks = {
        threads: statistics.median(result.peak_gflops for result in results if result.threads == threads)
        for threads in sorted({result.threads for result in results})
    }
    peak_text = ", ".join(f"{peak:.0f} with {threads}" for threads, peak in peaks.items())
    title = f"{results[0].computed.replace('_', ' ')}; {machine.cpu}, {machine.target} kernels; "
    title += f"FMA peak in GFLOP/s by threads: {peak_text}"
    single_ms = {(result.title, result.series): result.ms for result in results if result.threads == 1}
    scales = single_ms and len(peaks) > 1
    columns = ["layer", "batch", "by", "threads", "ms", *(["x 1 thread"] if scales else []), "GFLOP/s", "x peak"]
    columns += [
        "error",
        "input ms",
        "kernel ms",
        "multiply ms",
        "output ms",
        "MiB",
        *(f"x {rival}" for rival in rivals),
        *(["x fastest rival"] if len(rivals) > 1 else []),
    ]
    rows = []
    for result in results:
        error = "" if result.error is None else f"{result.error:.1e}" + ("" if result.correct else " WRONG")
        row = [result.title, f"{result.batch}", result.by, f"{result.threads}", f"{result.ms:.2f}"]
        row += [f"{single_ms[result.title, result.series] / result.ms:.2f}"] if scales else []
        row += [f"{result.gflops:.1f}", f"{result.of_peak:.2f}", error]
        row += [f"{result.phase_ms[phase]:.2f}" if result.phase_ms else "" for phase in PHASES]
        row.append("" if result.workspace_mib is None else f"{result.workspace_mib:.1f}")
        row += [f"{result.speedup[rival]:.2f}" if rival in result.speedup else "" for rival in rivals]
        if len(rivals) > 1:
            row.append(f"{result.over_fastest:.2f} {result.fastest_rival}" if result.speedup else "")
        rows.append(row)
    _terminal.print_table(title, columns, rows)
    print(
        "GFLOP/s count the direct algorithm's operations, whatever was computed; x peak is their share of the FMA peak."
    )


def print_summary(results: Sequence[Result], rivals: Sequence[str]) -> None:
    """How each algorithm asked for compares with each rival over all layers, and with the fastest on each layer."""
    own: dict[tuple[str, int], list[Result]] = {}
    for result in results:
        own.setdefault((result.series, result.threads), []).append(result)
    for (series, threads), group in sorted(own.items(), key=lambda item: item[0]):
        noun = "thread" if threads == 1 else "threads"
        compared = {rival: [result for result in group if rival in result.speedup] for rival in rivals}
        ratios = {rival: {each.title: each.speedup[rival] for each in some} for rival, some in compared.items()}
        if len(rivals) > 1:
            ratios["the fastest rival"] = {each.title: each.over_fastest for each in group if each.speedup}
        for rival, of_layer in ratios.items():
            if not of_layer:
                continue
            slowest = min(of_layer, key=lambda title: of_layer[title])
            layers = "layer" if len(of_layer) == 1 else "layers"
            mean = statistics.geometric_mean(of_layer.values())
            print(
                f"{series} with {threads} {noun} against {rival}: {mean:.2f} times as fast in the geometric mean of "
                f"{len(of_layer)} {layers}, {of_layer[slowest]:.2f} at least ({slowest})"
            )
        behind = sorted((each for each in group if each.over_fastest < 1), key=lambda each: each.over_fastest)
        if behind:
            names = ", ".join(f"{each.title} {each.over_fastest:.2f} ({each.fastest_rival})" for each in behind)
            print(f"{series} with {threads} {noun} is behind the fastest rival on {len(behind)}: {names}")


def versions(results: Sequence[Result]) -> dict[str, str]:
    """Those of numpy and of the rivals that took part."""
    present = {result.implementation for result in results}
    return {"numpy": np.__version__} | {
        rival.implementation: rival.version() for rival in RIVALS.values() if rival.implementation in present
    }


def write_json(
    path: Path, results: Sequence[dict[str, Any]], machine: Info, settings: dict[str, Any], versions: dict[str, str]
) -> None:
    """All numbers, with the machine and the settings."""
    document = {
        "machine": dataclasses.asdict(machine),
        "settings": settings,
        "versions": versions,
        "results": results,
    }
    path.write_text(json.dumps(document, indent=2) + "\n")


def write_csv(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    """One row for each result."""
    columns = list(dict.fromkeys(column for row in rows for column in row))
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, columns, restval="")
        writer.writeheader()
        writer.writerows(rows)


def list_of(convert: Callable[[str], Any]) -> Callable[[str], list[Any]]:
    """A converter for argparse of lists with commas."""

    def parse(text: str) -> list[Any]:
        try:
            return list(dict.fromkeys(convert(item.strip()) for item in text.split(",") if item.strip()))
        except (KeyError, ValueError) as error:
            raise argparse.ArgumentTypeError(f"{text!r}: {error}") from None

    return parse


def positive(text: str) -> int:
    """A converter for argparse of numbers from 1 on."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is below 1")
    return number


def _algorithm(name: str) -> str:
    names = [algorithm.name.lower() for algorithm in Algorithm]
    if name.lower() not in (*names, BEST):
        raise ValueError(f"{name!r} is none of {', '.join([*names, BEST])}")
    return name.lower()


def _rival(name: str) -> str:
    if name not in (*RIVALS, ALL):
        raise ValueError(f"{name!r} is none of {', '.join([*RIVALS, ALL])}")
    return name


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `python -m nnpack bench`."""
    parser.add_argument(
        "--layers",
        type=list_of(str),
        default=list(DEFAULT),
        metavar="NAMES",
        help='networks, layers or both, with wildcards: "ResNet-50,MobileNet-V2", "VGG-A/conv3.*,conv2", "*" for all '
        f"(default: {', '.join(DEFAULT)})",
    )
    parser.add_argument(
        "--pass",
        choices=[each.value for each in Pass],
        default=Pass.OUTPUT.value,
        dest="computed",
        help="what to compute; inference is an output with kernels that were transformed before (default: output)",
    )
    parser.add_argument("--batch", type=positive, help="images in a batch (default: 16, of inference 1)")
    parser.add_argument(
        "--threads", type=list_of(positive), default=[default_threads()], help="list, such as 1,2 (default: all CPUs)"
    )
    parser.add_argument(
        "--algorithm",
        type=list_of(_algorithm),
        default=["auto"],
        metavar="ALGORITHMS",
        help="list of auto, best (the fastest of all), wt8x8, wt8x8_5x5, wt7x7, wt6x6, wt4x4, wt6, wt8, wt12, ft8x8, "
        "ft16x16, implicit_gemm, strassen (default: auto)",
    )
    parser.add_argument("--repeat", type=positive, default=7, help="timed runs of each, in turns (default: 7)")
    parser.add_argument(
        "--against",
        type=list_of(_rival),
        default=[],
        metavar="RIVALS",
        help=f"list of {', '.join(RIVALS)}; {ALL}: those that are installed and can compute the pass",
    )
    parser.add_argument(
        "--isa", choices=list(ISAS), help="hold our library and rivals to an instruction set; says which can't be"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all numbers to this file")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page for people, HTML, to this file")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row for each result to this file")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the rates as bars (needs matplotlib)")
    parser.add_argument("--no-check", action="store_true", help="don't check results against float64")


def _contenders(problem: Problem, arguments: argparse.Namespace, skipped: list[str]) -> list[Contender]:
    result = aligned_array(problem.result_shape)
    contenders: list[Contender] = []
    asked = _asked(arguments)
    algorithms = dict.fromkeys([*asked, *CANDIDATES] if BEST in arguments.algorithm else asked)
    for threads in arguments.threads:
        for algorithm in algorithms:
            try:
                contenders.append(Nnpack(problem, algorithm, threads, result))
            except ArgumentError as error:
                if algorithm in asked:
                    skipped.append(f"{problem.layer.title}: {error}")
        for rival in arguments.against:
            try:
                contenders.append(RIVALS[rival](problem, threads))
            except UnsupportedError as error:
                skipped.append(f"{problem.layer.title} by {RIVALS[rival].implementation}: {error}")
    return contenders


def _asked(arguments: argparse.Namespace) -> list[Algorithm]:
    return [Algorithm[name.upper()] for name in arguments.algorithm if name != BEST]


def main(arguments: argparse.Namespace) -> int:
    """Runs the bench; the exit status is 1 if a result was wrong."""
    try:
        layers = select(arguments.layers)
    except ValueError as error:
        print(f"--layers: {error}", file=sys.stderr)
        return 2
    computed = Pass(arguments.computed)
    free = hold_to(arguments.isa, os.environ) if arguments.isa else []
    wanted = list(RIVALS) if ALL in arguments.against else arguments.against
    obstacles = {rival: RIVALS[rival].obstacle(computed, arguments.threads) for rival in wanted}
    for rival, obstacle in obstacles.items():
        if obstacle:
            print(f"--against {rival}: {obstacle}", file=sys.stderr)
            if rival in arguments.against:
                return 2
    arguments.against = [rival for rival in wanted if not obstacles[rival]]
    for rival in arguments.against:
        if rival in free:
            print(f"warning: nothing holds {rival} to {arguments.isa}; it takes what the CPU has", file=sys.stderr)
    if arguments.picture and importlib.util.find_spec("matplotlib") is None:
        print("--picture: can't import matplotlib; try: pip install matplotlib", file=sys.stderr)
        return 2
    batch = arguments.batch or (1 if computed is Pass.INFERENCE else 16)
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
                problem = Problem.random(layer, batch, computed)
                contenders = _contenders(problem, arguments, skipped)
                timed = time_layer(
                    problem, contenders, arguments.repeat, not arguments.no_check, arguments.report is not None
                )
                results += with_best(timed, _asked(arguments)) if BEST in arguments.algorithm else timed
        interrupted = False
    for line in dict.fromkeys(skipped):
        print(f"skipped {line}", file=sys.stderr)
    if not results:
        return 130 if interrupted else 2
    neighbours.warn(max(arguments.threads))
    rivals = [RIVALS[rival].implementation for rival in arguments.against]
    print_results(results, machine, rivals)
    print_summary(results, rivals)
    settings: dict[str, object] = {
        "layers": [layer.title for layer in layers],
        "pass": computed.value,
        "batch": batch,
        "threads": arguments.threads,
        "algorithms": arguments.algorithm,
        "repeat": arguments.repeat,
        "against": arguments.against,
        "isa": arguments.isa,
        "cpus_of_others": neighbours.cpus(),
    }
    if arguments.json:
        rows = [dataclasses.asdict(result) for result in results]
        write_json(arguments.json, rows, machine, settings, versions(results))
    if arguments.report:
        write_report(arguments.report, results, machine, settings | {"versions": versions(results)})
    if arguments.csv:
        write_csv(arguments.csv, [result.flat() for result in results])
    if arguments.picture:
        draw_rates(arguments.picture, results, machine)
    for result in results:
        if not result.held:
            text = f"{result.title} by {result.by} kept {result.cpus:.1f} CPUs busy, with {result.threads} threads"
            print(f"warning: {text}; it is not compared with", file=sys.stderr)
    wrong = [result for result in results if not result.correct]
    for result in wrong:
        text = f"{result.title} by {result.by} with {result.threads} threads"
        print(f"WRONG: {text}: the error is {result.of_bound:.3g} times its bound", file=sys.stderr)
    return 130 if interrupted else int(bool(wrong))
