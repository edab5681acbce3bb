"""`python -m nnpack info|bench|accuracy|tune|demo`."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Sequence

from . import _accuracy, _bench, _bench_memory, _demo, _train, _tune
from ._info import info
from ._library import Error


def _print_info(arguments: argparse.Namespace) -> int:
    found = info()
    if arguments.json:
        print(json.dumps(dataclasses.asdict(found), indent=2))
        return 0
    caches = {"L1": found.l1_cache, "L2": found.l2_cache, "L3": found.l3_cache}
    lines = {
        "version": found.version,
        "library": found.library,
        "CPU": found.cpu,
        "threads": f"{found.threads} for this process",
        "caches": ", ".join(f"{name} {size / 1024:g} KiB" for name, size in caches.items()),
        "kernels": f"{found.target}, made for {found.microarchitecture}, {found.lanes} floats a vector",
        "targets": ", ".join(name if runs else f"{name} (not on this CPU)" for name, runs in found.targets.items()),
    }
    for key, value in lines.items():
        print(f"{key:8} {value}")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one of the commands; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m nnpack", description="Fast convolution on CPUs.")
    commands = parser.add_subparsers(required=True, metavar="info|bench|accuracy|tune|demo")

    command = commands.add_parser("info", help="tell CPU, kernels, caches and version")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(main=_print_info)

    command = commands.add_parser("bench", help="time layers of well-known networks", description=_bench.__doc__)
    _bench.add_arguments(command)
    command.set_defaults(main=_bench.main)
    command = command.add_subparsers(metavar="memory").add_parser(
        "memory",
        help="time pooling, activations and fully connected inference beside copies instead",
        description=_bench_memory.__doc__,
    )
    _bench_memory.add_arguments(command)
    command.set_defaults(main=_bench_memory.main)

    command = commands.add_parser("accuracy", help="measure errors against float64", description=_accuracy.__doc__)
    _accuracy.add_arguments(command)
    command.set_defaults(main=_accuracy.main)

    command = commands.add_parser(
        "tune", help="measure this machine, for `auto` to choose by", description=_tune.__doc__
    )
    _tune.add_arguments(command)
    command.set_defaults(main=_tune.main)

    command = commands.add_parser("demo", help="send a photograph through VGG-A", description=_demo.__doc__)
    _demo.add_arguments(command)
    command.set_defaults(main=_demo.main)
    command = command.add_subparsers(metavar="train").add_parser(
        "train", help="train a network on handwritten digits instead", description=_train.__doc__
    )
    _train.add_arguments(command)
    command.set_defaults(main=_train.main)

    chosen = parser.parse_args(arguments)
    try:
        return int(chosen.main(chosen))
    except Error as error:
        print(f"nnpack: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
