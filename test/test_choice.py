"""Predictions of time and error, limits on them, and the measuring of costs."""

import dataclasses
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from conftest import ROOT
from test_cli import nnpack as command
from test_python import python_on

from codegen.costs import costs, measured
from codegen.microarchitecture import find_microarchitecture
from codegen.targets import TARGETS

if not (ROOT / "build/lib/libnnpack.so").exists():
    pytest.skip("libnnpack.so is not built", allow_module_level=True)

import nnpack
from nnpack import _accuracy, _tune
from nnpack._choice import candidates
from nnpack._geometry import PHASES, Geometry
from nnpack._library import Algorithm, Pass, Strategy, ffi, lib
from nnpack._reference import WINOGRAD, conv2d_reference

LAYER = ((1, 64, 20, 20), (48, 64, 3, 3))


@pytest.fixture(autouse=True)
def default_costs() -> Iterator[None]:
    """Leaves the library as it was."""
    nnpack.measure_fma_peak(1)
    yield
    lib.nnp_set_costs(ffi.NULL)


@pytest.mark.parametrize("computed", _accuracy.PASSES)
@pytest.mark.parametrize("kernel", [3, 5])
def test_predicted_errors(computed: str, kernel: int) -> None:
    """Of each algorithm, within a factor of 1.5 of what is measured, for few and for many terms."""
    for summed in (2, 16, 100) if computed == "kernel_gradient" else (4, 64, 600):
        measured = _accuracy.measure(computed, summed, (kernel, kernel), in_order=False)
        size, others = _accuracy.IMAGE, _accuracy.OTHER_CHANNELS
        shapes = {
            "output": ((1, summed, size, size), (others, summed, kernel, kernel)),
            "input_gradient": ((1, others, size, size), (summed, others, kernel, kernel)),
            "kernel_gradient": ((summed, others, size, size), (others, others, kernel, kernel)),
        }[computed]
        found = nnpack.explain(*shapes, padding=kernel // 2, computed=computed, threads=1)
        predicted = {one.algorithm.name.lower(): one.error for one in found.candidates}
        assert set(predicted) == set(measured)
        for algorithm, error in predicted.items():
            ratio = measured[algorithm][0] / error
            assert 1 / 1.5 < ratio < 1.5, (summed, algorithm, measured[algorithm][0], error)


@pytest.mark.parametrize(
    ("kernel", "stride"),
    [
        *(((1, 3), 1), ((3, 1), 1), ((1, 5), 1), ((5, 1), 1), ((1, 7), 1), ((7, 1), 1)),
        *(((2, 2), 1), ((4, 4), 1), ((3, 3), 2), ((5, 5), 2), ((7, 7), 2), ((11, 11), 4)),
    ],
)
def test_predicted_errors_of_lines_and_phases(kernel: tuple[int, int], stride: int) -> None:
    """The same of Winograd's algorithms in one dimension, and with a stride."""
    padding = ((kernel[0] // 2,) * 2, (kernel[1] // 2,) * 2)
    for channels in (4, 64, 600):
        random = np.random.default_rng(channels)
        x = random.standard_normal((1, channels, 28, 28), np.float32)
        w = random.standard_normal((16, channels, *kernel), np.float32)
        sides = (padding[0][0], padding[1][0], padding[0][1], padding[1][1])
        exact = conv2d_reference(x, w, padding=sides, stride=(stride, stride))
        found = nnpack.explain(x.shape, w.shape, padding=padding, stride=stride, threads=1)
        predicted = {one.algorithm: one.error for one in found.candidates if one.algorithm in WINOGRAD}
        assert predicted
        for algorithm, error in predicted.items():
            y = nnpack.conv2d(x, w, padding=padding, stride=stride, algorithm=algorithm)
            measured = np.sqrt(np.mean((y - exact) ** 2) / np.mean(exact**2))
            assert 1 / 1.5 < measured / error < 1.5, (channels, algorithm, measured, error)


@pytest.mark.parametrize("size", [(4, 4), (10, 13), (14, 7), (8, 28)])
def test_predicted_errors_of_tiles_at_edges(size: tuple[int, int]) -> None:
    """The same where most tiles of an image are none of the whole ones."""
    random = np.random.default_rng(size[0])
    x = random.standard_normal((2, 64, *size), np.float32)
    w = random.standard_normal((32, 64, 3, 3), np.float32)
    exact = conv2d_reference(x, w, padding=(1, 1, 1, 1))
    found = nnpack.explain(x.shape, w.shape, padding=1, threads=1)
    predicted = {one.algorithm: one.error for one in found.candidates}
    for algorithm in (Algorithm.WT8X8, Algorithm.WT7X7, Algorithm.WT6X6):
        y = nnpack.conv2d(x, w, padding=1, algorithm=algorithm)
        measured = np.sqrt(np.mean((y - exact) ** 2) / np.mean(exact**2))
        assert 1 / 1.25 < measured / predicted[algorithm] < 1.25, (algorithm, measured, predicted[algorithm])


@pytest.mark.parametrize("channels", [16, 256, 1200])
def test_predicted_error_of_strassen(channels: int) -> None:
    """The same of quarters of matrices, and a limit that only the plain product keeps within."""
    random = np.random.default_rng(channels)
    x = random.standard_normal((1, channels, 7, 7), np.float32)
    w = random.standard_normal((512, channels, 1, 1), np.float32)
    exact = conv2d_reference(x, w)
    prepared = nnpack.explain(x.shape, w.shape, prepared=True, threads=1)
    predicted = {one.algorithm: one.error for one in prepared.candidates}
    errors = predicted[Algorithm.STRASSEN], predicted[Algorithm.IMPLICIT_GEMM]
    y = nnpack.prepare_conv2d(w, input_shape=x.shape, algorithm="strassen")(x)
    measured = np.sqrt(np.mean((y - exact) ** 2) / np.mean(exact**2))
    assert 1 / 1.5 < measured / errors[0] < 1.5, (measured, errors)
    limited = nnpack.explain(x.shape, w.shape, prepared=True, threads=1, max_error=sum(errors) / 2)
    assert limited.chosen is not None and limited.chosen.algorithm is not Algorithm.STRASSEN


def test_explanation() -> None:
    found = nnpack.explain(*LAYER, padding=1, measure=True, threads=1)
    assert [one.algorithm.name for one in found.candidates if one.measured is None] == []
    assert found.chosen is found.candidates[0]
    assert {one.algorithm for one in found.candidates} >= {Algorithm.WT6X6, Algorithm.FT16X16, Algorithm.IMPLICIT_GEMM}
    for one in found.candidates:
        assert sum(one.phases[phase] for phase in PHASES) == pytest.approx(one.predicted)
        assert one.algorithm.name.lower() in str(found)
    assert found.reason in str(found)
    prepared = nnpack.explain(*LAYER, padding=1, prepared=True, threads=1)
    assert all(one.transformed > 0 and one.phases["kernel_transform"] == 0 for one in prepared.candidates)
    depthwise = nnpack.explain((2, 32, 20, 20), (32, 1, 3, 3), groups=32, padding=1)
    assert depthwise.chosen is not None and depthwise.chosen.algorithm is Algorithm.DIRECT


def test_predictions_are_near() -> None:
    """Of layers of some milliseconds, by the shortest times measured: other tests may run at the same time."""
    shortest: dict[Algorithm, float] = {}
    for _ in range(5):
        found = nnpack.explain((4, 128, 28, 28), (128, 128, 3, 3), padding=1, measure=True, threads=1)
        for one in found.candidates:
            if one.measured is not None:
                shortest[one.algorithm] = min(one.measured, shortest.get(one.algorithm, one.measured))
        ratios = [shortest[one.algorithm] / one.predicted for one in found.candidates if one.algorithm in shortest]
        if max(ratios) / min(ratios) < 4:
            break
    # Costs are another machine's; what counts is that algorithms differ as they should.
    assert max(ratios) / min(ratios) < 4, ratios


def test_limits() -> None:
    free = nnpack.explain(*LAYER, padding=1)
    errors = sorted(one.error for one in free.candidates)
    limit = (errors[1] + errors[2]) / 2
    limited = nnpack.explain(*LAYER, padding=1, max_error=limit)
    assert limited.chosen is not None and limited.chosen.error <= limit
    assert sum(one.obstacle is None for one in limited.candidates) == 2
    assert f"max_error={limit:g}" in str(limited)
    small = min(one.workspace for one in free.candidates)
    limited = nnpack.explain(*LAYER, padding=1, max_workspace=small)
    assert limited.chosen is not None and limited.chosen.workspace == small
    nothing = nnpack.explain(*LAYER, padding=1, max_workspace=0)
    assert nothing.chosen is None and "No algorithm" in str(nothing)


def _errors(result: np.ndarray, x: np.ndarray, w: np.ndarray) -> float:
    windows = np.lib.stride_tricks.sliding_window_view(np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1))), (3, 3), axis=(2, 3))
    exact = np.einsum("ncyxvu,kcvu->nkyx", windows.astype(np.float64), w.astype(np.float64), optimize=True)
    return float(np.sqrt(np.mean((result - exact) ** 2) / np.mean(exact**2)))


