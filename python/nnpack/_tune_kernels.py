"""Searches, for this CPU, what a microarchitecture record says of the generated kernels.

Register tiles of the GEMMs, unrolling, how far ahead is prefetched, and how much of a tile is written at once: one
after the other, each of the values that the registers have room for becomes a record. A library is generated and built
with it, and timed on layers in which such kernels do most of the work, in turns with the best library so far. The
record found is written to a file, which configure.py takes. It needs a source tree, and what building takes.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import _terminal
from ._choice import Trial
from ._geometry import Geometry
from ._info import info
from ._library import LIBRARY_VARIABLE, Algorithm, ArgumentError, Pass, Strategy, initialize
from ._threadpool import threadpool

if TYPE_CHECKING:
    from codegen.microarchitecture import Microarchitecture

WON = 0.99
"""The time, relative to that of the best so far, from which on a record takes its place: less may be chance."""

FIELDS = ("gemm", "gemm_transposed", "unroll", "ahead", "together")
"""What is searched, in this order."""


@dataclasses.dataclass(frozen=True)
class Work:
    """A layer that is computed by one algorithm."""

    title: str
    geometry: Geometry
    computed: Pass = Pass.OUTPUT
    strategy: Strategy = Strategy.COMPUTE

    def trial(self, pool: Any) -> Trial:
        """It, with operands."""
        return Trial(self.geometry, self.computed, self.strategy, pool)


def _layer(
    batch: int, channels: tuple[int, int], image: int, kernel: int, algorithm: Algorithm, stride: int = 1
) -> Geometry:
    return Geometry(
        batch=batch,
        input_channels=channels[0],
        output_channels=channels[1],
        image=(image, image),
        kernel=(kernel, kernel),
        padding=((kernel - 1) // 2,) * 4,
        stride=(stride, stride),
        algorithm=algorithm,
    )


WORKS = (
    Work("Winograd, batch 1, 64 channels", _layer(1, (64, 64), 56, 3, Algorithm.WT6X6), strategy=Strategy.REUSE),
    Work("Winograd, batch 1, 256 channels", _layer(1, (256, 256), 28, 3, Algorithm.WT8X8), strategy=Strategy.REUSE),
    Work("Winograd, batch 8", _layer(8, (192, 192), 13, 3, Algorithm.WT8X8)),
    Work("Fourier, batch 8", _layer(8, (64, 96), 27, 5, Algorithm.FT16X16)),
    Work("GEMM, 1x1", _layer(1, (256, 256), 28, 1, Algorithm.IMPLICIT_GEMM), strategy=Strategy.REUSE),
    Work("GEMM, 3x3, stride 2", _layer(1, (64, 128), 56, 3, Algorithm.IMPLICIT_GEMM, 2), strategy=Strategy.REUSE),
    Work("GEMM, 7x7 images", _layer(1, (512, 512), 7, 1, Algorithm.IMPLICIT_GEMM), strategy=Strategy.REUSE),
    Work("direct sum", _layer(1, (3, 64), 112, 3, Algorithm.DIRECT), strategy=Strategy.REUSE),
    Work("Winograd, kernel gradient", _layer(8, (128, 128), 28, 3, Algorithm.WT8X8), Pass.KERNEL_GRADIENT),
    Work("Fourier, kernel gradient", _layer(8, (64, 96), 27, 5, Algorithm.FT16X16), Pass.KERNEL_GRADIENT),
    Work("GEMM, input gradient", _layer(4, (128, 128), 28, 1, Algorithm.IMPLICIT_GEMM), Pass.INPUT_GRADIENT),
)


def candidates(record: Microarchitecture, field: str, lanes: int, registers: int) -> Iterator[Any]:
    """Values of a field besides the record's that a target with so many lanes and vector registers has room for.

    A tile of r rows and v vectors takes r * v sums, v columns and a factor. The longest that fits has the fewest loads
    for an FMA; one a row shorter has a register to spare. Transposed, rows fill lines of whole vectors.
    """
    from codegen.microarchitecture import Tile

    values: list[Any] = []
    if field in ("gemm", "gemm_transposed"):
        for vectors in range(1, 5):
            most = (registers - vectors - 1) // vectors
            if field == "gemm":
                rows = [most, most - 1]
            else:
                rows = [rows for rows in range(2, most + 1) if math.lcm(rows, lanes) <= 2 * max(rows, lanes)][-2:]
            values += [Tile(each, vectors) for each in rows if each >= 2]
    elif field == "unroll":
        values += [1, 2, 4, 8, 16]
    elif field == "together":
        values += [0, 4, 8, 12]
    else:
        values += [0, 1024, 2048, 4096]
    for value in values:
        other = dataclasses.replace(record, **{field: value})
        fits = lanes % other.unroll == 0 or other.unroll % lanes == 0
        if value != getattr(record, field) and fits:
            yield value


def shown(field: str, value: Any) -> str:
    """A field and its value, in a few words."""
    if field.startswith("gemm"):
        return f"{field} {value.rows}x{value.vectors}"
    return f"{field} {value}"


class Library:
    """A library that was built with a record, in a process of its own, which times layers when told to."""

    def __init__(self, path: Path, threads: int) -> None:
        command = [sys.executable, "-c", f"from nnpack import _tune_kernels; _tune_kernels.serve({threads})"]
        package = str(Path(__file__).parents[1])
        environment = os.environ | {LIBRARY_VARIABLE: str(path), "PYTHONPATH": package}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def time(self, index: int) -> float:
        """Seconds that a call takes."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(index, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the process that timed {WORKS[index].title!r} ended with {self._process.wait()}")
        return float(answer)


