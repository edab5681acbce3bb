"""Sends a photograph through the convolution layers of VGG-A, checks them, times them, and draws a picture."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from . import _terminal
from ._arrays import Float32
from ._bench import Neighbours, settle
from ._convolution import conv2d
from ._info import Info, info
from ._layers import Layer
from ._library import Activation, Algorithm
from ._networks import LAYERS
from ._prepared import prepare_conv2d
from ._reference import Model, conv2d_reference_at, error_bound, sample_outputs
from ._threadpool import thread_count

IMAGE = 224
PADDING = (1, 1, 1, 1)
# How the contenders are called in the table and in the picture, the baseline first.
BASELINE, CONV2D, PREPARED = "im2col + numpy BLAS", "nnpack.conv2d", "nnpack, prepared kernels"
PACKAGES = {"sklearn": "scikit-learn", "PIL": "pillow", "matplotlib": "matplotlib"}


@dataclass(frozen=True)
class Stage:
    """A convolution layer with ReLU, with 2x2 max-pooling after it or without."""

    name: str
    layer: Layer
    pooled: bool


def network() -> list[Stage]:
    """VGG-A's eight convolution layers; the last two are of one shape, which the list of layers has once."""
    layers = {layer.name: layer for layer in LAYERS if layer.network == "VGG-A"}
    order = ("conv1", "conv2", "conv3.1", "conv3.2", "conv4.1", "conv4.2", "conv5.1", "conv5.2")
    return [Stage(name, layers.get(name, layers["conv5"]), pooled=not name.endswith(".1")) for name in order]


def photograph(name: str) -> NDArray[np.uint8]:
    """The largest square in the middle of one of scikit-learn's photographs, scaled to (224, 224, 3)."""
    pixels = importlib.import_module("sklearn.datasets").load_sample_image(f"{name}.jpg")
    images = importlib.import_module("PIL.Image")
    height, width = pixels.shape[:2]
    side = min(height, width)
    top, left = (height - side) // 2, (width - side) // 2
    square = images.fromarray(np.ascontiguousarray(pixels[top : top + side, left : left + side]))
    return np.asarray(square.resize((IMAGE, IMAGE), images.Resampling.LANCZOS), np.uint8)


def normalize(pixels: NDArray[np.uint8]) -> Float32:
    """The photograph as (1, 3, H, W), each colour with zero mean and unit variance."""
    planes = np.moveaxis(pixels.astype(np.float64), 2, 0)
    planes -= planes.mean((1, 2), keepdims=True)
    planes /= planes.std((1, 2), keepdims=True)
    return np.ascontiguousarray(planes[np.newaxis], np.float32)


