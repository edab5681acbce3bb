"""The Python package: results against the float64 definition, the documented rules for arguments, threads, errors."""

import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from conftest import ROOT
from hypothesis import given, settings, strategies

from codegen.targets import TARGETS

if not (ROOT / "build/lib/libnnpack.so").exists():
    pytest.skip("libnnpack.so is not built", allow_module_level=True)

import nnpack
from nnpack import _workspace
from nnpack._library import targets
from nnpack._reference import Model, conv2d_reference, error_bound, every_output

Arrays = tuple[np.ndarray, np.ndarray, np.ndarray]


def layer(n: int, c: int, h: int, w: int, k: int, kernel: tuple[int, int], seed: int = 0) -> Arrays:
    """Images, kernels and bias."""
    random = np.random.default_rng(seed)
    shapes = (n, c, h, w), (k, c, *kernel), (k,)
    x, weights, bias = (random.standard_normal(shape).astype(np.float32) for shape in shapes)
    return x, weights, bias


WINOGRAD = {
    (2, 2): ["wt8x8", "wt8x8_fp16", "wt6x6", "wt4x4"],
    (3, 3): ["wt8x8", "wt8x8_fp16", "wt7x7", "wt6x6", "wt4x4"],
    (4, 4): ["wt8x8", "wt8x8_fp16"],
    (5, 5): ["wt8x8_5x5"],
    **{kernel: ["wt6", "wt8"] for kernel in ((1, 3), (3, 1))},
    **{kernel: ["wt8"] for kernel in ((1, 5), (5, 1))},
    **{kernel: ["wt12"] for kernel in ((1, 7), (7, 1))},
}


def assert_convolves(y: np.ndarray, arrays: Arrays, algorithm: str, padding: tuple, stride: tuple, relu: bool) -> None:
    """y is the convolution, up to what the algorithm's rounding can do at worst."""
    x, w, b = arrays
    activation = nnpack.Activation.RELU if relu else nnpack.Activation.IDENTITY
    expected = conv2d_reference(x, w, b, padding=padding, stride=stride, activation=activation)
    assert y.dtype == np.float32 and y.shape == expected.shape
    sample = every_output(y.shape)
    choice = nnpack.Algorithm[algorithm.upper()]
    bound = error_bound(choice, sample, x, w, b, padding=padding, stride=stride, model=Model.WORST)
    assert (np.abs(sample.of(y) - sample.of(expected)) <= bound).all()