def test_convolution_within_limits() -> None:
    random = np.random.default_rng(5)
    x, w = (random.standard_normal(shape, np.float32) for shape in LAYER)
    for error in (1e-5, 1e-6, 4e-7):
        assert _errors(nnpack.conv2d(x, w, padding=1, max_error=error), x, w) < 1.5 * error
    workspace = nnpack.Workspace()
    cap = 700_000
    nnpack.conv2d(x, w, padding=1, max_workspace=cap, workspace=workspace)
    assert 0 < workspace.size <= cap
    prepared = nnpack.prepare_conv2d(w, padding=1, input_shape=x.shape, max_error=4e-7)
    assert _errors(prepared(x), x, w) < 6e-7
    grad = random.standard_normal((1, 48, 20, 20), np.float32)
    gradient = nnpack.conv2d_input_gradient(grad, w, x.shape, padding=1, max_error=4e-7)
    assert _errors(gradient, grad, w.swapaxes(0, 1)[:, :, ::-1, ::-1]) < 6e-7
    of_kernel = nnpack.conv2d_kernel_gradient(grad, x, w.shape, padding=1, max_error=4e-7, max_workspace=1 << 24)
    np.testing.assert_allclose(of_kernel, nnpack.conv2d_kernel_gradient(grad, x, w.shape, padding=1), atol=1e-3)


