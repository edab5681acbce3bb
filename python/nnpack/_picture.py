"""Pictures: the bench's rates of each layer, as bars beside one another, and the course of a training."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ._bench import Result
    from ._info import Info
    from ._train import Digits, Epoch

COLORS = ("#1769aa", "#e8871e", "#7a9e3f", "#8f5aa8", "#666666", "#c8443c", "#3aa6a0", "#c9a227", "#d48fc0")


def draw_rates(path: Path, results: Sequence[Result], machine: Info) -> None:
    """Write a PNG or SVG of the results with the most threads; needs matplotlib."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    threads = max(result.threads for result in results)
    shown = [result for result in results if result.threads == threads]
    layers = list(dict.fromkeys((result.network, result.layer) for result in shown))
    names = list(dict.fromkeys((result.implementation, result.series) for result in shown))
    peak = sum(result.peak_gflops for result in shown) / len(shown)
    width = 0.8 / len(names)

    figure = Figure(figsize=(max(8.0, 0.8 * len(layers) + 3), 4.2), dpi=110, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    for index, (implementation, series) in enumerate(names):
        own = {(r.network, r.layer): r for r in shown if (r.implementation, r.series) == (implementation, series)}
        places = [place + (index - (len(names) - 1) / 2) * width for place, layer in enumerate(layers) if layer in own]
        rates = [own[layer].gflops for layer in layers if layer in own]
        label = implementation if series == implementation else f"{implementation} ({series})"
        axes.bar(places, rates, width * 0.92, label=label, color=COLORS[index % len(COLORS)])
    axes.axhline(peak, color="black", linewidth=1, linestyle="--", label="FMA peak")
    axes.set_xticks(range(len(layers)), [f"{network}\n{layer}" for network, layer in layers], fontsize=8)
    axes.set_ylabel("effective GFLOP/s")
    noun = "thread" if threads == 1 else "threads"
    computed = shown[0].computed.replace("_", " ")
    title = f"Convolution layers, {computed}, batch {shown[0].batch}, {threads} {noun}, {machine.target}"
    title += " (higher is better)"
    axes.set_title(title, fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_xlim(-0.6, len(layers) - 0.4)
    figure.legend(frameon=False, loc="outside lower center", ncols=len(names) + 1)
    figure.savefig(path)


def draw_training(
    path: Path, epochs: Sequence[Epoch], digits: Digits, guesses: NDArray[np.intp], machine: Info, threads: int
) -> None:
    """Write the losses of all batches, the accuracies, and some of the digits held out, the mistaken ones first."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(12.0, 4.6), dpi=110, layout="constrained")
    FigureCanvasAgg(figure)
    grid = figure.add_gridspec(1, 2, width_ratios=(1.6, 1))
    course, examples = figure.add_subfigure(grid[0, 0]), figure.add_subfigure(grid[0, 1])
    axes = course.add_subplot()
    losses = [loss for epoch in epochs for loss in epoch.losses]
    batches = len(epochs[0].losses)
    ends = [batches * (index + 1) for index in range(len(epochs))]
    axes.semilogy(range(1, len(losses) + 1), losses, color=COLORS[0], linewidth=0.5, alpha=0.4, label="loss of a batch")
    axes.semilogy(
        ends, [sum(epoch.losses) / batches for epoch in epochs], color=COLORS[0], marker="o", label="mean of an epoch"
    )
    axes.set_xlabel("batches")
    axes.set_ylabel("cross-entropy")
    errors = axes.twinx()
    errors.plot(ends, [100 * epoch.accuracy for epoch in epochs], color=COLORS[1], marker="s", label="held out")
    errors.set_ylabel("% of digits held out recognized", color=COLORS[1])
    seconds = sum(epoch.seconds for epoch in epochs)
    noun = "thread" if threads == 1 else "threads"
    title = f"LeNet: {epochs[-1].accuracy:.1%} after {seconds:.1f} s, {threads} {noun}, {machine.target}"
    axes.set_title(title, fontsize=11)
    for each in (axes, errors):
        each.spines["top"].set_visible(False)
    axes.legend(frameon=False, loc="center right")

    wrong = guesses != digits.held_out_labels
    rows, columns = 5, 6
    shown = sorted(range(len(guesses)), key=lambda index: (not wrong[index], index))[: rows * columns]
    examples.suptitle(f"held out: {wrong.sum()} of {len(guesses)} mistaken, first", fontsize=11)
    for index, each in zip(shown, examples.subplots(rows, columns).flat, strict=True):
        each.imshow(digits.held_out_images[index, 0, ::2, ::2], cmap="gray_r")
        each.set_axis_off()
        label = digits.held_out_labels[index]
        text = f"{guesses[index]}, not {label}" if wrong[index] else f"{label}"
        each.set_title(text, fontsize=8, color=COLORS[1] if wrong[index] else "black", pad=2)
    figure.savefig(path)
