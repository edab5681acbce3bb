"""`ninja instructions`: those that a layer takes, beside those that its algorithm implies, counted under QEMU.

The layer is VGG-A's conv4.2 for one image: 512 channels to 512, 28x28 pixels, 3x3 kernels, padding 1, by F(6x6, 3x3),
with smaller tiles at the edge; and the same for 30x30 pixels, whose tiles are whole.
Implied are, each for a vector of `lanes` numbers:

- products: an FMA for each tile, coefficient, and pair of channels;
- algebra: the operations of the transforms' op graphs, for rows and columns of each tile (and, where kernels are not
  prepared, of each kernel);
- elements: a load of each number that a transform reads, and a store of each that it writes.

Two layers in one run less one in another are one layer, without what a program takes to start.
"""

import argparse
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from codegen.algebra.graph import linear_graph  # noqa: E402
from codegen.algebra.winograd import FORWARD, Matrix  # noqa: E402

MODES = ("prepared", "output")
CHANNELS, PIXELS, WHOLE, LANES = 512, 28, 30, 4
Counts = Counter[tuple[str, str]]  # by function and mnemonic


def implied(mode: str, pixels: int) -> dict[str, int]:
    """Vector instructions that a layer can't do without."""

    def operations(matrix: Matrix) -> int:
        return linear_graph(matrix).operations

    whole = FORWARD[0].vertical
    less = next(algorithm.vertical for algorithm in FORWARD if algorithm.vertical.larger == whole)
    count, vectors = -(-pixels // whole.outputs), CHANNELS // LANES
    short = count * whole.outputs - pixels
    tiles = [whole] * (count - short) + [less] * short
    coefficients = sum(one.tile for one in tiles) ** 2
    algebra, elements = 0, 0
    for vertical, horizontal in product(tiles, tiles):
        products, outputs = vertical.tile * horizontal.tile, vertical.outputs * horizontal.outputs
        algebra += vertical.tile * operations(horizontal.input) + horizontal.tile * operations(vertical.input)
        algebra += horizontal.tile * operations(vertical.output) + vertical.outputs * operations(horizontal.output)
        elements += products + products + products + outputs
    if mode == "output":
        n, r = whole.tile, whole.taps
        algebra += CHANNELS * (r + n) * operations(whole.kernel)
        elements += CHANNELS * (r * r + n * n)
    return {
        "products": coefficients * CHANNELS * vectors,
        "algebra": algebra * vectors,
        "elements": elements * vectors,
    }


def build_plugin(directory: Path) -> Path:
    """The plugin that counts, for the QEMU of this machine."""
    plugin = directory / "qemu_count.so"
    command = ["cc", "-O2", "-shared", "-fPIC", str(ROOT / "test/platform/qemu_count.c"), "-o", str(plugin)]
    subprocess.run(command, check=True)
    return plugin


def run(runner: Sequence[str], plugin: Path, program: Path, mode: str, times: int, pixels: int) -> Counts:
    """Instructions of a whole run."""
    output = plugin.with_suffix(".txt")
    options = ["-plugin", f"{plugin},counts={output}"]
    subprocess.run([runner[0], *options, *runner[1:], str(program), mode, str(times), str(pixels)], check=True)
    counts: Counts = Counter()
    for line in output.read_text().splitlines():
        symbol, runs, mnemonic, *_ = line.split()
        counts[symbol, mnemonic] += int(runs)
    return counts


def layer(runner: Sequence[str], plugin: Path, program: Path, mode: str, pixels: int) -> Counts:
    """Instructions of one layer."""
    counts = run(runner, plugin, program, mode, 2, pixels)
    counts.subtract(run(runner, plugin, program, mode, 1, pixels))
    return counts


def sums(counts: Counts, prefix: str = "", mnemonic: str = "") -> int:
    """Instructions of functions, with a mnemonic, that begin so."""
    return sum(
        count for (symbol, one), count in counts.items() if symbol.startswith(prefix) and one.startswith(mnemonic)
    )


def main() -> None:
    """Count, and print the shares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--builddir", default="build-aarch64-linux-gnu", type=Path)
    parser.add_argument("--runner", required=True, help="the command that runs the build's programs")
    args = parser.parse_args()
    plugin = build_plugin(args.builddir)
    for mode, pixels in product(MODES, (PIXELS, WHOLE)):
        counts, parts = (
            layer(shlex.split(args.runner), plugin, args.builddir / "test/instructions", mode, pixels),
            implied(mode, pixels),
        )
        total, least = sums(counts), parts["products"] + parts["algebra"]
        print(f"{mode}, {pixels}x{pixels}: {total:,} instructions;", end=" ")
        print(f"implied {', '.join(f'{one} {parts[one]:,}' for one in parts)}")
        print(
            f"  {total / least:.3f} of products and algebra, {total / (least + parts['elements']):.3f} of elements too"
        )
        print(f"  tuple GEMM {sums(counts, 'nnp_tuple_gemm') / parts['products']:.3f} of products;", end=" ")
        print(f"prefetch hints {sums(counts, mnemonic='prfm'):,}")
        functions: Counter[str] = Counter()
        for (symbol, _), count in counts.items():
            functions[symbol] += count
        for symbol, count in functions.most_common(8):
            print(f"  {count:>12,} {symbol}")


if __name__ == "__main__":
    main()
