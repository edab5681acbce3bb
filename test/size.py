"""`ninja size`: bytes of the library by kernel family and target, of each object's code and data.

Objects are named <family>__<target>, as their kernels are nnp_<family>_<variant>__<target>.
"""

import argparse
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path

SCHEDULERS = "schedulers"  # objects that belong to no target


def object_bytes(size: str, objects: Sequence[Path]) -> dict[str, int]:
    """What each object has of code and data, by its name."""
    command = [*shlex.split(size), *map(str, objects)]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    header, *rows = (line.split() for line in lines if line.strip())
    total = header.index("dec")
    return {Path(row[-1]).stem: int(row[total]) for row in rows}


def table(sizes: dict[str, int]) -> list[list[str]]:
    """Rows of families, columns of targets, and sums."""
    cells: dict[tuple[str, str], int] = {}
    for name, size in sizes.items():
        family, _, target = name.partition("__")
        key = (family, target) if target else ("", SCHEDULERS)
        cells[key] = cells.get(key, 0) + size
    targets = sorted({target for _, target in cells}, key=lambda target: (target == SCHEDULERS, target))
    families = sorted({family for family, _ in cells if family})
    rows = [["family", *targets, "all"]]
    for family in families:
        numbers = [cells.get((family, target), 0) for target in targets]
        rows.append([family, *(f"{number:,}" if number else "" for number in numbers), f"{sum(numbers):,}"])
    sums = [sum(size for (_, one), size in cells.items() if one == target) for target in targets]
    rows.append(["all", *(f"{number:,}" for number in sums), f"{sum(sums):,}"])
    return rows


def main() -> None:
    """Print the table, and the sizes of the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="size", help="the command of binutils or LLVM (default: %(default)s)")
    parser.add_argument("--builddir", default="build", type=Path)
    args = parser.parse_args()
    # Neither the objects of test programs, which lie in folders, nor the one that all are combined in.
    objects = sorted(path for path in args.builddir.glob("obj/*.o") if path.stem not in ("nnpack", "platform"))
    rows = table(object_bytes(args.size, objects))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    print("Bytes of code and data.")
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        print("  ".join(cells).rstrip())
    for path in sorted(args.builddir.glob("lib/*")):
        if path.is_file():
            print(f"{path}: {path.stat().st_size:,}")


if __name__ == "__main__":
    main()
