"""The bench's picture: effective rates of each layer, as bars beside one another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._bench import Result
    from ._info import Info

COLORS = ("#1769aa", "#e8871e", "#7a9e3f", "#8f5aa8", "#666666")


def draw_rates(path: Path, results: Sequence[Result], machine: Info) -> None:
    """Write a PNG or SVG of the results with the most threads; needs matplotlib."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    threads = max(result.threads for result in results)
    shown = [result for result in results if result.threads == threads]
    layers = list(dict.fromkeys((result.network, result.layer) for result in shown))
    names = list(dict.fromkeys((result.implementation, result.algorithm) for result in shown))
    peak = sum(result.peak_gflops for result in shown) / len(shown)
    width = 0.8 / len(names)

    figure = Figure(figsize=(max(8.0, 0.8 * len(layers) + 3), 4.2), dpi=110, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for index, (implementation, algorithm) in enumerate(names):
        own = {(r.network, r.layer): r for r in shown if (r.implementation, r.algorithm) == (implementation, algorithm)}
        places = [place + (index - (len(names) - 1) / 2) * width for place, layer in enumerate(layers) if layer in own]
        rates = [own[layer].gflops for layer in layers if layer in own]
        label = f"{implementation} ({algorithm})" if algorithm else implementation
        axes.bar(places, rates, width * 0.92, label=label, color=COLORS[index % len(COLORS)])
    axes.axhline(peak, color="black", linewidth=1, linestyle="--", label="FMA peak")
    axes.set_xticks(range(len(layers)), [f"{network}\n{layer}" for network, layer in layers], fontsize=8)
    axes.set_ylabel("effective GFLOP/s")
    noun = "thread" if threads == 1 else "threads"
    title = f"Convolution layers, batch {shown[0].batch}, {threads} {noun}, {machine.target} (higher is better)"
    axes.set_title(title, fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_xlim(-0.6, len(layers) - 0.4)
    axes.legend(frameon=False)
    figure.savefig(path)