def max_pool(x: Float32) -> Float32:
    """2x2 max-pooling of images with even sides."""
    images, channels, height, width = x.shape
    return np.asarray(x.reshape(images, channels, height // 2, 2, width // 2, 2).max((3, 5)), np.float32)


class Im2col:
    """The usual way with numpy: copies all 3x3 neighbourhoods into the columns of a matrix, and leaves it to the BLAS.

    All memory is allocated beforehand.
    """

    def __init__(self, x: Float32, w: Float32, b: Float32) -> None:
        _, channels, height, width = x.shape
        self._x, self._w, self._b = x[0], w.reshape(w.shape[0], -1), b[:, np.newaxis]
        self._padded = np.zeros((channels, height + 2, width + 2), np.float32)
        self._windows = sliding_window_view(self._padded, (3, 3), (1, 2)).transpose(0, 3, 4, 1, 2)
        self._columns = np.empty((channels, 3, 3, height, width), np.float32)
        self._y = np.empty((w.shape[0], height * width), np.float32)
        self.y: Float32 = self._y.reshape(1, w.shape[0], height, width)

    def __call__(self) -> None:
        self._padded[:, 1:-1, 1:-1] = self._x
        np.copyto(self._columns, self._windows)
        np.matmul(self._w, self._columns.reshape(self._w.shape[1], -1), out=self._y)
        self._y += self._b
        np.maximum(self._y, 0, out=self._y)


@dataclass(frozen=True)
class Measured:
    """What a stage took, in milliseconds by contender, and how good its results were."""

    stage: Stage
    ms: dict[str, float]
    outputs: int
    """How many outputs of each contender were checked."""
    error: float
    """Largest error of our results, relative to the largest output."""
    of_bound: dict[str, float]
    """Largest error as a share of its bound, by contender; above 1 is wrong."""

    @property
    def correct(self) -> bool:
        return max(self.of_bound.values()) <= 1


def run_stage(stage: Stage, x: Float32, seed: int, threads: int, repeat: int) -> tuple[Measured, Float32]:
    """Computes a stage, without its pooling, in all three ways; returns what was measured, and the output."""
    generator = np.random.default_rng(seed)
    layer = stage.layer
    shape = (layer.output_channels, layer.input_channels, 3, 3)
    # He's initialization keeps the variance of activations from layer to layer.
    scale = np.float32(np.sqrt(2 / np.prod(shape[1:])))
    w = generator.standard_normal(shape, np.float32) * scale
    b = generator.standard_normal(shape[0], np.float32) * np.float32(0.1)

    im2col = Im2col(x, w, b)
    ours = np.full(im2col.y.shape, np.nan, np.float32)
    prepared = np.full(im2col.y.shape, np.nan, np.float32)
    prepared_layer = prepare_conv2d(w, b, padding=1, activation="relu")
    calls: dict[str, Callable[[], object]] = {
        BASELINE: im2col,
        CONV2D: lambda: conv2d(x, w, b, padding=1, activation="relu", threads=threads, out=ours),
        PREPARED: lambda: prepared_layer(x, threads=threads, out=prepared),
    }
    results = {BASELINE: im2col.y, CONV2D: ours, PREPARED: prepared}
    for call in calls.values():
        call()

    sample = sample_outputs((1, shape[0], layer.image, layer.image))
    expected = conv2d_reference_at(sample, x, w, b, padding=PADDING, activation=Activation.RELU)
    bounds = {
        name: error_bound(algorithm, sample, x, w, b, padding=PADDING, model=Model.RANDOM)
        for name, algorithm in zip(results, (Algorithm.IMPLICIT_GEMM, Algorithm.AUTO, Algorithm.AUTO), strict=True)
    }
    errors = {name: np.nan_to_num(np.abs(sample.of(y) - expected), nan=np.inf) for name, y in results.items()}

    seconds: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(repeat):
        for name, call in calls.items():
            settle()
            # The untimed call wakes the threads up.
            call()
            start = time.perf_counter()
            call()
            seconds[name].append(time.perf_counter() - start)
    measured = Measured(
        stage=stage,
        ms={name: 1e3 * statistics.median(times) for name, times in seconds.items()},
        outputs=expected.size,
        error=float(max(errors[CONV2D].max(), errors[PREPARED].max()) / expected.max()),
        of_bound={name: float((errors[name] / bounds[name]).max()) for name in results},
    )
    return measured, ours


def print_measured(measured: Sequence[Measured], title: str) -> None:
    """The table of the times."""
    columns = [
        "layer",
        "channels",
        "image",
        "im2col ms",
        "conv2d ms",
        "speed",
        "prepared ms",
        "speed",
        "error",
        "check",
    ]
    rows = []
    for each in measured:
        layer = each.stage.layer
        base, ours, prepared = (each.ms[name] for name in (BASELINE, CONV2D, PREPARED))
        row = [each.stage.name, f"{layer.input_channels} > {layer.output_channels}", f"{layer.image}x{layer.image}"]
        row += [f"{base:.2f}", f"{ours:.2f}", f"{base / ours:.2f}x", f"{prepared:.2f}", f"{base / prepared:.2f}x"]
        row += [f"{each.error:.1e}", "ok" if each.correct else "WRONG"]
        rows.append(row)
    base, ours, prepared = (sum(each.ms[name] for each in measured) for name in (BASELINE, CONV2D, PREPARED))
    total = ["all", "", "", f"{base:.2f}", f"{ours:.2f}", f"{base / ours:.2f}x", f"{prepared:.2f}"]
    rows.append([*total, f"{base / prepared:.2f}x", "", ""])
    _terminal.print_table(title, columns, rows)
    fewest = min(each.outputs for each in measured)
    print(
        f"Checked against the definition in float64, with bounds derived from the algorithms: at least {fewest}\n"
        "outputs of each layer and contender, namely blocks in the corners and elsewhere, and scattered ones."
    )


def _montage(maps: Float32) -> Float32:
    """Four feature maps (4, H, W), each scaled to 0..1, in a square with gaps of NaN."""
    side = maps.shape[1]
    gap = max(1, side // 28)
    canvas = np.full((2 * side + gap, 2 * side + gap), np.nan, np.float32)
    for index, each in enumerate(maps):
        top, left = (side + gap) * (index // 2), (side + gap) * (index % 2)
        # The brightest few pixels would leave the others dark.
        canvas[top : top + side, left : left + side] = np.clip(each / max(np.percentile(each, 99.5), 1e-9), 0, 1)
    return canvas


def draw(
    path: Path,
    pixels: NDArray[np.uint8],
    features: Sequence[tuple[str, Float32]],
    measured: Sequence[Measured],
    machine: Info,
    threads: int,
) -> None:
    """Writes the picture: the photograph, feature maps on its way through the network, and a chart of the times."""
    matplotlib = importlib.import_module("matplotlib")
    matplotlib.use("Agg")
    pyplot = importlib.import_module("matplotlib.pyplot")
    ink, faint = "#1f2430", "#6b7280"
    colours = {BASELINE: "#b8bec9", CONV2D: "#3b76c4", PREPARED: "#0f9d7a"}
    with pyplot.rc_context(
        {"font.size": 11, "text.color": ink, "axes.labelcolor": ink, "xtick.color": ink, "ytick.color": ink}
    ):
        figure = pyplot.figure(figsize=(13.5, 9), dpi=120, facecolor="white")
        grid = figure.add_gridspec(
            2, 1 + len(features), height_ratios=(1, 2.1), left=0.06, right=0.98, top=0.87, bottom=0.08, hspace=0.22,
            wspace=0.08,
        )  # fmt: skip
        totals = {name: sum(each.ms[name] for each in measured) for name in colours}
        faster = totals[BASELINE] / totals[PREPARED]
        heading = f"VGG-A's convolution layers on one photograph: {faster:.1f}x as fast as im2col + BLAS"
        figure.text(0.06, 0.955, heading, fontsize=19, weight="bold")
        correct = all(each.correct for each in measured)
        verdict = "all layers checked against float64" if correct else "WRONG RESULTS"
        plural = "" if threads == 1 else "s"
        machine_text = f"{machine.cpu}, {threads} thread{plural}, {machine.target} kernels, nnpack {machine.version}"
        figure.text(0.06, 0.92, f"{machine_text}; random weights; {verdict}", color=faint)

        pictures: list[tuple[str, Any]] = [("photograph", pixels)]
        pictures += [(name, _montage(maps)) for name, maps in features]
        for index, (name, picture) in enumerate(pictures):
            axes = figure.add_subplot(grid[0, index])
            axes.imshow(picture, cmap="magma", interpolation="nearest")
            axes.set_title(name, fontsize=11, color=ink)
            axes.axis("off")

        axes = figure.add_subplot(grid[1, :])
        width = 0.27
        position = np.arange(len(measured))
        for index, (name, colour) in enumerate(colours.items()):
            heights = [each.ms[name] for each in measured]
            label = f"{name}: {totals[name]:.1f} ms in all"
            bars = axes.bar(position + (index - 1) * width, heights, width * 0.94, color=colour, label=label)
            axes.bar_label(bars, [f"{ms:.1f}" for ms in heights], padding=2, fontsize=9, color=faint)
        labels = [
            f"{each.stage.name}\n{each.stage.layer.input_channels} > {each.stage.layer.output_channels}, "
            f"{each.stage.layer.image}²\n{each.ms[BASELINE] / each.ms[PREPARED]:.1f}x as fast"
            for each in measured
        ]
        axes.set_xticks(position, labels)
        axes.tick_params(length=0)
        axes.set_ylabel("milliseconds, median (lower is better)")
        axes.margins(x=0.01)
        axes.set_ylim(0, 1.1 * max(max(each.ms.values()) for each in measured))
        axes.yaxis.grid(visible=True, color="#e5e7eb")
        axes.set_axisbelow(True)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        axes.legend(
            frameon=False, loc="lower left", bbox_to_anchor=(-0.005, 1), ncols=3, columnspacing=2.5, fontsize=12
        )
        figure.savefig(path)
        pyplot.close(figure)


def _blas_threads(threads: int) -> contextlib.AbstractContextManager[object]:
    """Limits the BLAS to as many threads as ours, where threadpoolctl is there to do it (scikit-learn needs it)."""
    try:
        limits = importlib.import_module("threadpoolctl")
    except ImportError:
        print("threadpoolctl is not installed: the BLAS takes as many threads as it likes", file=sys.stderr)
        return contextlib.nullcontext()
    context: contextlib.AbstractContextManager[object] = limits.threadpool_limits(threads, user_api="blas")
    return context


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `python -m nnpack demo`."""
    parser.add_argument("--output", type=Path, default=Path("nnpack-demo.png"), metavar="FILE", help="the picture")
    parser.add_argument(
        "--photograph", choices=("china", "flower"), default="china", help="which of scikit-learn's two"
    )
    parser.add_argument("--threads", type=int, default=None, help="threads of all contenders (default: all CPUs)")
    parser.add_argument("--repeat", type=int, default=7, help="timed runs of each, in turns (default: 7)")


def main(arguments: argparse.Namespace) -> int:
    """Runs the demo; the exit status is 1 if a result was wrong."""
    for module, package in PACKAGES.items():
        try:
            importlib.import_module(module)
        except ImportError as error:
            print(f"the demo can't import {module} ({error}); try: pip install {package}", file=sys.stderr)
            return 2
    threads = thread_count(arguments.threads)
    machine = info()
    pixels = photograph(arguments.photograph)
    x = normalize(pixels)
    measured: list[Measured] = []
    features: list[tuple[str, Float32]] = []
    stages = network()
    neighbours = Neighbours()
    with _blas_threads(threads), _terminal.progress("VGG-A", len(stages)) as advance:
        for seed, stage in enumerate(stages):
            advance(stage.name)
            each, y = run_stage(stage, x, seed, threads, max(1, arguments.repeat))
            measured.append(each)
            if stage.pooled:
                # The maps that vary most show most.
                liveliest = np.argsort(y[0].std((1, 2)))[:-5:-1]
                features.append((stage.name, y[0, liveliest]))
            x = max_pool(y) if stage.pooled else y
    neighbours.warn(threads)
    print_measured(measured, f"VGG-A on one photograph: {machine.cpu}, {threads} threads, {machine.target} kernels")
    draw(arguments.output, pixels, features, measured, machine, threads)
    print(f"Wrote {arguments.output}")
    wrong = [each for each in measured if not each.correct]
    for each in wrong:
        shares = ", ".join(f"{name} {share:.3g}" for name, share in each.of_bound.items())
        print(f"WRONG: {each.stage.name}: errors as a share of their bounds: {shares}", file=sys.stderr)
    return int(bool(wrong))
