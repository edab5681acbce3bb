"""The bench's report: one HTML page that needs nothing else, for people; all numbers are in the JSON file."""

from __future__ import annotations

import html
import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ._info import Info, measure_copy_bandwidth

if TYPE_CHECKING:
    from ._bench import Result

STYLE = """
:root { color-scheme: light dark; --text: #1b1f24; --back: #fff; --soft: #6a737d; --line: #d0d7de; --best: #1a7f37;
  --behind: #fde2dd; --a: #1769aa; --b: #d9730d; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --back: #0d1117; --soft: #8b949e; --line: #30363d;
  --best: #3fb950; --behind: #5a1e1a; --a: #58a6ff; --b: #f0883e; } }
body { font: 15px/1.45 system-ui, sans-serif; color: var(--text); background: var(--back); margin: 2rem auto;
  max-width: 90rem; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.best { font-weight: 700; color: var(--best); }
.behind { background: var(--behind); }
.wrong { text-decoration: line-through; }
small, .note { color: var(--soft); }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--text); font: 12px system-ui, sans-serif; }
"""


def write_report(path: Path, results: Sequence[Result], machine: Info, settings: Mapping[str, object]) -> None:
    """Writes the page; measures the memory's bandwidth for it."""
    computed = results[0].computed.replace("_", " ")
    title = f"Convolution layers: {computed}, batch {results[0].batch}"
    parts = [f"<h1>{html.escape(title)}</h1>", _facts(machine, settings)]
    for threads in sorted({result.threads for result in results}):
        some = [result for result in results if result.threads == threads]
        noun = "thread" if threads == 1 else "threads"
        parts += [f"<h2>{threads} {noun}</h2>", _summary(some), _bars(some), _times(some), _errors(some)]
        parts.append(_roofline(some, measure_copy_bandwidth(threads) / 1e9))
    page = f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{html.escape(title)}</title>\n'
    path.write_text(f"{page}<style>{STYLE}</style>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n")


def _facts(machine: Info, settings: Mapping[str, object]) -> str:
    caches = ", ".join(f"{size / 1024:g} KiB" for size in (machine.l1_cache, machine.l2_cache, machine.l3_cache))
    facts: dict[str, object] = {"CPU": machine.cpu, "data caches": caches}
    facts["kernels"] = f"{machine.target}, made for {machine.microarchitecture}; nnpack {machine.version}"
    for key, value in settings.items():
        if value is None:
            continue
        text = value
        if isinstance(value, Mapping):
            text = ", ".join(f"{name} {each}" for name, each in value.items())
        elif isinstance(value, Sequence) and not isinstance(value, str):
            text = ", ".join(map(str, value))
        facts[key.replace("_", " ")] = f"{text:.2f}" if isinstance(text, float) else text
    rows = "".join(f"<tr><td>{html.escape(key)}<td style='white-space:normal;text-align:left'>{html.escape(str(value))}"
                   for key, value in facts.items())  # fmt: skip
    return f"<table>{rows}</table>"


def _series(results: Sequence[Result]) -> tuple[list[str], list[str]]:
    """Names of ours and of the rivals, in order."""
    ours = dict.fromkeys(result.series for result in results if result.algorithm)
    return list(ours), list(dict.fromkeys(result.series for result in results if not result.algorithm))


def _by_layer(results: Sequence[Result]) -> list[dict[str, Result]]:
    """For each layer the results by series; where ours are furthest behind first."""
    layers: dict[str, dict[str, Result]] = {}
    for result in results:
        layers.setdefault(result.title, {})[result.series] = result
    return sorted(layers.values(), key=_lead)


def _lead(layer: Mapping[str, Result]) -> float:
    """How many times faster than the fastest rival our fastest is; infinity without either."""
    return max((result.over_fastest for result in layer.values() if result.algorithm), default=math.inf)


def _table(columns: Sequence[str], rows: Sequence[Sequence[tuple[str, str]]], note: str) -> str:
    """Rows of cells, each (HTML, classes)."""
    head = "".join(f"<th>{html.escape(column)}" for column in columns)
    body = "".join(
        "<tr>" + "".join(f'<td class="{classes}">{text}' if classes else f"<td>{text}" for text, classes in row) + "\n"
        for row in rows
    )
    return f'<p class="note">{note}</p><div class="wide"><table><tr>{head}\n{body}</table></div>'


def _summary(results: Sequence[Result]) -> str:
    ours, rivals = _series(results)
    rows = []
    for series in ours:
        group = [result for result in results if result.algorithm and result.series == series and result.speedup]
        compared: dict[str, dict[str, float]] = {
            rival: {each.title: each.speedup[rival] for each in group if rival in each.speedup} for rival in rivals
        }
        compared["the fastest rival"] = {each.title: each.over_fastest for each in group}
        for rival, ratios in compared.items():
            if ratios:
                least = min(ratios, key=lambda title: ratios[title])
                behind = sum(ratio < 1 for ratio in ratios.values())
                mean = statistics.geometric_mean(ratios.values())
                cells = [f"{html.escape(series)} against {html.escape(rival)}", f"{mean:.2f}", f"{ratios[least]:.2f}"]
                cells += [html.escape(least), f"{behind} of {len(ratios)}"]
                rows.append([(cell, "behind" if index == 1 and mean < 1 else "") for index, cell in enumerate(cells)])
    if not rows:
        return ""
    columns = ["", "times as fast, geometric mean", "least", "on", "behind"]
    note = "A rival's figure counts where its result is right and it kept to its threads."
    return _table(columns, rows, note) + _totals(results)


