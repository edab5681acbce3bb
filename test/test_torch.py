"""nnpack.torch: values and gradients against PyTorch's own in float64, settings, compilation, swapped layers."""

import copy
import importlib.util
import os
import pickle
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from conftest import ROOT
from hypothesis import given, settings, strategies

if not (ROOT / "build/lib/libnnpack.so").exists():
    pytest.skip("libnnpack.so is not built", allow_module_level=True)
if importlib.util.find_spec("torch") is None:
    pytest.skip("torch is not installed", allow_module_level=True)

import nnpack.torch as ours
import torch
from nnpack import _train
from torch.nn import functional

Tensor = torch.Tensor


def random(*shape: int, seed: int = 0) -> Tensor:
    return torch.from_numpy(np.random.default_rng(seed).standard_normal(shape, np.float32))


def assert_close(result: Tensor, expected: Tensor) -> None:
    """Equal up to roundings of float32; `expected` is in float64."""
    assert result.dtype == torch.float32 and expected.dtype == torch.float64
    assert result.shape == expected.shape
    assert ((result - expected).abs() <= 1e-5 * expected.abs().max()).all()


def assert_same(function: Callable[..., Tensor], reference: Callable[..., Tensor], *operands: Tensor | None) -> None:
    """Values and gradients by all operands are those of PyTorch's own function in float64."""
    grad, results = None, []
    for call, dtype in ((function, torch.float32), (reference, torch.float64)):
        leaves = [None if each is None else each.detach().to(dtype).requires_grad_() for each in operands]
        y = call(*leaves)
        grad = random(*y.shape, seed=7) if grad is None else grad
        y.backward(grad.to(dtype))
        results.append((y.detach(), *(leaf.grad for leaf in leaves if leaf is not None)))
    for result, expected in zip(*results, strict=True):
        assert_close(result, expected)