def serve(threads: int) -> None:
    """What that process does: answers each line with an index by the time of a call."""
    initialize()
    pool = threadpool(threads)
    trials: dict[int, Trial] = {}
    for line in sys.stdin:
        index = int(line)
        if index not in trials:
            trials[index] = WORKS[index].trial(pool)
        print(trials[index].run()["total"], flush=True)


def compare(paths: Sequence[Path], threads: int, rounds: int) -> list[list[float]]:
    """Each library's median times of all works, called in turns."""
    with ExitStack() as stack:
        libraries = [stack.enter_context(Library(path, threads)) for path in paths]
        seconds: list[list[list[float]]] = [[[] for _ in WORKS] for _ in paths]
        for index in range(len(WORKS)):
            for _ in range(rounds):
                for library, times in zip(libraries, seconds, strict=True):
                    times[index].append(library.time(index))
    return [[statistics.median(times) for times in works] for works in seconds]


def relative(times: Sequence[float], others: Sequence[float]) -> float:
    """Geometric mean of the times' ratios."""
    return math.exp(statistics.mean(math.log(one / other) for one, other in zip(times, others, strict=True)))


class BuildError(RuntimeError):
    """A record's library can't be built."""


class Builder:
    """Builds libraries of one target in a source tree; each record that differs, once."""

    def __init__(self, source: Path) -> None:
        self._source = source
        self._built: dict[str, Path] = {}

    def build(self, record: Microarchitecture) -> Path:
        """The library with the record's kernels."""
        from codegen.microarchitecture import record_text

        text = record_text(record)
        if text in self._built:
            return self._built[text]
        directory = Path("build-tune", str(len(self._built)))
        (self._source / directory).mkdir(parents=True, exist_ok=True)
        path = directory / "record.json"
        (self._source / path).write_text(text)
        command = [sys.executable, "configure.py", "--enable-shared", f"--builddir={directory}"]
        command += [f"--targets={record.target}", f"--microarchitecture={path}"]
        library = directory / "lib" / "libnnpack.so"
        for step in (command, ["ninja", "-f", str(directory / "build.ninja"), str(library)]):
            done = subprocess.run(step, cwd=self._source, capture_output=True, text=True)
            if done.returncode != 0:
                raise BuildError(f"{' '.join(step)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        self._built[text] = self._source / library
        return self._built[text]


def search(
    record: Microarchitecture,
    values: Callable[[Microarchitecture, str], Sequence[Any]],
    times: Callable[[Sequence[Microarchitecture]], list[list[float] | None]],
    fields: Sequence[str],
    report: Callable[[str], None],
) -> Microarchitecture:
    """The record with the fields that were fastest, each chosen after those before it.

    Arguments:
        record: where to begin.
        values: what a record's field may be besides.
        times: those of all works with each of some records; None for one that no library can be built with.
        fields: those to search.
        report: gets a line for each value.
    """
    for field in fields:
        others = [dataclasses.replace(record, **{field: value}) for value in values(record, field)]
        base, *measured = times([record, *others])
        assert base is not None
        best = WON
        for other, found in zip(others, measured, strict=True):
            ratio = relative(found, base) if found else math.inf
            report(f"{shown(field, getattr(other, field)):24} {f'{1 / ratio:.3f}x' if found else 'is too large'}")
            if ratio < best:
                record, best = other, ratio
    return record


def add_arguments(group: argparse._ArgumentGroup) -> None:
    """Options of `python -m nnpack tune --kernels`, besides those of `tune`."""
    group.add_argument("--source", type=Path, default=Path(), metavar="DIRECTORY", help="source tree (default: here)")
    group.add_argument("--name", default="tuned", help="what to call the record, and its file (default: tuned)")
    group.add_argument("--like", metavar="RECORD", help="where to begin (default: the record of the kernels that run)")
    group.add_argument(
        "--fields",
        type=lambda text: text.split(","),
        default=list(FIELDS),
        help=f"list of what to search, in this order (default: {','.join(FIELDS)})",
    )


def main(arguments: argparse.Namespace) -> int:
    """Searches, writes the record, and shows what it won."""
    source = arguments.source.resolve()
    if not (source / "configure.py").is_file() or not (source / "codegen").is_dir():
        raise ArgumentError(
            "source", f"{source} is no source tree of this library: it has no configure.py and codegen/"
        )
    sys.path.insert(0, str(source))
    from codegen.microarchitecture import MICROARCHITECTURES, record_text
    from codegen.targets import TARGETS

    unknown = [field for field in arguments.fields if field not in FIELDS]
    if unknown:
        raise ArgumentError("fields", f"{unknown[0]!r} is none of {', '.join(FIELDS)}")
    if not arguments.name.isidentifier() or arguments.name in MICROARCHITECTURES:
        raise ArgumentError("name", f"must be an identifier that no record has yet, not {arguments.name!r}")
    origin = arguments.like or info().microarchitecture
    if origin not in MICROARCHITECTURES:
        raise ArgumentError("like", f"{origin!r} is none of {', '.join(MICROARCHITECTURES)}")
    target = TARGETS[MICROARCHITECTURES[origin].target]
    if not info().targets.get(target.name):
        raise ArgumentError("like", f"{origin!r} is of {target.name}, which this machine can't run")
    start = dataclasses.replace(MICROARCHITECTURES[origin], name=arguments.name, like=origin)

    def values(record: Microarchitecture, field: str) -> list[Any]:
        return list(candidates(record, field, target.lanes, target.vector_registers))

    builder = Builder(source)
    steps = sum(1 + len(values(start, field)) for field in arguments.fields)
    with _terminal.progress("tune --kernels", steps + 1) as advance:

        def times(records: Sequence[Microarchitecture]) -> list[list[float] | None]:
            paths: list[Path | None] = []
            for record in records:
                advance(" ".join(shown(field, getattr(record, field)) for field in FIELDS))
                try:
                    paths.append(builder.build(record))
                except BuildError:
                    if not paths:
                        raise
                    paths.append(None)
            found = iter(compare([path for path in paths if path], arguments.threads, arguments.repeat))
            return [next(found) if path else None for path in paths]

        lines: list[str] = []
        found = search(start, values, times, arguments.fields, lines.append)
        advance("what it won")
        before, after = compare([builder.build(start), builder.build(found)], arguments.threads, 2 * arguments.repeat)
    print("\n".join(lines))
    rows = [
        [work.title, f"{1e3 * old:.2f}", f"{1e3 * new:.2f}", f"{old / new:.3f}x"]
        for work, old, new in zip(WORKS, before, after, strict=True)
    ]
    won = relative(before, after)
    _terminal.print_table("layers", ["layer", f"{origin}, ms", f"{found.name}, ms", "speed"], rows)
    path = arguments.output or Path(f"{arguments.name}.json")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record_text(found))
    print(f"{won:.3f}x in geometric mean; wrote {path}: {json.dumps(json.loads(record_text(found)))}")
    print(f"to build with it: ./configure.py --enable-shared --microarchitecture={path} && ninja")
    return 0