def _totals(results: Sequence[Result]) -> str:
    """What the layers of each network take together, by all that have computed each of them."""
    items = []
    for network in dict.fromkeys(result.network for result in results):
        counted = [result for result in results if result.network == network and result.correct and result.held]
        layers = {result.title for result in counted}
        totals: dict[str, list[float]] = {}
        for result in counted:
            totals.setdefault(result.series, []).append(result.ms * result.occurrences)
        complete = sorted((sum(ms), series) for series, ms in totals.items() if len(ms) == len(layers))
        text = ", ".join(f"{html.escape(series)} {ms:.1f}" for ms, series in complete)
        items.append(f"<li>{html.escape(network)}: {text}")
    return f"<p>Milliseconds of a network's layers here, each as often as it occurs:</p><ul>{''.join(items)}</ul>"


def _times(results: Sequence[Result]) -> str:
    ours, rivals = _series(results)
    rows = []
    for layer in _by_layer(results):
        any_result = next(iter(layer.values()))
        fastest = min((result.ms for result in layer.values() if result.correct and result.held), default=math.nan)
        own_ms = min((result.ms for result in layer.values() if result.algorithm), default=math.inf)
        row = [(html.escape(any_result.title), ""), (f"{any_result.occurrences}", "")]
        row.append((f"{any_result.gflops * any_result.ms / 1e3:.3f}", ""))
        for series in (*ours, *rivals):
            result = layer.get(series)
            if result is None:
                row.append(("", ""))
                continue
            counts = result.correct and result.held
            classes = ["best"] if result.ms == fastest else []
            classes += [] if counts else ["wrong"]
            # Ours that a rival beats, and rivals that beat all of ours.
            behind = result.over_fastest < 1 if result.algorithm else counts and result.ms < own_ms
            classes += ["behind"] if behind else []
            text = f"{result.ms:.3f}"
            if result.algorithm:
                detail = f" {html.escape(result.chosen)}" if result.chosen else ""
                detail += f" &times;{result.over_fastest:.2f}" if result.speedup else ""
                text += f"<small>{detail}</small>" if detail else ""
            row.append((text, " ".join(classes)))
        rows.append(row)
    columns = ["layer", "occurs", "GFLOP", *ours, *rivals]
    note = (
        "Median milliseconds, worst first; &times; tells how many times faster than the fastest rival. Bold is the "
        "fastest; shaded are ours where a rival is faster, and the rivals that are. Struck out: wrong, or on more CPUs "
        "than threads."
    )
    return "<h3>Times</h3>" + _table(columns, rows, note)


def _errors(results: Sequence[Result]) -> str:
    ours, rivals = _series(results)
    rows = []
    for layer in _by_layer(results):
        row = [(html.escape(next(iter(layer.values())).title), "")]
        for series in (*ours, *rivals):
            result = layer.get(series)
            if result is None or result.error is None:
                row.append(("", ""))
            else:
                row.append((f"{result.error:.1e}", "" if result.correct else "wrong behind"))
        rows.append(row)
    note = (
        "Largest error of sampled elements against float64, as a share of the largest; shaded where beyond its bound."
    )
    return "<h3>Errors</h3>" + _table(["layer", *ours, *rivals], rows, note)


def _bars(results: Sequence[Result]) -> str:
    """Our fastest against the fastest rival on each layer."""
    leads = [(next(iter(layer.values())).title, _lead(layer)) for layer in _by_layer(results)]
    leads = [(title, lead) for title, lead in leads if math.isfinite(lead)]
    if not leads:
        return ""
    left, width, step = 220, 560, 18
    largest = max(1.0, *(lead for _, lead in leads))
    height = step * len(leads) + 30

    def x(lead: float) -> float:
        return left + width * lead / largest

    shapes = []
    for index, (title, lead) in enumerate(leads):
        top = index * step
        color = "var(--a)" if lead >= 1 else "var(--b)"
        bar = x(lead) - left
        shapes.append(f'<rect x="{left}" y="{top + 3}" width="{bar:.1f}" height="{step - 6}" fill="{color}"/>')
        shapes.append(f'<text x="{left - 8}" y="{top + 13}" text-anchor="end">{html.escape(title)}</text>')
        shapes.append(f'<text x="{x(lead) + 5:.1f}" y="{top + 13}">{lead:.2f}</text>')
    shapes.append(
        f'<line x1="{x(1):.1f}" x2="{x(1):.1f}" y1="0" y2="{height - 22}" stroke="var(--text)" stroke-dasharray="4 3"/>'
        f'<text x="{x(1):.1f}" y="{height - 6}" text-anchor="middle">as fast as the fastest rival</text>'
    )
    return f"<h3>Against the fastest rival</h3>{_svg(left + width + 60, height, shapes, 'speed-ups')}"