@pytest.mark.filterwarnings("ignore:Using padding='same'")
@settings(deadline=None, max_examples=80)
@given(data=strategies.data())
def test_conv2d(data: strategies.DataObject) -> None:
    draw, size = data.draw, strategies.integers
    pairs = strategies.one_of(size(1, 3), strategies.tuples(size(1, 3), size(1, 3)))
    groups, kernel = draw(size(1, 3)), draw(strategies.tuples(size(1, 4), size(1, 4)))
    padding = draw(strategies.one_of(strategies.sampled_from(["same", "valid"]), size(0, 4)))
    stride, dilation = 1 if padding == "same" else draw(pairs), draw(pairs)
    channels, outputs = groups * draw(size(1, 8)), groups * draw(size(1, 8))
    image = (draw(size(10, 14)), draw(size(10, 14)))
    x = random(*draw(strategies.sampled_from([(), (1,), (3,)])), channels, *image)
    w, b = random(outputs, channels // groups, *kernel, seed=1), random(outputs, seed=2)
    arguments = (stride, padding, dilation, groups)
    assert_same(
        lambda *operands: ours.conv2d(*operands, *arguments),
        lambda *operands: functional.conv2d(*operands, *arguments),
        x, w, draw(strategies.sampled_from([b, None])),
    )  # fmt: skip


@pytest.mark.parametrize("bias", [True, False])
@pytest.mark.parametrize("shape", [(7,), (5, 7), (2, 3, 7), (40, 7)])
def test_linear(shape: tuple[int, ...], bias: bool) -> None:
    assert_same(
        ours.linear, functional.linear, random(*shape), random(9, 7, seed=1), random(9, seed=2) if bias else None
    )


@settings(deadline=None, max_examples=60)
@given(data=strategies.data())
def test_pooling(data: strategies.DataObject) -> None:
    draw, size = data.draw, strategies.integers
    window = draw(strategies.tuples(size(1, 4), size(1, 4)))
    stride = draw(strategies.one_of(strategies.none(), size(1, 4)))
    padding = draw(strategies.tuples(*(size(0, each // 2) for each in window)))
    ceil_mode, include = draw(strategies.booleans()), draw(strategies.booleans())
    x = random(*draw(strategies.sampled_from([(), (2,)])), 3, draw(size(4, 13)), draw(size(4, 13)))
    assert_same(
        lambda x: ours.max_pool2d(x, window, stride, padding, ceil_mode=ceil_mode),
        lambda x: functional.max_pool2d(x, window, stride, padding, ceil_mode=ceil_mode),
        x,
    )
    arguments = (window, stride, padding, ceil_mode, include)
    assert_same(lambda x: ours.avg_pool2d(x, *arguments), lambda x: functional.avg_pool2d(x, *arguments), x)


@pytest.mark.parametrize("shape", [(), (17,), (2, 3, 4, 5)])
def test_activations(shape: tuple[int, ...]) -> None:
    x = random(*shape)
    assert_same(ours.relu, functional.relu, x)
    assert_same(lambda x: ours.leaky_relu(x, 0.2), lambda x: functional.leaky_relu(x, 0.2), x)
    for dim in range(-len(shape), len(shape)):
        assert_same(lambda x, dim=dim: ours.softmax(x, dim), lambda x, dim=dim: functional.softmax(x, dim), x)


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("shape", [(6,), (9, 6), (3, 6, 4, 2)])
def test_cross_entropy(shape: tuple[int, ...], reduction: str) -> None:
    target = torch.from_numpy(
        np.random.default_rng(3).integers(0, 6, (shape[:1] + shape[2:]) if len(shape) > 1 else ())
    )
    for ignored in (-100, 2):
        if reduction == "mean" and (target == ignored).all():
            continue
        options = {"ignore_index": ignored, "reduction": reduction}
        assert_same(
            lambda x, options=options: ours.cross_entropy(x, target, **options),
            lambda x, options=options: functional.cross_entropy(x, target, **options),
            5 * random(*shape),
        )


LAYER = ([1, 2, 0, 1], [1, 2], [2, 1], 2)
WINDOWS = ([3, 2], [2, 3], [1, 0], True)
SAMPLES = {
    "conv2d": (random(2, 4, 9, 8), random(6, 2, 3, 2), random(6), *LAYER),
    "conv2d_input_gradient": (random(2, 6, 6, 6), random(6, 2, 3, 3), [2, 4, 9, 10], *LAYER),
    "conv2d_kernel_gradient": (random(2, 6, 6, 6), random(2, 4, 9, 10), [6, 2, 3, 3], *LAYER),
    "conv2d_bias_gradient": (random(2, 6, 5, 4),),
    "linear": (random(2, 3, 7), random(5, 7), random(5)),
    "linear_input_gradient": (random(2, 5), random(5, 7)),
    "linear_kernel_gradient": (random(2, 5), random(2, 7)),
    "linear_bias_gradient": (random(2, 5),),
    "max_pool2d": (random(2, 3, 8, 9), *WINDOWS),
    "max_pool2d_gradient": (random(2, 3, 5, 3), random(2, 3, 8, 9), *WINDOWS),
    "avg_pool2d": (random(2, 3, 8, 9), *WINDOWS, False),
    "avg_pool2d_gradient": (random(2, 3, 5, 3), [2, 3, 8, 9], *WINDOWS, False),
    "relu": (random(3, 5), 0.5),
    "relu_gradient": (random(3, 5), random(3, 5, seed=1), 0.0),
    "softmax": (random(3, 5),),
    "softmax_cross_entropy": (random(3, 5), torch.tensor([4, 0, 1], dtype=torch.int32)),
    "softmax_cross_entropy_gradient": (random(3, 5), torch.tensor([4, 0, 1], dtype=torch.int32)),
}
DIFFERENTIABLE = [name for name in SAMPLES if not name.endswith("_gradient")]


@pytest.mark.parametrize("name", SAMPLES)
def test_operators_are_well_formed(name: str) -> None:
    operands = [
        each.clone().requires_grad_(name in DIFFERENTIABLE)
        if isinstance(each, Tensor) and each.is_floating_point()
        else each
        for each in SAMPLES[name]
    ]
    torch.library.opcheck(getattr(torch.ops.nnpack, name).default, tuple(operands))


@pytest.mark.parametrize("name", DIFFERENTIABLE)
def test_gradients_are_slopes(name: str) -> None:
    """Central differences along random directions; steps are small enough for kinks, errors those of float32."""
    operator, sample = getattr(torch.ops.nnpack, name), SAMPLES[name]
    places = [place for place, each in enumerate(sample) if isinstance(each, Tensor) and each.is_floating_point()]
    for place in places:
        leaf = sample[place].clone().requires_grad_()
        y = operator(*sample[:place], leaf, *sample[place + 1 :])
        grad = random(*y.shape, seed=5)
        y.backward(grad)
        for seed in range(3):
            step = 2**-7 * random(*leaf.shape, seed=seed)
            # Elements at a kink, or, of maxima, near one another, would not have one slope.
            ahead, behind = (
                operator(*sample[:place], (sample[place] + sign * step), *sample[place + 1 :]) for sign in (1, -1)
            )
            slope = (grad.double() * (ahead.double() - behind.double())).sum() / 2
            expected = (leaf.grad.double() * step).sum()
            scale = (leaf.grad.abs() * step.abs()).sum()
            assert abs(slope - expected) <= 0.02 * scale, (name, place)


class Network(torch.nn.Module):
    """A little of everything."""

    def __init__(self) -> None:
        super().__init__()
        self.features = torch.nn.Sequential(
            torch.nn.Conv2d(3, 8, 3, padding="same"),
            torch.nn.ReLU(),
            torch.nn.MaxPool2d(2),
            torch.nn.Conv2d(8, 12, 3, stride=2, groups=4, padding=1, padding_mode="reflect", bias=False),
            torch.nn.BatchNorm2d(12),
            torch.nn.LeakyReLU(),
            torch.nn.AvgPool2d(2, ceil_mode=True),
            torch.nn.AdaptiveAvgPool2d((1, 1)),
        )
        self.head = torch.nn.Linear(12, 5)
        self.again = self.head
        self.softmax = torch.nn.Softmax(1)

    def forward(self, x: Tensor) -> Tensor:
        """Probabilities."""
        return self.softmax(self.again(self.features(x).flatten(1)))


def network() -> torch.nn.Module:
    torch.manual_seed(0)
    return Network()


def training_step(model: torch.nn.Module, x: Tensor) -> list[Tensor]:
    """Output and gradients."""
    model.zero_grad()
    y = model(x)
    y.square().sum().backward()
    return [y.detach(), *(parameter.grad.clone() for parameter in model.parameters())]


def assert_steps_agree(model: torch.nn.Module, reference: torch.nn.Module, x: Tensor) -> None:
    expected = training_step(copy.deepcopy(reference).double(), x.double())
    for result, other in zip(training_step(model, x), expected, strict=True):
        assert_close(result, other)


def test_optimize_swaps_layers_and_keeps_parameters() -> None:
    original, model = network(), network()
    parameters, calls = list(model.parameters()), []
    hook = model.features[0].register_forward_hook(lambda *_: calls.append(1))
    swapped, report = ours.optimize(model)
    assert swapped is model
    assert report.swapped == (
        *(f"features.{index}" for index in (0, 1, 2, 3, 5, 6, 7)),
        "head",
        "softmax",
    )
    assert report.left == {"features.4": "nnpack has no such layer"}
    assert re.search(r"features\.4 +BatchNorm2d +PyTorch +nnpack has no such layer", str(report))
    assert re.search(r"head +Linear +nnpack$", str(report), re.MULTILINE)
    assert type(model.head) is ours.Linear and isinstance(model.head, torch.nn.Linear) and model.again is model.head
    assert all(a is b for a, b in zip(model.parameters(), parameters, strict=True))
    assert_steps_agree(model, original, random(4, 3, 12, 10))
    assert calls
    hook.remove()

    model.load_state_dict(original.state_dict())
    original.load_state_dict(model.state_dict())
    restored = pickle.loads(pickle.dumps(model))
    assert type(restored.features[0]) is ours.Conv2d
    assert ours.optimize(model)[1].swapped == ()


def test_optimize_leaves_what_it_must() -> None:
    class Special(torch.nn.Linear):
        pass

    replaced = torch.nn.ReLU()
    replaced.forward = lambda x: x
    model = torch.nn.ModuleDict(
        {
            "indices": torch.nn.MaxPool2d(2, return_indices=True),
            "dilated": torch.nn.MaxPool2d(2, dilation=2),
            "divisor": torch.nn.AvgPool2d(2, divisor_override=3),
            "adaptive": torch.nn.AdaptiveAvgPool2d((2, None)),
            "in_place": torch.nn.ReLU(inplace=True),
            "float64": torch.nn.Linear(2, 2).double(),
            "meta": torch.nn.Linear(2, 2, device="meta"),
            "derived": Special(2, 2),
            "replaced": replaced,
            "implicit": torch.nn.Softmax(),
            "weighted": torch.nn.CrossEntropyLoss(torch.ones(3)),
            "smooth": torch.nn.CrossEntropyLoss(label_smoothing=0.1),
        }
    )
    classes = {name: type(layer) for name, layer in model.items()}
    _, report = ours.optimize(model)
    assert report.swapped == ()
    assert report.left == {
        "indices": "nnpack can't do return_indices=True",
        "dilated": "nnpack can't do dilation=2",
        "divisor": "nnpack can't do divisor_override=3",
        "adaptive": "nnpack can't do output_size=(2, None)",
        "in_place": "nnpack can't do inplace=True",
        "float64": "weight is torch.float64 on cpu",
        "meta": "weight is torch.float32 on meta",
        "derived": "is a subclass of Linear",
        "replaced": "its forward was replaced",
        "implicit": "nnpack can't do dim=None",
        "weighted": "nnpack can't do weight",
        "smooth": "nnpack can't do label_smoothing=0.1",
    }
    assert {name: type(layer) for name, layer in model.items()} == classes
    alone, report = ours.optimize(torch.nn.ReLU())
    assert type(alone) is ours.ReLU and report.swapped == ("",)


@pytest.mark.parametrize("backend", ["aot_eager", "inductor"])
def test_compiled(backend: str) -> None:
    if backend == "inductor" and not shutil.which("c++"):
        pytest.skip("inductor needs a C++ compiler")
    model, _ = ours.optimize(network())
    compiled = torch.compile(model, backend=backend, fullgraph=True)
    for batch in (4, 3, 7):  # from the second one on, with a dynamic size
        assert_steps_agree(compiled, network(), random(batch, 3, 12, 10))


def test_exported() -> None:
    model, _ = ours.optimize(network().eval())
    x = random(2, 3, 12, 10)
    program = torch.export.export(model, (x,))
    assert any("nnpack.conv2d" in str(node.target) for node in program.graph.nodes)
    assert torch.equal(program.module()(x), model(x))


@pytest.mark.parametrize(
    ("error", "message", "call"),
    [
        (TypeError, r"^input: must be a dense float32 tensor .* not torch.float64", lambda x: ours.relu(x.double())),
        (TypeError, r"^weight: must be .*, not torch.float16", lambda x: ours.linear(x, random(2, 3).half())),
        (TypeError, r"^bias: must be", lambda x: ours.linear(x, random(2, 3), random(2).double())),
        (TypeError, r"^input: must be", lambda x: ours.relu(x.to_sparse())),
        (ValueError, r"^padding: can't be 'same'", lambda x: ours.conv2d(x[None], x[None, None], None, 2, "same")),
        (ValueError, r"^padding: must be 'valid'", lambda x: ours.conv2d(x[None], x[None, None], padding="full")),
        (ValueError, r"^groups: 2 does not divide", lambda x: ours.conv2d(x[None], x[None, None], groups=2)),
        (ValueError, r"^dilation: must be 1", lambda x: ours.max_pool2d(x[None], 2, dilation=2)),
        (ValueError, r"^return_indices: ", lambda x: ours.max_pool2d(x[None], 2, return_indices=True)),
        (ValueError, r"^divisor_override: ", lambda x: ours.avg_pool2d(x[None], 2, divisor_override=2)),
        (TypeError, r"^target: must hold the classes' numbers", lambda x: ours.cross_entropy(x, x)),
        (ValueError, r"^target: must have the shape \(3,\)", lambda x: ours.cross_entropy(x, torch.tensor([1, 2]))),
        (ValueError, r"^labels: must be from 0 to 2, not 3", lambda x: ours.cross_entropy(x, torch.tensor([1, 2, 3]))),
        (ValueError, r"^reduction: ", lambda x: ours.cross_entropy(x, torch.tensor([1, 2, 0]), reduction="median")),
        (ValueError, r"nnpack.torch.ReLU: inplace=True; PyTorch's own", lambda x: ours.ReLU(inplace=True)),
        (ValueError, r"nnpack.torch.MaxPool2d: return_indices=True", lambda x: ours.MaxPool2d(2, return_indices=True)),
    ],
)  # fmt: skip
def test_errors(error: type[Exception], message: str, call: Callable[[Tensor], object]) -> None:
    with pytest.raises(error, match=message):
        call(random(3, 3))


def test_other_layouts_are_copied() -> None:
    x, w = random(2, 3, 9, 8), random(4, 3, 3, 3)
    y = ours.conv2d(x, w)
    others = (x.to(memory_format=torch.channels_last), x.transpose(2, 3).contiguous().transpose(2, 3))
    for other in others:
        assert torch.equal(ours.conv2d(other, w), y)
    leaf = x.clone().requires_grad_()
    # A gradient without memory of its own.
    ours.conv2d(leaf, w).sum().backward()
    assert_close(leaf.grad, functional.conv_transpose2d(torch.ones_like(y).double(), w.double()))


def test_results_do_not_depend_on_threads() -> None:
    before = torch.get_num_threads()
    try:
        steps = []
        for threads in (1, 3):
            torch.set_num_threads(threads)
            model, _ = ours.optimize(network().eval())
            steps.append(ours.conv2d(random(4, 3, 12, 10), model.features[0].weight))
        assert torch.equal(*steps)
    finally:
        torch.set_num_threads(before)


def test_a_lenet_learns_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The network of `python -m nnpack demo train`, by PyTorch's means but on our layers."""
    pytest.importorskip("sklearn")
    monkeypatch.setattr(torch, "get_num_threads", lambda: 1)  # the layers are small
    digits = _train.Digits.load()
    reference = _train.lenet(0, 1)
    model = torch.nn.Sequential(
        torch.nn.Conv2d(1, 16, 5, padding=2),
        torch.nn.ReLU(),
        torch.nn.MaxPool2d(2),
        torch.nn.Conv2d(16, 32, 5, padding="same"),
        torch.nn.ReLU(),
        torch.nn.MaxPool2d(2),
        torch.nn.Flatten(),
        torch.nn.Linear(32 * 4 * 4, 120),
        torch.nn.ReLU(),
        torch.nn.Linear(120, 84),
        torch.nn.ReLU(),
        torch.nn.Linear(84, 10),
    )
    with torch.no_grad():
        for parameter, value in zip(model.parameters(), reference.parameters, strict=True):
            parameter.copy_(torch.from_numpy(value))
    exact = copy.deepcopy(model).double()
    model, report = ours.optimize(model)
    assert set(report.left) == {"6"}

    images, labels = torch.from_numpy(digits.images), torch.from_numpy(digits.labels).long()
    batch = slice(0, _train.BATCH)
    functional.cross_entropy(exact(images[batch].double()), labels[batch]).backward()
    ours.cross_entropy(model(images[batch]), labels[batch]).backward()
    reference.loss(digits.images[batch], digits.labels[batch])
    for parameter, gradient, expected in zip(model.parameters(), reference.gradients, exact.parameters(), strict=True):
        assert_close(parameter.grad, expected.grad)
        assert_close(torch.from_numpy(gradient), expected.grad)

    epochs, steps = 6, len(labels) // _train.BATCH
    optimizer = torch.optim.SGD(model.parameters(), _train.LEARNING_RATE, _train.MOMENTUM)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs * steps)
    generator = torch.Generator().manual_seed(0)
    loss = ours.CrossEntropyLoss()
    for _ in range(epochs):
        for batch in torch.randperm(len(labels), generator=generator)[: steps * _train.BATCH].split(_train.BATCH):
            optimizer.zero_grad()
            loss(model(images[batch]), labels[batch]).backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        guesses = model(torch.from_numpy(digits.held_out_images)).argmax(1)
    assert (guesses == torch.from_numpy(digits.held_out_labels)).double().mean() > 0.97


PRELOADED = """
import ctypes, sys, torch

if not torch._nnpack_available():
    sys.exit("not available")
ctypes.CDLL(None).nnp_get_target  # of ours only
torch.manual_seed(0)
for batch, channels, outputs, kernel, padding, stride, bias in (
    (1, 3, 8, (3, 3), (1, 1), (1, 1), True),
    (1, 16, 24, (3, 3), (1, 0), (1, 1), True),
    (6, 16, 24, (3, 3), (1, 1), (1, 1), False),
    (6, 16, 24, (5, 5), (2, 2), (1, 1), True),
    (2, 16, 24, (5, 3), (2, 1), (2, 3), True),
    (4, 8, 7, (1, 1), (0, 0), (1, 1), True),
    (1, 8, 7, (1, 1), (0, 0), (2, 2), False),
    (1, 4, 5, (9, 9), (4, 8), (1, 1), True),
):
    x, w = torch.randn(batch, channels, 19, 23), torch.randn(outputs, channels, *kernel)
    b = torch.randn(outputs) if bias else None
    y = torch.ops.aten._nnpack_spatial_convolution(x, w, b, padding, stride)
    b = None if b is None else b.double()
    expected = torch.nn.functional.conv2d(x.double(), w.double(), b, stride, padding)
    assert y.shape == expected.shape
    assert (y - expected).abs().max() <= 3e-5 * expected.abs().max(), (kernel, padding, stride)
print("right")
"""


def preloaded(**environment: str) -> subprocess.CompletedProcess[str]:
    library = ROOT / "build/lib/libnnpack.so"
    variables = {**os.environ, "LD_PRELOAD": str(library), "OMP_NUM_THREADS": "3", **environment}
    return subprocess.run([sys.executable, "-c", PRELOADED], capture_output=True, text=True, env=variables)


@pytest.fixture(scope="module")
def original() -> None:
    """PyTorch's own build has the original NNPACK."""
    if not torch._nnpack_available():
        pytest.skip("torch was built without NNPACK")


@pytest.mark.usefixtures("original")
def test_preloaded_in_place_of_the_original(tmp_path: Path) -> None:
    log = tmp_path / "bindings"
    done = preloaded(LD_DEBUG="bindings", LD_DEBUG_OUTPUT=str(log))
    assert done.stdout == "right\n", done.stderr
    (log,) = tmp_path.glob("bindings.*")
    bindings = {
        (Path(match[1]).name, match[3]): match[2]
        for match in re.finditer(r"binding file (\S+) \[0\] to (\S+) \[0\]: normal symbol `(\w+)'", log.read_text())
    }
    library = str(ROOT / "build/lib/libnnpack.so")
    for function in ("nnp_initialize", "nnp_convolution_inference", "nnp_convolution_output"):
        assert bindings["libtorch_cpu.so", function] == library
    # One pthreadpool makes the pool and runs on it.
    pools = {bindings["libtorch_cpu.so", "pthreadpool_create"]}
    pools |= {
        to for (name, symbol), to in bindings.items() if name == "libnnpack.so" and symbol.startswith("pthreadpool")
    }
    assert len(pools) == 1


@pytest.mark.usefixtures("original")
def test_preloaded_with_a_wrong_target() -> None:
    done = preloaded(NNPACK_TARGET="x86_64_sse9")
    assert done.returncode == 1 and "not available" in done.stderr
