"""The bench: its layers, its judge of results, what it does with rivals, real ones and made-up ones, and its report."""

import dataclasses
import itertools
import math
import re
import threading
import xml.dom.minidom
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from conftest import ROOT

if not (ROOT / "build/lib/libnnpack.so").exists():
    pytest.skip("libnnpack.so is not built", allow_module_level=True)

from nnpack import _bench, _bench_memory, _report
from nnpack._bench import Result
from nnpack._contenders import ISAS, Nnpack, UnsupportedError
from nnpack._info import info
from nnpack._layers import Layer, distinct
from nnpack._library import Algorithm, initialize
from nnpack._networks import DEFAULT, LAYERS, NETWORKS, mobilenet_v2, resnet50, select
from nnpack._problems import Judge, Pass, Problem
from nnpack._rivals import RIVALS

initialize()
ODD = (
    Layer("test", "plain", 5, 6, 11, 3, 1),
    Layer("test", "strided", 4, 3, 10, 3, 1, stride=2),
    Layer("test", "strided, rest left over", 3, 5, 12, 5, 1, stride=3),
    Layer("test", "7x7", 3, 8, 17, 7, 3, stride=2),
    Layer("test", "1x1 strided", 8, 16, 9, 1, 0, stride=2),
    Layer("test", "groups", 6, 9, 8, 3, 1, groups=3),
    Layer("test", "depthwise", 16, 16, 13, 3, 1, stride=2, groups=16),
    Layer("test", "dilated", 4, 4, 14, 3, 2, dilation=2),
    Layer("test", "everything", 8, 4, 15, 3, 2, stride=2, groups=2, dilation=3),
)