def test_limits_that_cannot_be_kept() -> None:
    x, w = (np.ones(shape, np.float32) for shape in LAYER)
    with pytest.raises(nnpack.ArgumentError, match=r"max_error: no algorithm keeps within .*implicit_gemm") as caught:
        nnpack.conv2d(x, w, max_error=1e-9)
    assert caught.value.argument == "max_error"
    with pytest.raises(nnpack.ArgumentError, match=r"max_workspace: no algorithm keeps within .*above max_workspace=7"):
        nnpack.conv2d(x, w, max_workspace=7)
    with pytest.raises(nnpack.ArgumentError, match=r"max_error: no algorithm keeps within .*wt8x8: an error of"):
        nnpack.conv2d(x, w, algorithm="wt8x8", max_error=1e-7)
    for bad in (0, -1.0, float("nan"), "small"):
        with pytest.raises(nnpack.ArgumentError, match=f"max_error: .*{bad!r}"):
            nnpack.conv2d(x, w, max_error=bad)  # type: ignore[arg-type]
    for bad in (-1, 0.5, "small"):
        with pytest.raises(nnpack.ArgumentError, match=f"max_workspace: .*{bad!r}"):
            nnpack.explain(*LAYER, max_workspace=bad)  # type: ignore[arg-type]
    with pytest.raises(nnpack.ArgumentError, match=r"prepared: .*input_gradient"):
        nnpack.explain(*LAYER, computed="input_gradient", prepared=True)
    with pytest.raises(nnpack.ArgumentError, match=r"computed: .*sideways"):
        nnpack.explain(*LAYER, computed="sideways")