@settings(deadline=None, max_examples=150)
@given(data=strategies.data())
def test_conv2d(data: strategies.DataObject) -> None:
    size = strategies.integers
    kernel = data.draw(
        strategies.one_of(strategies.sampled_from([*WINOGRAD]), strategies.tuples(size(1, 7), size(1, 7)))
    )
    top, bottom = (data.draw(size(0, kernel[0] - 1)) for _ in range(2))
    left, right = (data.draw(size(0, kernel[1] - 1)) for _ in range(2))
    height = data.draw(size(max(1, kernel[0] - top - bottom), 25))
    width = data.draw(size(max(1, kernel[1] - left - right), 25))
    n, c, k = data.draw(size(1, 4)), data.draw(size(1, 40)), data.draw(size(1, 40))
    stride = data.draw(strategies.one_of(strategies.just((1, 1)), strategies.tuples(size(1, 4), size(1, 4))))
    taps = -(-kernel[0] // stride[0]), -(-kernel[1] // stride[1])
    names = ["auto", "implicit_gemm", "direct", "ft8x8", "ft16x16", *WINOGRAD.get(taps, [])]
    if (*kernel, top + bottom + left + right, c % 2) == (1, 1, 0, 0):
        names.append("strassen")
    algorithm, relu = data.draw(strategies.sampled_from(names)), data.draw(strategies.booleans())
    threads = data.draw(size(1, 4))
    arrays = layer(n, c, height, width, k, kernel, data.draw(size(0, 1000)))
    options = {
        "padding": ((top, bottom), (left, right)),
        "stride": stride,
        "algorithm": algorithm,
        "activation": "relu" if relu else None,
        "threads": threads,
    }
    x, w, b = arrays
    y = nnpack.conv2d(x, w, b, **options)
    assert_convolves(y, arrays, algorithm, (top, right, bottom, left), stride, relu)
    prepared = nnpack.prepare_conv2d(w, b, **options)
    assert_convolves(prepared(x), arrays, algorithm, (top, right, bottom, left), stride, relu)


@dataclass(frozen=True)
class Layer:
    """A convolution layer with everything that PyTorch's has."""

    n: int
    channels: tuple[int, int]
    groups: int
    image: tuple[int, int]
    kernel: tuple[int, int]
    padding: tuple[tuple[int, int], tuple[int, int]]
    stride: tuple[int, int]
    dilation: tuple[int, int]
    algorithm: str
    threads: int
    seed: int

    @property
    def options(self) -> dict:
        """What the functions are called with."""
        names = ("padding", "stride", "dilation", "groups", "algorithm", "threads")
        return {name: getattr(self, name) for name in names}

    def arrays(self) -> Arrays:
        """Images, kernels and bias."""
        x, w, b = layer(self.n, self.channels[0], *self.image, self.channels[1], self.kernel, self.seed)
        return x, w[:, : self.channels[0] // self.groups].copy(), b

    def dense(self, w: np.ndarray) -> np.ndarray:
        """Kernels for one group and without dilation that compute the same."""
        outputs, inputs = self.channels[1] // self.groups, self.channels[0] // self.groups
        extent = [(taps - 1) * step + 1 for taps, step in zip(self.kernel, self.dilation, strict=True)]
        kernels = np.zeros((self.channels[1], self.channels[0], *extent), w.dtype)
        for group in range(self.groups):
            k, c = slice(group * outputs, (group + 1) * outputs), slice(group * inputs, (group + 1) * inputs)
            kernels[k, c, :: self.dilation[0], :: self.dilation[1]] = w[k]
        return kernels

    def windows(self, images: np.ndarray, output: tuple[int, int]) -> list[np.ndarray]:
        """What each tap sees of padded images: views, tap by tap of `dense` kernels."""
        extent = [(taps - 1) * step + 1 for taps, step in zip(self.kernel, self.dilation, strict=True)]
        spans = [(size - 1) * step + 1 for size, step in zip(output, self.stride, strict=True)]
        return [
            images[:, :, row : row + spans[0] : self.stride[0], column : column + spans[1] : self.stride[1]]
            for row, column in np.ndindex(*extent)
        ]

    def input_gradient(self, grad: np.ndarray, w: np.ndarray) -> np.ndarray:
        """The gradient by the images, by its definition."""
        (top, bottom), (left, right) = self.padding
        height, width = self.image
        padded = np.zeros((self.n, self.channels[0], top + height + bottom, left + width + right))
        taps = np.moveaxis(self.dense(w).astype(float), (2, 3), (0, 1)).reshape(-1, *self.channels[::-1])
        for window, tap in zip(self.windows(padded, grad.shape[2:]), taps, strict=True):
            window += np.einsum("kc,nkhw->nchw", tap, grad.astype(float))
        return padded[:, :, top : top + height, left : left + width]

    def kernel_gradient(self, grad: np.ndarray, x: np.ndarray) -> np.ndarray:
        """The gradient by the kernels, by its definition: that of the dense ones, where those have taps."""
        padded = np.pad(x.astype(float), ((0, 0), (0, 0), *self.padding))
        windows = self.windows(padded, grad.shape[2:])
        taps = np.stack([np.einsum("nkhw,nchw->kc", grad.astype(float), window) for window in windows], -1)
        _, w, _ = self.arrays()
        mask = self.dense(np.ones_like(w)) > 0
        return taps.reshape(mask.shape)[mask].reshape(w.shape)


@strategies.composite
def layers(draw: strategies.DrawFn) -> Layer:
    size = strategies.integers
    groups = draw(size(1, 5))
    kernel = draw(strategies.one_of(strategies.just((3, 3)), strategies.tuples(size(1, 5), size(1, 5))))
    dense = draw(strategies.booleans())
    stride, dilation = (
        ((1, 1), (1, 1)) if dense else (draw(strategies.tuples(size(1, 3), size(1, 3))) for _ in range(2))
    )
    padding = tuple(draw(strategies.tuples(size(0, 6), size(0, 6))) for _ in range(2))
    image = [
        draw(size(max(1, (taps - 1) * step + 1 - sum(around)), 18))
        for taps, step, around in zip(kernel, dilation, padding, strict=True)
    ]
    names = ["auto", "implicit_gemm"]
    names += ["ft8x8", "ft16x16"] if dense else []
    names += ["wt8x8"] if kernel == (3, 3) and dense else []
    names += ["direct"] if kernel == (1, 1) else []
    channels = tuple(groups * draw(size(1, 12)) for _ in range(2))
    algorithm, threads, seed = draw(strategies.sampled_from(names)), draw(size(1, 3)), draw(size(0, 1000))
    n = draw(size(1, 3))
    return Layer(n, channels, groups, tuple(image), kernel, padding, stride, dilation, algorithm, threads, seed)


def assert_close(result: np.ndarray, expected: np.ndarray, magnitude: np.ndarray, terms: int, algorithm: str) -> None:
    """Sums of so many terms, whose absolute values sum to `magnitude`, are right up to roundings.

    Transforms amplify these; see nnpack._reference.
    """
    unit = (terms + 2) * 2.0**-24
    assert result.dtype == np.float32 and result.shape == expected.shape
    bound = unit * magnitude if algorithm in ("implicit_gemm", "direct") else 500 * unit * magnitude.max()
    assert (np.abs(result - expected) <= bound).all()


@settings(deadline=None, max_examples=80)
@given(shape=layers())
def test_conv2d_with_groups_dilation_and_any_padding(shape: Layer) -> None:
    x, w, b = shape.arrays()
    (top, bottom), (left, right) = shape.padding
    arrays = (x, shape.dense(w), b)
    y = nnpack.conv2d(x, w, b, **shape.options)
    assert_convolves(y, arrays, shape.algorithm, (top, right, bottom, left), shape.stride, False)
    prepared = nnpack.prepare_conv2d(w, b, **shape.options)
    assert_convolves(prepared(x), arrays, shape.algorithm, (top, right, bottom, left), shape.stride, False)


@settings(deadline=None, max_examples=80)
@given(shape=layers())
def test_gradients_of_conv2d(shape: Layer) -> None:
    x, w, b = shape.arrays()
    options = shape.options
    y = nnpack.conv2d(x, w, b, **options)
    grad = np.random.default_rng(shape.seed + 1).standard_normal(y.shape, np.float32)

    by_input = nnpack.conv2d_input_gradient(grad, w, x.shape, **options)
    magnitude = shape.input_gradient(np.abs(grad), np.abs(w))
    terms = shape.channels[1] // shape.groups * shape.kernel[0] * shape.kernel[1]
    assert_close(by_input, shape.input_gradient(grad, w), magnitude, terms, shape.algorithm)

    by_kernel = nnpack.conv2d_kernel_gradient(grad, x, w.shape, **options)
    magnitude = shape.kernel_gradient(np.abs(grad), np.abs(x))
    terms = y.size // shape.channels[1]
    assert_close(by_kernel, shape.kernel_gradient(grad, x), magnitude, terms, shape.algorithm)

    by_bias = nnpack.conv2d_bias_gradient(grad, threads=shape.threads)
    magnitude = np.abs(grad.astype(float)).sum((0, 2, 3))
    assert_close(by_bias, grad.astype(float).sum((0, 2, 3)), magnitude, terms, "direct")


def test_gradients_are_slopes() -> None:
    """Finite differences of a loss; it is linear in every operand, so that large steps are right."""
    x, w, b = layer(2, 6, 9, 8, 4, (3, 3))
    w = w[:, :3].copy()
    options = {"padding": 2, "stride": (2, 1), "dilation": (1, 2), "groups": 2}
    grad = np.random.default_rng(1).standard_normal(nnpack.conv2d(x, w, b, **options).shape, np.float32)
    gradients = {
        "x": nnpack.conv2d_input_gradient(grad, w, x.shape, **options),
        "w": nnpack.conv2d_kernel_gradient(grad, x, w.shape, **options),
        "b": nnpack.conv2d_bias_gradient(grad),
    }
    operands = {"x": x, "w": w, "b": b}

    def loss(changed: dict[str, np.ndarray]) -> float:
        return float(np.vdot(grad.astype(float), nnpack.conv2d(**{**operands, **changed}, **options)))

    for name, gradient in gradients.items():
        for seed in range(5):
            step = np.random.default_rng(seed).standard_normal(operands[name].shape, np.float32)
            slope = (loss({name: operands[name] + step}) - loss({name: operands[name] - step})) / 2
            assert np.isclose(slope, np.vdot(gradient.astype(float), step), rtol=1e-4, atol=1e-4 * np.abs(slope))


def test_gradients_take_single_images_and_out() -> None:
    x, w, _ = layer(1, 3, 6, 7, 4, (3, 3))
    memory = np.zeros(1000, np.float32)
    grad = memory[:80].reshape(4, 4, 5)
    nnpack.conv2d(x[0], w, out=grad)
    for gradient, shape in (
        (lambda out: nnpack.conv2d_input_gradient(grad, w, x[0].shape, out=out), x[0].shape),
        (lambda out: nnpack.conv2d_kernel_gradient(grad, x[0], w.shape, out=out), w.shape),
        (lambda out: nnpack.conv2d_bias_gradient(grad, out=out), (4,)),
    ):
        out = np.empty(shape, np.float32)
        assert gradient(out) is out and np.array_equal(out, gradient(None))
        with pytest.raises(nnpack.ArgumentError, match=r"^out: must not overlap"):
            gradient(memory[40 : 40 + out.size].reshape(shape))


@pytest.mark.parametrize(
    ("message", "change"),
    [
        (
            r"^grad: must have the shape \(2, 4, 6, 6\) of the layer's output, not \(2, 4, 6, 5\)",
            {"grad": (2, 4, 6, 5)},
        ),
        (r"^input_shape: must have the 3 channels that w takes, not 2", {"input_shape": (2, 2, 8, 8)}),
        (r"^input_shape: must be 3 or 4 positive integers, not", {"input_shape": (8, 8)}),
        (r"^input_shape: must be 3 or 4 positive integers, not", {"input_shape": (0, 3, 8, 8)}),
        (r"^x: must have the 3 channels that kernel_shape takes, not 5", {"x": (2, 5, 8, 8)}),
        (r"^kernel_shape: must be 4 positive integers, not", {"kernel_shape": (3, 3)}),
        (r"^kernel_shape: a kernel of 9x9 is larger than the padded image, 8x8", {"kernel_shape": (4, 3, 9, 9)}),
        (r"^kernel_shape: a kernel of 3x3, 9x3 with its dilation, is larger", {"dilation": (4, 1)}),
        (r"^algorithm: 'wt8x8' can't compute a kernel of 3x3", {"algorithm": "wt8x8", "stride": 2}),
        (r"^algorithm: 'wt7x7' can't compute a kernel of 3x3", {"algorithm": "wt7x7", "stride": 2}),
        (r"^algorithm: 'wt6x6' can't compute a kernel of 3x3", {"algorithm": "wt6x6", "stride": 2}),
        (r"^groups: 3 does not divide the 4 output channels of kernel_shape", {"groups": 3}),
    ],
)
def test_errors_of_gradients_name_the_argument(message: str, change: dict) -> None:
    shapes = {"input_shape": (2, 3, 8, 8), "x": (2, 3, 8, 8), "kernel_shape": (4, 3, 3, 3), "grad": (2, 4, 6, 6)}
    shapes |= {name: value for name, value in change.items() if name in shapes}
    options = {name: value for name, value in change.items() if name not in shapes}
    if options.get("stride") == 2:
        shapes["grad"] = (2, 4, 3, 3)
    grad, x = np.zeros(shapes["grad"], np.float32), np.zeros(shapes["x"], np.float32)
    with pytest.raises(ValueError, match=message):
        if "input_shape" in change:
            nnpack.conv2d_input_gradient(grad, np.zeros(shapes["kernel_shape"]), shapes["input_shape"], **options)
        nnpack.conv2d_kernel_gradient(grad, x, shapes["kernel_shape"], **options)


def test_a_workspace_grows_and_is_shared() -> None:
    x, w, b = layer(2, 16, 20, 20, 24, (3, 3))
    workspace = nnpack.Workspace()
    assert workspace.size == 0
    # By name: `auto` may compute one image by another algorithm than two.
    expected = nnpack.conv2d(x, w, b, algorithm="wt6x6")
    assert np.array_equal(nnpack.conv2d(x, w, b, algorithm="wt6x6", workspace=workspace), expected)
    size = workspace.size
    one = nnpack.conv2d(x[:1], w, b, algorithm="wt6x6", workspace=workspace)
    assert size > 0 and np.array_equal(one, expected[:1])
    assert workspace.size == size and repr(workspace) == f"Workspace({size})"
    prepared = nnpack.prepare_conv2d(w, b)
    grad = nnpack.conv2d(x, w, b)
    results: list[np.ndarray] = []

    def call() -> None:
        for _ in range(10):
            results.append(prepared(x, threads=1, workspace=workspace))
            nnpack.conv2d_input_gradient(grad, w, x.shape, threads=1, workspace=workspace)
            nnpack.conv2d_kernel_gradient(grad, x, w.shape, threads=1, workspace=workspace)

    callers = [threading.Thread(target=call) for _ in range(3)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert len(results) == 30 and all(np.array_equal(result, results[0]) for result in results)


def test_a_workspace_survives_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever one comes while memory is allocated, the next call computes."""
    x, w = np.ones((1, 8, 9, 9), np.float32), np.ones((8, 8, 3, 3), np.float32)
    expected = nnpack.conv2d(x, w)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    for name in ("pointer", "aligned_bytes"):
        workspace = nnpack.Workspace()
        with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
            patch.setattr(_workspace, name, interrupt)
            nnpack.conv2d(x, w, workspace=workspace)
        np.testing.assert_array_equal(nnpack.conv2d(x, w, workspace=workspace), expected)


def test_a_workspace_is_checked() -> None:
    x, w, _ = layer(1, 3, 6, 7, 4, (3, 3))
    with pytest.raises(TypeError, match=r"^workspace: must be None or an nnpack.Workspace, not bytes"):
        nnpack.conv2d(x, w, workspace=b"")
    with pytest.raises(nnpack.ArgumentError, match=r"^size: must be at least 0, not -1"):
        nnpack.Workspace(-1)
    assert nnpack.Workspace(100).size == 100


@settings(deadline=None, max_examples=100)
@given(data=strategies.data())
def test_relu(data: strategies.DataObject) -> None:
    shape = tuple(data.draw(strategies.lists(strategies.integers(1, 40), max_size=4)))
    slope = data.draw(strategies.sampled_from([0, 0.0, 0.25, 1, -2.5]))
    threads = data.draw(strategies.integers(1, 3))
    random = np.random.default_rng(data.draw(strategies.integers(0, 1000)))
    x, grad = (np.array(values) for values in random.standard_normal((2, *shape)).astype(np.float32))
    expected = np.where(x > 0, x, x * np.float32(slope))
    expected_gradient = np.where(x > 0, grad, grad * np.float32(slope))

    assert np.array_equal(nnpack.relu(x, negative_slope=slope, threads=threads), expected)
    assert np.array_equal(nnpack.relu_gradient(grad, x, negative_slope=slope, threads=threads), expected_gradient)
    out = grad.copy()
    assert nnpack.relu_gradient(out, x, negative_slope=slope, out=out) is out
    assert np.array_equal(out, expected_gradient)
    assert nnpack.relu(x, negative_slope=slope, out=x) is x
    assert np.array_equal(x, expected)


@settings(deadline=None, max_examples=60)
@given(data=strategies.data())
def test_softmax(data: strategies.DataObject) -> None:
    shape = tuple(data.draw(strategies.lists(strategies.integers(1, 60), min_size=1, max_size=3)))
    scale = data.draw(strategies.sampled_from([1.0, 30.0, 1e35]))
    threads = data.draw(strategies.integers(1, 3))
    random = np.random.default_rng(data.draw(strategies.integers(0, 1000)))
    x = (random.standard_normal(shape) * scale).astype(np.float32)
    shifted = x.astype(float) - x.max(axis=-1, keepdims=True)
    expected = np.exp(shifted) / np.exp(shifted).sum(axis=-1, keepdims=True)

    y = nnpack.softmax(x, threads=threads)
    assert y.shape == shape and np.allclose(y, expected, rtol=200 * 2.0**-24, atol=2e-38)
    assert nnpack.softmax(x, out=x) is x and np.array_equal(x, y)


@settings(deadline=None, max_examples=100)
@given(data=strategies.data())
def test_linear(data: strategies.DataObject) -> None:
    size = strategies.integers
    batch = tuple(data.draw(strategies.lists(size(1, 30), max_size=2)))
    channels, outputs = data.draw(size(1, 90)), data.draw(size(1, 90))
    threads, relu = data.draw(size(1, 3)), data.draw(strategies.booleans())
    random = np.random.default_rng(data.draw(size(0, 1000)))
    # Small integers: products and sums are exact.
    x, w, b, grad = (
        random.integers(-8, 9, shape).astype(np.float32)
        for shape in ((*batch, channels), (outputs, channels), (outputs,), (*batch, outputs))
    )
    expected = x @ w.T + b
    if relu:
        expected = np.maximum(expected, 0)
    activation = "relu" if relu else None
    y = nnpack.linear(x, w, b, activation=activation, threads=threads)
    assert y.dtype == np.float32 and np.array_equal(y, expected)
    assert np.array_equal(nnpack.linear(x, w.astype(np.float16), b, activation=activation, threads=threads), expected)
    out = np.empty_like(y)
    assert nnpack.linear(x, w, out=out) is out and np.array_equal(out, x @ w.T)

    flat_x, flat_grad = x.reshape(-1, channels), grad.reshape(-1, outputs)
    assert np.array_equal(nnpack.linear_input_gradient(grad, w, threads=threads), grad @ w)
    assert np.array_equal(nnpack.linear_kernel_gradient(grad, x, threads=threads), flat_grad.T @ flat_x)
    assert np.array_equal(nnpack.linear_bias_gradient(grad, threads=threads), flat_grad.sum(axis=0))


def test_float16_weights_are_exact_where_they_lie() -> None:
    halves = np.arange(65536, dtype=np.uint16).view(np.float16)
    w = halves[np.isfinite(halves)].reshape(-1, 64)  # 63488 numbers, denormal ones too
    for column in (0, 17, 63):
        x = np.zeros(64, np.float32)
        x[column] = 1
        assert np.array_equal(nnpack.linear(x, w), w[:, column].astype(np.float32))
    transposed = np.asfortranarray(w)
    assert np.array_equal(nnpack.linear(x, transposed), nnpack.linear(x, w))


@pytest.mark.parametrize(
    ("error", "message", "change"),
    [
        (ValueError, r"^x: must have 7 elements in its last dimension, as many as w takes, not 6", {"x": (5, 6)}),
        (ValueError, r"^x: must have a dimension of channels", {"x": ()}),
        (ValueError, r"^w: must be 2-dimensional", {"w": (7,)}),
        (ValueError, r"^w: has an empty dimension", {"w": (0, 7)}),
        (ValueError, r"^b: must have one element for each of the 4 rows of w, not 3", {"b": (3,)}),
        (ValueError, r"^activation: must be one of .*, not 'tanh'", {"activation": "tanh"}),
        (ValueError, r"^out: must have the shape \(5, 4\), not \(5, 3\)", {"out": (5, 3)}),
    ],
)
def test_errors_of_linear(error: type[Exception], message: str, change: dict) -> None:
    shapes = {"x": (5, 7), "w": (4, 7), "b": (4,)}
    arrays = {name: np.zeros(change.get(name, shape), np.float32) for name, shape in shapes.items()}
    options = {name: value for name, value in change.items() if name not in shapes}
    if "out" in options:
        options["out"] = np.empty(options["out"], np.float32)
    with pytest.raises(error, match=message):
        nnpack.linear(**arrays, **options)


def test_errors_of_linear_gradients() -> None:
    grad, w, x = (np.zeros(shape, np.float32) for shape in ((5, 4), (3, 7), (6, 7)))
    with pytest.raises(nnpack.ArgumentError, match=r"^grad: must have 3 elements .* as many as w has rows, not 4"):
        nnpack.linear_input_gradient(grad, w)
    with pytest.raises(nnpack.ArgumentError, match=r"^grad: must have the shape \(6,\) of x before .*, not \(5,\)"):
        nnpack.linear_kernel_gradient(grad, x)
    with pytest.raises(nnpack.ArgumentError, match=r"^grad: must have a dimension"):
        nnpack.linear_bias_gradient(3)


@settings(deadline=None, max_examples=60)
@given(data=strategies.data())
def test_softmax_cross_entropy(data: strategies.DataObject) -> None:
    shape = tuple(data.draw(strategies.lists(strategies.integers(1, 60), min_size=1, max_size=3)))
    spread = data.draw(strategies.sampled_from([1.0, 30.0, 1e30]))
    scale, threads = data.draw(strategies.sampled_from([1.0, -0.125])), data.draw(strategies.integers(1, 3))
    random = np.random.default_rng(data.draw(strategies.integers(0, 1000)))
    x = (random.standard_normal(shape) * spread).astype(np.float32)
    labels = random.integers(0, shape[-1], shape[:-1])
    shifted = x.astype(float) - x.max(axis=-1, keepdims=True)
    sums = np.exp(shifted).sum(axis=-1, keepdims=True)
    one_hot = np.arange(shape[-1]) == labels[..., np.newaxis]
    losses = np.log(sums[..., 0]) - shifted[one_hot].reshape(labels.shape)

    found = nnpack.softmax_cross_entropy(x, labels, threads=threads)
    assert found.shape == labels.shape and np.allclose(found, losses, rtol=1e-6, atol=1e-5)
    gradient = nnpack.softmax_cross_entropy_gradient(x, labels, scale=scale, threads=threads)
    assert np.allclose(gradient, (np.exp(shifted) / sums - one_hot) * scale, rtol=1e-5, atol=1e-6)
    assert nnpack.softmax_cross_entropy_gradient(x, labels, scale=scale, out=x) is x and np.array_equal(x, gradient)


def test_errors_of_labels() -> None:
    x = np.zeros((3, 5), np.float32)
    for function in (nnpack.softmax_cross_entropy, nnpack.softmax_cross_entropy_gradient):
        with pytest.raises(nnpack.ArgumentError, match="labels: must be from 0 to 4, not 5"):
            function(x, [0, 5, 1])
        with pytest.raises(nnpack.ArgumentError, match="labels: must be from 0 to 4, not -1"):
            function(x, [0, 4, -1])
        with pytest.raises(nnpack.ArgumentError, match=r"labels: must have the shape \(3,\) of x .*, not \(2,\)"):
            function(x, [0, 1])
        with pytest.raises(TypeError, match="labels: must hold integers, not float64"):
            function(x, [0.0, 1.0, 2.0])


def test_softmax_refuses_a_scalar() -> None:
    with pytest.raises(nnpack.ArgumentError, match="x: must have a dimension"):
        nnpack.softmax(1.0)


def test_relu_refuses_other_shapes_and_overlaps() -> None:
    x = np.zeros(20, np.float32)
    with pytest.raises(nnpack.ArgumentError, match=r"grad: must have the shape \(20,\) of x, not \(19,\)"):
        nnpack.relu_gradient(x[1:], x)
    with pytest.raises(nnpack.ArgumentError, match=r"out: must have the shape \(20,\), not \(10,\)"):
        nnpack.relu(x, out=x[:10])
    with pytest.raises(nnpack.ArgumentError, match="out: must not overlap"):
        nnpack.relu(x[:10], out=x[5:15])


def windows_of(x: np.ndarray, window: tuple, stride: tuple, sides: tuple, ceil_mode: bool) -> np.ndarray:
    """The pixels of every window in double precision; infinite where it is padding, NaN beyond that."""
    top, right, bottom, left = sides
    image = np.pad(x.astype(float), ((0, 0), (0, 0), (top, bottom), (left, right)), constant_values=np.inf)
    starts = []
    for axis, before in ((0, top), (1, left)):
        last = image.shape[axis + 2] - window[axis]
        if ceil_mode:
            last = min(last + stride[axis] - 1, before + x.shape[axis + 2] - 1)
        starts.append(range(0, last + 1, stride[axis]))
    image = np.pad(image, ((0, 0), (0, 0), (0, window[0]), (0, window[1])), constant_values=np.nan)
    windows = [[image[:, :, i : i + window[0], j : j + window[1]] for j in starts[1]] for i in starts[0]]
    pixels = np.array(windows).transpose(2, 3, 0, 1, 4, 5)
    return pixels.reshape(*pixels.shape[:4], -1)


@settings(deadline=None, max_examples=150)
@given(data=strategies.data())
def test_pooling(data: strategies.DataObject) -> None:
    size = strategies.integers
    window, stride = ((data.draw(size(1, 5)), data.draw(size(1, 5))) for _ in range(2))
    top, bottom = (data.draw(size(0, window[0] - 1)) for _ in range(2))
    left, right = (data.draw(size(0, window[1] - 1)) for _ in range(2))
    height = data.draw(size(max(1, window[0] - top - bottom), 30))
    width = data.draw(size(max(1, window[1] - left - right), 30))
    ceil_mode, include = data.draw(strategies.booleans()), data.draw(strategies.booleans())
    shape = data.draw(size(1, 3)), data.draw(size(1, 4)), height, width
    x = np.random.default_rng(height * width).standard_normal(shape).astype(np.float32)
    pixels = windows_of(x, window, stride, (top, right, bottom, left), ceil_mode)
    arguments = {
        "kernel_size": window,
        "stride": stride,
        "padding": ((top, bottom), (left, right)),
        "ceil_mode": ceil_mode,
        "threads": data.draw(size(1, 3)),
    }
    y = nnpack.max_pool2d(x, **arguments)
    of_image = np.where(np.isinf(pixels), np.nan, pixels)
    assert np.array_equal(y, np.nanmax(of_image, -1))

    divisors = (~np.isnan(pixels) if include else np.isfinite(pixels)).sum(-1)
    averages = nnpack.avg_pool2d(x, count_include_pad=include, **arguments)
    assert np.allclose(averages, np.nansum(of_image, -1) / divisors, rtol=1e-5, atol=1e-5)

    # Gradients are the transposes of linear functions: of sums, and of choices.
    grad = np.random.default_rng(1).standard_normal(y.shape).astype(np.float32)
    of_average = nnpack.avg_pool2d_gradient(grad, x.shape, count_include_pad=include, **arguments)
    assert np.isclose((of_average * x).sum(dtype=float), (grad * averages).sum(dtype=float), rtol=1e-4, atol=1e-3)
    of_maximum = nnpack.max_pool2d_gradient(grad, x, **arguments)
    assert np.isclose((of_maximum * x).sum(dtype=float), (grad * y).sum(dtype=float), rtol=1e-4, atol=1e-3)


def test_pooling_of_single_images_and_whole_ones() -> None:
    x = layer(2, 3, 9, 7, 1, (1, 1))[0]
    np.testing.assert_array_equal(nnpack.max_pool2d(x[0], 3, 2), nnpack.max_pool2d(x, 3, 2)[0])
    out = np.empty((2, 3, 1, 1), np.float32)
    assert nnpack.global_avg_pool2d(x, out=out) is out
    np.testing.assert_allclose(out[:, :, 0, 0], x.mean((2, 3)), rtol=1e-5, atol=1e-6)
    # The first of several largest pixels wins, and NaN is the largest.
    x[0, 0, :2, :2] = [[1, 3], [3, 3]]
    x[0, 0, :2, 2:4] = [[np.inf, 3], [np.nan, np.nan]]
    grad = np.ones((2, 3, 4, 3), np.float32)
    result = nnpack.max_pool2d_gradient(grad, x, 2)
    np.testing.assert_array_equal(result[0, 0, :2, :4], [[0, 1, 0, 0], [0, 0, 1, 0]])
    assert np.isnan(nnpack.max_pool2d(x, 2)[0, 0, 0, 1])


@pytest.mark.parametrize(
    ("error", "message", "change"),
    [
        (ValueError, r"^x: must be 3- or 4-dimensional", {"x": np.zeros((5, 5))}),
        (ValueError, r"^kernel_size: must be at least 1, not 0", {"kernel_size": 0}),
        (TypeError, r"^kernel_size: must be an integer or a pair", {"kernel_size": 2.5}),
        (ValueError, r"^kernel_size: a window of 6x6 is larger than the padded image, 5x5", {"kernel_size": 6}),
        (ValueError, r"^stride: must be at least 1, not \(1, 0\)", {"stride": (1, 0)}),
        (ValueError, r"^padding: must be less than the window, 2x2, not 2", {"padding": 2}),
        (ValueError, r"^padding: must be at least 0, not -1", {"padding": -1}),
        (ValueError, r"^out: must have the shape \(1, 2, 2, 2\)", {"out": np.zeros(1, np.float32)}),
        (ValueError, r"^threads: ", {"threads": 0}),
    ],
)
def test_pooling_errors_name_the_argument(error: type[Exception], message: str, change: dict) -> None:
    arguments = {"x": np.zeros((1, 2, 5, 5)), "kernel_size": 2, **change}
    for function in (nnpack.max_pool2d, nnpack.avg_pool2d):
        with pytest.raises(error, match=message):
            function(**arguments)


def test_pooling_gradients_refuse_other_shapes() -> None:
    x = np.zeros((1, 2, 5, 5), np.float32)
    with pytest.raises(nnpack.ArgumentError, match=r"grad: must have the shape \(1, 2, 2, 2\) of the output"):
        nnpack.max_pool2d_gradient(x, x, 2)
    with pytest.raises(nnpack.ArgumentError, match=r"input_shape: must be 3 or 4 positive integers, not \(5, 5\)"):
        nnpack.avg_pool2d_gradient(x, (5, 5), 2)
    with pytest.raises(TypeError, match=r"input_shape: must be a sequence of integers, not 5"):
        nnpack.avg_pool2d_gradient(x, 5, 2)
    with pytest.raises(nnpack.ArgumentError, match="out: must not overlap"):
        nnpack.max_pool2d(x, 1, out=x)


def test_prepared_kernels_serve_any_image_size() -> None:
    _, w, b = layer(1, 20, 8, 8, 33, (3, 3))
    for algorithm in ("wt8x8", "wt7x7", "wt6x6", "wt4x4", "implicit_gemm", "direct", "auto"):
        prepared = nnpack.prepare_conv2d(w, b, padding=1, algorithm=algorithm)
        for height, width in ((1, 1), (5, 9), (40, 3), (31, 32)):
            x, _, _ = layer(2, 20, height, width, 33, (3, 3), seed=height)
            assert_convolves(prepared(x), (x, w, b), algorithm, (1, 1, 1, 1), (1, 1), False)
            np.testing.assert_allclose(
                prepared(x), nnpack.conv2d(x, w, b, padding=1, algorithm=algorithm), rtol=1e-3, atol=1e-3
            )


def test_padding_beyond_the_kernel_and_single_images() -> None:
    arrays = layer(2, 3, 6, 7, 4, (3, 3))
    x, w, b = arrays
    y = nnpack.conv2d(x, w, b, padding=((4, 0), (5, 2)), stride=2)
    assert_convolves(y, arrays, "auto", (4, 2, 0, 5), (2, 2), False)
    np.testing.assert_array_equal(nnpack.conv2d(x[0], w, b), nnpack.conv2d(x[:1], w, b)[0])
    one, both = (nnpack.conv2d(images, w, b, algorithm="implicit_gemm") for images in (x[0], x))
    np.testing.assert_array_equal(one, both[0])


def test_float32_is_used_in_place_and_the_rest_is_converted() -> None:
    x, w, b = layer(2, 3, 8, 8, 4, (3, 3))
    expected = nnpack.conv2d(x, w, b)
    for other in (x.astype(np.float64), x.astype(">f4"), np.asfortranarray(x), x.tolist(), x[:, :, ::-1][:, :, ::-1]):
        np.testing.assert_array_equal(nnpack.conv2d(other, w, b), expected)
    out = np.empty_like(expected)
    assert nnpack.conv2d(x, w, b, out=out) is out
    np.testing.assert_array_equal(out, expected)
    for refused in (x.astype(complex), x.astype(object), x.astype("U5"), np.ma.array(x), None):
        with pytest.raises(TypeError, match=r"^x:"):
            nnpack.conv2d(refused, w)


@pytest.mark.parametrize(
    ("error", "message", "change"),
    [
        (ValueError, r"^x: must have the 3 channels that w takes, not 2", {"x": (2, 2, 8, 8)}),
        (ValueError, r"^x: must be 3- or 4-dimensional", {"x": (8, 8)}),
        (ValueError, r"^x: has an empty dimension", {"x": (0, 3, 8, 8)}),
        (ValueError, r"^w: a kernel of 3x3 is larger than the padded image, 2x8", {"x": (2, 3, 2, 8)}),
        (ValueError, r"^b: must have one element", {"b": (3,)}),
        (ValueError, r"^padding: must be at least 0, not -1", {"padding": -1}),
        (TypeError, r"^padding: ", {"padding": 1.5}),
        (ValueError, r"^stride: must be at least 1, not 0", {"stride": 0}),
        (ValueError, r"^dilation: must be at least 1, not 0", {"dilation": 0}),
        (ValueError, r"^w: a kernel of 3x3, 9x5 with its dilation, is larger than .*, 8x8", {"dilation": (4, 2)}),
        (ValueError, r"^groups: must be at least 1, not 0", {"groups": 0}),
        (TypeError, r"^groups: must be an integer, not 1.5", {"groups": 1.5}),
        (ValueError, r"^groups: 3 does not divide the 4 output channels of w", {"groups": 3}),
        (ValueError, r"^x: must have the 6 channels that w takes in 2 groups, not 3", {"groups": 2}),
        (ValueError, r"^algorithm: must be one of .*, not 'fast'", {"algorithm": "fast"}),
        (ValueError, r"^algorithm: 'wt8x8' can't compute", {"algorithm": "wt8x8", "dilation": 2}),
        (ValueError, r"^algorithm: 'wt8x8' can't compute a kernel of 5x3", {"algorithm": "wt8x8", "w": (4, 3, 5, 3)}),
        (ValueError, r"^algorithm: 'wt8x8_5x5' can't compute a kernel of 3x3", {"algorithm": "wt8x8_5x5"}),
        (ValueError, r"^activation: must be one of .*, not 'tanh'", {"activation": "tanh"}),
        (ValueError, r"^threads: ", {"threads": 0}),
        (ValueError, r"^out: must have the shape", {"out": (1,)}),
    ],
)
def test_errors_name_the_argument(error: type[Exception], message: str, change: dict) -> None:
    shapes = {"x": (2, 3, 8, 8), "w": (4, 3, 3, 3), "b": (4,)}
    arrays = {name: np.zeros(change.get(name, shape), np.float32) for name, shape in shapes.items()}
    options = {name: value for name, value in change.items() if name not in shapes}
    if "out" in options:
        options["out"] = np.empty(options["out"], np.float32)
    with pytest.raises(error, match=message):
        nnpack.conv2d(**arrays, **options)


@pytest.mark.parametrize("algorithm", ["wt8x8", "wt7x7", "wt6x6", "wt4x4", "implicit_gemm", "direct"])
def test_bits_do_not_depend_on_threads(algorithm: str) -> None:
    x, w, b = layer(3, 40, 30, 31, 70, (3, 3))
    expected = nnpack.conv2d(x, w, b, padding=1, algorithm=algorithm, threads=1)
    for threads in (2, 3, 8):
        y = nnpack.conv2d(x, w, b, padding=1, algorithm=algorithm, threads=threads)
        np.testing.assert_array_equal(y.view(np.uint32), expected.view(np.uint32))


def test_many_callers_at_once() -> None:
    x, w, b = layer(2, 16, 20, 20, 24, (3, 3))
    expected = nnpack.conv2d(x, w, b, threads=1)
    wrong: list[int] = []

    def call(caller: int) -> None:
        for _ in range(10):
            if not np.array_equal(nnpack.conv2d(x, w, b, threads=1 + caller % 3), expected):
                wrong.append(caller)

    callers = [threading.Thread(target=call, args=(caller,)) for caller in range(8)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert not wrong


def test_the_gil_is_released() -> None:
    x, w, _ = layer(8, 64, 48, 48, 64, (3, 3))
    done: list[int] = []
    convolve = lambda: (nnpack.conv2d(x, w, threads=1, algorithm="implicit_gemm"), done.append(1))  # noqa: E731
    worker = threading.Thread(target=convolve)
    worker.start()
    turns = 0
    while not done:
        turns += 1
        time.sleep(0.0005)
    worker.join()
    assert turns > 3


def test_a_forked_child_computes() -> None:
    x, w, b = layer(2, 16, 20, 20, 24, (3, 3))
    expected = nnpack.conv2d(x, w, b, threads=2)
    child = os.fork()
    if child == 0:
        os._exit(not np.array_equal(nnpack.conv2d(x, w, b, threads=2), expected))
    assert os.waitpid(child, 0)[1] == 0


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "python"), **environment}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=variables)


def python_on(target: str, code: str) -> str:
    """What code prints that is held to a target's kernels."""
    if not targets().get(target):
        pytest.skip(f"{target} can't run here")
    done = python(code, NNPACK_TARGET=target)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_info() -> None:
    info = nnpack.info()
    assert info.target in TARGETS and info.lanes == TARGETS[info.target].lanes
    assert nnpack.__version__ == info.version == "0.1.0"
    assert Path(info.library).name == "libnnpack.so"
    assert nnpack.measure_fma_peak(1) > 1e8


@pytest.mark.parametrize("target", TARGETS)
def test_a_target_can_be_forced(target: str) -> None:
    code = "import nnpack, numpy as np; x = np.ones((1, 3, 9, 9), 'f4'); w = np.ones((4, 3, 3, 3), 'f4')\n"
    code += "print(nnpack.info().target, nnpack.conv2d(x, w, threads=2).mean())"
    assert python_on(target, code).split() == [target, "27.0"]


def test_a_wrong_target_is_named() -> None:
    done = python("import nnpack; nnpack.info()", NNPACK_TARGET="x86_64_sse9")
    assert done.returncode == 1 and "NNPACK_TARGET='x86_64_sse9'" in done.stderr


def test_a_missing_library_is_named() -> None:
    done = python("import nnpack", NNPACK_LIBRARY="/nowhere/libnnpack.so")
    assert done.returncode == 1 and "/nowhere/libnnpack.so: no such file" in done.stderr


def test_exit_with_idle_threads() -> None:
    code = "import nnpack, numpy as np; nnpack.conv2d(np.ones((1, 8, 9, 9)), np.ones((4, 8, 3, 3)), threads=3)"
    for _ in range(5):
        assert python(code).returncode == 0


def test_importing_starts_no_thread_and_prints_nothing() -> None:
    done = python("import nnpack, threading, os; print(threading.active_count(), len(os.listdir('/proc/self/task')))")
    threads = python("import numpy, threading, os; print(threading.active_count(), len(os.listdir('/proc/self/task')))")
    assert done.stdout == threads.stdout and done.stderr == ""