def multiply_adds(layers: list[Layer]) -> int:
    return sum(layer.geometry(1).flops // 2 * layer.occurrences for layer in layers)


def weights(layers: list[Layer]) -> int:
    return sum(math.prod(layer.geometry(1).kernel_shape) * layer.occurrences for layer in layers)


def test_layers_of_resnet_50() -> None:
    """Each takes what the one before makes; sizes add up to what is published, with the fully connected layer's."""
    first, *layers = resnet50()
    assert (first.output_channels, first.output_image) == (64, 112)
    channels, image = 64, 56  # after the max pooling
    for _, block in itertools.groupby(layers, lambda layer: layer.name.rpartition(".")[0]):
        chain = list(block)
        shortcuts = [chain.pop()] if chain[-1].name.endswith(".shortcut") else []
        start = channels, image
        for layer in chain:
            assert (layer.input_channels, layer.image) == (channels, image), layer
            channels, image = layer.output_channels, layer.output_image
        assert len(chain) == 3 and (shortcuts or start == (channels, image))
        for layer in shortcuts:
            assert (layer.input_channels, layer.image) == start
            assert (layer.output_channels, layer.output_image) == (channels, image)
    assert (channels, image) == (2048, 7)
    assert len(layers) + 1 == 53
    assert weights([first, *layers]) == 25_557_032 - 53_120 - 2_049_000  # batch norms, fully connected
    assert round((multiply_adds([first, *layers]) + 2048 * 1000) / 1e9, 2) == 4.09


def test_layers_of_mobilenet_v2() -> None:
    layers = list(mobilenet_v2())
    for before, layer in itertools.pairwise(layers):
        assert (layer.input_channels, layer.image) == (before.output_channels, before.output_image), layer
        assert layer.groups == (layer.input_channels if layer.name.endswith(".depthwise") else 1)
    assert (layers[-1].output_channels, layers[-1].output_image) == (1280, 7)
    assert len(layers) == 52
    assert weights(layers) == 3_504_872 - 34_112 - 1_281_000
    assert round((multiply_adds(layers) + 1280 * 1000) / 1e9, 2) == 0.30


@pytest.mark.parametrize(
    ("network", "parameters", "of_outputs", "others"),
    [
        # Parameters as published; of each output channel, a bias or what normalizes it; those of other layers.
        ("VGG-16", 138_357_544, 1, 25_089 * 4096 + 4097 * 4096 + 4097 * 1000),
        ("GoogLeNet", 6_998_552, 1, 1025 * 1000),
        ("ResNet-18", 11_689_512, 2, 513 * 1000),
        ("ResNeXt-50", 25_028_904, 2, 2049 * 1000),
        ("DenseNet-121", 7_978_856, 0, 1025 * 1000 + 83_648),  # normalizes inputs
        ("SqueezeNet", 1_235_496, 1, 0),
        ("Darknet-53", 41_609_928, 2, 1025 * 1000),
        ("MobileNet-V3", 5_483_032, 2, 961 * 1280 + 1281 * 1000 - 5080),  # "squeeze" and "excite" have biases only
        ("EfficientNet-B0", 5_288_548, 2, 1281 * 1000 - 9340),
        ("ShuffleNet-V2", 2_278_604, 2, 1025 * 1000),
        ("ConvNeXt-T", 28_589_128, 1, 769 * 1000 + 22_944),
    ],
)
def test_networks_have_as_many_parameters(network: str, parameters: int, of_outputs: int, others: int) -> None:
    layers = select([network])
    outputs = sum(layer.output_channels * layer.occurrences for layer in layers)
    assert weights(layers) + of_outputs * outputs + others == parameters


@pytest.mark.parametrize("image", [160, 224, 288])
def test_layers_take_images_that_others_make(image: int) -> None:
    for network in NETWORKS:
        layers = list(network(image))
        sides = {image, 1}  # the latter of what weights channels
        for layer in layers:
            # Poolings may halve images, rounded either way, before a layer.
            assert layer.image in {*sides, *(side // 2 for side in sides), *((side + 1) // 2 for side in sides)}, layer
            sides.add(layer.output_image)
        assert layers[-1].output_image in {image // 32, image // 16, image // 16 - 1}


@pytest.mark.parametrize("network", NETWORKS)
def test_distinct_layers_stand_for_all(network: Callable[[int], Iterator[Layer]]) -> None:
    layers = list(network(224))
    merged = distinct(layers)
    assert len({dataclasses.replace(layer, name="", occurrences=1) for layer in merged}) == len(merged) < len(layers)
    assert sum(layer.occurrences for layer in merged) == len(layers)
    assert multiply_adds(merged) == multiply_adds(layers)
    assert set(merged) <= set(LAYERS)


def test_default_layers_are_the_classic_ones() -> None:
    titles = [layer.title for layer in select(DEFAULT)]
    assert len(titles) == 15 and titles[0] == "AlexNet/conv2" and titles[-1] == "OverFeat/conv5"
    assert len({layer.title for layer in LAYERS}) == len(LAYERS) == len(select(["*"]))


def defined(problem: Problem) -> np.ndarray:
    """The result by its definition, in float64, tap by tap."""
    layer, sizes = problem.layer, problem.geometry
    s, d, p = layer.stride, layer.dilation, layer.padding
    height, width = sizes.output_image
    c, k = layer.input_channels // layer.groups, layer.output_channels // layer.groups
    arrays = [np.asarray(operand, np.float64) for operand in problem.operands]
    padded = np.zeros((*sizes.input_shape[:2], *(side + 2 * p for side in sizes.image)))
    inside = padded[:, :, p : p + layer.image, p : p + layer.image]
    result = np.zeros(sizes.output_shape)
    gradient = np.zeros(sizes.kernel_shape)
    if problem.computed is Pass.INPUT_GRADIENT:
        grad, w = arrays
    elif problem.computed is Pass.KERNEL_GRADIENT:
        grad, inside[:] = arrays
    else:
        inside[:], w, b = arrays
        result += b[:, np.newaxis, np.newaxis]
    for group in range(layer.groups):
        i, o = slice(group * c, (group + 1) * c), slice(group * k, (group + 1) * k)
        for v in range(layer.kernel):
            for u in range(layer.kernel):
                rows = slice(v * d, v * d + (height - 1) * s + 1, s)
                columns = slice(u * d, u * d + (width - 1) * s + 1, s)
                if problem.computed is Pass.INPUT_GRADIENT:
                    padded[:, i, rows, columns] += np.einsum("noyx,oi->niyx", grad[:, o], w[o, :, v, u])
                elif problem.computed is Pass.KERNEL_GRADIENT:
                    gradient[o, :, v, u] = np.einsum("noyx,niyx->oi", grad[:, o], padded[:, i, rows, columns])
                else:
                    result[:, o] += np.einsum("niyx,oi->noyx", padded[:, i, rows, columns], w[o, :, v, u])
    if problem.computed is Pass.INPUT_GRADIENT:
        return inside
    return gradient if problem.computed is Pass.KERNEL_GRADIENT else result


@pytest.mark.parametrize("computed", Pass)
@pytest.mark.parametrize("layer", ODD, ids=lambda layer: layer.name)
def test_judge_knows_the_definition(layer: Layer, computed: Pass) -> None:
    """It finds the definition exact, our library right, and any mistake in what it samples."""
    problem = Problem.random(layer, 2, computed)
    judge = Judge(problem)
    exact = defined(problem)
    assert exact.shape == problem.result_shape
    error, of_bound = judge(Algorithm.AUTO, exact)
    assert error < 1e-14 and of_bound < 1e-6
    ours = np.full(problem.result_shape, np.nan, np.float32)
    Nnpack(problem, Algorithm.AUTO, 1, ours).run()
    error, of_bound = judge(Algorithm.AUTO, ours)
    assert 0 < error < 1e-5 and of_bound < 1
    wrong = exact.copy()
    wrong[0, 0, 0, 0] += 1e-3 * np.abs(exact).max()  # corners are always sampled
    assert judge(Algorithm.IMPLICIT_GEMM, wrong)[1] > 1
    wrong[0, 0, 0, 0] = np.nan
    assert judge(Algorithm.AUTO, wrong)[1] == math.inf


def test_multiplied_flops() -> None:
    """F(6x6, 3x3) takes 64 products for 36 outputs; nothing else changes a direct convolution's count."""
    problem = Problem.random(Layer("test", "even", 16, 32, 12, 3, 1), 3, Pass.OUTPUT)
    direct = problem.geometry.flops
    assert problem.multiplied_flops(Algorithm.IMPLICIT_GEMM) == direct == 2 * 3 * 16 * 32 * 144 * 9
    assert problem.multiplied_flops(Algorithm.WT8X8) == direct * 64 // (36 * 9)
    assert problem.multiplied_flops(Algorithm.WT4X4) == direct * 16 // (4 * 9)
    assert problem.multiplied_flops(Algorithm.FT8X8) == direct * 94 // (36 * 9)
    odd = Problem.random(Layer("test", "odd", 16, 32, 13, 3, 1), 1, Pass.OUTPUT)
    # 13 outputs are 5 + 5 + 3 of 5, 5 + 4 + 4, 4 + 3 + 3 + 3, and 2 + 2 + 2 + 2 + 2 + 2 + 1.
    assert odd.multiplied_flops(Algorithm.WT8X8) == 2 * 16 * 32 * (7 + 7 + 7) ** 2
    assert odd.multiplied_flops(Algorithm.WT7X7) == 2 * 16 * 32 * (7 + 6 + 6) ** 2
    assert odd.multiplied_flops(Algorithm.WT6X6) == 2 * 16 * 32 * (6 + 5 + 5 + 5) ** 2
    assert odd.multiplied_flops(Algorithm.WT4X4) == 2 * 16 * 32 * (6 * 4 + 3) ** 2
    gradient = Problem.random(Layer("test", "odd", 16, 32, 13, 3, 1), 1, Pass.KERNEL_GRADIENT)
    assert gradient.multiplied_flops(Algorithm.WT8X8) == 2 * 16 * 32 * 9 * 64


@pytest.mark.parametrize("name", RIVALS)
@pytest.mark.parametrize("layer", ODD, ids=lambda layer: layer.name)
def test_rival_is_right(name: str, layer: Layer) -> None:
    """Each real rival that is installed computes what we ask for, in float32, more than once."""
    rival = RIVALS[name]
    if obstacle := rival.obstacle(Pass.INFERENCE, [1]):
        pytest.skip(obstacle)
    problem = Problem.random(layer, 2, Pass.INFERENCE)
    try:
        contender = rival(problem, 1)
    except UnsupportedError as error:
        pytest.skip(str(error))
    judge = Judge(problem)
    for _ in range(2):
        contender.prepare()
        contender.run()
        assert judge(contender.algorithm, contender.result())[1] < 1
        contender.forget()
    assert rival.version()


class Clock:
    """Time as the bench sees it, which only fakes make pass."""

    def __init__(self) -> None:
        self.wall = self.cpu = 100.0

    def perf_counter(self) -> float:
        return self.wall

    def process_time(self) -> float:
        return self.cpu

    def sleep(self, seconds: float) -> None:
        self.wall += seconds


class Fake:
    """A rival that takes some time on some CPUs."""

    algorithm = Algorithm.AUTO
    threads = 1

    def __init__(self, name: str, clock: Clock, y: np.ndarray, seconds: float = 0.01, cpus: float = 1.0) -> None:
        self.implementation = name
        self._clock, self._y, self._seconds, self._cpus = clock, y, seconds, cpus
        self._result: np.ndarray | None = None

    def prepare(self) -> None:
        pass

    def run(self) -> None:
        self._clock.wall += self._seconds
        self._clock.cpu += self._seconds * self._cpus
        self._result = self._y

    def result(self) -> np.ndarray:
        assert self._result is not None
        return self._result

    def forget(self) -> None:
        self._result = None


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(_bench, "time", made)
    return made


@pytest.mark.parametrize("cpus", [0.5, 1.0, 1.9])
def test_cpus_used(cpus: float, clock: Clock) -> None:
    fake = Fake("fake", clock, np.zeros(0), 0.004, cpus)
    assert _bench.cpus_used(fake) == pytest.approx(cpus)


@pytest.mark.parametrize(
    ("milliseconds", "expected"),
    [
        ([9, *[1] * 30], 21),
        ([1, 8, 1, 1, 8, *[1] * 30], 25),  # as often as calls are held up
        ([8] * 20, 14),  # for 100 ms
        ([80] * 20, 3),
    ],
)
def test_warm_up(milliseconds: list[int], expected: int, clock: Clock) -> None:
    fake = Fake("fake", clock, np.zeros(0))
    durations = iter(milliseconds)
    fake.run = lambda: setattr(clock, "wall", clock.wall + 1e-3 * next(durations))  # type: ignore[method-assign]
    _bench.warm_up(fake)
    assert len(milliseconds) - len(list(durations)) == expected


@pytest.mark.parametrize(
    ("microseconds", "expected"),
    [
        ([400, 300, 9000, 1], 400),  # calls until they have taken a millisecond: a median of three
        ([1500, 1], 1500),  # a long one by itself
        ([*[20] * 46, 90, 1], 20),
    ],
)
def test_short_calls_are_timed_several_times(microseconds: list[int], expected: int, clock: Clock) -> None:
    fake = Fake("fake", clock, np.zeros(0))
    durations = iter(microseconds)
    fake.run = lambda: setattr(clock, "wall", clock.wall + 1e-6 * next(durations))  # type: ignore[method-assign]
    assert _bench.time_turn(fake) == pytest.approx(1e-6 * expected)
    assert list(durations) == [1]


@pytest.mark.parametrize(("rates", "rounds"), [([1.0], 1), ([0.5, 0.5, 0.93], 3), ([0.5] * 20, 10)])
def test_threads_are_spread(rates: list[float], rounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three threads, two on one core have half the rate: it waits until all have their own, but not for ever."""
    together = threading.Barrier(3, timeout=10)
    asked: list[int] = []

    def measured(threads: int) -> float:
        number = together.wait()
        asked.append(threads)
        return 1e9 if number == 0 else rates[(len(asked) - 1) // 3] * 1e9

    monkeypatch.setattr(_bench, "measure_fma_peak", measured)
    _bench.spread(3, 3e9)
    assert asked == [1] * 3 * rounds


def test_calls_on_several_threads_are_timed_when_these_are_spread(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[object] = []
    monkeypatch.setattr(_bench, "measure_fma_peak", lambda threads: threads * 1e9)
    monkeypatch.setattr(_bench, "spread", lambda *arguments: calls.append(arguments))
    problem = Problem.random(Layer("test", "plain", 5, 6, 11, 3, 1), 1, Pass.OUTPUT)
    fakes = [Fake(f"{threads} threads", clock, np.zeros(1), 0.01, threads) for threads in (1, 2, 3)]
    for threads, fake in enumerate(fakes, 1):
        fake.threads = threads
        monkeypatch.setattr(fake, "run", lambda run=fake.run, name=threads: (calls.append(name), run()))
    _bench.time_layer(problem, fakes, 2, False)
    timed = [call for before, call in itertools.pairwise([None, *calls]) if isinstance(call, tuple) or before != call]
    # A first turn, in which nothing is timed, then two.
    assert timed == [1, 2, 3] + [1, (2, 2e9), 2, (3, 3e9), 3] * 2


def test_rivals_that_cheat_are_not_compared_with(clock: Clock) -> None:
    """A wrong result, or one by more threads than asked for, is shown, but does not count; the fastest other does."""
    problem = Problem.random(Layer("test", "plain", 5, 6, 11, 3, 1), 1, Pass.OUTPUT)
    exact = np.asarray(defined(problem), np.float32)
    ours = Nnpack(problem, Algorithm.AUTO, 1, np.empty(problem.result_shape, np.float32))
    run = ours.run

    def timed() -> None:
        run()
        clock.wall += 0.02
        clock.cpu += 0.02

    ours.run = timed  # type: ignore[method-assign]
    fakes = [
        Fake("slow", clock, exact, 0.03),
        Fake("fast", clock, exact, 0.01),
        Fake("wrong", clock, exact * np.float32(1.001), 0.002),
        Fake("greedy", clock, exact, 0.005, cpus=1.2),
        Fake("frugal", clock, exact, 0.04, cpus=1.1),
    ]
    results = _bench.time_layer(problem, [ours, *fakes], 3, True, True)
    assert [result.ms for result in results] == pytest.approx([20, 30, 10, 2, 5, 40])
    assert results[0].speedup == pytest.approx({"slow": 1.5, "fast": 0.5, "frugal": 2})
    assert results[0].fastest_rival == "fast" and results[0].over_fastest == pytest.approx(0.5)
    assert [result.correct for result in results] == [True, True, True, False, True, True]
    assert [result.held for result in results] == [True, True, True, True, False, True]
    assert not any(result.speedup for result in results[1:])
    chosen = Algorithm[results[0].chosen.upper()]
    assert results[0].real_gflops == pytest.approx(problem.multiplied_flops(chosen) / 0.02 / 1e9)


def made_up(layer: Layer, implementation: str, ms: float, **more: object) -> Result:
    flops = layer.geometry(1).flops
    result = Result(
        network=layer.network, layer=layer.name, batch=1, computed="inference", implementation=implementation,
        algorithm="auto" if implementation == "nnpack" else "", threads=1, ms=ms, fastest_ms=ms, slowest_ms=ms,
        turn_ms=(ms,), gflops=flops / ms / 1e6, peak_gflops=100, of_peak=flops / ms / 1e8, error=1e-6, of_bound=0.1,
        occurrences=layer.occurrences, bytes=10**6,
    )  # fmt: skip
    return dataclasses.replace(result, **more)


@pytest.fixture
def results() -> list[Result]:
    """Ours are ahead on the first layer, behind on the second one, and alone on the third one."""
    good, bad, alone = select(["ResNet-50/conv2.*"])[:3]
    layers = [
        [made_up(good, "nnpack", 1.0, chosen="wt8x8", real_gflops=50.0), made_up(good, "a<b&c", 2.0)],
        [made_up(bad, "nnpack", 4.0), made_up(bad, "a<b&c", 1.0), made_up(bad, "liar", 0.5, of_bound=3.0)],
        [made_up(alone, "nnpack", 3.0), made_up(alone, "liar", 0.1, cpus=2.0)],
    ]
    return [result for layer in layers for result in _bench.with_speedups(layer)]


def test_turns_are_compared() -> None:
    """A ratio of medians would be 1.25."""
    (layer,) = select(["ResNet-50/conv1"])
    ours = made_up(layer, "nnpack", 4.0, turn_ms=(1.0, 4.0, 6.0))
    rival = made_up(layer, "rival", 5.0, turn_ms=(2.0, 5.0, 9.0))
    result, _ = _bench.with_speedups([ours, rival])
    assert result.speedup == {"rival": 1.5}
    assert "turn_ms" not in result.flat()


def test_summary(results: list[Result], capsys: pytest.CaptureFixture[str]) -> None:
    _bench.print_summary(results, ["a<b&c", "liar"])
    text = capsys.readouterr().out
    good, bad = results[0].title, results[2].title
    mean = "0.71 times as fast in the geometric mean of 2 layers, 0.25 at least"
    assert f"auto with 1 thread against a<b&c: {mean} ({bad})" in text
    assert f"auto with 1 thread against the fastest rival: {mean} ({bad})" in text
    assert f"behind the fastest rival on 1: {bad} 0.25 (a<b&c)" in text
    assert "against liar" not in text and good not in text


def test_report(results: list[Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One page without anything from elsewhere; the worst layer first; what is behind, best or wrong is marked."""
    monkeypatch.setattr(_report, "measure_copy_bandwidth", lambda threads: 20e9)
    path = tmp_path / "report.html"
    settings: dict[str, object] = {"layers": ["x", "y"], "isa": None, "versions": {"a<b&c": "1.2.3"}}
    _report.write_report(path, results, info(), settings)
    page = path.read_text()
    assert not re.search(r"https?:|src=|<script|<link|@import|url\(", page)
    assert "a<b&c" not in page and "a&lt;b&amp;c 1.2.3" in page and "isa" not in page
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) == 2
    for drawing in drawings:
        xml.dom.minidom.parseString(drawing)
    assert drawings[1].count("<circle") == 3 + 1
    times = page[page.index("<h3>Times") : page.index("<h3>Errors")]
    rows = [row.split("<td") for row in times.split("<tr>")[2:]]
    assert [results[index].title in rows[place][1] for place, index in enumerate((2, 0, 5))] == [True] * 3
    marks = [re.findall(r'^(?: class="([^"]*)")?>([0-9.]+)', cell)[0] for cell in rows[0][4:7]]
    assert marks == [("behind", "4.000"), ("best behind", "1.000"), ("wrong", "0.500")]
    marks = [re.findall(r'^(?: class="([^"]*)")?>([0-9.]+)', cell)[0] for cell in rows[1][4:6]]
    assert marks == [("best", "1.000"), ("", "2.000")]
    assert "wt8x8 &times;2.00" in rows[1][4]
    total = sum(result.ms * result.occurrences for result in results if result.implementation == "nnpack")
    assert f"<li>ResNet-50: auto {total:.1f}</ul>" in page  # nobody else has all three right


def test_isa_is_set_before_anything_is_imported() -> None:
    environment = {"NNPACK_TARGET": "c", "HOME": "here"}
    free = _bench.hold_to("avx2", environment)
    assert environment["NNPACK_TARGET"] == ISAS["avx2"] == "x86_64_avx2"
    assert environment["ONEDNN_MAX_CPU_ISA"] == "AVX2" and environment["HOME"] == "here"
    assert free == ["onnxruntime", "ncnn", "mnn", "litert"]


def test_judge_of_large_tensors() -> None:
    """All that is timed is right, on small tensors; what writes a wrong element, or none, is found out."""
    for case in _bench_memory.Tensors(2**20).cases():
        assert case.of_bound(1) <= 1, case.title
        assert 2**18 < case.bytes <= 2**20 + 2**18, case.title

        def spoiled(*inputs: np.ndarray, out: np.ndarray, case: _bench_memory.Case = case, **options: int) -> None:
            case.call(*inputs, out=out, **options)
            out.ravel()[-1] += 1

        assert dataclasses.replace(case, call=spoiled).of_bound(1) > 1, case.title
        if not case.is_in_place:
            assert math.isinf(dataclasses.replace(case, call=lambda *inputs, out, threads: None).of_bound(1))


def test_summary_of_shares(capsys: pytest.CaptureFixture[str]) -> None:
    tensors = _bench_memory.Tensors(2**20)
    cases = [
        case for case in tensors.cases() if case.matches(["relu in*", "softmax of rows of 100", "linear 4096 to 64"])
    ]
    shares = {"relu": 1.2, "softmax": 0.7, "linear": 0.85}
    timers = [_bench_memory.Timer(case, threads) for case in cases for threads in (1, 2)]
    assert not any(timer.result() for timer in timers)
    for timer in timers:
        timer.check()
    for timer in timers * 2:
        timer.run(tensors, 1)
    timed = [timer.result() for timer in timers]
    assert all(0 < result.fastest_ms <= result.ms <= result.slowest_ms for result in timed)
    assert all(result.share == result.yardstick_ms / result.ms and result.correct for result in timed)
    results = [dataclasses.replace(result, share=shares[result.operation] * result.threads) for result in timed]
    _bench_memory.print_results(results, info())
    text = capsys.readouterr().out
    softmax, linear = "softmax of rows of 100 0.70", "linear 4096 to 64 0.85"
    assert f"share of a copy's speed with 1 thread: 0.70 at least; 1 of 2 below the goal, 0.80: {softmax}\n" in text
    assert f"share of a read's speed with 1 thread: 0.85 at least; 1 of 1 below the goal, 0.90: {linear}\n" in text
    assert "share of a copy's speed with 2 threads: 1.40 at least; 0 of 2 below the goal, 0.80\n" in text