def test_prepared_for_images() -> None:
    """What is chosen for the images is what is predicted to be the fastest for them."""
    w = np.ones((256, 256, 3, 3), np.float32)
    for side in (7, 56):
        found = nnpack.explain((1, 256, side, side), w.shape, padding=1, prepared=True, threads=1)
        assert found.chosen is not None
        prepared = nnpack.prepare_conv2d(w, padding=1, input_shape=(256, side, side), threads=1)
        assert prepared.nbytes >= found.chosen.transformed
        assert prepared.algorithm is found.chosen.algorithm


def test_fit_finds_costs() -> None:
    """Of samples whose times are made from known costs."""
    nnpack.measure_fma_peak(1)
    count = len(_tune.operations())
    random = np.random.default_rng(6)
    true = random.uniform(0.5, 50, count)
    layers = []
    for _ in range(80):
        task = _tune.random_task(random)
        samples = []
        # At that time, the machine is so many times slower.
        slower = random.uniform(1, 2)
        for one in candidates(task.geometry, task.computed, task.strategy, ffi.NULL):
            geometry = task.geometry.with_algorithm(one.algorithm)
            counts = geometry.counts(task.computed, task.strategy, count)
            seconds = 1e-9 * slower * (counts @ true)
            samples.append(_tune.Sample(one.algorithm, counts, seconds, float(seconds.sum())))
        layers.append(samples)
    costs = _tune.fit(layers, 1, _tune.current_costs())
    for samples in layers:
        ratios = [sample.predicted(costs) / sample.total for sample in samples]
        assert max(ratios) < 1.05 * min(ratios)
    # On the usual time's scale: half of the layers were measured at slower ones.
    shares = [samples[0].predicted(costs) / samples[0].total for samples in layers]
    assert 0.9 < np.median(shares) < 1.1


def test_better_costs_are_kept() -> None:
    """By how much longer than the fastest the layers take for which they choose, not by how many layers."""

    def layer(*times: float) -> tuple[_tune.Task, list[_tune.Sample]]:
        algorithms = (Algorithm.WT8X8, Algorithm.IMPLICIT_GEMM)
        counts = np.eye(2)[:, np.newaxis]
        samples = [
            _tune.Sample(algorithm, each, np.array([seconds]), seconds)
            for algorithm, each, seconds in zip(algorithms, counts, times, strict=True)
        ]
        return _tune.network_task(np.random.default_rng(1)), samples

    first, second = np.array([1.0, 2.0]), np.array([2.0, 1.0])
    layers = [layer(1.0, 1.1), layer(1.0, 1.1), layer(2.0, 1.0)]
    for before, now in ((first, second), (second, first)):
        assert _tune.better(layers, before, now) is second
        assert _tune.better(layers[:2], before, now) is first
        assert _tune.better(layers[:0], before, now) is before


@pytest.mark.parametrize("task", [_tune.random_task, _tune.network_task])
def test_random_tasks(task: Callable[[np.random.Generator], _tune.Task]) -> None:
    random = np.random.default_rng(7)
    tasks = [task(random) for _ in range(300)]
    assert {task.computed for task in tasks} == set(Pass)
    assert {task.strategy for task in tasks} == {Strategy.COMPUTE, Strategy.REUSE}
    assert all(_tune.FLOPS[0] <= task.geometry.flops <= _tune.FLOPS[1] for task in tasks)
    assert len({str(task) for task in tasks}) > 250


