"""The kernel compiler's command line; the build calls it, and so can you.

python -m codegen kernels --target x86_64_avx2 --family winograd --output winograd.o --metadata winograd.json
python -m codegen table --target x86_64_avx2 --metadata *.json --directory build/gen/x86_64_avx2
python -m codegen tables --targets x86_64_avx2,c --output tables.c
python -m codegen matrices --output winograd_matrices.h
"""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from codegen.contract import TILE_FIELDS
from codegen.kernels import FAMILIES, family_kernels
from codegen.microarchitecture import Microarchitecture, default_microarchitecture, find_microarchitecture
from codegen.targets import TARGETS


def _microarchitecture(target: str, name: str | None) -> Microarchitecture:
    try:
        record = find_microarchitecture(name) if name else default_microarchitecture(target)
    except ValueError as error:
        raise SystemExit(f"codegen: --microarchitecture: {error}") from error
    if record.target != target:
        raise SystemExit(f"codegen: microarchitecture {record.name} is of target {record.target}, not {target}")
    return record


def generate_kernels(args: argparse.Namespace) -> None:
    """Emit one family for one target, and a JSON list of facts."""
    target, record = TARGETS[args.target], _microarchitecture(args.target, args.microarchitecture)
    kernels = family_kernels(args.family, target.lanes, record)
    args.output.parent.mkdir(parents=True, exist_ok=True)
    facts = target.emitter()(kernels, target.name, record, args.format, args.output)
    if args.metadata:
        entries = [
            {
                "symbol": kernel.symbol(target.name),
                "family": kernel.family,
                "variant": kernel.variant,
                "target": target.name,
                "microarchitecture": record.name,
                "typedef": kernel.signature.typedef,
                "prototype": kernel.signature.prototype,
                "tile": {key: kernel.facts[key] for key in TILE_FIELDS.values() if key in kernel.facts} or None,
                "flops": kernel.facts.get("flops"),
                **asdict(fact),
            }
            for kernel, fact in zip(kernels, facts, strict=True)
        ]
        args.metadata.write_text(json.dumps(entries, indent=1) + "\n")
    if args.depfile:
        ours = [module for name, module in sys.modules.items() if name == "__main__" or name.startswith("codegen.")]
        modules = {module.__file__ for module in ours} - {None}
        records = [args.microarchitecture] if record.like else []
        args.depfile.write_text(f"{args.output}: {' '.join([*sorted(map(str, modules)), *records])}\n")


def generate_table(args: argparse.Namespace) -> None:
    """Emit a target's kernels.h (declarations), table.c (struct nnp_hw) and kernels.json (all facts)."""
    from codegen.table import header, table

    target, record = TARGETS[args.target], _microarchitecture(args.target, args.microarchitecture)
    entries = [entry for path in args.metadata for entry in json.loads(path.read_text())]
    args.directory.mkdir(parents=True, exist_ok=True)
    (args.directory / "kernels.h").write_text(header(entries))
    (args.directory / "table.c").write_text(table(target, record, entries, args.has_narrower))
    (args.directory / "kernels.json").write_text(json.dumps(entries, indent=1) + "\n")


def generate_tables(args: argparse.Namespace) -> None:
    """Emit the list of tables in the library."""
    from codegen.table import tables

    args.output.write_text(tables([target for target in TARGETS if target in args.targets.split(",")]))


def generate_matrices(args: argparse.Namespace) -> None:
    """Emit the Winograd matrices as C arrays, for the kernel checks."""
    from codegen.table import matrices

    args.output.parent.mkdir(parents=True, exist_ok=True)
    args.output.write_text(matrices())


def main() -> None:
    """Parse arguments and run one command."""
    parser = argparse.ArgumentParser(prog="python -m codegen", description="NNPACK reborn's kernel compiler")
    commands = parser.add_subparsers(required=True)

    kernels = commands.add_parser("kernels", help="emit one kernel family for one target")
    kernels.add_argument("--family", required=True, choices=FAMILIES)
    kernels.add_argument("--format", default="elf", choices=("elf", "macho", "coff", "wasm"), help="object format")
    kernels.add_argument("--output", required=True, type=Path, help="object, assembler or C file")
    kernels.add_argument("--metadata", type=Path, help="JSON file with facts about each kernel")
    kernels.add_argument("--depfile", type=Path, help="dependencies in make's format")
    kernels.set_defaults(run=generate_kernels)

    table = commands.add_parser("table", help="emit declarations and table of a target")
    table.add_argument("--metadata", required=True, nargs="+", type=Path)
    table.add_argument("--directory", required=True, type=Path)
    table.add_argument("--has-narrower", action="store_true", help="the library has the narrower target's table")
    table.set_defaults(run=generate_table)

    for command in (kernels, table):
        command.add_argument("--target", required=True, choices=TARGETS)
        command.add_argument("--microarchitecture", metavar="NAME|FILE.json", help="default: the target's first")

    tables = commands.add_parser("tables", help="emit the list of all tables")
    tables.add_argument("--targets", required=True, help="comma-separated")
    tables.add_argument("--output", required=True, type=Path)
    tables.set_defaults(run=generate_tables)

    matrices = commands.add_parser("matrices", help="emit the Winograd matrices as a C header")
    matrices.add_argument("--output", required=True, type=Path)
    matrices.set_defaults(run=generate_matrices)

    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