def _roofline(results: Sequence[Result], bandwidth: float) -> str:
    """Rates over arithmetic intensity, under the FMA peak and the memory's bandwidth (in 1e9 bytes a second)."""
    layers = [[result for result in layer.values() if result.algorithm] for layer in _by_layer(results)]
    own = [min(layer, key=lambda result: result.ms) for layer in layers if layer]
    if not own:
        return ""
    peak = statistics.median(result.peak_gflops for result in own)
    intensities = [result.gflops * result.ms * 1e6 / result.bytes for result in own]
    reals = [
        (result.real_gflops, result.real_gflops * result.ms * 1e6 / result.bytes) if result.real_gflops else None
        for result in own
    ]
    all_x = [*intensities, *(real[1] for real in reals if real), peak / bandwidth]
    all_y = [*(result.gflops for result in own), *(real[0] for real in reals if real), peak]
    left, top, width, height = 60, 10, 760, 420
    x, x_ticks = _logarithmic(min(all_x), max(all_x), left, left + width)
    y, y_ticks = _logarithmic(min(all_y), max(all_y), top + height, top)
    lowest = 10.0 ** math.floor(math.log10(min(all_x)))
    highest = 10.0 ** math.ceil(math.log10(max(all_x)))
    start = max(lowest, 10.0 ** math.floor(math.log10(min(all_y))) / bandwidth)
    corner = peak / bandwidth
    shapes = [
        f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{top}" y2="{top + height}" stroke="var(--line)"/>'
        f'<text x="{x(tick):.1f}" y="{top + height + 16}" text-anchor="middle">{tick:g}</text>'
        for tick in x_ticks
    ]
    shapes += [
        f'<line x1="{left}" x2="{left + width}" y1="{y(tick):.1f}" y2="{y(tick):.1f}" stroke="var(--line)"/>'
        f'<text x="{left - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick:g}</text>'
        for tick in y_ticks
    ]
    roof = f"{x(start):.1f},{y(start * bandwidth):.1f} {x(corner):.1f},{y(peak):.1f} {x(highest):.1f},{y(peak):.1f}"
    shapes.append(f'<polyline points="{roof}" fill="none" stroke="var(--text)" stroke-width="2"/>')
    for result, intensity, real in zip(own, intensities, reals, strict=True):
        name = html.escape(f"{result.title}: {result.gflops:.1f} GFLOP/s by {result.chosen or result.series}")
        if real:
            shapes.append(
                f'<line x1="{x(intensity):.1f}" y1="{y(result.gflops):.1f}" x2="{x(real[1]):.1f}" '
                f'y2="{y(real[0]):.1f}" stroke="var(--soft)" stroke-opacity=".5"/>'
                f'<circle cx="{x(real[1]):.1f}" cy="{y(real[0]):.1f}" r="4" fill="none" stroke="var(--b)">'
                f"<title>{name}, {real[0]:.1f} real</title></circle>"
            )
        shapes.append(
            f'<circle cx="{x(intensity):.1f}" cy="{y(result.gflops):.1f}" r="4" fill="var(--a)">'
            f"<title>{name}</title></circle>"
        )
    shapes.append(
        f'<text x="{left + width / 2}" y="{top + height + 36}" text-anchor="middle">operations a byte of operands and '
        f'result</text><text x="{left + 10}" y="{top + 16}">GFLOP/s</text>'
    )
    note = (
        f"Roofs: the FMA peak, {peak:.0f} GFLOP/s, and {bandwidth:.1f} GB/s, read and written by a copy in memory, "
        "which layers that stay in a cache may exceed. "
        "Filled: effective rates, with the direct algorithm's operations. Hollow: real ones, with the multiply-adds of "
        "the matrix products that took place, where the algorithm is known; transforms are not counted."
    )
    return (
        f'<h3>Roofline</h3><p class="note">{note}</p>{_svg(left + width + 20, top + height + 46, shapes, "roofline")}'
    )


def _logarithmic(
    least: float, largest: float, start: float, end: float
) -> tuple[Callable[[float], float], list[float]]:
    """An axis of whole decades: where a value is, and its ticks."""
    low, high = math.floor(math.log10(least)), math.ceil(math.log10(largest))
    high = max(high, low + 1)
    return (
        lambda value: start + (end - start) * (math.log10(value) - low) / (high - low),
        [10.0**exponent for exponent in range(low, high + 1)],
    )


def _svg(width: float, height: float, shapes: Sequence[str], label: str) -> str:
    content = "\n".join(shapes)
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}" role="img" '
        f'aria-label="{label}">{content}</svg>'
    )