def test_costs_decide(tmp_path: Path) -> None:
    """A file under which every other algorithm's last step costs a lot makes one the choice."""
    geometry = Geometry(4, 64, 64, (28, 28), (3, 3), (1, 1, 1, 1))
    others = [name for name in _tune.operations() if name.startswith(("output", "pack")) and name != "output_ft8x8"]
    costs = np.array([1e6 if name in others else 0.0 for name in _tune.operations()])
    assert candidates(geometry, Pass.OUTPUT, Strategy.COMPUTE, ffi.NULL)[0].algorithm is not Algorithm.FT8X8
    _tune.write_costs(tmp_path / "costs.txt", nnpack.info().target, costs)
    nnpack.load_costs(tmp_path / "costs.txt")
    np.testing.assert_allclose(_tune.current_costs(), costs)
    assert candidates(geometry, Pass.OUTPUT, Strategy.COMPUTE, ffi.NULL)[0].algorithm is Algorithm.FT8X8


def test_load_costs_refuses(tmp_path: Path) -> None:
    with pytest.raises(nnpack.ArgumentError, match=r"path: .*nowhere.txt"):
        nnpack.load_costs(tmp_path / "nowhere.txt")
    (tmp_path / "other.txt").write_text("target z80\n")
    with pytest.raises(nnpack.ArgumentError, match=r"another target"):
        nnpack.load_costs(tmp_path / "other.txt")


def test_tune(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    options = ["--layers", "2", "--check", "12", "--repeat", "1", "--json", "report.json"]
    done = command("tune", *options, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "within 5 % of the fastest algorithm" in done.stdout
    report = json.loads((tmp_path / "report.json").read_text())
    assert len(report["layers"]) == 12 and set(report["costs"]) == set(_tune.operations())
    assert all(layer["regret"] >= 1 for layer in report["layers"])
    # Costs by so few layers may be bad ones: the better of these and of those before are written.
    means = [float(mean) for mean in re.findall(r"; ([\d.]+) times its time on average", done.stdout)]
    assert len(means) == 2
    assert np.mean([layer["regret"] for layer in report["layers"]]) == pytest.approx(min(means), abs=6e-4)
    nnpack.load_costs()
    np.testing.assert_allclose(_tune.current_costs(), list(report["costs"].values()), rtol=1e-5)
    for option in ("--layers", "--threads", "--repeat"):
        done = command("tune", option, "0", cwd=tmp_path)
        assert done.returncode != 0 and option[2:] in done.stderr


def test_candidates_know_groups() -> None:
    one = Geometry(1, 32, 32, (14, 14), (3, 3), (1, 1, 1, 1))
    two = dataclasses.replace(one, input_channels=64, output_channels=64, groups=2)
    times = [
        {found.algorithm: found.predicted for found in candidates(each, Pass.OUTPUT, Strategy.COMPUTE, ffi.NULL)}
        for each in (one, two)
    ]
    another = 1e-9 * _tune.current_costs()[_tune.operations().index("group")]
    assert another > 0
    for algorithm, seconds in times[0].items():
        assert times[1][algorithm] == pytest.approx(2 * seconds + another)


@pytest.mark.parametrize("target", TARGETS)
def test_costs_are_those_of_the_cpu(target: str) -> None:
    """A library that was built for one CPU predicts with the costs of the one that it runs on, where it knows them."""
    code = "import json, nnpack; from nnpack import _tune; record = nnpack.info().microarchitecture\n"
    code += "print(json.dumps([record, dict(zip(_tune.operations(), _tune.current_costs()))]))"
    name, found = json.loads(python_on(target, code))
    words = dict(
        (part.strip() for part in line.split(":", 1))
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if ":" in line
    )
    record = find_microarchitecture(name)
    family = int(words["cpu family"]) if words.get("vendor_id") == "AuthenticAMD" else 0
    here = [
        other
        for other in measured(target)
        if family and other.amd_family == family and set(other.amd_feature.split()) <= set(words["flags"].split())
    ]
    assert found == pytest.approx(costs(here[0] if here else record), rel=1e-3)
